/** Wedges: lofts, sets, spin and shafts. */
export const wedges = {
  firstToBuy:
    'The {hit} pitching wedge that was hit came with the irons: {loft} is the first to buy of the {wedges} wedges after it.',
  loftGiven: 'The loft being fitted was given: {loft}.',
  withoutLoft: 'Without a loft the {wedge:name} is fitted at {loft}.',
  withoutLoftOfSet:
    'Without a loft the {wedge:name} is fitted at {loft}, of the set after a {pitching} pitching wedge.',
  unknown: 'A wedge of unknown loft and name is fitted at {loft}.',
  unknownOfSet: 'A wedge of unknown loft and name is fitted at {loft}, of the set after a {pitching} pitching wedge.',
  softerFlex:
    'Some good players take sand and lob wedges one flex softer for feel; the fitted flex stays that of the irons.',
  unevenGap: 'The lofts leave {gap} between {before} and {after}, where {even} is even: {cure:words}.',
  unevenStatedGap: 'The stated lofts leave {gap} between {before} and {after}, where {even} is even: {cure:words}.',
  oneStays: 'one of them can stay at home',
  bendBoth: 'bend both a degree toward each other',
  launchIsHigh:
    '{launch:Words} is high for a full wedge: hands further forward at impact, and a lower-launching shaft.',
  launchIsLow: '{launch:Words} is low for a full swing with the {wedge:name}: more loft would help it stop.',
  setAfter: 'Set after a {loft} pitching wedge',
  wedgeOfSet: '{club:name} {loft}/{bounce} about {carry}',
  isPitchingWedge: 'A pitching wedge of {stated} does not go with the {loft} that is fitted: it is the pitching wedge.',
  pitchingWedgeAssumed:
    'A pitching wedge of {stated} does not go with the {loft} that is fitted: {assumed} was assumed.',
  lessThanFull:
    '{carry:Words} with the {loft} is less than a full swing of this speed gives (about {full}). The set is counted from it: if it was less than a full swing, send the carry of a full one.',
  moreThanFull:
    '{carry:Words} with the {loft} is more than a full swing of this speed gives (about {full}). The set is counted from it: measure speed and carry again.',
  oddPitchingWedge:
    'A {wedge:name} of {loft} is unusual: {loft} is a pitching wedge. It was fitted at this loft, with length and bounce of a {wedge:name}. Which club was hit?',
  oddGapWedge:
    'A {wedge:name} of {loft} is unusual: {loft} is a gap wedge. It was fitted at this loft, with length and bounce of a {wedge:name}. Which club was hit?',
  oddSandWedge:
    'A {wedge:name} of {loft} is unusual: {loft} is a sand wedge. It was fitted at this loft, with length and bounce of a {wedge:name}. Which club was hit?',
  oddLobWedge:
    'A {wedge:name} of {loft} is unusual: {loft} is a lob wedge. It was fitted at this loft, with length and bounce of a {wedge:name}. Which club was hit?',
  lobSwungFully: 'A lob wedge that is swung fully has to cover a distance: {degrees} after the wedge before it.',
  lobForGreenside: 'A lob wedge for greenside shots only may leave a bigger gap: {degrees} after the wedge before it.',
  lobUnsure: 'Unsure of full lob swings: the lob wedge follows {degrees} after the wedge before it.',
  lobNotStated: 'Full lob swings not stated: the lob wedge follows {degrees} after the wedge before it.',
  lobIsHard: '{lob} and more is hard to strike: the set ends at the sand wedge, a {sand} at most.',
  lobHardlyMade: 'Lob wedges of more than {loft} are hardly made: the set ends here.',
  lobCarriesAlike: 'At this speed a lob wedge carries less than {yards} less than the sand wedge: the set ends there.',
  carriedEndAtSand: 'The wedges that are carried end at the sand wedge.',
  carriedLobStays: 'The lob wedge that is carried stays: {degrees} after the wedge before it.',
  partialShot: 'A partial shot: spin is graded on full swings only.',
  spinIsLow:
    '{wedge:name} {spin:words} (good: {good}) is low: fresh grooves and a softer ball first, then {degrees} more loft or a lower-launching shaft.',
  spinIsUsable: '{wedge:name} {spin:words} (good: {good}) is usable; fresh grooves would lift it into the good range.',
  spinIsRight: '{wedge:name} {spin:words} (good: {good}) is right for this wedge.',
  spinIsHigh:
    '{wedge:name} {spin:words} (good: {good}) is at the top of the range: it stops, and it may climb into the wind.',
  carriedOver: 'Carried over from the irons ({origin:words}).',
  profileCarriesOver: '{profile:Words}, carried over from the irons ({origin:words})',
  profileAsIrons: '{profile:Words}, as the irons at this speed',
  lowerForLaunch: 'one step lower for a launch above {launch} with little spin',
  ironFitting: 'iron fitting',
  ironShaftGiven: 'iron shaft given',
  sevenIronSpeed: '7-iron speed',
  wedgeSpeed: 'wedge speed',
} as const

/** Why a bounce and a grind are fitted. */
export const sole = {
  ofAttack: '{attack:words} asks for {bounce} in the {wedge:name}',
  ofSkill: '{change} for {handicap:words}',
  ofUnknownSkill: '{change} for an unknown handicap',
  ofStrike: '{change} for {strike:words}',
  digger: '{attack:Words} is a digger: this {wedge:name} sole meets the turf best.',
  neutral: '{attack:Words} is a neutral delivery: this {wedge:name} sole meets the turf best.',
  sweeper: '{attack:Words} is a sweeper: this {wedge:name} sole meets the turf best.',
} as const

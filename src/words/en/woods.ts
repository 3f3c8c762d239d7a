/** Fairway woods and hybrids: lofts, slots and gaps. */
export const woods = {
  loftForSpeed: 'A {wood:words} for {speed:words} driver speed has {loft}',
  womensTables: "{degrees} on the women's tables",
  forAttack: '{degrees} for an attack of {attack}',
  forLaunch: '{degrees} for {launch:words} against a target of {target}',
  notSold: 'no {wood:words} is sold with more than {loft}',
  juniorsStart: 'juniors start at {loft}',
  takeFiveWood:
    'At {speed:words} driver speed a 5-wood of {loft} carries {more:words} and is easier to launch: take the 5-wood. The 3-wood was fitted as sent.',
  threeWoodStruckWell:
    'At {speed:words} driver speed a 3-wood of {loft} carries {more:words} when struck well, but it is harder to launch.',
  threeWoodOffTee: 'At {speed:words} driver speed a 3-wood pays only off a tee.',
  nextWood: 'At {speed:words} driver speed the next wood is a {wood:words} of about {loft}.',
  woodIsUsual: 'At {speed:words} driver speed a {wood:words} of {loft} is usual, not {own}.',
  usualIsEasier:
    'At {speed:words} driver speed a {wood:words} of {loft} is usual: it carries {more:words} and is easier to launch than this {own}.',
  usualIsHarder:
    'At {speed:words} driver speed a {wood:words} of {loft} is usual: it carries {more:words} and is harder to launch than this {own}.',
  hybridForSpeed: '{speed:words} hybrid speed asks for {loft}',
  slotKept: 'the {slot:name} slot of the current {loft} was kept',
  aHybrid: 'a {loft} hybrid',
  anHybrid: 'an {loft} hybrid',
  hybridOrSevenWoodEasier:
    'At {speed:words} {hybrid:words} or a 7-wood is easier to launch than this {own}; that hybrid carries {more:words}.',
  hybridEasier:
    'At {speed:words} {hybrid:words} is easier to launch than this {own}; that hybrid carries {more:words}.',
  hybridUsual:
    'At {speed:words} {hybrid:words} is usual; it carries {more:words} and is harder to launch than this {own}.',
  hybridUsualIfFree:
    'At {speed:words} {hybrid:words} is usual; it carries {more:words}, if that slot is free, and is harder to launch than this {own}.',
  landsFlat: 'The hybrid lands at {landing}, which is flat: a 7-wood of the same carry lands softer on greens.',
  peaksFlat: 'The hybrid peaks at {height}, which is flat: a 7-wood of the same carry lands softer on greens.',
  moderate: 'moderate',
  large: 'large',
  utilityIron:
    'Against a {size:words} hook at {speed:words} a utility iron of this loft closes less than a hybrid or a wood: try it first.',
  bothEstimated: 'Both carries are estimates, so the gap is not judged.',
  bothEstimatedMeasure: 'Both carries are estimates, so the gap is not judged: measure {what:words}.',
  clubEstimated: 'The carry of this club is an estimate, so the gap is not judged: measure {what:words}.',
  driverEstimated: 'The carry of the driver is an estimate, so the gap is not judged: measure {what:words}.',
  thisCarry: 'the carry of this club',
  theDriverSpeed: 'the driver speed',
  carryUnused: 'The carry of {carry} is not used while the loft of the hybrid that hit it is unknown: send that loft.',
  shotUnused: 'The measured shot is not used while the loft of the hybrid that hit it is unknown: send that loft.',
  tooClose: 'It carries too close to the driver: more loft would fill the bag better.',
  wideGap: 'It leaves a wide gap behind the driver: less loft or a longer shaft would close it.',
  leave: 'Leave {yards} between it and the next wood or hybrid.',
  fartherThanDriver:
    'By these numbers the {club:words} carries {carry} farther than the driver of {speed}. Measure both again.',
  readAsOthers: '{carry:Words} is read as the {hit:words}’s; the carry of the {club:words} is estimated from it.',
  readAsFitted: 'No wood was named: the numbers of the ball are read as those of a {club:words}.',
  spinAbove: 'Spin {spin} is above the {window} that a {club:words} should have.',
  spinBelow: 'Spin {spin} is below the {window} that a {club:words} should have.',
  spinInside: 'Spin {spin} is inside the {window} that a {club:words} should have.',
  lessLoft: '{by} less loft: {loft}',
  moreLoft: '{by} more loft: {loft}',
  carries: 'Carries about {carry} ({basis:words}).',
  flown: 'flown from the measured shot',
  ofStatedCarry: 'estimated from the measured carry and the loft',
  ofSpeedAndLoft: 'estimated from speed and loft',
  softerLanding: 'Higher and softer landing: about {carry}, {more:words}.',
  longerHarder: 'Longer, but harder to launch from the turf: about {carry}, {more:words}.',
  noLongerHarder: 'No longer, and harder to launch from the turf: about {carry}, {more:words}.',
} as const

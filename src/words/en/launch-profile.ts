/** Why a launch profile of the shaft is fitted. */
export const launchProfile = {
  bySpeed: 'Without a launch angle {speed:words} decides',
  lowerForAttack: 'Without a launch angle {speed:words} decides, a step lower for an attack of {attack}',
  higherForAttack: 'Without a launch angle {speed:words} decides, a step higher for an attack of {attack}',
  byLaunch: '{launch:words} against a target of {target}',
  spinsTooMuch: 'one step lower because spin is {share} over target',
  heldByFade:
    'the open face of the slice makes that height and spin, so the shaft stays at what {speed:words} asks for',
  byHybridSpeed: 'Without a launch angle {speed:words} hybrid speed decides',
  ofHybrid: '{launch:words} against a target of {target} for this speed and loft',
  landsTooFlat:
    '{launch:words} against a target of {target} for this speed and loft, but it lands too flat for a lower-launching shaft',
  comesInLow: 'The ball does not come in high enough to hold a green: the shaft has to help it up',
  comesInHigh: 'The ball flies higher or spins more than it needs to: the shaft may bring it down',
  holds: 'The ball holds a green',
  byIronSpeed: '{speed:words} 7-iron speed decides',
  belowWindow: '{launch:words} is below the {window} window for this speed: one step higher',
  aboveWindow: '{launch:words} is above the {window} window for this speed: one step lower',
  needsHeight: 'A lower flight was asked for, but this one needs the height',
  lowerAsAsked: 'One step lower as asked',
  higherAsAsked: 'One step higher as asked',
  noneLower: 'None lower is made',
  noneHigher: 'None higher is made',
} as const

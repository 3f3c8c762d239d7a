/** Misses and strikes of a swing. */
export const swing = {
  slightFade: 'slight fade',
  moderateSlice: 'moderate slice',
  largeSlice: 'large slice',
  sliceOfUnstatedSize: 'slice of unstated size',
  slightDraw: 'slight draw',
  moderateHook: 'moderate hook',
  largeHook: 'large hook',
  hookOfUnstatedSize: 'hook of unstated size',
  heelStrikes: 'heel strikes',
  toeStrikes: 'toe strikes',
  strikesAllOver: 'strikes all over the face',
  attack: 'an attack of {attack}',
  assumedAttack: 'an assumed attack of {attack}',
} as const

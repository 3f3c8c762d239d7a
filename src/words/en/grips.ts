/** Core of a grip against the butt of the shaft. */
export const gripCores = {
  unmeasured: "Grip core: by the shaft's butt diameter; measure it.",
  notRecorded: 'Grip core: not recorded; order it for the {butt} butt.',
  over: 'Grip core {core} on a {butt} butt: the grip comes out {off} ({steps:words}) over {size:words}.',
  under: 'Grip core {core} on a {butt} butt: the grip comes out {off} ({steps:words}) under {size:words}.',
  underStep: 'under 1/64',
  steps: 'about {steps:name}',
  junior: 'Junior',
  undersize: 'Undersize',
  standard: 'Standard',
  midsize: 'Midsize',
  jumbo: 'Jumbo',
} as const

/** Why a grip size and wraps of tape are recommended for a hand. */
export const gripSizes = {
  howToMeasure:
    'Lay the hand flat, palm down, and measure in inches from the wrist crease to the tip of the longest finger. Send it as handLengthIn.',
  unknownHand: 'The size follows from the hand length, which is not known.',
  fingerAlone: 'The finger length alone never decides it.',
  gloveAlone: 'The glove size alone never decides it.',
  bothAlone: 'The finger length and the glove size alone never decide it.',
  longer: 'A hand of {hand} is longer than {limit}: jumbo.',
  below: 'A hand of {hand} is below {limit}: junior.',
  between: 'A hand of {hand} lies between {from:bare} and {to}: {size:words}.',
  undersize: 'undersize',
  standard: 'standard',
  midsize: 'midsize',
  jumbo: 'jumbo',
  twoWraps: 'Over {limit} of hand length jumbo takes two wraps; a long finger adds none.',
  noWrap: 'A longest finger of {finger} is not over {limit}: no extra wrap.',
  oneWrap: 'A longest finger of {finger} is over {limit}: one wrap.',
  sizeUp:
    'A longest finger of {finger} is over {limit}, but {size:words} is already a size up: a size jump and a wrap are never combined.',
  juniorBuild: 'A junior grip has a small core: it fits junior shafts and the smallest hands only.',
  undersizeBuild: 'Undersize is {least:name} to {most:name} in thinner than standard.',
  midsizeBuild:
    'Midsize is {thicker:name} in thicker than standard and usually {weight} heavier: clubs read {points} swing-weight points lighter.',
  jumboBuild:
    'Jumbo is {thicker:name} in thicker than standard and heavier still than midsize: have the swing weight checked.',
  noJuniorInStore:
    'The store builds no junior grips: the link asks for undersize, and the grips listed are made in both sizes.',
  smallGlove:
    'A small glove and a hand of {hand} do not go together: measure the hand again. The size follows the hand.',
  withWraps: {
    one: '{size:words} plus {wraps:count} wrap of tape',
    other: '{size:words} plus {wraps:count} wraps of tape',
  },
} as const

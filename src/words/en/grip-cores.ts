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

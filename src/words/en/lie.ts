/** Why a lie is fitted. */
export const lie = {
  standard: 'standard',
  upright: '{degrees} upright',
  flat: '{degrees} flat',
  driverStandard: 'A driver is not bent: lie stays standard.',
  fairwayStandard: 'A fairway wood is not bent: lie stays standard.',
  ofStature: 'Height {height} with wrist to floor {wrist}: {lie:words}',
  ofJunior: "A junior's static lie is standard",
  ofUnknownStature: 'Without height and wrist to floor the static lie is standard',
  forMiss: '{degrees} for a {miss:words}',
  forStrike: '{degrees} for {strike:words}',
  hybridTakesHalf: 'a hybrid takes half',
} as const

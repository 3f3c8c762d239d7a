/** What the flat form calls otherwise than REST. */
const otherNames: Readonly<Record<string, string>> = {
  'currentEquipment.loft': 'currentLoft',
  'currentEquipment.model': 'currentClub',
}

/** Field names of REST bodies, in a text or in JSON, as the flat form of the tools has them: `swingMetrics.ballSpeed` is ballSpeed. */
export const inFlatNames = (text: string): string =>
  text.replaceAll(
    /\b(?:golfer|swingMetrics|currentEquipment|clubDetails)\.([a-z]\w*)/g,
    (field, name: string) => otherNames[field] ?? name,
  )

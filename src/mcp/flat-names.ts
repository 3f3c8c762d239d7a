/** The loft that REST has under currentEquipment: of the club played where that is fitted anew, else the one argument of both meanings. */
export const loftName = (clubType: unknown) => (clubType === 'driver' || clubType === 'iron' ? 'currentLoft' : 'loft')

/** Field names of REST bodies, in a text or in JSON, as the flat form of the tools has them: `swingMetrics.ballSpeed` is ballSpeed. */
export const inFlatNames = (text: string, clubType: unknown): string => {
  const otherNames: Readonly<Record<string, string>> = {
    'currentEquipment.loft': loftName(clubType),
    'currentEquipment.model': 'currentClub',
  }
  return text.replaceAll(
    /\b(?:golfer|swingMetrics|currentEquipment|clubDetails)\.([a-z]\w*)/g,
    (field, name: string) => otherNames[field] ?? name,
  )
}

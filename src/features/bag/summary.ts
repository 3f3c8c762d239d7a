import type { BagGapping, FlagName } from './schema.ts'

const flagWords: Readonly<Record<FlagName, readonly [one: string, many: string]>> = {
  gap_too_big: ['gap too big', 'gaps too big'],
  gap_too_small: ['gap too small', 'gaps too small'],
  overlap: ['overlap', 'overlaps'],
  duplicate_loft: ['duplicate loft', 'duplicate lofts'],
  wedge_gap_too_wide: ['wedge gap too wide', 'wedge gaps too wide'],
}

/** The bag in a few sentences: how far it reaches, what is wrong, and the first thing to do. */
export const summarize = ({
  clubs,
  flags,
  suggestions,
  speed,
}: Pick<BagGapping, 'clubs' | 'flags' | 'suggestions' | 'speed'>): string => {
  const played = clubs.filter(({ type }) => type !== 'putter')
  return [
    reach(played, speed),
    faults(flags, played),
    ...(suggestions[0] ? [`First: ${suggestions[0].text}`] : []),
  ].join(' ')
}

const reach = (clubs: BagGapping['clubs'], { driverSpeed }: BagGapping['speed']): string => {
  const [longest, shortest] = [clubs[0]!, clubs[clubs.length - 1]!]
  const span =
    longest.carry === null
      ? `${clubs.length} clubs from ${longest.club} ${longest.loft}° to ${shortest.club} ${shortest.loft}°`
      : `${clubs.length} clubs from ${longest.club} ${longest.carry} to ${shortest.club} ${shortest.carry} yards of carry`
  const estimates = clubs.filter(({ carrySource }) => carrySource === 'estimated').length
  const how = estimates === 0 ? '' : `, ${estimates} of them estimated at ${driverSpeed} mph driver speed`
  return `${span}${how}.`
}

const faults = (flags: BagGapping['flags'], clubs: BagGapping['clubs']): string => {
  const unknown = clubs.filter(({ carry }) => carry === null).length
  const judged = unknown === 0 ? '' : unknown === clubs.length ? 'Only lofts were judged' : 'Only some gaps were judged'
  if (flags.length === 0)
    return judged === '' ? 'No gap is out of order.' : `${judged}: say the driver speed, or carries, for the distances.`
  const counts = Object.entries(flagWords).flatMap(([name, [one, many]]) => {
    const count = flags.filter(({ flag }) => flag === name).length
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  return `${counts.join(', ')}.`
}

import { type ClubKind, carryYardsAt113Mph } from '../../../flight/index.ts'
import { usualDriverLoftDeg, usualLoftDeg } from '../../../golf/clubs/lofts.ts'
import { driverYardsPerMphMax, ownCarryFactor } from '../../../golf/flight/carries.ts'
import { clip } from '../../../golf/units.ts'

/** Carry of any club, unrounded yards. */
export type CarryOfClub = (kind: ClubKind, loftDeg: number) => number

/** A club whose carry is known. */
interface KnownCarry {
  readonly kind: ClubKind
  readonly loftDeg: number
  readonly carryYards: number
}

/** A place on the ladder of the clubs, by the carry that the tour has there, with the yards of this golfer. */
interface Rung {
  readonly kind: ClubKind
  readonly tourYards: number
  readonly yards: number
  /** Over what the speed alone gives. */
  readonly factor: number
}

/**
 * Carries of the clubs that nobody measured, from those that were: a measured club scales its own kind and its neighbors, and
 * between two measured clubs the carries run evenly from one to the other, as the tour's do. No estimate crosses a measured
 * club. The driver follows a measured wood, the woods the driver; what no measured club speaks of follows the speed.
 * @param unscaled Carries that the speed alone gives.
 * @param statedMph Driver speed, where it was sent: no driver carries more than it allows. One that was read from the carries limits nothing.
 * @rule BAG-CARRY
 */
export const carriesBetween = (
  known: readonly KnownCarry[],
  unscaled: CarryOfClub,
  statedMph: number | undefined,
): CarryOfClub => {
  if (known.length === 0) return unscaled
  const rungOf = (kind: ClubKind, loftDeg: number, yards: number): Rung => ({
    kind,
    tourYards: tourYardsOf(kind, loftDeg),
    yards,
    factor: yards / unscaled(kind === 'driver' ? 'wood' : kind, loftDeg),
  })
  const measured = known
    .map(({ kind, loftDeg, carryYards }) => rungOf(kind, kind === 'driver' ? usualDriverLoftDeg : loftDeg, carryYards))
    .sort(longestFirst)
  const stands = (kind: ClubKind) => measured.some((rung) => rung.kind === kind)
  const mostYards =
    stands('driver') || statedMph === undefined ? Number.POSITIVE_INFINITY : driverYardsPerMphMax * statedMph
  const estimate = (kind: ClubKind, loftDeg: number, factor: number): Rung => {
    const yards = Math.min(mostYards, factor * unscaled(kind === 'driver' ? 'wood' : kind, loftDeg))
    return rungOf(kind, loftDeg, inOrder(yards, tourYardsOf(kind, loftDeg), measured))
  }
  const [longest, shortest] = [measured[0]!, measured[measured.length - 1]!]
  const wood = measured.find(({ kind }) => kind === 'wood')
  const driver =
    measured.find(({ kind }) => kind === 'driver') ??
    estimate('driver', usualDriverLoftDeg, wood === undefined ? excess(longest.factor) : believable(wood.factor))
  const rungs = [
    ...measured,
    ...(stands('driver') ? [] : [driver]),
    ...(stands('wood') ? [] : [estimate('wood', woodDeg, driver.factor)]),
    ...(stands('iron_wedge') ? [] : [estimate('iron_wedge', ironDeg, excess(shortest.factor))]),
  ].sort(longestFirst)
  const leastYards = stands('driver') ? 0 : Math.max(...known.map(({ carryYards }) => carryYards))
  return (kind, loftDeg) =>
    kind === 'driver'
      ? Math.min(Math.floor(mostYards), Math.max(leastYards, driver.factor * unscaled('driver', loftDeg)))
      : yardsAt(rungs, tourYardsOf(kind, loftDeg))
}

/** Where woods and wedges follow driver and speed if none of them was measured; irons lie between the two. */
const woodDeg = usualLoftDeg('5-wood')!
const ironDeg = usualLoftDeg('SW')!

/** What a golfer's own carries may be of those that the speed gives. */
const believable = (factor: number): number => clip(factor, ownCarryFactor.min, ownCarryFactor.max)
/** What of a factor is not believable: the speed is then off, and with it all that follows it. */
const excess = (factor: number): number => factor / believable(factor)

/** A driver of any loft stands where the usual one does. */
const tourYardsOf = (kind: ClubKind, loftDeg: number): number =>
  kind === 'driver' ? carryYardsAt113Mph('wood', usualDriverLoftDeg) : carryYardsAt113Mph(kind, loftDeg)

const longestFirst = (a: Rung, b: Rung): number => b.tourYards - a.tourYards || b.yards - a.yards

/** The least part of the tour's way between two clubs that stays between an estimate and a measured club. @source house */
const leastWay = 0.25

/** An estimate that stays below the longer and above the shorter of the measured clubs, nearly level ones too. */
const inOrder = (yards: number, tourYards: number, measured: readonly Rung[]): number => {
  const nearest = (rung: Rung) => rung.yards * (tourYards / rung.tourYards) ** leastWay
  const shorter = measured.filter((rung) => rung.tourYards < tourYards)
  const longer = measured.filter((rung) => rung.tourYards > tourYards)
  const least = Math.max(0, ...shorter.map(nearest))
  const most = Math.min(...longer.map(nearest))
  if (least <= most) return clip(yards, least, most)
  const floor = Math.max(0, ...shorter.map((rung) => rung.yards))
  const ceiling = Math.min(...longer.map((rung) => rung.yards))
  const middle = (least + most) / 2
  return floor > ceiling ? middle : clip(middle, floor, ceiling)
}

/** Evenly between two rungs; beyond the last ones in the tour's proportion. */
const yardsAt = (rungs: readonly Rung[], tourYards: number): number => {
  const next = rungs.findIndex((rung) => rung.tourYards <= tourYards)
  const [above, below] = [rungs[next === -1 ? rungs.length - 1 : next - 1], next === -1 ? undefined : rungs[next]]
  if (above === undefined || below === undefined) {
    const end = (above ?? below)!
    return (end.yards * tourYards) / end.tourYards
  }
  const share = (tourYards - below.tourYards) / (above.tourYards - below.tourYards)
  return below.yards + share * (above.yards - below.yards)
}

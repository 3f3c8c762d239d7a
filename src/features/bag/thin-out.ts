import { bunchDropsMax, bunchYards, longIron } from '../../golf/bag.ts'
import { ironBendDegMax } from '../../golf/matching.ts'
import { roundTo } from '../../golf/units.ts'
import type { RuleId } from '../../ruleset/index.ts'
import type { ReadClub } from './clubs.ts'
import { type BagClub, withLoft } from './distances.ts'
import type { Flag } from './flags.ts'
import { answersFlag, applyChange, bringsNoFlag, leastFlags, type Proposal, type Survey } from './proposal.ts'
import { stays } from './stays.ts'
import { isSlow } from './thresholds.ts'
import { degrees, yards, yardsApart } from './wording.ts'

/**
 * Two clubs for one job: which one goes, or how they are bent apart. For a gap that is merely small bending comes first,
 * for clubs that do the same one of them goes.
 * @rule BAG-THIN
 */
export const thinOut = (before: Survey, flag: Flag): Proposal | undefined => {
  const works = (proposal: Proposal) => answersFlag(before, proposal, flag)
  const dropped = before.clubs.length > 2 ? dropsOf(before, flag).find(works) : undefined
  const bent = leastFlags(before, bendsApart(flag).filter(works))
  return flag.flag === 'gap_too_small' ? (bent ?? dropped) : (dropped ?? bent)
}

const bendsApart = (flag: Flag): Proposal[] => {
  const { longer, shorter } = flag
  if (!isBendable(longer) || !isBendable(shorter)) return []
  return wholeDegreesTo(ironBendDegMax).flatMap((byDeg) => [
    alter(shorter, byDeg, flag, 'BAG-THIN'),
    alter(longer, -byDeg, flag, 'BAG-THIN'),
  ])
}

/** Whether an iron goes where a hybrid carries as far; an unknown speed counts as slow. @rule BAG-THIN */
export const yieldsToHybrid = ({ type, loftDeg }: ReadClub, driverSpeed: number | null): boolean =>
  type === 'iron' && loftDeg <= longIron.loftDegMax && (driverSpeed ?? 0) < longIron.belowMph

const dropsOf = (before: Survey, flag: Flag): Proposal[] => {
  const { longer, shorter } = flag
  const [first, second] = isHybridBefore(before, longer, shorter)
    ? [longer.club.type === 'iron' ? longer : shorter, longer.club.type === 'iron' ? shorter : longer]
    : [longer, shorter].sort((a, b) => gapWithout(before, a) - gapWithout(before, b) || a.club.loftDeg - b.club.loftDeg)
  return [drop(first!, second!, flag), drop(second!, first!, flag)].filter(({ remove }) => !stays(remove!, before))
}

const isHybridBefore = ({ bag }: Survey, a: BagClub, b: BagClub): boolean => {
  const isPair = (hybrid: BagClub, iron: BagClub) =>
    hybrid.club.type === 'hybrid' && yieldsToHybrid(iron.club, bag.speed.driverSpeed)
  return isPair(a, b) || isPair(b, a)
}

/** The widest gap of the bag without a club, yards; without yards all are alike. */
const gapWithout = (before: Survey, { club }: BagClub): number => {
  const { bag } = applyChange(before, { remove: club, add: null })
  const gaps = bag.clubs.slice(1).map(({ carryYards }, i) => (bag.clubs[i]!.carryYards ?? 0) - (carryYards ?? 0))
  return Math.max(0, ...gaps)
}

const drop = (gone: BagClub, kept: BagClub, { flag, carryGapYards, loftGapDeg }: Flag): Proposal => ({
  action: 'drop',
  fitWith: kept.club.type,
  remove: gone.club,
  add: null,
  about: [gone.club, kept.club],
  rule: 'BAG-THIN',
  text: () =>
    flag === 'duplicate_loft'
      ? `Drop the ${degrees(gone)}: the ${degrees(kept)} is ${loftGapDeg}° away${stockWords(gone.club, kept.club)}.`
      : `Drop the ${gone.club.name}: ${yards(gone)} and ${yards(kept)} are ${yardsApart(carryGapYards)}.`,
})

const stockWords = (a: ReadClub, b: ReadClub): string =>
  a.loftSource === 'stock' || b.loftSource === 'stock' ? ' by stock lofts: look at the lofts on the clubs first' : ''

/** 1, 2, ... */
export const wholeDegreesTo = (mostDeg: number): number[] => Array.from({ length: mostDeg }, (_, i) => i + 1)

/** Irons and wedges bend; woods and hybrids do not. */
export const isBendable = ({ club }: BagClub): boolean => club.type === 'iron' || club.type === 'wedge'

/** The club bent by some degrees, or replaced by one of that loft. */
export const alter = (bent: BagClub, byDeg: number, flag: Flag, rule: RuleId): Proposal => {
  const { club } = bent
  const loftDeg = roundTo(club.loftDeg + byDeg, 0.01)
  const { longer, shorter, carryGapYards, loftGapDeg } = flag
  const between =
    flag.limit.unit === 'degrees'
      ? `${degrees(longer)} and ${degrees(shorter)} are ${loftGapDeg}° apart`
      : `${yards(longer)} and ${yards(shorter)} are ${yardsApart(carryGapYards)}`
  const isBent = Math.abs(byDeg) <= ironBendDegMax
  const way = `${byDeg < 0 ? 'stronger' : 'weaker'}`
  const what = isBent
    ? `Bend the ${club.name} from ${club.loftDeg}° to ${loftDeg}° (${way})`
    : `Replace the ${club.name} (${club.loftDeg}°) with a ${way} one of ${loftDeg}°`
  return {
    action: isBent ? 'change_loft' : 'replace',
    fitWith: club.type,
    remove: club,
    add: withLoft(club, loftDeg),
    about: [longer.club, shorter.club],
    rule,
    text: () => `${what}: ${between}.`,
  }
}

/** Slow swings: three clubs above the pitching wedge that are bunched lose the lowest-lofted. @rule BAG-THIN */
export const thinBunches = (before: Survey): Proposal[] => {
  if (!isSlow(before.bag.speed.driverSpeed)) return []
  const long = before.bag.clubs.filter(({ club }) => club.type !== 'wedge')
  const drops: Proposal[] = []
  for (let i = 0; i + 2 < long.length && drops.length < bunchDropsMax; i++) {
    const three = long.slice(i, i + 3)
    const proposal = bunchDrop(three, before)
    if (!proposal || !bringsNoFlag(before, proposal)) continue
    drops.push(proposal)
    i += 2
  }
  return drops
}

const bunchDrop = (three: readonly BagClub[], before: Survey): Proposal | undefined => {
  const [first, , last] = three
  const spread = first!.carryYards! - last!.carryYards!
  if (spread > bunchYards) return undefined
  const [hardest] = three.filter(({ club }) => !stays(club, before)).sort((a, b) => a.club.loftDeg - b.club.loftDeg)
  if (hardest === undefined) return undefined
  return {
    action: 'drop',
    fitWith: three.find((each) => each !== hardest)!.club.type,
    remove: hardest.club,
    add: null,
    about: three.map(({ club }) => club),
    rule: 'BAG-THIN',
    text: () =>
      `Drop the ${hardest.club.name}: ${three.map(yards).join(', ')} lie within ${spread} yards, and ${three.every(({ club }) => club.loftDeg >= hardest.club.loftDeg) ? 'it is the hardest of them to hit' : 'the others stay'}.`,
  }
}

import { bunchDropsMax, bunchYards, longIron } from '../../../golf/clubs/bag.ts'
import { ironBendDegMax } from '../../../golf/clubs/matching.ts'
import { roundTo } from '../../../golf/units.ts'
import type { RuleId } from '../../../ruleset/index.ts'
import { deg, say, yards } from '../../../words/say.ts'
import { clubNameSaid } from '../../../words/say-club.ts'
import type { ReadClub } from '../clubs.ts'
import { type BagClub, withLoft } from '../distances.ts'
import type { Flag } from '../flags.ts'
import { isSlow } from '../thresholds.ts'
import { clubAt, clubOfLoft } from '../wording.ts'
import { answersFlag, applyChange, bringsNoFlag, leastFlags, type Proposal, type Survey } from './proposal.ts'
import { stays } from './stays.ts'

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
      ? say(hasStockLoft(gone.club) || hasStockLoft(kept.club) ? 'bag.dropOfStockLoft' : 'bag.dropOfLoft', {
          gone: clubOfLoft(gone),
          kept: clubOfLoft(kept),
          degrees: deg(loftGapDeg),
        })
      : say('bag.dropNear', {
          club: clubNameSaid(gone.club.label),
          gone: clubAt(gone),
          kept: clubAt(kept),
          apart: yards(carryGapYards!),
        }),
})

function hasStockLoft({ loftSource }: ReadClub): boolean {
  return loftSource === 'stock'
}

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
      ? say('bag.degreesApart', {
          longer: clubOfLoft(longer),
          shorter: clubOfLoft(shorter),
          degrees: deg(loftGapDeg),
        })
      : say('bag.yardsApart', { longer: clubAt(longer), shorter: clubAt(shorter), apart: yards(carryGapYards!) })
  const isBent = Math.abs(byDeg) <= ironBendDegMax
  const id = isBent
    ? byDeg < 0
      ? 'bag.bendStronger'
      : 'bag.bendWeaker'
    : byDeg < 0
      ? 'bag.replaceStronger'
      : 'bag.replaceWeaker'
  return {
    action: isBent ? 'change_loft' : 'replace',
    fitWith: club.type,
    remove: club,
    add: withLoft(club, loftDeg),
    about: [longer.club, shorter.club],
    rule,
    text: () => say(id, { club: clubNameSaid(club.label), from: deg(club.loftDeg), to: deg(loftDeg), between }),
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
      say(
        three.every(({ club }) => club.loftDeg >= hardest.club.loftDeg) ? 'bag.bunchHardest' : 'bag.bunchOthersStay',
        { club: clubNameSaid(hardest.club.label), clubs: three.map(clubAt), spread: yards(spread) },
      ),
  }
}

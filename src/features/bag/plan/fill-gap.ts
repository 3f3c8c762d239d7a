import {
  bentGapDegMax,
  betweenWedges,
  fairwayFirstBelowMph,
  fillLofts,
  hybridFillDegMax,
  replacedDegMax,
  wedgeGapMax,
} from '../../../golf/clubs/bag.ts'
import { wedgeClassOfLoft } from '../../../golf/clubs/lofts.ts'
import { wedgeGapDeg } from '../../../golf/clubs/wedges.ts'
import { wedgeClasses } from '../../../golf/names/words.ts'
import { clip, roundTo, tidy } from '../../../golf/units.ts'
import { deg, say, yards } from '../../../words/say.ts'
import { clubNameSaid } from '../../../words/say-club.ts'
import { withArticleSaid } from '../article.ts'
import { placeInSet, placeOfWedge, type ReadClub } from '../clubs.ts'
import { withLoft } from '../distances.ts'
import type { Flag } from '../flags.ts'
import { bigGapYards, clubGapYards } from '../thresholds.ts'
import { clubAt, clubWithLoft, clubOfLoft as loftSaid } from '../wording.ts'
import { isHardWood } from './long-clubs.ts'
import { answersFlag, leastFlags, newClub, type Proposal, type Survey } from './proposal.ts'
import { alter, isBendable, wholeDegreesTo, yieldsToHybrid } from './thin-out.ts'

/** What closes a gap that is too big: the first that, tried on the bag, does away with the flag. @rule BAG-FILL */
export const fillGap = (before: Survey, flag: Flag): Proposal | undefined => {
  const missing = missingClubs(flag)
  const alters = alterations(flag).filter((proposal) => answersFlag(before, proposal, flag))
  const altered = leastFlags(before, alters)
  const isWedgeGap = flag.flag === 'wedge_gap_too_wide'
  const firstOf = (count: number) =>
    (isWedgeGap ? wedgesBetween(flag, count) : clubsBetween(flag, count, before)).find((proposal) =>
      answersFlag(before, proposal, flag, count > 1),
    )
  const lob = fullLob(flag, before).find((proposal) => answersFlag(before, proposal, flag))
  if (lob) return lob
  if (isWedgeGap && flag.loftGapDeg <= bentGapDegMax && altered) return altered
  // Where no single loft closes the gap within the limits, one club more does.
  return firstOf(missing) ?? altered ?? firstOf(missing + 1)
}

/** Clubs that are missing in a gap, so that none of its steps is flagged. */
const missingClubs = ({ flag, longer, shorter, loftGapDeg, carryGapYards }: Flag): number => {
  if (flag === 'wedge_gap_too_wide')
    return Math.max(
      1,
      Math.ceil(loftGapDeg / wedgeGapMax.degrees) - 1,
      Math.ceil((carryGapYards ?? 0) / wedgeGapMax.yards) - 1,
    )
  let missing = 0
  // From the longer club down, each step as long as may be.
  for (let carry = longer.carryYards!; carry > shorter.carryYards!; missing++)
    carry -= missing === 0 ? bigGapYards(longer, carry) : clubGapYards(carry)
  return Math.max(1, missing - 1)
}

type FillType = keyof typeof fillLofts

/** Kinds of club that may fill the gap, the preferred first. @rule BAG-FILL */
const familiesFor = ({ longer, shorter }: Flag, { bag }: Survey): FillType[] => {
  const isSlower = (bag.speed.driverSpeed ?? 0) < fairwayFirstBelowMph
  const middleDeg = (longer.club.loftDeg + shorter.club.loftDeg) / 2
  if (longer.club.type !== 'driver' && middleDeg > hybridFillDegMax) return ['iron', 'wedge']
  if (isSlower) return ['fairway', 'hybrid']
  return longer.club.type === 'driver' ? ['fairway', 'hybrid', 'iron'] : ['hybrid', 'fairway', 'iron']
}

/** Clubs whose carry and loft lie in the gap: by type, nearest to the carry that is wanted first. */
const clubsBetween = (flag: Flag, missing: number, before: Survey): Proposal[] => {
  const { longer, shorter } = flag
  const wanted = longer.carryYards! - firstStep(flag, missing)
  const iron = missingIron(longer.club, shorter.club, before)
  if (iron === 'none') return []
  const [fromDeg, toDeg] = [longer.club.loftDeg, shorter.club.loftDeg].sort((a, b) => a - b)
  const lying = (clubs: readonly ReadClub[]) =>
    clubs
      .map((club) => ({ club, carryYards: before.bag.carryOf(club.type, club.loftDeg) ?? 0 }))
      .filter(({ carryYards }) => carryYards < longer.carryYards! && carryYards > shorter.carryYards!)
      .filter(({ club: { loftDeg } }) => loftDeg > fromDeg! && loftDeg < toDeg!)
      .filter(({ club }) => !isHardWood(club, before.bag.speed.driverSpeed))
      .sort((a, b) => Math.abs(a.carryYards - wanted) - Math.abs(b.carryYards - wanted))
  const named = iron ? [[iron], otherLoftsOf(iron, longer.club, shorter.club)] : []
  const made = familiesFor(flag, before).map((type) => madeClubs(type, before.bag.speed.driverSpeed))
  return [...named, ...made].flatMap(lying).map(({ club }) => addition(club, flag, missing))
}

/** Half of the gap for one club; where several are missing, the first step in the measure that each step may have. */
const firstStep = ({ longer, carryGapYards }: Flag, missing: number): number => {
  if (missing === 1) return carryGapYards! / 2
  const first = bigGapYards(longer, longer.carryYards!)
  return (carryGapYards! * first) / (first + missing * clubGapYards(longer.carryYards!))
}

/** Clubs of a type in every loft; a long iron is a hybrid where it would give way to one. */
const madeClubs = (type: FillType, driverSpeed: number | null): ReadClub[] =>
  loftsOf(fillLofts[type]).map((loftDeg) => {
    const club = clubOfLoft(type, loftDeg)
    return yieldsToHybrid(club, driverSpeed) ? clubOfLoft('hybrid', soldHybridDeg(loftDeg)) : club
  })

/** The nearest loft that hybrids are made in. @rule BAG-FILL, BAG-LONG */
const soldHybridDeg = (loftDeg: number): number => {
  const { fromDeg, toDeg, stepDeg } = fillLofts.hybrid
  return clip(roundTo(loftDeg, stepDeg), fromDeg, toDeg)
}

const loftsOf = ({ fromDeg, toDeg, stepDeg }: (typeof fillLofts)[FillType] | typeof betweenWedges): number[] =>
  Array.from({ length: (toDeg - fromDeg) / stepDeg + 1 }, (_, i) => fromDeg + i * stepDeg)

/** The iron or wedge that is missing in the middle of a set; `none` where the two follow each other. */
const missingIron = (longer: ReadClub, shorter: ReadClub, { bag }: Survey): ReadClub | 'none' | undefined => {
  const [from, to] = [placeInSet(longer), placeInSet(shorter)]
  if (from === null || to === null || to < from) return undefined
  if (to - from < 2) return 'none'
  const place = Math.floor((from + to) / 2)
  const loftDeg = roundTo(longer.loftDeg + ((place - from) / (to - from)) * (shorter.loftDeg - longer.loftDeg), 0.5)
  const wedge = wedgeClasses.find((each) => placeOfWedge[each] === place)
  const club = wedge
    ? newClub({ head: wedge, number: null, loftDeg: null }, 'wedge', loftDeg, wedge)
    : newClub({ head: 'iron', number: place, loftDeg: null }, 'iron', loftDeg)
  return bag.clubs.some((each) => each.club.name === club.name) ? undefined : club
}

/** The missing iron in other lofts, for clubs that carry farther or shorter than usual. */
const otherLoftsOf = (iron: ReadClub, longer: ReadClub, shorter: ReadClub): ReadClub[] =>
  loftsOf(fillLofts.iron)
    .map((loftDeg) => ({ ...iron, loftDeg }))
    .filter(({ loftDeg }) => loftDeg > longer.loftDeg && loftDeg < shorter.loftDeg)

const clubOfLoft = (type: FillType, loftDeg: number): ReadClub => {
  const head = type === 'fairway' ? 'wood' : type
  const wedgeClass = type === 'wedge' ? wedgeClassOfLoft(loftDeg) : null
  return newClub({ head, number: null, loftDeg }, type, loftDeg, wedgeClass)
}

const addition = (add: ReadClub, flag: Flag, missing: number): Proposal => {
  const { longer, shorter, carryGapYards, loftGapDeg } = flag
  const gap =
    flag.limit.unit === 'degrees'
      ? say('bag.gap', { apart: deg(loftGapDeg), longer: loftSaid(longer), shorter: loftSaid(shorter) })
      : say('bag.gap', { apart: yards(carryGapYards!), longer: clubAt(longer), shorter: clubAt(shorter) })
  const named = withArticleSaid(add.name, add.label.loftDeg === null ? clubWithLoft(add) : clubNameSaid(add.label))
  return {
    action: 'add',
    fitWith: add.type,
    remove: null,
    add,
    about: [longer.club, shorter.club],
    rule: 'BAG-FILL',
    text: (added) => {
      const carryYards = added?.carryYards ?? null
      const club = carryYards === null ? named : say('bag.clubFor', { club: named, carry: yards(carryYards) })
      return missing > 1 ? say('bag.fillsFirst', { club, gap, clubs: missing }) : say('bag.fills', { club, gap })
    },
  }
}

/** Even lofts between two wedges, nearest to the one that is wanted first. */
const wedgesBetween = (flag: Flag, missing: number): Proposal[] => {
  const { longer, shorter, loftGapDeg } = flag
  const wanted = longer.club.loftDeg + loftGapDeg / (missing + 1)
  return loftsOf(betweenWedges)
    .filter((loftDeg) => loftDeg > longer.club.loftDeg && loftDeg < shorter.club.loftDeg)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .map((loftDeg) => addition(clubOfLoft('wedge', loftDeg), flag, missing))
}

/** The two clubs of a gap brought nearer: bent, or, beyond what bends, replaced, by whole degrees. Irons and wedges only. */
const alterations = (flag: Flag): Proposal[] => {
  const { longer, shorter } = flag
  if (!isBendable(longer) || !isBendable(shorter)) return []
  return wholeDegreesTo(replacedDegMax).flatMap((byDeg) => [
    alter(shorter, -byDeg, flag, 'BAG-FILL'),
    alter(longer, byDeg, flag, 'BAG-FILL'),
  ])
}

/** A lob wedge that is swung fully covers a distance: it follows the sand wedge by the least gap. @rule WDG-LOB */
const fullLob = ({ longer, shorter }: Flag, { golfer }: Survey): Proposal[] => {
  const [sand, lob] = [longer.club, shorter.club]
  if (golfer.lobWedgeFullSwing !== 'yes' || sand.wedgeClass !== 'SW' || lob.wedgeClass !== 'LW') return []
  const loftDeg = sand.loftDeg + wedgeGapDeg.min
  return [
    {
      action: 'change_loft',
      fitWith: 'wedge',
      remove: lob,
      add: withLoft(lob, loftDeg),
      about: [sand, lob],
      rule: 'WDG-LOB',
      text: () =>
        say('bag.fullLob', {
          club: clubNameSaid(lob.label),
          from: deg(lob.loftDeg),
          to: deg(loftDeg),
          sand: deg(sand.loftDeg),
          step: deg(wedgeGapDeg.min),
          now: deg(tidy(lob.loftDeg - sand.loftDeg)),
        }),
    },
  ]
}

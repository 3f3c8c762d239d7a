import { isDeepStrictEqual } from 'node:util'
import { golferOf } from '../../../fitting/index.ts'
import { clubsAllowed } from '../../../golf/clubs/bag.ts'
import { clip, tidy } from '../../../golf/units.ts'
import type { Message, Said } from '../../../words/message.ts'
import { deg, mph, say, sentences, yards } from '../../../words/say.ts'
import { clubNameSaid } from '../../../words/say-club.ts'
import { showFlag } from '../analyze.ts'
import { type ReadClub, readBag } from '../clubs.ts'
import { type BagClub, type BagSpeed, measureBag, oddCarryNotes } from '../distances.ts'
import { flagsOf, ofOneBasis } from '../flags.ts'
import { clubRules, gapRules } from '../number-rules.ts'
import { idealGapYards } from '../thresholds.ts'
import { wedgeMatrix } from '../wedge-matrix.ts'
import { planBag } from './plan.ts'
import { type Candidate, candidatesFor, isOfIronSet } from './plan-clubs.ts'
import type { BagPlan, PlanRequest } from './plan-schema.ts'

/** Speeds that every club can be fitted at, mph. @source interface specification, swingSpeed, by way of the wedge's share */
const fittedMph = { min: 40, max: 150 } as const

/**
 * A whole bag for a golfer, with the requests that fit its clubs.
 * @param request A request that `PlanRequest` and `planProblems` find nothing wrong with.
 * @rule BAG-PLAN, BAG-MATRIX
 */
export const answerPlan = (request: PlanRequest): BagPlan => {
  const { clubs: known } = readBag({ clubs: request.carries ?? [] })
  const { clubs: keep, putters } = readBag({ clubs: request.keep ?? [] })
  const kept = keep.map((club) => withDistance(club, known))
  const others = known.filter((club) => hasDistance(club) && !kept.some(({ name }) => name === club.name))
  const { own, candidates } = ownAndPlanned(request, kept, others)
  const { speed } = own
  const driverSpeed = speed.driverSpeed!
  const carriedPutters = Math.max(1, putters.length)
  const clubs = planBag(kept, candidates, request, own, clubsAllowed - carriedPutters)
  const flags = ofOneBasis(flagsOf({ clubs, speed }, request))
  const fittings = fittingsOf(clubs, kept, candidates)
  return {
    success: true,
    clubs: clubs.map((club, i) => plannedClub(club, clubs[i + 1], kept.includes(club.club), fittings, driverSpeed)),
    count: clubs.length + carriedPutters,
    groups: groupsOf(clubs, kept, known, fittings),
    wedgeMatrix: wedgeMatrix(clubs),
    fittings,
    warnings: flags.map(showFlag),
    speed: { ...speed, rule: 'BAG-CARRY' as const },
    notes: [
      ...oddCarryNotes(own),
      ...notesOf(request, speed, others.some(isOfUnknownLoft)),
      ...keptSetNote(kept),
      ...loftNote(
        others.filter((club) => !isOfUnknownLoft(club)),
        kept,
        clubs,
      ),
    ],
    summary: summaryOf(clubs, carriedPutters, flags.length),
    rules: ['BAG-PLAN', 'BAG-MATRIX'],
  }
}

/** More than the lofts of a plan ever took to settle. */
const readingsMax = 6

/**
 * The carries that the golfer knows, and the clubs that their speed asks for. A carry of a club whose loft was not said is
 * read at the loft that the plan has for its name: whoever carries a 7-iron so far is not promised more of the next one.
 * @rule BAG-PLAN
 */
const ownAndPlanned = (request: PlanRequest, kept: readonly ReadClub[], others: readonly ReadClub[]) => {
  const { group, handicap, ageYears } = golferOf(request)
  let read = others
  for (let reading = 1; ; reading++) {
    const bag = measureBag([...kept, ...read], request, { group, handicap: handicap?.value, ageYears })
    const driverSpeed = clip(bag.speed.driverSpeed!, fittedMph.min, fittedMph.max)
    const own = { ...bag, speed: { ...bag.speed, driverSpeed } }
    const candidates = candidatesFor(request, driverSpeed, kept)
    const again = others.map((club) => atPlannedLoft(club, candidates))
    if (reading === readingsMax || again.every(({ loftDeg }, i) => loftDeg === read[i]!.loftDeg))
      return { own, candidates }
    read = again
  }
}

const isOfUnknownLoft = ({ loftSource }: ReadClub): boolean => loftSource === 'stock'

const atPlannedLoft = (club: ReadClub, candidates: readonly Candidate[]): ReadClub => {
  const planned = isOfUnknownLoft(club) ? candidates.find((each) => each.club.name === club.name) : undefined
  return planned === undefined ? club : { ...club, loftDeg: planned.club.loftDeg }
}

const hasDistance = ({ carryYards, totalYards }: ReadClub): boolean =>
  carryYards !== undefined || totalYards !== undefined

/** A kept club whose own distance was not said carries as far as one of its name is known to. */
const withDistance = (club: ReadClub, known: readonly ReadClub[]): ReadClub => {
  const same = hasDistance(club) ? undefined : known.find((each) => hasDistance(each) && each.name === club.name)
  if (same === undefined) return club
  const { carryYards, totalYards } = same
  return { ...club, ...(carryYards !== undefined && { carryYards }), ...(totalYards !== undefined && { totalYards }) }
}

/** The clubs of one set are fitted by one request. */
const fittingsOf = (
  clubs: readonly BagClub[],
  kept: readonly ReadClub[],
  candidates: readonly Candidate[],
): BagPlan['fittings'] => {
  const fittings: BagPlan['fittings'] = []
  for (const { club } of clubs.filter((each) => !kept.includes(each.club))) {
    const request = candidates.find((each) => each.club.name === club.name)?.request
    if (!request) continue
    const same = fittings.find((each) => isDeepStrictEqual(each.request, request))
    if (same) same.clubs.push(club.name)
    else fittings.push({ clubs: [club.name], request })
  }
  return fittings
}

/** Lofts of one club in two sets differ by less, degrees. */
const sameLoftDeg = 1

/** What becomes of the clubs. A club whose loft was not said has the planned one. */
const groupsOf = (
  clubs: readonly BagClub[],
  kept: readonly ReadClub[],
  known: readonly ReadClub[],
  fittings: BagPlan['fittings'],
): BagPlan['groups'] => {
  const hasSet = kept.some(isOfIronSet)
  const isOwned = ({ club }: BagClub): boolean =>
    kept.includes(club) ||
    (hasSet && (isOfIronSet(club) || club.name === 'PW') && !fittings.some((each) => each.clubs.includes(club.name))) ||
    known.some((each) => isSame(each, club))
  const isSame = (own: ReadClub, { name, loftDeg }: ReadClub): boolean =>
    own.name === name && (isOfUnknownLoft(own) || tidy(Math.abs(own.loftDeg - loftDeg)) < sameLoftDeg)
  const dropped = known.filter((own) => ![...clubs.map(({ club }) => club), ...kept].some((club) => isSame(own, club)))
  return {
    owned: clubs.filter(isOwned).map(({ club }) => club.name),
    toBuy: clubs.filter((club) => !isOwned(club)).map(({ club }) => club.name),
    toDrop: dropped.map(({ name }) => name),
  }
}

const plannedClub = (
  planned: BagClub,
  next: BagClub | undefined,
  isKept: boolean,
  fittings: BagPlan['fittings'],
  driverSpeed: number,
): BagPlan['clubs'][number] => {
  const { club, carryYards, carrySource } = planned
  const fitting = isKept ? -1 : fittings.findIndex(({ clubs }) => clubs.includes(club.name))
  return {
    club: club.name,
    type: club.type,
    loft: club.loftDeg,
    carry: carryYards!,
    carrySource,
    isKept,
    gap: next
      ? {
          loft: tidy(next.club.loftDeg - club.loftDeg),
          carry: tidy(carryYards! - next.carryYards!),
          rules: gapRules(planned, next),
        }
      : null,
    ideal: club.type === 'driver' ? null : idealGapYards(driverSpeed),
    rules: isKept ? clubRules(planned) : ['BAG-PLAN', ...clubRules(planned)],
    fitting: fitting === -1 ? null : fitting,
  }
}

/** Why a club that the golfer carries is planned with another carry than theirs: its loft differs. */
const loftNote = (known: readonly ReadClub[], kept: readonly ReadClub[], clubs: readonly BagClub[]): Message[] => {
  for (const { name, label, loftDeg } of known) {
    const planned = clubs.find(({ club }) => club.name === name && !kept.includes(club))?.club
    if (planned === undefined || tidy(Math.abs(planned.loftDeg - loftDeg)) < sameLoftDeg) continue
    return [say('bag.loftsDiffer', { club: clubNameSaid(label), loft: deg(loftDeg), planned: deg(planned.loftDeg) })]
  }
  return []
}

/** @rule BAG-PLAN */
const keptSetNote = (kept: readonly ReadClub[]): Message[] => {
  const irons = kept.filter(isOfIronSet).map(({ label }) => clubNameSaid(label))
  return irons.length === 0 ? [] : [say('bag.keptSet', { irons })]
}

const notesOf = (
  { sevenIronSpeed, driverSpeed, golfer, carries = [] }: PlanRequest,
  speed: BagSpeed,
  areLoftsUnknown: boolean,
): Message[] => {
  const { source } = speed
  const isScaled = carries.some(({ carry, total }) => carry !== undefined || total !== undefined)
  const values = { speed: mph(speed.driverSpeed!) }
  return [
    ...(source === 'carries' ? [say('bag.speedOfCarries', values)] : []),
    ...(source === 'sevenIronSpeed' ? [say('bag.readOfSevenIron', values)] : []),
    ...(sevenIronSpeed === undefined && driverSpeed !== undefined ? [say('bag.onlyDriverSpeed')] : []),
    ...(sevenIronSpeed !== undefined && driverSpeed !== undefined ? [say('bag.twoSpeeds')] : []),
    ...(isScaled ? [say('bag.scaledToCarries')] : []),
    ...(areLoftsUnknown ? [say('bag.carryWithoutLoft')] : []),
    ...(golferOf({ golfer }).handicap === null ? [say('bag.unknownHandicap')] : []),
    ...(golfer.wristToFloor === undefined ? [say('bag.unknownWrist')] : []),
    say('bag.shorterSwings'),
  ]
}

const summaryOf = (clubs: readonly BagClub[], putters: number, flags: number): Said => {
  const span = {
    clubs: clubs.length,
    longest: plannedSaid(clubs[0]!),
    shortest: plannedSaid(clubs[clubs.length - 1]!),
  }
  return sentences([
    putters === 1 ? say('bag.planWithPutter', span) : say('bag.planWithPutters', { ...span, putters }),
    flags === 0 ? say('bag.inOrder') : say('bag.stayOutOfOrder', { count: flags }),
  ])
}

function plannedSaid({ club, carryYards }: BagClub): Message {
  return say('bag.plannedClub', { club: clubNameSaid(club.label), loft: deg(club.loftDeg), carry: yards(carryYards!) })
}

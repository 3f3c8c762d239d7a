import { clubsAllowed } from '../../golf/clubs/bag.ts'
import { tidy } from '../../golf/units.ts'
import type { Message } from '../../words/message.ts'
import { deg, mph, say, yards } from '../../words/say.ts'
import { clubNameSaid } from '../../words/say-club.ts'
import { readBag } from './clubs.ts'
import { type BagClub, type BagSpeed, hasBothSpeeds, oddCarryNotes } from './distances.ts'
import { type Flag, isMeasured } from './flags.ts'
import { clubRules, gapRules } from './number-rules.ts'
import { type Survey, survey } from './plan/proposal.ts'
import type { BagGapping, BagRequest } from './schema.ts'
import { suggest } from './suggestions.ts'
import { summarize } from './summary.ts'
import { idealGapYards } from './thresholds.ts'
import { recommendWedges } from './wedges.ts'

/**
 * The gaps of a bag, what is wrong with them and what to do.
 *
 * The order of the clubs does not matter. A suggested club, put into the request as it is shown, takes away the flags that
 * the suggestion answers.
 * @param request A request that `BagRequest` and `bagProblems` find nothing wrong with.
 * @rule BAG-CARRY, BAG-LOFT
 */
export const analyzeBag = (request: BagRequest): BagGapping => {
  const { clubs, putters } = readBag(request)
  const found = survey(clubs, request)
  const { bag, flags } = found
  const suggestions = suggest(found, putters.length, request.attackAngle)
  return {
    success: true,
    clubs: [...bag.clubs.map(showClub), ...putters.toSorted().map(showPutter)],
    gaps: gapsOf(bag.clubs, bag.speed),
    flags: flags.map(showFlag),
    suggestions,
    recommendedWedges: recommendWedges(clubs, request, request.attackAngle, bag.carryOf),
    speed: { ...bag.speed, rule: 'BAG-CARRY' as const },
    notes: notesOf(found, putters.length, request),
    summary: summarize({ bag, flags, suggestions }),
  }
}

const showClub = (carried: BagClub): BagGapping['clubs'][number] => ({
  club: carried.club.name,
  written: carried.club.written,
  type: carried.club.type,
  loft: carried.club.loftDeg,
  loftSource: carried.club.loftSource,
  carry: carried.carryYards,
  carrySource: carried.carrySource,
  total: carried.totalYards,
  totalSource: carried.totalSource,
  rules: clubRules(carried),
})

const showPutter = (written: string): BagGapping['clubs'][number] => ({
  club: 'putter',
  written,
  type: 'putter',
  loft: null,
  loftSource: null,
  carry: null,
  carrySource: 'unknown',
  total: null,
  totalSource: 'unknown',
  rules: [],
})

/** @rule BAG-IDEAL */
const gapsOf = (clubs: readonly BagClub[], { driverSpeed }: BagSpeed): BagGapping['gaps'] =>
  clubs.slice(1).map((to, i) => {
    const from = clubs[i]!
    return {
      from: from.club.name,
      to: to.club.name,
      loft: tidy(to.club.loftDeg - from.club.loftDeg),
      carry: difference(from.carryYards, to.carryYards),
      total: difference(from.totalYards, to.totalYards),
      ideal: from.club.type === 'driver' ? null : idealGapYards(driverSpeed),
      rules: gapRules(from, to),
    }
  })

const difference = (longer: number | null, shorter: number | null): number | null =>
  longer === null || shorter === null ? null : tidy(longer - shorter)

/** A flag as answers show it: clubs by name, loft gap in degrees, carry gap in yards. */
export const showFlag = ({ flag, longer, shorter, loftGapDeg, carryGapYards, limit, text, rule }: Flag) => ({
  flag,
  clubs: [longer.club.name, shorter.club.name],
  loftGap: loftGapDeg,
  carryGap: carryGapYards,
  limit,
  text,
  rule,
})

/** Against which clubs the estimates were read. @rule BAG-CARRY */
const knownCarriesNote = (clubs: readonly BagClub[]): Message[] => {
  const known = clubs.filter(isMeasured)
  if (known.length === 0 || known.length === clubs.length) return []
  const named = known.map(({ club, carryYards }) =>
    say('bag.clubWithCarry', { club: clubNameSaid(club.label), carry: yards(carryYards!) }),
  )
  return [say('bag.besideKnown', { clubs: named })]
}

/** Whose strike the estimates assume. @rule FLT-STRIKE */
const strikeNote = (handicap: Message | null): Message =>
  handicap === null ? say('bag.usualStrike') : say('bag.strikeOf', { handicap })

const notesOf = ({ clubs, bag }: Survey, putters: number, request: BagRequest): Message[] => {
  const count = clubs.length + putters
  const { driverSpeed, source } = bag.speed
  const handicap = request.handicap === undefined ? null : say('general.name', { name: `${request.handicap}` })
  return [
    ...clubs.flatMap(({ written, unread, label }) =>
      unread === null ? [] : [say('bag.readAs', { written, club: clubNameSaid(label), unread })],
    ),
    ...(source === null ? [say('bag.noCarry')] : []),
    ...(source === 'sevenIronSpeed' ? [say('bag.readOfSevenIron', { speed: mph(driverSpeed!) })] : []),
    ...(hasBothSpeeds(request) ? [say('bag.twoSpeeds')] : []),
    ...(source === 'carries' ? [say('bag.impliedSpeed', { speed: mph(driverSpeed!) })] : []),
    ...knownCarriesNote(bag.clubs),
    ...(bag.clubs.some(({ carrySource }) => carrySource === 'estimated') ? [strikeNote(handicap)] : []),
    ...oddCarryNotes(bag),
    ...(putters > 0 ? [say('bag.putterLeftOut')] : []),
    ...(count > clubsAllowed ? [say('bag.tooMany', { allowed: clubsAllowed, clubs: count })] : []),
    ...(clubs.some(({ wedgeClass }) => wedgeClass === 'PW') ? [] : [say('bag.noPitchingWedge')]),
    ...(request.attackAngle === undefined ? [usualAttackNote(handicap)] : []),
  ]
}

function usualAttackNote(handicap: Message | null): Message {
  return say('bag.usualAttack', {
    attack: deg(usualAttackDeg),
    handicap: handicap === null ? say('heads.unknownHandicap') : say('bag.handicap', { handicap }),
  })
}

/** Attack of a wedge that was not measured, degrees. */
const usualAttackDeg = -4.5

import { clubsAllowed } from '../../golf/bag.ts'
import { tidy } from '../../golf/units.ts'
import { readBag } from './clubs.ts'
import { type BagClub, type BagSpeed, hasBothSpeeds, oddCarryNotes } from './distances.ts'
import { type Flag, isMeasured } from './flags.ts'
import { clubRules, gapRules } from './number-rules.ts'
import { type Survey, survey } from './proposal.ts'
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
  const answer = {
    clubs: [...bag.clubs.map(showClub), ...putters.toSorted().map(showPutter)],
    gaps: gapsOf(bag.clubs, bag.speed),
    flags: flags.map(showFlag),
    suggestions: suggest(found, putters.length, request.attackAngle),
    recommendedWedges: recommendWedges(clubs, request, request.attackAngle, bag.carryOf),
    speed: { ...bag.speed, rule: 'BAG-CARRY' as const },
    notes: notesOf(found, putters.length, request),
  }
  return { success: true, ...answer, summary: summarize(answer) }
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

/** Where both were given. */
export const twoSpeedsNote =
  'Irons and wedges are estimated from the 7-iron speed, the other clubs from the driver speed.'

/** Against which clubs the estimates were read. @rule BAG-CARRY */
const knownCarriesNote = (clubs: readonly BagClub[]): string[] => {
  const known = clubs.filter(isMeasured).map(({ club, carryYards }) => `${club.name} (${carryYards})`)
  if (known.length === 0 || known.length === clubs.length) return []
  return [`Clubs without a carry are estimated beside those that have one: ${known.join(', ')}.`]
}

const handicapWords = ({ handicap }: BagRequest): string =>
  handicap === undefined ? 'an unknown handicap' : `handicap ${handicap}`

/** Whose strike the estimates assume. @rule FLT-STRIKE */
const strikeNote = ({ handicap }: BagRequest): string =>
  handicap === undefined
    ? 'Estimated carries are those of a man of unknown handicap: a good striker carries farther. Send your own.'
    : `Estimated carries are those of a man of handicap ${handicap}. Send your own.`

const notesOf = ({ clubs, bag }: Survey, putters: number, request: BagRequest): string[] => {
  const count = clubs.length + putters
  const { driverSpeed, source } = bag.speed
  return [
    ...clubs.flatMap(({ written, unread, name }) =>
      unread === null ? [] : [`"${written}" is read as ${name}; "${unread}" names no club.`],
    ),
    ...(source === null
      ? [
          'No carry is known or can be estimated: only lofts are judged. Send driverSpeed, sevenIronSpeed or some carries.',
        ]
      : []),
    ...(source === 'sevenIronSpeed' ? [`The 7-iron speed is read as a driver speed of ${driverSpeed} mph.`] : []),
    ...(hasBothSpeeds(request) ? [twoSpeedsNote] : []),
    ...(source === 'carries' ? [`The carries given imply a driver speed of about ${driverSpeed} mph.`] : []),
    ...knownCarriesNote(bag.clubs),
    ...(bag.clubs.some(({ carrySource }) => carrySource === 'estimated') ? [strikeNote(request)] : []),
    ...oddCarryNotes(bag),
    ...(putters > 0 ? ['A putter has no distance to compare: it is left out of the gaps.'] : []),
    ...(count > clubsAllowed ? [`The Rules of Golf allow ${clubsAllowed} clubs; these are ${count}.`] : []),
    ...(clubs.some(({ wedgeClass }) => wedgeClass === 'PW')
      ? []
      : ['No pitching wedge is in the bag: add it, with its loft, to see the wedges that follow from it.']),
    ...(request.attackAngle === undefined
      ? [`Bounce is for a usual attack angle of -4.5°, and for ${handicapWords(request)}.`]
      : []),
  ]
}

import { expectedSmash } from '../../flight/index.ts'
import {
  amateurDriverMph,
  oddSpreads,
  otherClubSpreads,
  populationSpreads,
  speedSpreadMph,
} from '../../golf/amateurs.ts'
import { usualMass } from '../../golf/clubs/weights.ts'
import { isFairway } from '../../golf/names/words.ts'
import { usualHeightIn } from '../../golf/noise.ts'
import { kilogramsPerPound, kilometersPerMile } from '../../golf/quantity.ts'
import { driverSpeedPerMph, type NumbersOf, oddDriverMph, sameAsDriverShare } from '../../golf/speeds.ts'
import { metersPerSecondPerMph, metersPerYard, roundTo } from '../../golf/units.ts'
import type { Statement } from '../../platform/statement.ts'
import type { Message, Said } from '../../words/message.ts'
import { say, sentences } from '../../words/say.ts'
import { numbersOf, speedOf } from '../engine/club.ts'
import { type Golfer, golferOf } from '../engine/swing/golfer.ts'
import type { FittingRequest } from '../schema/schema.ts'

/** A number that hardly any golfer of this kind has with this club, and what it would be as it was probably meant. */
interface OddNumber {
  /** Where it stands in the request: `swingMetrics.swingSpeed`. */
  readonly field: string
  readonly said: number
  readonly meant: number
  readonly unit: 'mph' | 'pounds'
  readonly question: Said
  /** The question without its words: why it is asked, and what was probably meant. */
  readonly statements: readonly Statement<OddNumberId>[]
}

/** What a question about a number may say: why it is asked, then what it asks. */
export const oddNumberIds = [
  'aboveTour',
  'slow',
  'farAbove',
  'farBelow',
  'asFastAsDriver',
  'ballFar',
  'tooLight',
  'isDriversSpeed',
  'isDriversBall',
  'isClubSpeed',
  'isOtherUnit',
] as const
type OddNumberId = (typeof oddNumberIds)[number]

/**
 * Numbers that were probably read in another unit or from another club, judged by sex, age, handicap and club.
 * @example oddNumbers of a driver at 145 // meant 90.1: "145 mph is above tour speed. Is it 145 km/h, which is 90.1 mph?"
 * @rule IN-PLAUSIBLE
 */
export const oddNumbers = (request: FittingRequest): readonly OddNumber[] => {
  const golfer = golferOf(request)
  const { swingSpeed, ballSpeed } = request.swingMetrics
  const { driverSpeed, sevenIronSpeed } = request.clubDetails ?? {}
  const found = [
    oddClubSpeed(golfer, { field: 'swingMetrics.swingSpeed', of: speedOf(request), said: swingSpeed }) ??
      asFastAsDriver(request),
    oddBallSpeed(request, golfer, ballSpeed),
    oddClubSpeed(golfer, { field: 'clubDetails.driverSpeed', of: 'driver', said: driverSpeed }),
    oddClubSpeed(golfer, { field: 'clubDetails.sevenIronSpeed', of: '7-iron', said: sevenIronSpeed }),
    oddWeight(golfer),
  ]
  const confirmed: readonly string[] = request.confirmed ?? []
  return found.filter((one) => one !== null).filter(({ field }) => !confirmed.includes(field.split('.')[1]!))
}

/** `a 7-iron`. */
function aClub(of: NumbersOf): Message {
  if (of === 'driver') return say('oddNumber.aDriver')
  if (isFairway(of)) return say('oddNumber.aWood', { number: Number.parseInt(of, 10) })
  if (of === 'hybrid') return say('oddNumber.aHybrid')
  return say(of === '7-iron' ? 'oddNumber.anIron' : 'oddNumber.aWedge')
}

/** Driver speeds of such golfers. @rule IN-CONSISTENT-SPEED */
const populationOf = ({ group, handicap, ageYears }: Golfer) => ({
  usualMph: amateurDriverMph({ group, handicap: handicap?.value, ageYears }),
  spreadMph: handicap === null ? speedSpreadMph.unknown : speedSpreadMph.known,
})

interface SaidSpeed {
  readonly field: string
  readonly of: NumbersOf
  readonly said: number | undefined
}

/** What a figure in mph may have been, most likely first. */
const otherUnits = [
  { unit: 'km/h', times: 1 / kilometersPerMile },
  { unit: 'm/s', times: 1 / metersPerSecondPerMph },
] as const

interface Candidate {
  readonly mph: number
  readonly id: OddNumberId
  /** In which it was written. */
  readonly unit: string
}

const inOtherUnits = (said: number): readonly Candidate[] =>
  otherUnits.map(({ unit, times }) => ({
    mph: roundTo(said * times, 0.1),
    id: 'isOtherUnit',
    unit,
  }))

const meantBy = ({ id, mph, unit }: Candidate, said: number): Statement<OddNumberId> => ({
  id,
  values: id === 'isOtherUnit' ? { said, otherUnit: unit, meant: mph, unit: 'mph' } : { meant: mph },
})

/** The same as a question. */
function askedOf({ id, mph: meant, unit }: Candidate, said: number): Message {
  if (id === 'isDriversSpeed') return say('oddNumber.isDriversSpeed', { meant })
  return say('oddNumber.isOtherUnit', { said, otherUnit: unit, meant, unit: 'mph' })
}

const oddClubSpeed = (golfer: Golfer, { field, of, said }: SaidSpeed): OddNumber | null => {
  if (said === undefined) return null
  const perOwn = driverSpeedPerMph[of]
  const { usualMph, spreadMph } = populationOf(golfer)
  const off = (mph: number) => (mph * perOwn - usualMph) / spreadMph
  const isOutside =
    said * perOwn > oddDriverMph.above || (said * perOwn < oddDriverMph.below && golfer.group !== 'junior')
  const asDriver = {
    mph: roundTo(said / perOwn, 0.1),
    id: 'isDriversSpeed',
    unit: 'mph',
  } as const
  const isDrivers = of !== 'driver' && off(said) > otherClubSpreads && Math.abs(off(asDriver.mph)) <= 1
  if (!isOutside && !isDrivers && Math.abs(off(said)) <= populationSpreads) return null
  const candidates = [...(of === 'driver' || off(said) < 0 ? [] : [asDriver]), ...inOtherUnits(said)].filter(
    ({ mph }) => Math.abs(off(mph)) <= oddSpreads,
  )
  const meant = candidates.toSorted((a, b) => Math.abs(off(a.mph)) - Math.abs(off(b.mph)))[0]
  if (meant === undefined) return null
  const usual = Math.round(usualMph / perOwn)
  const far = off(said) > 0 ? 'farAbove' : 'farBelow'
  const [id, why] =
    said * perOwn > oddDriverMph.above
      ? (['aboveTour', say('oddNumber.aboveTour', { said })] as const)
      : said * perOwn < oddDriverMph.below && golfer.group !== 'junior'
        ? (['slow', say('oddNumber.slow', { said })] as const)
        : ([far, say(farFrom[far], { said, usual, club: aClub(of) })] as const)
  const question = sentences([why, askedOf(meant, said)])
  const statements = [{ id, values: { said, usual } }, meantBy(meant, said)]
  return { field, said, meant: meant.mph, unit: 'mph', question, statements }
}

const farFrom = { farAbove: 'oddNumber.farAbove', farBelow: 'oddNumber.farBelow' } as const

/** A club that is swung as fast as the driver beside it has the driver's speed. */
const asFastAsDriver = (request: FittingRequest): OddNumber | null => {
  const { swingSpeed: said } = request.swingMetrics
  const driver = request.clubDetails?.driverSpeed
  const of = speedOf(request)
  const perOwn = driverSpeedPerMph[of]
  if (said === undefined || driver === undefined || perOwn === 1 || said < sameAsDriverShare * driver) return null
  const meant = roundTo(driver / perOwn, 0.1)
  const question = sentences([
    say('oddNumber.asFastAsDriver', { said, club: aClub(of), driver }),
    say('oddNumber.isDriversSpeed', { meant }),
  ])
  const statements = [
    { id: 'asFastAsDriver', values: { said, driver } },
    { id: 'isDriversSpeed', values: { meant } },
  ] as const
  return { field: 'swingMetrics.swingSpeed', said, meant, unit: 'mph', question, statements }
}

const oddBallSpeed = (request: FittingRequest, golfer: Golfer, said: number | undefined): OddNumber | null => {
  if (said === undefined) return null
  const of = numbersOf(request)
  const smash = expectedSmash({ club: of, handicap: golfer.handicap?.value, group: golfer.group })
  const perOwn = driverSpeedPerMph[of] / smash
  const { usualMph, spreadMph } = populationOf(golfer)
  const off = (ballMph: number) => (ballMph * perOwn - usualMph) / spreadMph
  const asClub = {
    mph: roundTo(said * smash, 0.1),
    id: 'isClubSpeed',
    unit: 'mph',
  } as const
  const isClubs =
    off(said) < -oddSpreads && Math.abs(off(asClub.mph)) <= 1 && request.swingMetrics.swingSpeed === undefined
  if (!isClubs && Math.abs(off(said)) <= populationSpreads) return null
  // A partial swing with a wedge is slow and no other unit.
  if (request.clubType === 'wedge' && off(said) < 0) return null
  const candidates = [
    ...(isClubs ? [asClub] : []),
    ...inOtherUnits(said),
    ...(of === 'driver'
      ? []
      : [
          {
            mph: roundTo((said * smash) / (driverSpeedPerMph[of] * driverSmash(golfer)), 0.1),
            id: 'isDriversBall',
            unit: 'mph',
          } as const,
        ]),
  ].filter(({ mph }) => Math.abs(off(mph)) <= oddSpreads)
  const meant = candidates.toSorted((a, b) => Math.abs(off(a.mph)) - Math.abs(off(b.mph)))[0]
  if (meant === undefined) return null
  const usual = Math.round(usualMph / perOwn)
  const question = sentences([
    say('oddNumber.ballFar', { said, usual, club: aClub(of) }),
    meant.id === 'isOtherUnit'
      ? say('oddNumber.isBallInOtherUnit', { said, otherUnit: meant.unit, meant: meant.mph })
      : say(meant.id === 'isClubSpeed' ? 'oddNumber.isClubSpeed' : 'oddNumber.isDriversBall', { meant: meant.mph }),
  ])
  const statements = [{ id: 'ballFar', values: { said, usual } } as const, meantBy(meant, said)]
  return { field: 'swingMetrics.ballSpeed', said, meant: meant.mph, unit: 'mph', question, statements }
}

const driverSmash = ({ handicap, group }: Golfer): number =>
  expectedSmash({ club: 'driver', handicap: handicap?.value, group })

/** Pounds that no grown body of such a height has, and that are usual kilograms. */
const oddWeight = ({ group, ageYears, heightIn, weightPounds: said }: Golfer): OddNumber | null => {
  if (said === null || group === 'junior' || (ageYears !== null && ageYears < usualMass.grownAge)) return null
  const tallIn = heightIn ?? usualHeightIn[group].mean
  const massIndex = (pounds: number) => (pounds * kilogramsPerPound) / ((tallIn / 36) * metersPerYard) ** 2
  const meant = Math.round(said / kilogramsPerPound)
  if (massIndex(said) >= usualMass.index.min || massIndex(meant) > usualMass.index.max) return null
  const question = sentences([
    heightIn === null
      ? say('oddNumber.tooLight', { said })
      : say('oddNumber.tooLightForHeight', { said, feet: Math.floor(tallIn / 12), inches: tallIn % 12 }),
    say('oddNumber.isOtherUnit', { said, otherUnit: 'kg', meant, unit: 'pounds' }),
  ])
  const statements = [
    { id: 'tooLight', values: { said } },
    { id: 'isOtherUnit', values: { said, otherUnit: 'kg', meant, unit: 'pounds' } },
  ] as const
  return { field: 'golfer.weight', said, meant, unit: 'pounds', question, statements }
}

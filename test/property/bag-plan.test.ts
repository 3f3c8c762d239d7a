import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { PlanRequest } from '../../src/features/bag/index.ts'
import { cases } from '../support/cases.ts'
import { analyzeBag, answerPlan, type BagPlan, fit } from '../support/in-english.ts'

// A planned bag is one that a fitter would hand over: no hole, no half set, nothing left out that every bag has.

const golfer = fc.record(
  {
    handedness: fc.constantFrom('right' as const, 'left' as const),
    gender: fc.constantFrom('male' as const, 'female' as const),
    handicap: fc.integer({ min: -5, max: 25 }),
    age: fc.integer({ min: 13, max: 90 }),
  },
  { requiredKeys: ['handedness'] },
)
const driverSpeed = fc.integer({ min: 55, max: 125 })

/** Requests whose plan is not as it should be, of so many. */
const faulty = <Request extends PlanRequest>(
  requests: fc.Arbitrary<Request>,
  full: number,
  isFaulty: (plan: BagPlan, request: Request) => boolean,
) => {
  const tried = fc.sample(requests, { numRuns: cases(full), seed: 20_261_126 })
  const wrong = tried.filter((request) => isFaulty(answerPlan(request), request))
  return [wrong.length, wrong[0]]
}

const none = [0, undefined]
const isIronOfSet = (club: string) => /^([4-9]-iron|PW)$/.test(club)
/** Whether no iron is missing between the given one, or the longest planned, and the pitching wedge. */
const isWholeFrom = ({ clubs }: BagPlan, from: number): boolean => {
  const places = clubs.filter(({ club }) => isIronOfSet(club)).map(({ club }) => (club === 'PW' ? 10 : Number(club[0])))
  const found = places.filter((place) => place >= from)
  return found[0]! <= Math.max(7, from) && found.every((place, i) => place === found[0]! + i) && found.at(-1) === 10
}

test('a plan from the speed alone leaves no gap out of order', () => {
  const requests = fc.record({ golfer, driverSpeed })
  expect(faulty(requests, 1_500, ({ warnings }) => warnings.length > 0)).toEqual(none)
  const fast: PlanRequest = { golfer: { handedness: 'right', handicap: 9 }, driverSpeed: 125, keep: [] }
  expect(answerPlan(fast).warnings).toEqual([])
})

test('a carry that contradicts the speed is named, and leaves the irons from the 6-iron down in the bag', () => {
  const known = fc.constantFrom('5i', '6i', '7i', '8i', '9i')
  const requests = fc
    .record({ golfer, driverSpeed, known, share: fc.constantFrom(0.5, 0.6, 0.65, 1.35, 1.5) })
    .map(({ known: club, share, ...request }) => {
      const name = `${club[0]}-iron`
      const usual = answerPlan({ ...request, keep: [{ club }] }).clubs.find((each) => each.club === name)!.carry
      return { ...request, carries: [{ club, carry: Math.max(10, Math.round(share * usual)) }] }
    })
  const isSaid = ({ notes }: BagPlan) => notes.some((note) => note.includes('does not fit'))
  expect(faulty(requests, 600, (plan) => !isSaid(plan) || !isWholeFrom(plan, 6))).toEqual(none)
})

test('a kept iron stands for its set: the irons follow each other down to the pitching wedge, in lofts of one set', () => {
  const kept = fc.record({ number: fc.integer({ min: 5, max: 9 }), weakDeg: fc.integer({ min: -4, max: 2 }) })
  const requests = fc.record({ golfer, driverSpeed, kept }).map(({ kept: { number, weakDeg }, ...request }) => ({
    ...request,
    keep: [{ club: `${number}i`, loft: [26, 29, 33, 37, 41][number - 5]! + weakDeg }] as [
      { club: string; loft: number },
    ],
  }))
  const isBroken = (plan: BagPlan, { keep: [{ club: own }] }: { keep: [{ club: string }] }) => {
    const from = Math.min(6, Number(own[0]))
    const lofts = plan.clubs
      .filter(({ club }) => isIronOfSet(club) && (club === 'PW' || Number(club[0]) >= from))
      .map(({ loft }) => loft)
    return (
      !isWholeFrom(plan, from) ||
      lofts.some((loft, i) => i > 0 && (loft - lofts[i - 1]! < 2 || loft - lofts[i - 1]! > 5.5))
    )
  }
  const isBought = ({ clubs }: BagPlan) => clubs.some(({ club, fitting }) => isIronOfSet(club) && fitting !== null)
  expect(faulty(requests, 900, (plan, request) => isBroken(plan, request) || isBought(plan))).toEqual(none)
})

test('tour and scratch players have a lob wedge', () => {
  const scratch = golfer.map((person) => ({ ...person, handicap: -(person.handicap ?? 0) % 6 }))
  const requests = fc
    .record({ golfer: scratch, driverSpeed: fc.integer({ min: 80, max: 125 }) })
    .filter(({ golfer: { handicap } }) => handicap <= 0)
  expect(faulty(requests, 1_500, ({ clubs }) => !clubs.some(({ loft }) => loft >= 57.5))).toEqual(none)
})

test('the iron set, the plan and the bag check name one longest iron, and no set of irons has a hole', () => {
  const requests = fc
    .record({ golfer, driverSpeed, sevenIronSpeed: fc.integer({ min: 55, max: 100 }) })
    .map(({ driverSpeed: _, ...request }) => ({ ...request, driverSpeed: Math.round(request.sevenIronSpeed * 1.2) }))
  const setOf = ({ golfer, sevenIronSpeed }: PlanRequest) =>
    fit({ clubType: 'iron', golfer, swingMetrics: { swingSpeed: sevenIronSpeed! } }).ironSet!
  const isOther = (plan: BagPlan, request: PlanRequest) => {
    const { longestIron } = setOf(request)
    return (
      plan.clubs.find(({ club }) => isIronOfSet(club))!.club !== `${longestIron}-iron` ||
      !isWholeFrom(plan, longestIron)
    )
  }
  expect(faulty(requests, 1_500, isOther)).toEqual(none)
  const adults = requests.map((request) => ({ ...request, golfer: { ...request.golfer, age: 30 } }))
  const names = ['driver', '3-wood', '3i', '4i', '5i', '6i', '7i', '8i', '9i', 'PW', 'SW']
  let said = 0
  const isContradicted = (_: BagPlan, request: PlanRequest) => {
    const { golfer: person, driverSpeed, sevenIronSpeed } = request
    const { handicap } = person
    const known = {
      driverSpeed: driverSpeed!,
      sevenIronSpeed: sevenIronSpeed!,
      ...(handicap !== undefined && { handicap }),
    }
    const { suggestions } = analyzeBag({ clubs: names.map((club) => ({ club })), ...known })
    const named = suggestions.flatMap(({ text }) => /the (\d)-iron is the longest worth carrying/.exec(text)?.[1] ?? [])
    said += named.length
    return named.some((number) => Number(number) !== setOf(request).longestIron)
  }
  expect(faulty(adults, 900, isContradicted)).toEqual(none)
  expect(said).toBeGreaterThan(0)
})

const usualClubs =
  'driver 3w 4w 5w 7w 9w 11w 2i 3i 4i 5i 6i 7i 8i 9i 2h 3h 4h 5h 6h 7h PW GW SW LW 42 46 48 50 52 56 60 64'.split(' ')

/** Requests that keep each of these clubs, by golfers of every speed. */
const keeping = (names: readonly string[], full: number) =>
  fc
    .sample(fc.record({ golfer, driverSpeed }), { numRuns: Math.max(names.length, cases(full)), seed: 20_261_127 })
    .map((request, i): PlanRequest => ({ ...request, keep: [{ club: names[i % names.length]! }] }))

test('every club that has a usual loft can be kept', () => {
  const lost = keeping(usualClubs, 3_000).filter(
    (request) => answerPlan(request).clubs.filter(({ isKept }) => isKept).length !== 1,
  )
  expect(lost).toEqual([])
})

test('no pitching wedge or long iron is planned to do what a kept wedge or wood of its loft does', () => {
  const doubled = keeping(['44', '45', '46', '47', '7w', '9w'], 900).flatMap((request) => {
    const { clubs, warnings } = answerPlan(request)
    const kept = clubs.find(({ isKept }) => isKept)!.club
    const found = warnings.filter(
      ({ flag, clubs: pair }) =>
        (flag === 'duplicate_loft' || flag === 'overlap') &&
        pair.includes(kept) &&
        pair.some((club) => /^([1-5]-iron|PW)$/.test(club)),
    )
    return found.map(({ text }) => ({ request, text }))
  })
  expect(doubled).toEqual([])
})

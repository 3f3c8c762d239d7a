import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { BagRequest } from '../../src/features/bag/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { cases } from '../support/cases.ts'
import { analyzeBag, type BagGapping } from '../support/in-english.ts'

// Advice on a bag never takes out what a fitter would leave in, and names what can be bought.

const long = ['3w', '5w', '7w', '9w', '3h', '4h', '5h', '6h', '3i', '4i', '5i']
const short = ['50', '52', '54', '56', '58', '60', '62']
const bag = fc
  .record({
    long: fc.subarray(long, { minLength: 1, maxLength: 6 }),
    short: fc.subarray(short, { maxLength: 4 }),
    pitchingWedgeDeg: fc.integer({ min: 42, max: 48 }),
    driverSpeed: fc.integer({ min: 55, max: 120 }),
    off: fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 5, maxLength: 5 }),
    isMeasured: fc.boolean(),
  })
  .map(({ long: longer, short: wedges, pitchingWedgeDeg, driverSpeed, off, isMeasured }): BagRequest => {
    const core = ['6i', '7i', '8i', '9i', 'PW'].map((club, i) => ({
      club,
      ...(club === 'PW' && { loft: pitchingWedgeDeg }),
      ...(isMeasured && { carry: Math.round(1.6 * driverSpeed) - 9 * i + off[i]! }),
    }))
    const named = ['driver', ...longer].map((club) => ({ club }))
    return { clubs: [...named, ...core, ...wedges.map((club) => ({ club })), { club: 'putter' }], driverSpeed }
  })

type Suggestion = BagGapping['suggestions'][number]

/** Suggestions that are not as they should be, of so many bags. */
const faulty = (full: number, isFaulty: (suggestion: Suggestion, request: BagRequest) => boolean) => {
  const found = fc
    .sample(bag, { numRuns: cases(full), seed: 20_261_126 })
    .flatMap((request) =>
      analyzeBag(request).suggestions.flatMap((each) =>
        isFaulty(each, request) ? [{ text: each.text, request }] : [],
      ),
    )
  return [found.length, found[0]]
}
const none = [0, undefined]

/** Clubs that leave the bag for a gap or a crowd, as they were sent; one that is too long for the speed is replaced. */
const leaving = ({ action, remove, alsoDrop, rule }: Suggestion) => [
  ...(action === 'drop' && rule !== 'BAG-LONG' ? [remove] : []),
  alsoDrop,
]

test('no iron from the 6-iron down, no pitching wedge, no driver and no only 3-wood leaves a bag for a gap', () => {
  const isFaulty = (suggestion: Suggestion, { clubs, driverSpeed }: BagRequest) =>
    leaving(suggestion).some((club) => {
      if (club === '3w') return driverSpeed! >= 80
      return club !== null && /^(driver|[6-9]i|PW)$/.test(club) && clubs.some((each) => each.club === club)
    })
  expect(faulty(2_400, isFaulty)).toEqual(none)
})

test('below 80 mph a wood from the 7-wood up stays, unless another such wood does its job', () => {
  const isFaulty = (suggestion: Suggestion, { clubs, driverSpeed }: BagRequest) =>
    driverSpeed! < 80 &&
    clubs.filter(({ club }) => /^[79]w$/.test(club)).length === 1 &&
    leaving(suggestion).some((club) => club !== null && /^[79]w$/.test(club))
  expect(faulty(2_400, isFaulty)).toEqual(none)
})

test('a bag with estimated carries says whose strike they assume, one that was measured whole does not', () => {
  const wrong = fc.sample(bag, { numRuns: cases(600), seed: 20_261_126 }).filter((request) => {
    const says = ({ notes }: BagGapping) => notes.some((note) => note.includes('of unknown handicap: a good striker'))
    const estimated = analyzeBag(request)
    const clubs = estimated.clubs.flatMap(({ written, carry }) => (carry === null ? [] : [{ club: written, carry }]))
    return !says(estimated) || says(analyzeBag({ ...request, clubs }))
  })
  expect(wrong).toEqual([])
})

test('a hybrid to add is one that a current head is made in', () => {
  const made = new Set(
    catalog.heads.flatMap((head) =>
      head.clubType === 'hybrid' && !head.discontinued ? head.lofts.map(({ loft }) => loft) : [],
    ),
  )
  const isFaulty = ({ add }: Suggestion) => add?.type === 'hybrid' && !made.has(add.loft)
  expect(faulty(1_200, isFaulty)).toEqual(none)
})

test('wedges that gap well stay, and only a gap that is too wide gets a wedge, named by its neighbors', () => {
  const set = fc.record({
    pitchingDeg: fc.integer({ min: 43, max: 48 }),
    gaps: fc.array(fc.constantFrom(3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 12), { minLength: 1, maxLength: 3 }),
  })
  const faults = fc.sample(set, { numRuns: cases(3_000), seed: 20_261_126 }).flatMap(({ pitchingDeg, gaps }) => {
    const lofts = gaps.map((_, i) => gaps.slice(0, i + 1).reduce((sum, gap) => sum + gap, pitchingDeg))
    const owned = lofts.filter((loft) => loft <= 62)
    if (owned.length === 0) return []
    const clubs = [{ club: '9i' }, { club: 'PW', loft: pitchingDeg }, ...owned.map((loft) => ({ club: `${loft}` }))]
    const { wedges, text } = analyzeBag({ clubs }).recommendedWedges!
    const all = [pitchingDeg, ...wedges.map(({ loft }) => loft)]
    const isBought = wedges.map(({ inBag }) => inBag === null)
    const isWide = gaps.some((gap) => gap > 6)
    const wrong = [
      ...owned.filter((loft) => !wedges.some(({ inBag }) => inBag === `${loft}`)).map((loft) => `${loft} leaves`),
      ...owned.filter((loft) => !isWide && !all.includes(loft)).map((loft) => `${loft} is bent`),
      ...wedges.filter(({ gap }) => gap > 6 || gap < 3).map(({ gap }) => `a gap of ${gap}`),
      ...wedges
        .filter(({ loft }, i) => isBought[i] && i + 1 < wedges.length && loft < owned.at(-1)!)
        .filter(
          ({ loft }) =>
            !text.includes(` ${loft}° between ${all[all.indexOf(loft) - 1]}° and ${all[all.indexOf(loft) + 1]}°`),
        )
        .map(({ loft }) => `${loft} without its neighbors`),
    ]
    return wrong.length > 0 ? [`${pitchingDeg} ${owned}: ${wrong}, ${text}`] : []
  })
  expect([faults.length, faults[0]]).toEqual(none)
})

import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { ClubWithOptions } from '../../../src/equipment/catalog/index.ts'
import { buildParams } from '../../../src/equipment/store-link/index.ts'
import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { inShop, type Shop } from '../../equipment/catalog/shop.ts'
import { cases, someOf } from '../../support/cases.ts'
import { golfers } from '../../support/golfers.ts'
import { fittingResult } from '../../support/in-english.ts'
import { readPage } from './page/read-page.ts'

const unlimited = { RATE_LIMIT_FREE_PER_MINUTE: '0' }

/** Every option of the club detail as a request of its own, by what of the club it is about. */
const optionsOf = (club: ClubWithOptions): readonly Record<string, string>[][] => [
  [
    ...club.hands.map((hand) => ({ hand })),
    ...club.lofts.flatMap(({ id, hands }) => [{ loft: id }, ...hands.map((hand) => ({ loft: `${id}°`, hand }))]),
    ...(club.sets ?? []).map(({ id }) => ({ set: id })),
    ...(club.bounces ?? []).flatMap(({ id, loft, hands }) =>
      id === null ? [] : hands.map((hand) => ({ hand, loft: String(loft), bounce: id })),
    ),
  ],
  [...club.stockShafts, ...(club.shaftUpgrades ?? []).slice(0, 5)].flatMap(({ shaftId, weightBand, flexes }) =>
    flexes.map((flex) => ({ ...(shaftId && { shaftId }), flex, shaftWeight: weightBand })),
  ),
  club.lengths.map(({ id }) => ({ length: id })),
  [
    ...club.grips.slice(0, 8).flatMap(({ gripId, sizes }) => sizes.map((gripSize) => ({ gripId, gripSize }))),
    ...club.gripSizes.map((gripSize) => ({ gripSize })),
  ],
  (club.lies ?? []).map(({ id }) => ({ lie: id })),
]

const singleRequests = (club: ClubWithOptions): Record<string, string>[] => optionsOf(club).flat()

/** The same in as few requests as hold them all: options about different things go together. */
const together = (club: ClubWithOptions): Record<string, string>[] => {
  const options = optionsOf(club)
  const longest = Math.max(...options.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => Object.assign({}, ...options.map((of) => of[i])))
}

/** Open a link's address as a browser would: the path and its query, read anew. */
const openLink = async (shop: Shop, url: string) => {
  const { pathname, search } = new URL(url)
  const response = await shop.send(pathname + search)
  return { status: response.status, page: await readPage(await response.text()) }
}

const buildOf = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(buildParams.flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])))

inShop((shop) => {
  const clubOf = async (headId: string): Promise<ClubWithOptions> =>
    (await shop().get(`/v1/catalog/clubs/${headId}`)).body.club

  test('CD-008 every option of every club is accepted by the store link', async () => {
    const accept = async (headId: string, options: Record<string, string>) => {
      const { status, body } = await shop().post('/v1/store/link', { headId, ...options })
      if (status !== 200) expect({ headId, options, body }).toBeUndefined()
    }
    for (const { headId } of someOf(shop().catalog.heads)) {
      const requests = together(await clubOf(headId))
      await Promise.all(requests.map((options) => accept(headId, options)))
    }
  })

  test('SL-017 the page of a link shows every parameter of it, whatever is chosen together', async () => {
    const heads = shop().catalog.heads.map(({ headId }) => headId)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.infiniteStream(fc.nat()), async (headId, random) => {
        const choices = singleRequests(await clubOf(headId))
        const pick = () => choices[random.next().value! % choices.length]!
        const { status, body } = await shop().post('/v1/store/link', {
          headId,
          ...pick(),
          swingWeight: 'D2',
          ...pick(),
        })
        fc.pre(status === 200) // two options may exclude each other: a loft and the other hand
        const { status: opened, page } = await openLink(shop(), body.url)
        expect(opened).toBe(200)
        expect(page.parameters).toEqual(buildOf(body.urlParams))
        expect(page.unread).toEqual([])
      }),
      { numRuns: cases(300) },
    )
  })

  test('SL-018 SL-019 SL-020 whatever a club does not offer answers 400 and names the field', async () => {
    const strange: Record<string, fc.Arbitrary<string>> = {
      loft: fc.integer({ min: 70, max: 99 }).map(String),
      shaftId: fc.stringMatching(/^[a-z]{3,8}-[0-9]{2}$/).filter((id) => shop().catalog.shaft(id) === undefined),
      flex: fc.constantFrom('Floppy', 'X-Stiff', 'XX'),
      shaftWeight: fc.integer({ min: 15, max: 25 }).map((tens) => `${tens}0-${tens}9g`),
      length: fc.oneof(
        fc.double({ min: 2.26, max: 9, noNaN: true }).map((off) => `+${off.toFixed(2)}`),
        fc.constant('99'),
      ),
      lie: fc.integer({ min: 5, max: 20 }).map((deg) => `-${deg}`),
      gripId: fc.stringMatching(/^[a-z]{3,8}-grip$/).filter((id) => shop().catalog.grip(id) === undefined),
      swingWeight: fc.constantFrom('heavy', 'Z9', 'D'),
      bounce: fc.integer({ min: 40, max: 60 }).map(String),
    }
    const heads = shop().catalog.heads.map(({ headId }) => headId)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...heads),
        fc
          .subarray(Object.keys(strange), { minLength: 1 })
          .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, strange[name]!])))),
        async (headId, options) => {
          const { status, body } = await shop().post('/v1/store/link', { headId, ...options })
          expect({ status, code: body.code }).toEqual({ status: 400, code: 'NOT_OFFERED' })
          const named = body.errors.map(({ pointer }: { pointer: string }) => pointer.slice(1))
          expect(named.sort()).toEqual(Object.keys(options).sort())
        },
      ),
      { numRuns: cases(200) },
    )
  })

  /** Longer than the longest that a women's head is made for by itself. */
  const tallJunior = {
    clubType: 'fairway' as const,
    golfer: { handedness: 'right' as const, heightFeet: 5, heightInches: 8, age: 10 },
    swingMetrics: { ballSpeed: 108.8 },
  }

  /** The shortest club that is fitted. */
  const smallestJunior = {
    clubType: 'wedge' as const,
    golfer: { handedness: 'right' as const, heightFeet: 3, age: 10 },
    swingMetrics: { swingSpeed: 45 },
  }

  describe('FR-005 the links of a fitting open too, with nothing left unread', () => {
    const scorer = createScorer(catalog)
    for (const clubType of clubTypes)
      test(clubType, async () => {
        await fc.assert(
          fc.asyncProperty(golfers(clubType), async (request) => {
            const { topPicks } = fittingResult({
              input: request,
              scorer,
              config: {
                baseUrl: 'http://fit.example',
                storeUrl: 'http://fit.example/store',
                serviceName: 'Clubwright',
              },
              fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
              idempotencyKey: null,
              createdAt: new Date('2026-11-21T12:00:00Z'),
            })
            for (const { headId, storeUrl } of topPicks) {
              const { status, page } = await openLink(shop(), storeUrl)
              expect({ headId, status, unread: page.unread }).toEqual({ headId, status: 200, unread: [] })
              const { wedges, ...others } = buildOf(Object.fromEntries(new URL(storeUrl).searchParams))
              expect(page.parameters).toEqual(others)
              expect(page.wedges.join(',')).toBe(wedges ?? '')
            }
          }),
          {
            examples: [tallJunior, smallestJunior]
              .filter((one) => one.clubType === clubType)
              .map((one): [FittingRequest] => [one]),
            numRuns: cases(60),
          },
        )
      })
  })
}, unlimited)

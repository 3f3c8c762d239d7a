import fc, { type Arbitrary } from 'fast-check'
import { BagRequest, bagProblems } from '../../../src/features/bag/index.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { analyzeBag, type BagGapping } from '../../support/in-english.ts'

/** A bag by its clubs' names. */
export const clubs = (names: string) => names.split(' ').map((club) => ({ club }))

/** The analysis of a request that the service would take. */
export const analyze = (request: BagRequest): BagGapping => {
  const wrong = inEnglish([...fieldProblems(BagRequest, request), ...bagProblems(request)])
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
  return analyzeBag(request)
}

const usual =
  'driver 3w 5w 7w 9w 2h 3h 4h 5h 6h 2i 3i 4i 5i 6i 7i 8i 9i PW GW AW SW LW 48 50 52 54 58 60 62 putter'.split(' ')
/** Carry of such a club at about 95 mph, yards. */
const about = (club: string, index: number): number => (club === 'driver' ? 225 : 210 - index * 5)

/** Bags as golfers have them, some carries known and a little off, with and without a speed. */
export const bags = (clubsMax = 19): Arbitrary<BagRequest> =>
  fc
    .record(
      {
        clubs: fc.array(
          fc
            .record({ index: fc.nat(usual.length - 1), isKnown: fc.boolean(), off: fc.integer({ min: -25, max: 25 }) })
            .map(({ index, isKnown, off }) => {
              const club = usual[index]!
              return isKnown && club !== 'putter' ? { club, carry: about(club, index) + off } : { club }
            }),
          { minLength: 2, maxLength: clubsMax },
        ),
        driverSpeed: fc.integer({ min: 55, max: 125 }),
        sevenIronSpeed: fc.integer({ min: 50, max: 100 }),
        attackAngle: fc.integer({ min: -10, max: 0 }),
        lobWedgeFullSwing: fc.constantFrom('yes' as const, 'no' as const, 'unsure' as const),
      },
      { requiredKeys: ['clubs'] },
    )
    .filter((request) => bagProblems(request).length === 0)

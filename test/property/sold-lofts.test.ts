import { describe, expect, test } from 'bun:test'
import { golferOf } from '../../src/fitting/engine/swing/golfer.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { golfersOr } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fit } from '../support/in-english.ts'

// A loft that is fitted can be played: a current head for the hand has it, its sleeve turned a step or its neck bent.

const golfersPerClub = Math.ceil(golfersOr(1_000) / clubTypes.length)
/** Half a step of the shelf, degrees. */
const sameDeg = 0.5

/** From which to which loft a current head for this golfer can be played. */
const played = (clubType: FittingRequest['clubType'], golfer: FittingRequest['golfer']) =>
  catalog.heads
    .filter((head) => head.clubType === clubType && !head.discontinued && head.hands.includes(golfer.handedness))
    .filter((head) => {
      if (head.gender === 'junior') return golferOf({ golfer }).group === 'junior'
      return head.gender === 'unisex' || golfer.gender === 'female'
    })
    .filter((head) => head.clubType !== 'driver' || head.volumeCc === null || head.volumeCc >= 400)
    .flatMap((head): [number, number][] => {
      if (head.clubType === 'iron') {
        const bend = head.lieAdjustable === null ? 0 : 2
        return [[head.sevenIronLoft - bend, head.sevenIronLoft + bend]]
      }
      const turn = head.clubType === 'wedge' ? 1 : Math.min(1, head.adjustable.loftSleeveDeg)
      return head.lofts
        .filter(({ hands }) => hands.includes(golfer.handedness))
        .map(({ loft }) => [loft - turn, loft + turn])
    })

/** The loft of the current club, or the pitching wedge of a stated set: the golfer has it. */
const isOwn = ({ currentEquipment, clubDetails }: FittingRequest, loftDeg: number) =>
  Math.abs((currentEquipment?.loft ?? 0) - loftDeg) < sameDeg || clubDetails?.pwLoft === loftDeg

describe.each(clubTypes)('%s', (clubType) => {
  test('a fitted loft can be played by a current head of the hand, or the answer says that none is sold', () => {
    const unplayed = someGolfers(clubType, golfersPerClub, 20_261_123).flatMap((request) => {
      const { value, why } = fit(request).specs.loft
      const offDeg = Math.min(
        ...played(clubType, request.golfer).map(([from, to]) => Math.max(0, from - value, value - to)),
      )
      const isSaid = /no current|no \S+ is sold/.test(why)
      return offDeg <= sameDeg || isSaid || isOwn(request, value) ? [] : [{ value, why, request }]
    })
    expect(unplayed).toEqual([])
  })
})

test('a driver for a slow swing is one that is sold, and what the swing asks for beyond it is said', () => {
  const slow = (gender: 'male' | 'female') =>
    fit({
      clubType: 'driver',
      golfer: { handedness: 'left', gender },
      swingMetrics: { swingSpeed: 60 },
    }).specs.loft
  expect(slow('male')).toMatchObject({ value: 13, why: expect.stringContaining('no current driver') })
  expect(slow('female').value).toBeLessThanOrEqual(13.5)
})

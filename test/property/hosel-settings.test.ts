import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { tableRows } from '../../src/golf/tables.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

// A setting that a fitting prints is one that the sleeve of the loft has, by the table of the makers' charts.

const scorer = createScorer(catalog)
const config = testConfig()
const fitted = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })
type Pick = ReturnType<typeof fitted>['topPicks'][number]

const woods = ['driver', 'fairway', 'hybrid'] as const
const sleeves = new Map(tableRows('hosel-sleeves.csv').map((row) => [row['sleeve'], row]))

/** What a sleeve has under the loft of a pick: its settings as text, or the ends of its range. */
const sleeveUnder = ({ headId, build }: Pick) => {
  const head = catalog.head(headId)!
  const sleeve = sleeves.get(head.adjustable.sleeveId ?? '')
  const isBonded = head.lofts?.find(({ loft }) => loft === build.loft)?.sleeve === null
  // An estimated loft is not turned: nobody knows what it would play.
  if (isBonded || head.estimated.includes('lofts') || head.adjustable.loftSleeveDeg === 0) return null
  const rows = tableRows('hosel-positions.csv').filter((row) => row['sleeve'] === head.adjustable.sleeveId)
  const { loftSleeveDeg: deg } = head.adjustable
  return { rows, min: Number(sleeve?.['loft_min_deg'] ?? -deg), max: Number(sleeve?.['loft_max_deg'] ?? deg) }
}

/** Why the setting of a pick cannot be dialed; null: it can. */
const fault = (pick: Pick, hand: string): string | null => {
  const { setting, hosel, lie, loft, playingLoft } = pick.build
  const sleeve = sleeveUnder(pick)
  if (sleeve === null) return setting === null && hosel === undefined && playingLoft === loft ? null : 'has no sleeve'
  if (hosel === undefined) return 'says nothing of its hosel'
  if (sleeve.rows.length === 0) {
    if (setting === '0') return null
    const [from, to, ...more] = setting!.split(' to ').map(Number)
    const isRange = more.length === 0 && from! < to! && from! >= sleeve.min && to! <= sleeve.max
    return isRange && hosel.setting === null ? null : 'is a click without a chart'
  }
  const isMirrored = hand === 'left' && sleeves.get(hosel.sleeveId!)!['left_hand'] === 'mirrored'
  const dialed = sleeve.rows.filter(
    (row) =>
      Number(row['loft_deg']) === Number(setting) &&
      (hosel.lieDeg === null ? row['lie_deg'] === '' : Number(row['lie_deg']) === hosel.lieDeg) &&
      (isMirrored ? hosel.setting === null : row['setting'] === (hosel.setting ?? '')),
  )
  if (dialed.length !== 1) return 'is not on the chart'
  if (Math.abs(loft + Number(setting) - playingLoft) > 1e-9) return 'does not play its loft'
  const stockDeg = catalog.head(pick.headId)!.lofts?.find((one) => one.loft === loft)?.lieDeg
  const isMoved = lie === null || lie === stockDeg! + pick.build.lieOffset
  return isMoved ? null : 'does not move the lie'
}

test(`0 settings of the picks of ${cases(5_000)} golfers are missing on their sleeves`, () => {
  const perClub = Math.ceil(cases(5_000) / woods.length)
  const picks = woods.flatMap((clubType) =>
    someGolfers(clubType, perClub, 20_261_126).flatMap((input) =>
      fitted(input).topPicks.map((pick) => ({ pick, hand: input.golfer.handedness })),
    ),
  )
  const turned = picks.filter(({ pick }) => pick.build.playingLoft !== pick.build.loft)
  const wrong = picks.flatMap(({ pick, hand }) => {
    const why = fault(pick, hand)
    return why === null ? [] : [{ why, headId: pick.headId, loft: pick.build.loft, setting: pick.build.setting }]
  })
  expect([wrong.length, wrong[0]]).toEqual([0, undefined])
  expect(turned.length).toBeGreaterThan(0)
})

const driver = (swingSpeed: number, missPattern: 'hook' | 'fade'): FittingRequest => ({
  clubType: 'driver',
  golfer: { handedness: 'right', handicap: 14 },
  swingMetrics: { swingSpeed, missPattern, missSize: 'moderate' },
})

test.each([
  [83, 'hook'],
  [68, 'hook'],
  [95, 'fade'],
  [77, 'fade'],
] as const)('a driver for %i mph and a %s has settings that exist', (speed, miss) => {
  const faults = fitted(driver(speed, miss)).topPicks.map((pick) => fault(pick, 'right'))
  expect(faults).toEqual(faults.map(() => null))
})

test('a face that the setting closes for a hooker is a compromise that is named, and one for a slicer is none', () => {
  const said = (miss: 'hook' | 'fade') =>
    woods.flatMap((clubType) =>
      [70, 76, 83, 89, 95, 101, 107].flatMap((speed) =>
        fitted({ ...driver(speed, miss), clubType }).topPicks.map(({ build, compromises }) => ({
          turn: Math.sign(build.playingLoft - build.loft),
          isNamed: compromises.some((note) => /hosel (closes|opens) the face .*towards your miss/.test(note)),
        })),
      ),
    )
  for (const { turn, isNamed } of said('hook')) expect(isNamed).toBe(turn > 0)
  for (const { turn, isNamed } of said('fade')) expect(isNamed).toBe(turn < 0)
})

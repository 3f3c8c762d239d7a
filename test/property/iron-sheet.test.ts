import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

// A set of irons has one sheet: the 7-iron of the pick, every club around it, and what replaces the long irons.

const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })

const bySpeed = (mph: number, more: object = {}): FittingRequest => ({
  clubType: 'iron',
  golfer: { handedness: 'right', handicap: 12, ...more },
  swingMetrics: { swingSpeed: mph },
})

test('the sheet is the set of the first pick, its 7-iron as built, and every gap is between two carries', () => {
  const golfers = [...someGolfers('iron', cases(3_000), 20_261_132), ...[55, 66, 74, 82, 95].map((mph) => bySpeed(mph))]
  for (const input of golfers) {
    const { analysis, topPicks, clubRecommendations, specs } = answerTo(input)
    const { ironSheet } = analysis!
    if (ironSheet === undefined) {
      expect(topPicks.length === 0 || specs['shaftFlex']!.value === 'Junior' || input.golfer.age! < 18).toBe(true)
      continue
    }
    const [pick] = topPicks
    const { clubs } = ironSheet
    const { longestIron, hybrids } = clubRecommendations.ironSet!
    const irons = clubs.filter(({ club }) => !club.endsWith('hybrid'))
    const seven = irons.find(({ club }) => club === '7-iron')!
    expect([ironSheet.headId, irons[0]!.club]).toEqual([pick!.headId, `${longestIron}-iron`])
    expect(clubs.slice(0, hybrids.length).map(({ loftDeg }) => loftDeg)).toEqual(hybrids.map(({ loftDeg }) => loftDeg))
    expect(Math.abs(seven.loftDeg - pick!.build.playingLoft)).toBeLessThanOrEqual(0.25)
    expect([seven.lengthIn, seven.lieDeg]).toEqual([pick!.build.length, pick!.build.lie])
    for (const [place, iron] of irons.slice(1).entries()) {
      const before = irons[place]!
      // Whole yards of a 7-iron that carries 29 yd are the same twice.
      const least = seven.carryYards < 60 ? 0 : 1
      expect([iron.loftDeg > before.loftDeg, before.carryYards - iron.carryYards >= least]).toEqual([true, true])
    }
    for (const [place, { gapYards, carryYards }] of clubs.entries())
      expect(gapYards).toBe(place === 0 ? null : clubs[place - 1]!.carryYards - carryYards)
  }
})

test('a club of the sheet has the loft, length and lie of the table of its set, moved as the 7-iron is, and others are marked', () => {
  const golfers = [...someGolfers('iron', cases(3_000), 20_261_133), ...[66, 74, 82, 95].map((mph) => bySpeed(mph))]
  let ofTables = 0
  for (const input of golfers) {
    const { analysis, topPicks } = answerTo(input)
    const head = catalog.head(analysis!.ironSheet?.headId ?? '')
    if (head?.clubType !== 'iron') continue
    const { build } = topPicks[0]!
    const seven = head.ironBuilds?.[7]
    for (const { club, loftDeg, lengthIn, lieDeg, estimated } of analysis!.ironSheet!.clubs) {
      if (club.endsWith('hybrid')) continue
      const name = club.replace('-iron', '') as keyof typeof head.ironLofts
      const made = head.ironLofts[name]
      expect(estimated.includes('loft')).toBe(made === undefined || topPicks[0]!.estimated.includes('loft'))
      if (made !== undefined)
        expect(Math.abs(loftDeg - made - build.playingLoft + build.loft)).toBeLessThanOrEqual(0.25)
      const row = head.ironBuilds?.[name]
      if (row === undefined || seven === undefined) {
        if (club !== '7-iron') expect(estimated).toContain('length')
        continue
      }
      ofTables++
      expect(estimated).not.toContain('length')
      expect(lengthIn! - build.length!).toBeCloseTo(row.lengthIn - seven.lengthIn, 3)
      if (row.lieDeg !== null && build.lie !== null)
        expect(lieDeg! - build.lie).toBeCloseTo(row.lieDeg - seven.lieDeg!, 3)
    }
  }
  expect(ofTables).toBeGreaterThan(0)
})

test('the gap wedge of a sheet is the one that follows the pitching wedge', () => {
  const golfers = Array.from({ length: 34 }, (_, i) => bySpeed(55 + i, { handicap: 10 + (i % 3) * 8 }))
  const found = golfers.flatMap((input) => {
    const { clubs, headId } = answerTo(input).analysis!.ironSheet!
    const head = catalog.head(headId)
    const last = clubs.at(-1)!.club
    if (head?.clubType !== 'iron' || last === 'PW') return []
    const weaker = (['UW', 'AW', 'GW'] as const).flatMap((name) => head.ironLofts[name] ?? [])
    return [{ isNext: head.ironLofts[last as 'GW'] === Math.min(...weaker), isOnly: weaker.length === 1 }]
  })
  expect(found.filter(({ isNext }) => !isNext)).toEqual([])
  expect(found.some(({ isOnly }) => !isOnly)).toBe(true)
})

test('a club speed alone is enough for the sheet, and faster golfers carry every iron farther', () => {
  const carries = [70, 80, 90].map((mph) => {
    const { clubs } = answerTo(bySpeed(mph, { handicap: 18 })).analysis!.ironSheet!
    return clubs.find(({ club }) => club === '8-iron')!.carryYards
  })
  expect(carries).toEqual(carries.toSorted((a, b) => a - b))
})

test('the 7-iron of a measured swing carries in the sheet as in its set-up', () => {
  const { analysis, topPicks } = answerTo({
    ...bySpeed(82),
    swingMetrics: { swingSpeed: 82, ballSpeed: 114, launchAngle: 18, spinRate: 6300 },
  })
  const fitted = analysis!.configurations.find(({ recommended }) => recommended)!.expected!
  const seven = analysis!.ironSheet!.clubs.find(({ club }) => club === '7-iron')!
  expect(Math.abs(seven.carryYards - fitted.carryYards)).toBeLessThanOrEqual(
    2 + 4 * Math.abs(topPicks[0]!.build.playingLoft - seven.loftDeg),
  )
})

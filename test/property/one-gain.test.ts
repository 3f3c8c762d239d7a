import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { CurrentClub } from '../../src/fitting/answer/current-club.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { roundTo } from '../../src/golf/units.ts'
import { createScorer } from '../../src/scoring/index.ts'
import type { Rendered } from '../../src/words/message.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'
import { fit, fittingResult } from '../support/in-english.ts'

// Whoever reads two yardages of one answer and subtracts them finds the yards that its sentences name.

const numRuns = cases(1_000)
const scorer = createScorer(catalog)
const config = testConfig()

/** Golfers who know launch and spin of the club they play, and its loft. */
const measured = (clubType: 'driver' | 'iron') => {
  const range = clubType === 'driver' ? { launch: [2, 22], spin: [15, 48] } : { launch: [9, 27], spin: [30, 90] }
  const lofts = clubType === 'driver' ? [8, 9, 9.5, 10.5, 12, 13, 15] : [27, 29.5, 31, 33, 34, 36]
  const [least, most] = range.launch as [number, number]
  const [leastSpin, mostSpin] = range.spin as [number, number]
  const shot = fc.record({
    launchAngle: fc.integer({ min: 10 * least, max: 10 * most }).map((tenths) => tenths / 10),
    spinRate: fc.integer({ min: leastSpin, max: mostSpin }).map((hundreds) => 100 * hundreds),
  })
  return fc.tuple(golfers(clubType), shot, fc.constantFrom(...lofts)).map(([golfer, measuredShot, loft]) => ({
    ...golfer,
    swingMetrics: { ...golfer.swingMetrics, ...measuredShot },
    currentEquipment: { ...golfer.currentEquipment, loft },
  }))
}

interface Told {
  readonly configurations: ReturnType<typeof fit>['configurations']
  readonly notes: ReturnType<typeof fit>['notes']
  readonly presentYards: number
  readonly fittedYards: number
  readonly club: Rendered<CurrentClub>
}

/** What one answer says of carries and gains. */
const toldTo = (input: FittingRequest): Told => {
  const { flights } = fit(input)
  const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'
  const parts = { input, scorer, config, fittingId, idempotencyKey: null, createdAt: new Date(0) }
  const { analysis, clubRecommendations } = fittingResult(parts)
  const { configurations, keyInsights } = analysis!
  return {
    configurations: configurations as Told['configurations'],
    notes: keyInsights as Told['notes'],
    presentYards: roundTo(flights.current!.flight.carryYards, 1),
    fittedYards: configurations.find(({ recommended }) => recommended)!.expected!.carryYards,
    club: clubRecommendations.currentClub as Rendered<CurrentClub>,
  }
}

/** Yards that a sentence names: exactly so many, or over 25. */
const isNamed = (text: string, yards: number): boolean =>
  (yards > 25 && text.includes('over 25 yd')) || new RegExp(`(^|\\D)${yards} yd`).test(text)

/** The most that DRV-GAIN says the lofts that are compared gain. */
const promisedBy = ({ notes }: Told): number => {
  const { text } = notes.find(({ rule }) => rule === 'DRV-GAIN')!
  if (text.startsWith('None of the lofts')) return 2
  if (text.includes('over 25 yd')) return Number.POSITIVE_INFINITY
  return Number(text.match(/carry (\d+) yd more/)![1])
}

const holds = (clubType: 'driver' | 'iron', check: (told: Told) => void) =>
  fc.assert(
    fc.property(measured(clubType), (request) => check(toldTo(request))),
    { numRuns },
  )

test('no part of an answer has more to gain than DRV-GAIN says', () => {
  holds('driver', (told) => {
    const promised = promisedBy(told)
    const compared = told.configurations.map(({ expected }) => expected!.carryYards - told.presentYards)
    for (const gained of [...compared, told.club.yards!, told.fittedYards - told.presentYards])
      expect(gained).toBeLessThanOrEqual(promised)
  })
})

test('no sentence promises more than 25 yd', () => {
  holds('driver', ({ club, configurations, notes }) => {
    const texts = [club.text, ...configurations.map(({ description }) => description), ...notes.map(({ text }) => text)]
    const gains = texts.flatMap((text) => [...text.matchAll(/(?:up to|about|carry) (\d+) yd(?: more| farther| of)/gi)])
    for (const [, yards] of gains) expect(Number(yards)).toBeLessThanOrEqual(25)
  })
})

describe.each(['driver', 'iron'] as const)('the yards of a measured %s', (clubType) => {
  test('of the current club are the difference of the carries beside them', () => {
    holds(clubType, ({ club, fittedYards, presentYards, configurations }) => {
      const gained = fittedYards - presentYards
      expect(club.yards).toBe(gained)
      if (gained !== 0) expect(isNamed(club.text, Math.abs(gained))).toBe(true)
      expect(club.text).toMatch(gained === 0 ? /carries as far|flies alike/ : gained > 0 ? / more/ : / less/)
      const present = configurations.find(({ name }) => name.startsWith('Current'))
      if (present) expect(present.expected!.carryYards).toBe(presentYards)
    })
  })
  test('that words compare are the difference of the carries beside them', () => {
    holds(clubType, ({ configurations, fittedYards }) => {
      for (const { name, description, expected, recommended } of configurations) {
        if (recommended || description === 'As measured.') continue
        const more = expected!.carryYards - fittedYards
        if (more === 0) expect(`${name}: ${description}`).toMatch(/arries as far/)
        else expect(isNamed(description, Math.abs(more))).toBe(true)
        const words = description.match(/(?:over )?\d+ yd (more|less|longer|shorter)/)?.[1]
        if (more !== 0) expect(['more', 'longer'].includes(words!)).toBe(more > 0)
      }
    })
  })
})

test('a loft that is called higher or flatter flies so', () => {
  for (const clubType of ['driver', 'iron'] as const)
    holds(clubType, ({ configurations }) => {
      const fitted = configurations.find(({ recommended }) => recommended)!.expected!
      for (const { description, expected, recommended } of configurations) {
        if (recommended) continue
        const { launchDeg, landingDeg, peakFeet, spinRpm, carryYards } = expected!
        if (/Higher/.test(description)) {
          expect(launchDeg).toBeGreaterThanOrEqual(fitted.launchDeg)
          expect(spinRpm).toBeGreaterThanOrEqual(fitted.spinRpm)
        }
        const firm = description.match(/with more roll; on firm ground (\d+) yd in all, (?:as|(\d+) yd (more|less))/)
        if (firm) {
          const total = Number(firm[1])
          const fittedTotal = total - Number(firm[2] ?? 0) * (firm[3] === 'less' ? -1 : 1)
          expect(total - carryYards).toBeGreaterThan(fittedTotal - fitted.carryYards)
        }
        const steeper = description.match(/[Ll]ands (?:([\d.]+)° (steeper|flatter)|as steeply)/)
        if (steeper)
          expect(landingDeg - fitted.landingDeg).toBeCloseTo(
            Number(steeper[1] ?? 0) * (steeper[2] === 'flatter' ? -1 : 1),
          )
        const higher = description.match(/(\d+) ft (higher|lower)/)
        if (higher) expect(peakFeet - fitted.peakFeet).toBe(Number(higher[1]) * (higher[2] === 'lower' ? -1 : 1))
      }
    })
})

test('a fitted driver that misses its own goal says by how much and why', () => {
  const told = (request: FittingRequest) => {
    const { description, expected } = fit(request).configurations.find(({ recommended }) => recommended)!
    const limits = description.match(/starts at (-?[\d.]+)° or higher and lands at ([\d.]+)° or flatter/)!
    const [lowDeg, steepDeg] = [Number(limits[1]) - expected!.launchDeg, expected!.landingDeg - Number(limits[2])]
    const saysLow = description.match(/It starts ([\d.]+)° lower/)
    const saysSteep = description.match(/lands ([\d.]+)° steeper/)
    expect(Number(saysLow?.[1] ?? 0)).toBeCloseTo(Math.max(0, lowDeg))
    expect(Number(saysSteep?.[1] ?? 0)).toBeCloseTo(Math.max(0, steepDeg))
    if (saysLow || saysSteep) expect(description).toMatch(/: [^:]{10,}\.$/)
  }
  fc.assert(fc.property(golfers('driver'), told), { numRuns })
})

test('no rule holds a loft because the model moves it by nothing', () => {
  const said = (request: FittingRequest) => {
    const { notes, configurations } = fit(request)
    const texts = [...notes.map(({ text }) => text), ...configurations.map(({ description }) => description)].join(' ')
    expect(texts).not.toContain('at most 0°')
  }
  fc.assert(fc.property(measured('driver'), said), { numRuns: 2 * numRuns })
})

test.each(clubTypes)('no alternative of a %s is what was fitted', (clubType) => {
  const other = (request: FittingRequest) => {
    for (const { display, alternatives } of Object.values(fit(request).specs))
      for (const text of alternatives) {
        expect(text).not.toBe(display)
        expect([`${display} `, `${display}:`].some((start) => text.startsWith(start))).toBe(false)
      }
  }
  fc.assert(fc.property(golfers(clubType), other), { numRuns: 4 * numRuns })
})

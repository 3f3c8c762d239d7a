import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { type ComparedGolfer, cellOf, missSigns, similarCells } from '../../../src/features/evidence/cell.ts'
import { buildEvidence } from '../../../src/features/evidence/evidence.ts'
import type { CellCount } from '../../../src/features/evidence/simulated.ts'
import { evidenceSummary } from '../../../src/features/evidence/summary.ts'
import { regular, talliesFor } from './counts.ts'

const slicer: ComparedGolfer = { speedMph: 95, handicap: 16, missSign: 'fade' }
const hooker: ComparedGolfer = { ...slicer, missSign: 'hook' }
const cell = (golfer: ComparedGolfer, golfers: number, picks: Record<string, number>): CellCount => ({
  cell: cellOf(golfer),
  golfers,
  picks,
})
const simulated = talliesFor({
  driver: { cells: [cell(slicer, 40, { 'draw-one': 30 })], builds: regular({ 'draw-one': 30 }) },
})
const withFittings = (count: number) =>
  buildEvidence({
    fittings: talliesFor({
      driver: { cells: [cell(slicer, count, { 'core-one': count })], builds: regular({ 'core-one': count }) },
    }),
    simulated,
    chosen: talliesFor({}),
    popularity: { 'core-one': count },
  })

describe('what similar golfers were recommended', () => {
  test('comes from the simulated population while there are fewer than 20 fittings', () => {
    const similar = withFittings(19).similar('driver', slicer)
    expect({ of: similar.of, basis: similar.basis }).toEqual({ of: 40, basis: 'simulated' })
    expect([similar.picked('draw-one'), similar.picked('core-one')]).toEqual([30, 0])
  })
  test('comes from fittings alone from 20 on', () => {
    const similar = withFittings(20).similar('driver', slicer)
    expect({ of: similar.of, basis: similar.basis }).toEqual({ of: 20, basis: 'fittings' })
    expect([similar.picked('draw-one'), similar.picked('core-one')]).toEqual([0, 20])
  })
  test('gives way to what similar golfers chose from 20 choices on', () => {
    const basisAfter = (choices: number) => {
      const chosen = talliesFor({ driver: { cells: [cell(slicer, choices, { 'kept-one': choices })], builds: [] } })
      const { similar } = buildEvidence({ fittings: talliesFor({}), simulated, chosen, popularity: {} })
      const { of, basis, picked } = similar('driver', slicer)
      return { of, basis, picked: picked('kept-one') }
    }
    expect(basisAfter(19)).toEqual({ of: 40, basis: 'simulated', picked: 0 })
    expect(basisAfter(20)).toEqual({ of: 20, basis: 'chosen', picked: 20 })
  })
  test('knows nothing of golfers whom nobody resembles, nor of heads that are not there', () => {
    const { of, basis, picked } = withFittings(20).similar('driver', hooker)
    expect({ of, basis, picked: picked('draw-one') }).toEqual({ of: 0, basis: 'simulated', picked: 0 })
    expect(withFittings(20).similar('iron', slicer).of).toBe(0)
    expect(withFittings(20).similar('driver', slicer).picked('no-such-head')).toBe(0)
  })
  test('has one key for golfers who are answered alike, and others for others', () => {
    const { similar } = withFittings(20)
    const keyOf = (golfer: Partial<ComparedGolfer>) => similar('driver', { ...slicer, ...golfer }).key
    expect(keyOf({ speedMph: 94.2, handicap: 17 })).toBe(keyOf({}))
    expect(keyOf({ handicap: null })).toBe(keyOf({}))
    expect(
      new Set([keyOf({}), keyOf({ speedMph: 96 }), keyOf({ handicap: 19 }), keyOf({ missSign: 'none' })]).size,
    ).toBe(4)
    expect(similar('iron', slicer).key).not.toBe(keyOf({}))
  })
  const heads = ['a', 'b', 'c', 'd', 'e']
  const anyGolfer = fc.record({
    speedMph: fc.integer({ min: 60, max: 110 }),
    handicap: fc.option(fc.integer({ min: -4, max: 30 })),
    missSign: fc.constantFrom(...missSigns),
  })
  const anyFitting = fc.record({
    golfer: anyGolfer,
    heads: fc.uniqueArray(fc.constantFrom(...heads), { maxLength: 3 }),
  })
  /** Fittings one by one, as cells. */
  const cellsOf = (fittings: readonly { golfer: ComparedGolfer; heads: string[] }[]): CellCount[] => {
    const byCell = Map.groupBy(fittings, ({ golfer }) => cellOf(golfer))
    return [...byCell].map(([cell, members]) => {
      const picked = members.flatMap((member) => member.heads)
      const picks = Object.fromEntries(
        heads.filter((id) => picked.includes(id)).map((id) => [id, picked.filter((one) => one === id).length]),
      )
      return { cell, golfers: members.length, picks }
    })
  }

  test('equals looking at every fitting one by one, whatever the order they came in', () => {
    fc.assert(
      fc.property(fc.array(anyFitting, { minLength: 20, maxLength: 80 }), anyGolfer, (fittings, golfer) => {
        const counts = (of: typeof fittings) => talliesFor({ hybrid: { cells: cellsOf(of), builds: [] } })
        const evidence = buildEvidence({
          fittings: talliesFor({}),
          simulated: counts(fittings),
          chosen: talliesFor({}),
          popularity: {},
        })
        const alike = fittings.filter((one) => similarCells(golfer).includes(cellOf(one.golfer)))
        const similar = evidence.similar('hybrid', golfer)
        expect(similar.of).toBe(alike.length)
        for (const id of heads) expect(similar.picked(id)).toBe(alike.filter((one) => one.heads.includes(id)).length)
        const turned = buildEvidence({
          fittings: talliesFor({}),
          simulated: counts(fittings.toReversed()),
          chosen: talliesFor({}),
          popularity: {},
        })
        expect(turned.revision).toBe(evidence.revision)
      }),
    )
  })
})

describe('the revision', () => {
  test('is the same for the same counts and another for any other', () => {
    const revision = withFittings(5).revision
    expect(withFittings(5).revision).toBe(revision)
    expect(withFittings(6).revision).not.toBe(revision)
    const fittings = talliesFor({})
    const one = buildEvidence({ fittings, simulated, chosen: talliesFor({}), popularity: { 'core-one': 1 } })
    const two = buildEvidence({ fittings, simulated, chosen: talliesFor({}), popularity: { 'core-one': 2 } })
    const none = buildEvidence({ fittings: simulated, simulated: fittings, chosen: talliesFor({}), popularity: {} })
    expect(new Set([revision, one.revision, two.revision, none.revision]).size).toBe(4)
  })
})

describe('summaries', () => {
  test('CA-009 say of each picked head how often, for whom and how it was built', () => {
    const driver = {
      cells: [
        cell(slicer, 25, { 'draw-one': 20, 'core-one': 4 }),
        cell({ ...hooker, speedMph: 69 }, 5, { 'core-one': 5 }),
      ],
      builds: [
        { headId: 'draw-one', flex: 'Stiff' as const, hand: 'left' as const, picks: 5 },
        { headId: 'draw-one', flex: 'Regular' as const, hand: 'right' as const, picks: 15 },
        ...regular({ 'core-one': 9 }),
      ],
    }
    const chosen = talliesFor({ driver: { cells: [cell(slicer, 3, { 'core-one': 1, 'kept-one': 2 })], builds: [] } })
    const evidence = buildEvidence({
      fittings: talliesFor({ driver }),
      simulated,
      chosen,
      popularity: { 'draw-one': 7 },
    })
    const summary = evidenceSummary(evidence)
    expect(summary.clubTypes[0]).toEqual({
      clubType: 'driver',
      basis: 'fittings',
      choices: 3,
      fittings: 30,
      simulated: 40,
    })
    expect(summary.clubTypes[3]).toEqual({
      clubType: 'iron',
      basis: 'simulated',
      choices: 0,
      fittings: 0,
      simulated: 0,
    })
    expect(summary.heads).toEqual([
      {
        headId: 'draw-one',
        clubType: 'driver',
        basis: 'fittings',
        picks: 20,
        of: 30,
        share: 0.667,
        popularity30Days: 7,
        chosen: 0,
        bySpeed: [{ mph: '90-99', picks: 20 }],
        byMiss: { fade: 20, hook: 0, none: 0 },
        byFlex: [
          { flex: 'Regular', picks: 15 },
          { flex: 'Stiff', picks: 5 },
        ],
        byHand: { right: 15, left: 5 },
      },
      {
        headId: 'core-one',
        clubType: 'driver',
        basis: 'fittings',
        picks: 9,
        of: 30,
        share: 0.3,
        popularity30Days: 0,
        chosen: 1,
        bySpeed: [
          { mph: 'under 70', picks: 5 },
          { mph: '90-99', picks: 4 },
        ],
        byMiss: { fade: 4, hook: 5, none: 0 },
        byFlex: [{ flex: 'Regular', picks: 9 }],
        byHand: { right: 9, left: 0 },
      },
      {
        headId: 'kept-one',
        clubType: 'driver',
        basis: 'fittings',
        picks: 0,
        of: 30,
        share: 0,
        popularity30Days: 0,
        chosen: 2,
        bySpeed: [],
        byMiss: { fade: 0, hook: 0, none: 0 },
        byFlex: [],
        byHand: { right: 0, left: 0 },
      },
    ])
  })
})

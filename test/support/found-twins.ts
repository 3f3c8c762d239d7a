import { expect } from 'bun:test'
import { choose } from '../../src/matching/choose.ts'
import type { WantedBuild } from '../../src/matching/index.ts'
import type { Found } from '../../src/scoring/index.ts'

/** The core found what its twin found: what decides about each head, how the picks are built, and the shafts for them. */
export function expectTwins(wanted: WantedBuild, found: Found, twin: Found): void {
  expect(found.candidates).toEqual(twin.candidates as Found['candidates'][number][])
  const { picks, others } = choose(wanted, found.candidates, { totalOf: () => 0, makers: [] })
  const heads = [...picks, ...others]
  expect(picks.map(found.choiceOf)).toEqual(picks.map(twin.choiceOf))
  expect(found.shaftsFor(heads, picks.length)).toEqual(twin.shaftsFor(heads, picks.length))
}

import { buildCatalog, bundledCatalog, catalogRevision, readCatalog } from '../../src/equipment/catalog/index.ts'
import type { ScoreContextRequest } from '../../src/scoring/schema/schema.ts'

/** The catalog of the release. */
export const catalog = buildCatalog(readCatalog(bundledCatalog).records, catalogRevision(bundledCatalog))

const misses = ['slice', 'hook', 'straight', 'both'] as const

/** Different golfers, the same in every run. */
export const golferToScore = (index: number): ScoreContextRequest => ({
  golfer: {
    speed: 60 + ((index * 7) % 650) / 10,
    miss: misses[index % misses.length]!,
    handicap: index % 25,
    needsLaunch: index % 3 === 0,
    highSpin: index % 5 === 0,
  },
})

const rounds = 21

/** Median microseconds of one run over many rounds; each run gets another golfer. */
export const medianMicros = (run: (index: number) => unknown, runsPerRound: number): number => {
  const micros: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = Bun.nanoseconds()
    for (let index = 0; index < runsPerRound; index++) run(index)
    micros.push((Bun.nanoseconds() - from) / runsPerRound / 1000)
  }
  return micros.sort((a, b) => a - b)[rounds >> 1]!
}

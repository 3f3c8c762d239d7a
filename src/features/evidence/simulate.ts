import { createHash } from 'node:crypto'
import { type ClubType, clubTypes, type Flex, missSignOf } from '../../golf/names/words.ts'
import { type Chance, chance } from '../../platform/chance.ts'
import { cellOf } from './cell.ts'
import { type SimulatedRequest, simulatedRequest } from './population.ts'
import { packClub, type SimulatedCounts, type SimulatedFile } from './simulated.ts'
import type { BuildCount } from './tally.ts'

/** What the real engine says about one simulated golfer. */
interface SimulatedFitting {
  /** Driver-equivalent. */
  readonly speedMph: number
  readonly handicap: number | null
  readonly flex: Flex
  /** Top picks. */
  readonly headIds: readonly string[]
}

/** The engine as the simulation uses it. Handed in, because fitting stands above evidence. */
export interface SimulatedEngine {
  readonly engineVersion: string
  readonly rulesetRevision: string
  readonly catalogRevision: string
  fit(request: SimulatedRequest): SimulatedFitting
}

/** The seed of the release's population; any other would do. */
const seed = 20_261_120
/** Golfers of each club type in the release's file. */
const golfersOfRelease = 6000
/** The sample of the file. */
const sampled = 40

/** Run the simulated population through the engine: the content of db/evidence/simulated.json. */
export const simulate = (engine: SimulatedEngine, golfers = golfersOfRelease): SimulatedFile => ({
  seed,
  golfers,
  engineVersion: engine.engineVersion,
  rulesetRevision: engine.rulesetRevision,
  catalogRevision: engine.catalogRevision,
  sample: sampleOf(engine),
  clubs: Object.fromEntries(
    clubTypes.map((type) => [type, packClub(countsOfClub(type, golfers, engine))]),
  ) as SimulatedFile['clubs'],
})

/** Digest of what the first golfers were recommended. An engine that gives another one makes the file stale. */
export const sampleOf = (engine: SimulatedEngine): string => {
  const fitted = clubTypes.map((type) => {
    const draws = chanceFor(type)
    return Array.from({ length: sampled }, () => engine.fit(simulatedRequest(type, draws)))
  })
  return createHash('sha256').update(JSON.stringify(fitted)).digest('hex').slice(0, 16)
}

/** Each club type has golfers of its own. */
const chanceFor = (type: ClubType): Chance => chance(seed + clubTypes.indexOf(type))

const countsOfClub = (type: ClubType, golfers: number, engine: SimulatedEngine): SimulatedCounts => {
  const draws = chanceFor(type)
  const cells = new Map<number, { cell: number; golfers: number; picks: Record<string, number> }>()
  const builds = new Map<string, BuildCount>()
  for (let golfer = 0; golfer < golfers; golfer++) {
    const request = simulatedRequest(type, draws)
    const { speedMph, handicap, flex, headIds } = engine.fit(request)
    const cell = cellOf({ speedMph, handicap, missSign: missSignOf(request.swingMetrics.missPattern) })
    const count = cells.get(cell) ?? { cell, golfers: 0, picks: {} }
    cells.set(cell, count)
    count.golfers++
    for (const headId of headIds) {
      count.picks[headId] = (count.picks[headId] ?? 0) + 1
      const build = { headId, flex, hand: request.golfer.handedness }
      const key = Object.values(build).join(' ')
      builds.set(key, { ...build, picks: (builds.get(key)?.picks ?? 0) + 1 })
    }
  }
  return { cells: [...cells.values()], builds: [...builds.values()] }
}

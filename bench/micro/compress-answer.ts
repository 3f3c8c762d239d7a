/**
 * What compressing a scores answer costs, in this process: `bun bench/micro/compress-answer.ts`.
 *
 * Subject: gzip by the core, which writes the answer too. Yardsticks: the same answer compressed by the lowest levels of zlib
 * and zstd, and the plain answer. All of them take turns, with the same distinct golfers; processor time. Fails when zlib
 * does not decode the core's bytes to the plain answer.
 */
import { gunzipSync } from 'node:zlib'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { compressQuickly } from '../../src/platform/http/encoding.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { noEvidence } from '../../src/scoring/evidence.ts'
import { type PackedContext, packContext } from '../../src/scoring/pack.ts'
import { createScorer } from '../../src/scoring/scorer.ts'
import { record } from '../record.ts'
import { catalog, golferToScore } from './golfers-to-score.ts'

const rounds = 31
const answersPerRound = 60

const { image, evidence, answer, gzip } = createScorer(catalog, noEvidence).current()
const packs = Array.from({ length: answersPerRound }, (_, index) =>
  packContext(scoringContext(golferToScore(index), readSavedGolfer), image, evidence, true),
)
const ways: Readonly<Record<string, (packed: PackedContext) => Uint8Array>> = {
  plain: answer,
  'gzip by the core': gzip,
  'gzip by zlib, level 1': (packed) => compressQuickly.gzip(answer(packed)),
  'zstd, level 1': (packed) => compressQuickly.zstd(answer(packed)),
}

for (const packed of packs)
  if (Buffer.compare(gunzipSync(gzip(packed)), answer(packed)) !== 0) throw new Error('The answers differ')

const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}
const micros = new Map(Object.keys(ways).map((way) => [way, [] as number[]]))
// The first round compiles and is not kept.
for (let round = 0; round <= rounds; round++)
  for (const [way, write] of Object.entries(ways)) {
    const from = cpuMicros()
    for (const packed of packs) write(packed)
    if (round > 0) micros.get(way)!.push((cpuMicros() - from) / answersPerRound)
  }

/** What a way costs beyond the plain answer of the same round. */
const coding = (way: string) => micros.get(way)!.map((each, round) => each - micros.get('plain')![round]!)
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const median = (values: readonly number[]) => sorted(values)[values.length >> 1]!
const yardstick = coding('gzip by zlib, level 1')
record(
  'compressing a scores answer, without writing it',
  Object.keys(ways)
    .filter((way) => way !== 'plain')
    .map((way) => {
      const ratios = sorted(coding(way).map((each, round) => each / yardstick[round]!))
      return {
        coding: way,
        'CPU us': median(coding(way)).toFixed(0),
        'x zlib': median(ratios).toFixed(2),
        'least to most': `${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)}`,
        kB: (packs.reduce((sum, packed) => sum + ways[way]!(packed).length, 0) / answersPerRound / 1000).toFixed(1),
      }
    }),
)

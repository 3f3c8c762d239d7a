/**
 * What a scores answer about every head costs, in this process: `bun bench/micro/write-answer.ts`.
 *
 * Subject: a distinct golfer each time, from the request to the final bytes. Yardsticks: the twin of the tests (plain
 * objects and JSON.stringify; most of its time goes into choosing shafts, which a careful server would remember), what no
 * server that makes objects can go below (JSON.stringify alone), and a bare copy of as many bytes. Fails when the twin and
 * the core differ in a byte.
 */

import { readSavedGolfer } from '../../src/fitting/index.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { noEvidence } from '../../src/scoring/evidence.ts'
import { packContext } from '../../src/scoring/pack.ts'
import { createScorer } from '../../src/scoring/scorer.ts'
import { referenceScores } from '../../test/support/reference-scores.ts'
import { record } from '../record.ts'
import { catalog, golferToScore, medianMicros } from './golfers-to-score.ts'

const { image, evidence, answer } = createScorer(catalog, noEvidence).current()
const written = (index: number) =>
  answer(packContext(scoringContext(golferToScore(index), readSavedGolfer), image, evidence, true))
const naive = (index: number) =>
  JSON.stringify(
    referenceScores(scoringContext(golferToScore(index), readSavedGolfer), catalog, noEvidence, image.revision),
  )

for (let index = 0; index < 50; index++)
  if (new TextDecoder().decode(written(index)) !== naive(index)) throw new Error(`Golfer ${index}: the answers differ`)

const packs = Array.from({ length: 256 }, (_, index) =>
  packContext(scoringContext(golferToScore(index), readSavedGolfer), image, evidence, true),
)
const bytes = written(0).slice()
const copy = new Uint8Array(bytes.length)

const copied = medianMicros(() => copy.set(bytes), 256)
const packed = medianMicros(
  (index) => packContext(scoringContext(golferToScore(index), readSavedGolfer), image, evidence, true),
  256,
)
const core = medianMicros((index) => answer(packs[index]!), 256)
const whole = medianMicros(written, 256)
const plain = medianMicros(naive, 8)
const objects = referenceScores(scoringContext(golferToScore(0), readSavedGolfer), catalog, noEvidence, image.revision)
const stringified = medianMicros(() => JSON.stringify(objects), 32)

const row = (work: string, micros: number) => ({ work, us: micros.toFixed(1), 'x naive': (micros / plain).toFixed(4) })
record(`scores answer of ${bytes.length} bytes`, [
  row('copy the same bytes', copied),
  row('read and pack the golfer', packed),
  row('core: score, order, write', core),
  row('whole answer', whole),
  row('JSON.stringify of ready objects', stringified),
  row('objects and JSON.stringify', plain),
])

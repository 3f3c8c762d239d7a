/**
 * What scoring and ordering every head costs without writing them: `bun bench/micro/score-all-heads.ts`.
 *
 * Subject: the core, asked for the best head of each type. Yardstick: the plain rules over the same heads, and a sort.
 * Fails when they disagree about the best heads.
 */

import { readSavedGolfer } from '../../src/fitting/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { packContext } from '../../src/scoring/pack.ts'
import { createScorer } from '../../src/scoring/scorer.ts'
import { scoreHead, traitsOf } from '../../test/support/reference-rules.ts'
import { record } from '../record.ts'
import { catalog, golferToScore, medianMicros } from './golfers-to-score.ts'

const { image, evidence, answer } = createScorer(catalog).current()
const golfers = Array.from({ length: 256 }, (_, index) => scoringContext(golferToScore(index), readSavedGolfer, 1))
const packs = golfers.map((context) => packContext(context, image, evidence, true))
const heads = image.heads.map((head) => ({ head, traits: traitsOf(head) }))

/** The heads of the image are in the order of ties already, and a sort keeps it. */
const plainly = (index: number): string[] => {
  const scored = heads.map(({ head, traits }) => ({
    head,
    score: scoreHead(golfers[index]!.need, traits, 1).eighths - (head.discontinued ? 1_000 : 0),
  }))
  return clubTypes.map(
    (clubType) =>
      scored.filter(({ head }) => head.clubType === clubType).sort((a, b) => b.score - a.score)[0]!.head.headId,
  )
}

for (let index = 0; index < 50; index++) {
  const { clubs } = JSON.parse(new TextDecoder().decode(answer(packs[index]!))) as { clubs: { headId: string }[] }
  if (clubs.map(({ headId }) => headId).join() !== plainly(index).join()) throw new Error(`Golfer ${index} differs`)
}

const core = medianMicros((index) => answer(packs[index]!), 256)
const plain = medianMicros(plainly, 16)
record('score and order every head', [
  {
    heads: heads.length,
    'core us': core.toFixed(1),
    'plain rules us': plain.toFixed(0),
    ratio: (core / plain).toFixed(4),
  },
])

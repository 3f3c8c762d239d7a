/**
 * Fifty new catalogs while answers are given, and what they leave in memory: `bun bench/micro/swap.ts`.
 *
 * One answer is begun before the first swap and ends after the last, as a slow reader's does, and must be of its own image
 * to the end. The time of a swap is told in answers that could have been given instead: swapping holds the others up.
 */

import { heapStats } from 'bun:jsc'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { packContext } from '../../src/scoring/pack.ts'
import { createScorer, type LoadedImage } from '../../src/scoring/scorer.ts'
import { record } from '../record.ts'
import { catalog, golferToScore, medianMicros } from './golfers-to-score.ts'

const swaps = 50
const answersBetween = 20

const scorer = createScorer(catalog)
/** A copy of an answer: the bytes are the core's own. */
const answerOf = ({ image, evidence, answer }: LoadedImage, index: number): string =>
  new TextDecoder().decode(
    answer(packContext(scoringContext(golferToScore(index), readSavedGolfer), image, evidence, true)),
  )

const swapMs: number[] = []
const swapOften = (): void => {
  for (let swap = 0; swap < swaps; swap++) {
    const fromNs = Bun.nanoseconds()
    const { image } = scorer.use({ ...catalog })
    swapMs.push((Bun.nanoseconds() - fromNs) / 1e6)
    for (let index = 0; index < answersBetween; index++)
      if (!answerOf(scorer.current(), index).includes(image.revision))
        throw new Error('An answer is not of the image in use')
  }
}

const memory = (when: string) => {
  Bun.gc(true)
  const { rss, heapUsed } = process.memoryUsage()
  return {
    when,
    'RSS MB': (rss / 1e6).toFixed(0),
    'heap MB': (heapUsed / 1e6).toFixed(1),
    // All but the prototype, which counts as one.
    cores: (heapStats().objectTypeCounts['WebAssembly.Memory'] ?? 1) - 1,
  }
}

/** Swap while one answer is in flight. */
const swapUnderAnAnswer = (): void => {
  const held = scorer.current()
  const release = held.hold()
  const begun = answerOf(held, 7)
  swapOften()
  if (answerOf(held, 7) !== begun) throw new Error('The answer in flight came from two images')
  release()
}

swapOften()
swapMs.length = 0
const rows = [memory(`after ${swaps} swaps to warm up`)]
swapUnderAnAnswer()
rows.push(memory(`after ${swaps} more, under an answer in flight`))
swapOften()
rows.push(memory(`after ${swaps} more`))

const answerMicros = medianMicros((index) => answerOf(scorer.current(), index), 64)
const sorted = swapMs.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!
record('image swaps, memory', rows)
record('image swaps, time', [
  {
    'p50 ms': at(0.5).toFixed(1),
    'most ms': at(1).toFixed(1),
    'answers meanwhile': ((at(0.5) * 1000) / answerMicros).toFixed(0),
  },
])

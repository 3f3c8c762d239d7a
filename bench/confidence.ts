/**
 * Whether confidence means what it says: `bun bench/confidence.ts [golfers]`. Specs are gathered by the confidence that they
 * were given, with the share that was right beside it (test/support/calibration.ts), and drawn in docs/figures/confidence.svg.
 */
import { join } from 'node:path'
import { refitsOf } from '../src/fitting/refits/refit.ts'
import { clubTypes } from '../src/golf/names/words.ts'
import { judgedSpecs } from '../test/support/calibration.ts'
import { someGolfers } from '../test/support/golfers.ts'

const [golfers = 2_000] = process.argv.slice(2).map(Number)

const judged = await judgedSpecs(golfers)
const bins = Array.from({ length: 10 }, (_, bin) =>
  judged.filter(({ confidence }) => Math.min(9, Math.floor(10 * confidence)) === bin),
).map((specs) => ({
  specs: specs.length,
  confidence: specs.reduce((sum, { confidence }) => sum + confidence, 0) / specs.length,
  right: specs.filter(({ isRight }) => isRight).length / specs.length,
}))
console.log('specs  confidence  right')
for (const { specs, confidence, right } of bins)
  console.log(`${String(specs).padStart(5)}  ${confidence.toFixed(2).padStart(10)}  ${right.toFixed(2).padStart(5)}`)

for (const clubType of clubTypes) {
  const times: number[] = []
  for (const golfer of someGolfers(clubType, 60)) {
    const startedMs = performance.now()
    await refitsOf(golfer, null)
    times.push(performance.now() - startedMs)
  }
  times.sort((a, b) => a - b)
  console.log(`The re-fits of a ${clubType}: p50 ${times[30]!.toFixed(0)} ms`)
}

const [size, margin] = [360, 50]
const at = (share: number) => (margin + share * (size - 2 * margin)).toFixed(1)
const up = (share: number) => (size - margin - share * (size - 2 * margin)).toFixed(1)
const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1]
await Bun.write(
  join(import.meta.dir, '../docs/figures/confidence.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" font-family="sans-serif" font-size="11">
<title>Confidence of a spec, and how often it was right</title>
<rect width="${size}" height="${size}" fill="#fff"/>
<path d="M${at(0)} ${up(0)}L${at(1)} ${up(1)}" stroke="#999" stroke-dasharray="4"/>
<path d="M${at(0)} ${up(1)}V${up(0)}H${at(1)}" fill="none" stroke="#333"/>
${ticks.map((tick) => `<text x="${at(tick)}" y="${size - margin + 16}" text-anchor="middle">${tick}</text><text x="${margin - 8}" y="${up(tick)}" text-anchor="end" dominant-baseline="middle">${tick}</text>`).join('\n')}
${bins.map(({ confidence, right }) => `<circle cx="${at(confidence)}" cy="${up(right)}" r="4" fill="#0b6e4f"/>`).join('\n')}
<text x="${size / 2}" y="${size - 12}" text-anchor="middle">confidence</text>
<text transform="translate(16 ${size / 2}) rotate(-90)" text-anchor="middle">share that was right</text>
</svg>
`,
)

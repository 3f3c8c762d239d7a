/**
 * Whether the comparison of two clubs means what it says: `bun bench/comparisons.ts [pairs]` (test/support/compared.ts), for
 * the tables of docs/accuracy.md.
 */
import { type Calibration, calibrate } from '../test/support/compared.ts'

const [pairs = 10_000] = process.argv.slice(2).map(Number)
const percent = (share: number): string => `${Math.round(1000 * share) / 10} %`

/** The table of docs/accuracy.md. */
const calibrationTable = ({ bands }: Calibration): string =>
  [
    '| chance told | pairs | mean chance | right |',
    '|---|---|---|---|',
    ...bands.map(
      ({ from, pairs, said, right }) =>
        `| ${from.toFixed(2)} to ${(from + 0.05).toFixed(2)} | ${pairs} | ${said.toFixed(2)} | ${right.toFixed(2)} |`,
    ),
  ].join('\n')

const result = calibrate(pairs, 20_261_126)
const { equal, different, held, differenceSpread } = result
console.log(calibrationTable(result))
console.log(
  [
    `no difference said of ${percent(equal.none / equal.pairs)} of ${equal.pairs} equal pairs`,
    `${different.decided} of ${different.pairs} different pairs decided, ${percent(different.right / different.decided)} of them right`,
    `the intervals hold the true difference: carry ${percent(held.carry)}, spread of the carry ${percent(held.spread)}, strokes ${percent(held.strokes)}`,
    `standard deviation of the true differences: ${differenceSpread.toFixed(3)} strokes a shot`,
  ].join('\n'),
)

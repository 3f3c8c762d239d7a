import type { ComparisonAnswer } from '../../features/sessions/index.ts'
import { table } from '../table.ts'

/** A comparison in words. */
export const showComparison = ({ comparison, gaps }: ComparisonAnswer): string =>
  [
    ...(comparison === null ? [] : comparisonLines(comparison)),
    ...(gaps.length === 0
      ? ['No two clubs have shots enough for a gap of carry.']
      : [
          'Gaps of carry, yd, with 90 % interval:',
          table(
            ['LONGER', 'SHORTER', 'GAP', 'FROM', 'TO'],
            gaps.map(({ longer, shorter, gap }) => [
              `${longer.club} ${longer.carry}`,
              `${shorter.club} ${shorter.carry}`,
              gap.difference,
              gap.low,
              gap.high,
            ]),
          ),
        ]),
  ].join('\n')

const comparisonLines = ({
  first,
  second,
  verdict,
  metrics,
}: NonNullable<ComparisonAnswer['comparison']>): string[] => [
  verdict,
  `First: ${first.club}, ${first.shots} shots. Second: ${second.club}, ${second.shots} shots.`,
  table(
    ['MEDIAN', 'UNIT', 'FIRST', 'SECOND', 'DIFFERENCE', 'FROM', 'TO', 'SHOWN'],
    metrics.map(({ metric, unit, first: one, second: other, median, shown }) => [
      metric,
      unit ?? '',
      one.median,
      other.median,
      median.difference,
      median.low,
      median.high,
      shown ? 'yes' : 'no',
    ]),
  ),
  table(
    ['SPREAD', 'UNIT', 'FIRST', 'SECOND', 'DIFFERENCE', 'FROM', 'TO'],
    metrics.map(({ metric, unit, first: one, second: other, spread }) => [
      metric,
      unit ?? '',
      one.spread,
      other.spread,
      spread.difference,
      spread.low,
      spread.high,
    ]),
  ),
]

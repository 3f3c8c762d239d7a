import type { Report } from '../../features/sessions/index.ts'
import { table } from '../table.ts'

const shownMax = 20

/** The report of a reading, in words. */
export const showReading = ({ report }: { readonly report: Report }): string => {
  const { shots, lines, format, encoding, separator, decimalSign, units, device } = report
  const about = [
    format === 'table'
      ? `${encoding}, separated by ${separator === '\t' ? 'tabs' : separator}, decimals after ${decimalSign}`
      : format,
    device === null ? null : `${device.maker} (${device.kind})`,
  ].filter((part) => part !== null)
  return [
    `${shots} shots in ${lines} lines: ${about.join('; ')}.`,
    `Speeds in ${units.speed}, distances in ${units.distance} (${units.source}).`,
    table(
      ['COLUMN', 'HEADING', 'READ AS', 'UNIT'],
      report.columns.map(({ column, heading, as, unit }) => [String(column), heading, as ?? '-', unit ?? '']),
    ),
    table(
      ['CLUB', 'IS', 'FITS', 'SHOTS'],
      report.clubs.map(({ club, as, fits, shots: count }) => [club, as ?? '?', fits ?? '-', count]),
    ),
    ...report.corrections,
    ...some(
      'Left out',
      report.leftOut.map(({ line, why }) => `line ${line}: ${why}`),
    ),
    ...some(
      'Not read',
      report.unreadCells.map(({ line, heading, cell }) => `line ${line}, ${heading}: ${cell}`),
    ),
    ...some('Check first', report.doubts),
  ].join('\n')
}

const some = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [
        `${heading}:`,
        ...lines.slice(0, shownMax).map((line) => `  ${line}`),
        ...(lines.length > shownMax ? [`  and ${lines.length - shownMax} more`] : []),
      ]

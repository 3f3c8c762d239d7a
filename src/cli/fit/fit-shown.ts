import { type CompletedFitting, carriesSaid } from '../../fitting/index.ts'
import { inEnglish } from '../../words/index.ts'
import type { Rendered } from '../../words/message.ts'
import type { ResultOf } from '../operations.ts'
import { optionName } from '../option-name.ts'
import { showColumns } from '../table-file.ts'
import type { fitCsv } from './fit-csv.ts'

/** A fitting from a captured session, in words. */
export const showSessionFit = ({
  result,
  shotsUsed,
  shotsLeftOut,
  swingMetrics,
  unusable,
  corrected,
}: ResultOf<'fit'>): string => {
  const specs = Object.entries(result.specs).map(([name, spec]) => `  ${name.padEnd(15)}${spec.display}`)
  const medians = Object.entries(swingMetrics).map(([name, value]) => `${name} ${value}`)
  return [
    `Fitting ${result.fittingId}: ${result.clubType}`,
    ...adviceLines(result.advice),
    `From ${shotsUsed} shots${shotsLeftOut > 0 ? `, ${shotsLeftOut} left out (outliers, or pending review)` : ''}: ${medians.join(', ')}.`,
    ...unusable.map((what) => `Not used: ${what}`),
    ...corrected.map((what) => `Corrected: ${what}`),
    ...questionsIn(result.next),
    ...specs,
    ...shownPicks(result).flatMap(pickLines),
    result.attribution,
    'One fitting was charged.',
  ].join('\n')
}

type Shown = Pick<
  Rendered<CompletedFitting>,
  'fittingId' | 'clubType' | 'advice' | 'specs' | 'topPicks' | 'analysis' | 'next' | 'attribution'
>

/** What to do, before everything else; nothing of a fitting that was stored before there was advice. */
const adviceLines = (advice: Shown['advice']): string[] =>
  advice === undefined
    ? []
    : [advice.headline, ...inEnglish(carriesSaid(advice)), ...advice.steps.map(({ text }) => `  ${text}`), '']

/** Clubs are only shown where the advice has any for sale. */
const shownPicks = ({ advice, topPicks }: Pick<Shown, 'advice' | 'topPicks'>) =>
  advice?.offers === 'none' ? [] : topPicks

/** What to ask before the result is shown. */
const questionsIn = ({ check = [] }: Shown['next']): string[] =>
  check.length === 0 ? [] : ['', 'Check first:', ...check.map((question) => `  ${question}`)]

/** What was sent and counts for nothing. */
const remarksIn = ({ analysis, next }: Pick<Shown, 'analysis' | 'next'>): string[] =>
  (analysis?.warnings ?? []).map(({ text }) => text).filter((text) => !next.check?.includes(text))

/** The measurement that would help most, by its option; a question stands above already. */
const measureIn = ({ measure = null, check = [] }: Shown['next']): string[] =>
  measure === null || check.length > 0
    ? []
    : ['', `Would help most: --${optionName(measure.field.split('.').at(-1)!)} (${measure.how}).`]

/** A pick with its reasons, and what it misses of the fitting. Wedges have no score. */
const pickLines = ({ rank, brand, model, score, total, reasons, compromises }: Shown['topPicks'][number]): string[] => [
  `  ${rank}. ${brand} ${model}${score === null ? '' : ` (${score})`}${reasons.length === 0 ? '' : `: ${reasons.join(' ')}`}`,
  ...(total === undefined ? [] : [`     ${total.text}`]),
  ...(compromises.length === 0 ? [] : [`     Compromises: ${compromises.join(' ')}`]),
]

/** A fitting with the reason for each figure. */
export const showFitting = (fitting: Shown): string => {
  const { fittingId, clubType, advice, specs, analysis, next, attribution } = fitting
  const width = Math.max(...Object.keys(specs).map((name) => name.length)) + 2
  const figures = Object.entries(specs).flatMap(([name, { display, why, basis, confidence: refitShare }]) => {
    const sure = refitShare === undefined || refitShare === null ? '' : `, ${Math.round(100 * refitShare)} % sure`
    return [`  ${name.padEnd(width)}${display} (${basis}${sure})`, `  ${''.padEnd(width)}${why ?? ''}`.trimEnd()]
  })
  const picks = shownPicks(fitting).flatMap((pick) => [...pickLines(pick), `     ${pick.storeUrl}`])
  const assumed = (analysis?.assumptions ?? []).map(({ field, how }) => `  ${field}: ${how}`)
  return [
    `Fitting ${fittingId}: ${clubType}`,
    ...adviceLines(advice),
    analysis?.summary ?? '',
    ...questionsIn(next),
    ...remarksIn(fitting),
    '',
    ...figures,
    '',
    ...picks,
    ...(assumed.length === 0 ? [] : ['', 'Assumed:', ...assumed]),
    ...measureIn(next),
    '',
    attribution,
    'One fitting was charged.',
  ].join('\n')
}

/** What became of a file; without --out the file itself. */
export const showCsv = (done: Awaited<ReturnType<typeof fitCsv>>): string => {
  const {
    rows,
    completed,
    replayed,
    toFit,
    unfinished,
    refused,
    remaining,
    columns,
    unused,
    isDryRun,
    accountId,
    out,
    csv,
  } = done
  if (csv !== null && !isDryRun) return csv.trimEnd()
  // Over the API, which names no account, a dry run cannot see what was fitted before.
  const parts = [
    `${rows} rows`,
    isDryRun
      ? `${toFit} would be fitted and charged${accountId === null ? ', unless it was before' : ''}`
      : `${completed} fitted and charged`,
    `${replayed} ${isDryRun ? 'have' : 'had'} already been fitted and cost nothing`,
    `${refused} refused`,
    ...(unfinished > 0 ? [`${unfinished} unfinished: run the command again`] : []),
  ]
  return [
    ...(isDryRun ? [showColumns({ read: columns })] : []),
    `${parts.join('; ')}.`,
    ...(remaining === null ? [] : [`${remaining} fittings are left this month.`]),
    ...(isDryRun && remaining !== null && toFit > remaining
      ? [`${toFit - remaining} rows would fail with QUOTA_EXCEEDED.`]
      : []),
    ...(unused.length > 0 ? [`Columns not used: ${unused.join(', ')}.`] : []),
    ...(out === null ? [] : [`Written to ${out}.`]),
  ].join('\n')
}

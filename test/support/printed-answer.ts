import type { CompletedFitting } from './in-english.ts'

type Pick = CompletedFitting['topPicks'][number]
type Analysis = NonNullable<CompletedFitting['analysis']>

/** A whole answer with detail=full as a fitter reads it, in Markdown: everything it says but ids, links and versions. */
export const printedAnswer = (title: string, request: object, answer: CompletedFitting): string => {
  const { specs, topPicks, clubRecommendations, next } = answer
  const analysis = answer.analysis!
  const { ironSet, currentClub, compromises, shafts } = clubRecommendations
  return [
    `## ${title}`,
    `Sent: ${said(request)}.`,
    analysis.summary,
    table(['spec', 'fitted', 'from', 'sure', 'why', 'or'], specRows(specs)),
    ...wedgeSet(answer),
    ...(ironSet ? [`**Set.** ${said(ironSet)}.`] : []),
    ...(currentClub ? [`**Current club.** ${currentClub.text}`] : []),
    ...(analysis.configurations.length > 0 ? ['**Setups compared**', list(analysis.configurations.map(setUp))] : []),
    '**Clubs**',
    topPicks.map(pickLines).join('\n'),
    `Shafts that fit: ${shafts.length === 0 ? 'none recorded' : shafts.join(', ')}.`,
    ...(compromises.length > 0 ? ['No club gives:', list(compromises)] : []),
    '**Insights**',
    list(analysis.keyInsights.map(({ rule, text }) => `${text} (${rule})`)),
    ...assumed(analysis),
    ...(analysis.warnings.length > 0 ? ['**Warnings**', list(analysis.warnings.map(({ text }) => text))] : []),
    `**Next**, input ${next.confidence} of 100: ${next.text}`,
  ].join('\n\n')
}

/** The same as one reads it first: the build, the first club with its price, and what is said about it. */
export const printedShort = (title: string, request: object, answer: CompletedFitting): string => {
  const { specs, topPicks, clubRecommendations, next } = answer
  const { currentClub } = clubRecommendations
  const { summary, ironSheet, keyInsights, warnings } = answer.analysis!
  return [
    `## ${title}`,
    `Sent: ${said(request)}.`,
    summary,
    table(
      ['spec', 'fitted', 'why'],
      specRows(specs).map(([name, display, , , why]) => [name!, display!, why!]),
    ),
    ...wedgeSet(answer),
    ...(ironSheet ? [sheetOf(ironSheet)] : []),
    ...(currentClub ? [`**Current club.** ${currentClub.text}`] : []),
    ...topPicks.slice(0, 1).map(pickLines),
    list([...keyInsights, ...warnings].map(({ text }) => text)),
    `**Next**: ${next.text}`,
  ].join('\n\n')
}

const sheetOf = ({ clubs }: NonNullable<Analysis['ironSheet']>): string =>
  table(
    ['club', 'loft', 'length', 'lie', 'carry, yd', 'gap, yd'],
    clubs.map(({ club, loftDeg, lengthIn, lieDeg, carryYards, gapYards }) =>
      [club, loftDeg, lengthIn, lieDeg, carryYards, gapYards].map((value) => String(value ?? '')),
    ),
  )

const specRows = (specs: CompletedFitting['specs']): string[][] =>
  Object.entries(specs).map(([name, { display, basis, confidence, why, alternatives }]) => [
    name,
    display,
    basis,
    confidence === undefined ? '' : `${Math.round(100 * confidence)} %`,
    why ?? '',
    (alternatives ?? []).join('; '),
  ])

const wedgeSet = ({ wedgeFit }: CompletedFitting): string[] => {
  if (wedgeFit === undefined) return []
  const rows = wedgeFit.set.map(({ club, loftDeg, bounceDeg, grind, gapDeg, carryYards }) =>
    [club, loftDeg, bounceDeg, grind, gapDeg, carryYards].map(String),
  )
  return ['**Set**', table(['club', 'loft', 'bounce', 'sole', 'gap', 'carry, yd'], rows)]
}

const setUp = ({ name, recommended, description, expected }: Analysis['configurations'][number]): string =>
  `${name}${recommended ? ' (recommended)' : ''}: ${description}${expected === null ? '' : `; ${said(expected)}`}`

const pickLines = ({
  rank,
  brand,
  model,
  year,
  score,
  verdict,
  build,
  reasons,
  compromises,
  estimated,
  total,
}: Pick) => {
  const { shaft, grip, wedges, ...figures } = build
  const built = [said(figures), `shaft ${shaft.model} ${shaft.flex} ${shaft.weightGrams ?? shaft.weightBand}`]
  if (wedges) built.push(`wedges ${wedges.map(({ loft, bounce }) => `${loft}/${bounce ?? '?'}`).join(' ')}`)
  return [
    `${rank}. **${brand} ${model}** (${year})${score === null ? '' : `, ${score} ${verdict}`}`,
    `   - ${built.join('; ')}; grip ${grip.model} ${grip.size}`,
    ...(total ? [`   - in all: ${total.text}`] : []),
    ...reasons.map((reason) => `   - + ${reason}`),
    ...compromises.map((compromise) => `   - − ${compromise}`),
    ...(estimated.length > 0 ? [`   - not the maker's figures: ${estimated.join(', ')}`] : []),
  ].join('\n')
}

const assumed = ({ assumptions }: Analysis): string[] => {
  if (assumptions.length === 0) return []
  return ['**Assumed**', list(assumptions.map(({ field, value, how }) => `${field} ${value}: ${how}`))]
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** Members with their values, as they are sent. */
const said = (record: object): string =>
  Object.entries(record)
    .filter(([name, value]) => value !== null && name !== 'rule' && name !== 'rules')
    .map(([name, value]) => `${name} ${typeof value === 'object' ? `(${said(value)})` : value}`)
    .join(', ')

const table = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

import type { Cell } from '../../golf/tables.ts'
import { englishReader, type Html, html, type Reader, saidAsText } from '../../pages/index.ts'
import {
  type BandChart,
  type BandPicture,
  type RuleId,
  type RulePicture,
  ruleBands,
  ruleCharts,
  rulePictures,
} from '../../ruleset/index.ts'
import type { Said } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { bandChart, type ChartWords } from './rule-bands.ts'
import { linesChart, linesOf } from './rule-chart.ts'

type Rows = readonly Readonly<Record<string, Cell>>[]

/**
 * The pictures of a rule: those computed from its figures, else the one of its table.
 * @param meanings What each column says.
 * @param at A golfer's place on the axis; null without a golfer.
 */
export const rulePicturesOf = (
  id: string,
  { rows = [], columns = {} }: { readonly rows?: Rows; readonly columns?: Readonly<Record<string, string>> },
  at: number | null,
  reader: Reader,
): readonly Html[] => {
  const [chart, bands] = [ruleCharts[id as RuleId], ruleBands[id as RuleId]]
  const ofTable =
    bands !== undefined ? [bandsOf(bands, rows)] : chart === undefined ? [] : [linesOf(chart, rows, columns)]
  return (rulePictures(id as RuleId) ?? ofTable).map((one) => draw(one, at, reader))
}

const draw = (picture: RulePicture, at: number | null, reader: Reader): Html => {
  const isEnglish = hasEnglish(picture)
  const own = isEnglish ? { ...englishReader, system: reader.system } : reader
  const shown = inWords(picture, own)
  const mark = !('golfer' in shown) || shown.golfer === undefined ? null : at
  const { here, from } = own.texts.rules
  const words: ChartWords = {
    here,
    from,
    lang: isEnglish && reader.lang !== 'en' ? html` lang="en"` : '',
    figure: (text) => numbersIn(own, text),
  }
  if (shown.kind === 'table') return tableOf(shown, words)
  return shown.kind === 'bands' ? bandChart(shown, mark, words) : linesChart(shown, mark, words)
}

/** Numbers of a scale as the reader writes them; the minus of a scale is a typographic one. */
const numbersIn = ({ locale }: Reader, text: string): string =>
  text.replaceAll(/\d[\d,]*(?:\.\d+)?/g, (written) => {
    const digits = written.split('.')[1]?.length ?? 0
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: written.includes(',') }
    return new Intl.NumberFormat(locale, options).format(Number(written.replaceAll(',', '')))
  })

/** Whether a text has no wordings; names and figures are the same in every language. */
const hasEnglish = (picture: RulePicture): boolean => {
  let found = false
  withTexts(picture, (text) => {
    found ||= typeof text === 'string' && /[a-z]{2}/.test(text)
    return ''
  })
  return found
}

const inWords = (picture: RulePicture, reader: Reader): RulePicture<string> =>
  withTexts(picture, (text) =>
    typeof text === 'string'
      ? text
      : saidAsText(reader, typeof text === 'number' ? say('general.figure', { figure: text }) : text),
  )

const withTexts = (picture: RulePicture, write: (text: Said | number) => string): RulePicture<string> => {
  const title = write(picture.title)
  if (picture.kind === 'table') {
    const rows = picture.rows.map((row) => row.map(write))
    return { ...picture, title, heads: picture.heads.map(write), rows }
  }
  const named = { title, axis: write(picture.axis) }
  if (picture.kind === 'lines') {
    const { legend, ...rest } = picture
    const lines = picture.lines.map((line) => ({ ...line, name: write(line.name) }))
    return { ...rest, ...named, lines, ...(legend !== undefined && { legend: write(legend) }) }
  }
  const bars = picture.bars.map(({ name, bands }) => ({
    name: write(name),
    bands: bands.map(({ band, short = band, from }) => ({ band: write(band), short: write(short), from })),
  }))
  return { ...picture, ...named, bars }
}

const tableOf = (
  { title, heads, rows }: Extract<RulePicture<string>, { kind: 'table' }>,
  { lang }: ChartWords,
): Html => html`<figure class="drawing rule-chart"${lang}>
<figcaption>${title}</figcaption>
<table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map(([first, ...others]) => html`<tr><th scope="row">${first}</th>${others.map((one) => html`<td>${one}</td>`)}</tr>\n`)}</tbody>
</table>
</figure>
`

/** The borders of a table as bands. */
const bandsOf = ({ title, axis, bars, bands, golfer, name, only }: BandChart, rows: Rows): BandPicture => {
  const drawn = rows.filter((row) => only.values.includes(String(row[only.column])))
  return {
    kind: 'bands',
    title,
    axis,
    golfer,
    room: 14,
    bars: bars.map((bar) => {
      const row = drawn.find((one) => String(one[name]) === bar.row)!
      return {
        name: bar.name,
        bands: bands.map(({ band, short, from }) => {
          const border = from.map((one) => row[one]).find((one) => one != null && one !== '')
          return { band, short, from: border === undefined ? null : Number(border) }
        }),
      }
    }),
  }
}

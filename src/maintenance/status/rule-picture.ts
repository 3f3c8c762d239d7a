import type { Cell } from '../../golf/tables.ts'
import { englishReader, figuresFor, type Html, hasWording, html, type Reader, saidAsText } from '../../pages/index.ts'
import {
  type BandChart,
  type BandPicture,
  type RuleId,
  type RulePicture,
  ruleBands,
  ruleCharts,
  rulePictures,
} from '../../ruleset/index.ts'
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
  const { picture: shown, isEnglish } = inWords(picture, reader)
  const mark = !('golfer' in shown) || shown.golfer === undefined ? null : at
  const own = isEnglish ? { ...englishReader, system: reader.system } : reader
  const { here, from } = own.texts.rules
  const words: ChartWords = {
    here,
    from,
    lang: isEnglish && reader.lang !== 'en' ? html` lang="en"` : '',
    figure: (text) => figuresFor(own, text),
  }
  if (shown.kind === 'table') return tableOf(shown, words)
  return shown.kind === 'bands' ? bandChart(shown, mark, words) : linesChart(shown, mark, words)
}

/** A picture in the words of the reader; in English as it is, and where one of its texts has no wording. */
const inWords = (
  picture: RulePicture,
  reader: Reader,
): { readonly picture: RulePicture; readonly isEnglish: boolean } => {
  const texts: string[] = []
  if (reader.lang !== 'en')
    withTexts(picture, (text) => {
      texts.push(text)
      return text
    })
  const isEnglish = reader.lang === 'en' || !texts.every((text) => hasWording(reader, text))
  return { picture: isEnglish ? picture : withTexts(picture, (text) => saidAsText(reader, text)), isEnglish }
}

const withTexts = (picture: RulePicture, write: (text: string) => string): RulePicture => {
  const title = write(picture.title)
  if (picture.kind === 'table') {
    const rows = picture.rows.map((row) => row.map((cell) => write(String(cell))))
    return { ...picture, title, heads: picture.heads.map(write), rows }
  }
  const named = { title, axis: write(picture.axis) }
  if (picture.kind === 'lines') {
    const lines = picture.lines.map((line) => ({ ...line, name: write(line.name) }))
    return { ...picture, ...named, lines, ...(picture.legend !== undefined && { legend: write(picture.legend) }) }
  }
  const bars = picture.bars.map(({ name, bands }) => ({
    name: write(name),
    bands: bands.map(({ band, short = band, from }) => ({ band: write(band), short: write(short), from })),
  }))
  return { ...picture, ...named, bars }
}

const tableOf = (
  { title, heads, rows }: Extract<RulePicture, { kind: 'table' }>,
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
    bars: bars.map((wanted) => {
      const row = drawn.find((one) => String(one[name]) === wanted)!
      return {
        name: wanted.replace(' club speed', ''),
        bands: bands.map(({ band, short, from }) => {
          const border = from.map((one) => row[one]).find((one) => one != null && one !== '')
          return { band, short, from: border === undefined ? null : Number(border) }
        }),
      }
    }),
  }
}

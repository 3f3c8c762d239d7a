import type { Cell } from '../../golf/tables.ts'
import { type Html, html } from '../../pages/index.ts'
import {
  type BandChart,
  type BandPicture,
  type RuleId,
  type RulePicture,
  ruleBands,
  ruleCharts,
  rulePictures,
} from '../../ruleset/index.ts'
import { bandChart } from './rule-bands.ts'
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
): readonly Html[] => {
  const [chart, bands] = [ruleCharts[id as RuleId], ruleBands[id as RuleId]]
  const ofTable =
    bands !== undefined ? [bandsOf(bands, rows)] : chart === undefined ? [] : [linesOf(chart, rows, columns)]
  return (rulePictures[id as RuleId] ?? ofTable).map((one) => draw(one, at))
}

const draw = (picture: RulePicture, at: number | null): Html => {
  if (picture.kind === 'table') return tableOf(picture)
  const mark = picture.golfer === undefined ? null : at
  return picture.kind === 'bands' ? bandChart(picture, mark) : linesChart(picture, mark)
}

const tableOf = ({
  title,
  heads,
  rows,
}: Extract<RulePicture, { kind: 'table' }>): Html => html`<figure class="drawing rule-chart">
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

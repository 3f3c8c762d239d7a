import { selectGolferOf } from '../../features/golfers/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { capitalize } from '../../platform/values.ts'
import { figureOf, type LabView, outcomeTable, type Reader, verdict, viewOf } from '../lab/index.ts'
import { numberFields } from '../studio/index.ts'
import { dateIn } from './fittings.ts'
import { inputNumber, measureOf } from './numbers.ts'
import { finishedFitting, type Place, type View, type Visit } from './visit.ts'

/** One of the two. */
interface Side {
  readonly view: LabView
  readonly golfer: string | null
}

const seeTwo = async (visit: Visit): Promise<View> => {
  const { reader, query } = visit
  const { keep, specs: words, clubs } = reader.texts
  const ids = query.getAll('of')
  if (ids.length !== 2 || ids[0] === ids[1])
    return {
      title: keep.compare,
      status: 400,
      content: html`<p class="told wrong" role="alert">${keep.chooseTwo}</p>
<p><a href="/fittings">${keep.fittings}</a></p>`,
    }
  const sides = await Promise.all(ids.map((id) => sideOf(visit, id)))
  const line = (name: string, cells: readonly (Html | string)[]): Html => {
    const [one, other] = cells.map((cell) => html`${cell}`.text)
    return html`<tr${one === other ? '' : html` class="differs"`}><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`
  }
  const specs = Object.entries(words.names).flatMap(([key, name]) => {
    const cells = sides.map(({ view }) => specOf(view, key, reader))
    return cells.every((cell) => cell === '') ? [] : [line(name, cells)]
  })
  return {
    title: keep.compare,
    content: html`<div class="scroll" tabindex="0" role="region" aria-label="${keep.compare}"><table class="two">
<thead><tr><td></td>${sides.map(({ view: { fitting }, golfer }) => html`<th scope="col"><a href="/v1/fittings/${fitting.fittingId}">${capitalize(clubs[fitting.clubType])}, ${dateIn(reader, new Date(fitting.createdAt))}</a>${golfer === null ? '' : html`<br>${golfer}`}</th>`)}</tr></thead>
<tbody>
${line(
  keep.result,
  sides.map(({ view }) => verdict(view, reader)),
)}</tbody>
<tbody>
<tr><th scope="rowgroup" colspan="3">${keep.sent}</th></tr>
${sentLines(sides, reader, line)}</tbody>
<tbody>
<tr><th scope="rowgroup" colspan="3">${words.heading}</th></tr>
${specs}${line(
  keep.firstPick,
  sides.map(({ view }) => pickOf(view)),
)}</tbody>
</table></div>
<div class="pair">
${sides.map(({ view }) => html`<div>${outcomeTable(view, reader)}</div>\n`)}</div>`,
  }
}

const sideOf = async (visit: Visit, fittingId: string): Promise<Side> => {
  const { deps, person } = visit
  const { accountId } = person
  const { input, output } = await finishedFitting(visit, fittingId)
  const golfer = await selectGolferOf(deps.sql, accountId, fittingId)
  return { view: await viewOf(deps, accountId, { input, output }), golfer: golfer?.name ?? null }
}

/** The numbers that either was fitted with. */
const sentLines = (
  sides: readonly Side[],
  reader: Reader,
  line: (name: string, cells: readonly (Html | string)[]) => Html,
): Html[] =>
  Object.entries(numberFields).flatMap(([key, field]) => {
    const values = sides.map(({ view }) => inputNumber(view.fitting.input, field.path))
    if (values.every((value) => value === undefined)) return []
    const name = reader.texts.studio.names[key as keyof typeof numberFields]
    return [
      line(
        name,
        values.map((value) => (value === undefined ? '–' : measureOf(reader, field.measure, value))),
      ),
    ]
  })

const specOf = ({ fitting }: LabView, key: string, reader: Reader): Html | string => {
  const spec = fitting.specs[key as keyof typeof fitting.specs]
  return spec === undefined ? '' : figureOf(spec, reader)
}

/** The club that is to be tried first. */
const pickOf = ({ fitting, advice }: LabView): string => {
  const [pick] = fitting.topPicks
  return pick === undefined || advice.offers !== 'first' ? '–' : `${pick.brand} ${pick.model}`
}

/** Page of two fittings. */
export const comparePlaces = { '/fittings/compare': { get: seeTwo } } as const satisfies Record<string, Place>

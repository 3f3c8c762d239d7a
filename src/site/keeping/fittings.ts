import { selectGolfersOf } from '../../features/golfers/index.ts'
import { fittingsBefore, type ReadFitting, readFitting } from '../../fitting/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { capitalize } from '../../platform/values.ts'
import { mapYielding } from '../../platform/yield.ts'
import { type Reader, verdict, viewOf } from '../lab/index.ts'
import { golferAt } from './golfers.ts'
import type { Place, View, Visit } from './visit.ts'

/** Results on one page; each is worked out again. */
const perPage = 12

const seeFittings = async (visit: Visit): Promise<View> => {
  const { deps, person, reader, query } = visit
  const { keep } = reader.texts
  const { accountId } = person
  const golfer = query.has('golfer') ? await golferAt(visit, query.get('golfer')!) : null
  const { ids, next } = await newest(visit, golfer?.id ?? null)
  const [read, golfers] = await Promise.all([
    Promise.all(ids.map((fittingId) => readFitting(deps, { accountId, fittingId, waitMs: 0 }))),
    selectGolfersOf(deps.sql, accountId, ids),
  ])
  const names = new Map(golfers.map((one) => [one.fittingId, one]))
  const rows = await mapYielding(
    read.filter((one) => one !== null),
    async (one) => row(one, names.get(one.row.fittingId), await resultOf(visit, one), reader),
  )
  return {
    title: golfer === null ? keep.fittings : golfer.name,
    content: html`${golfer === null ? '' : html`<p><a href="/golfers/${golfer.id}">${keep.profile}</a> · <a href="/fittings">${keep.all}</a></p>\n`}${
      rows.length === 0
        ? html`<p class="notice">${keep.none} <a href="/studio">${reader.texts.studio.title}</a></p>`
        : html`<form method="get" action="/fittings/compare">
<div class="scroll" tabindex="0" role="region" aria-label="${keep.fittings}"><table>
<thead><tr><th scope="col"><span class="unseen">${keep.choose}</span></th>${[keep.date, keep.golfer, keep.club, keep.result].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
<p class="hint">${keep.chooseTwo}</p>
<button>${keep.compare}</button>
</form>`
    }${next === null ? '' : html`<p><a class="button quiet" href="/fittings?${golfer === null ? '' : html`golfer=${golfer.id}&amp;`}before=${next}">${keep.older}</a></p>`}`,
  }
}

const beforeOf = ({ query }: Visit): string | null => {
  const given = query.get('before') ?? ''
  return /^fit_\w{26}$/.test(given) ? given : null
}

/** Looks at a history for one page: the fittings of one golfer may lie far apart, and the next page goes on. */
const looksMax = 5

/** A page of the list, and where the next begins. */
const newest = async (visit: Visit, golfer: string | null) => {
  const { deps, person } = visit
  const ids: string[] = []
  let before = beforeOf(visit)
  let looks = 0
  do {
    const search = { before, golfer, limit: perPage + 1 - ids.length }
    const found = await fittingsBefore(deps.sql, person.accountId, search)
    ids.push(...found.fittings.map(({ fittingId }) => fittingId))
    before = found.next
    looks++
  } while (before !== null && ids.length <= perPage && looks < looksMax)
  const shown = ids.slice(0, perPage)
  return { ids: shown, next: ids.length > perPage ? shown.at(-1)! : before }
}

const resultOf = async (
  { deps, person, reader }: Visit,
  { row: { output, input, status } }: ReadFitting,
): Promise<Html> => {
  const { keep } = reader.texts
  if (output === null) return html`<span class="soft">${status === 'failed' ? keep.failedFitting : keep.running}</span>`
  return verdict(await viewOf(deps, person.accountId, { input, output }), reader)
}

const row = (
  { row: { fittingId, clubType, createdAt, output } }: ReadFitting,
  golfer: { readonly id: string; readonly name: string } | undefined,
  result: Html,
  reader: Reader,
): Html => {
  const { keep, clubs } = reader.texts
  const club = capitalize(clubs[clubType])
  const date = dateIn(reader, createdAt)
  return html`<tr><td>${output === null ? '' : html`<input type="checkbox" name="of" value="${fittingId}" aria-label="${keep.choose}: ${date}, ${club}">`}</td><td><a href="/v1/fittings/${fittingId}">${date}</a></td><td>${golfer === undefined ? html`<a href="/fittings/${fittingId}/golfer">${keep.whose}</a>` : html`<a href="/golfers/${golfer.id}">${golfer.name}</a>`}</td><td>${club}</td><td>${result}</td></tr>
`
}

/** A day as people of a language write it. */
export const dateIn = ({ locale }: Reader, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at)

/** Page of the list. */
export const fittingsPlaces = { '/fittings': { get: seeFittings } } as const satisfies Record<string, Place>

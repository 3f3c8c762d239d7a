import { selectGolfersOf } from '../../features/golfers/index.ts'
import { fittingsBefore, type ReadFitting, readFitting } from '../../fitting/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { capitalize } from '../../platform/values.ts'
import { mapYielding } from '../../platform/yield.ts'
import { type Reader, verdict, viewOf } from '../lab/index.ts'
import { golferAt } from './golfers.ts'
import { type KeepingDeps, type Place, seeOther, type View, type Visit } from './visit.ts'

/** Results on one page; each is worked out again. */
const perPage = 12

const seeFittings = async (visit: Visit): Promise<View> => {
  const { deps, person, reader, query } = visit
  const { keep } = reader.texts
  const { accountId } = person
  const golfer = query.has('golfer') ? await golferAt(visit, query.get('golfer')!) : null
  const { fittings, next } = await pageOf(deps, query, { accountId, golfer: golfer?.id ?? null, madeBy: null })
  const ids = fittings.map(({ row: { fittingId } }) => fittingId)
  const names = new Map((await selectGolfersOf(deps.sql, accountId, ids)).map((one) => [one.fittingId, one]))
  const rows = await mapYielding(fittings, async (one) =>
    row(one, names.get(one.row.fittingId), await resultOf(deps, accountId, one, reader), reader),
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

const beforeOf = (query: URLSearchParams): string | null => {
  const given = query.get('before') ?? ''
  return /^fit_\w{26}$/.test(given) ? given : null
}

/** Looks at a history for one page: the fittings of one golfer may lie far apart, and the next page goes on. */
const looksMax = 5

/** Whose fittings a list has. */
interface Owner {
  readonly accountId: string
  /** Null: of every golfer. */
  readonly golfer: string | null
  /** The credential that must have made them; null: whichever did. */
  readonly madeBy: string | null
}

/** A page of a list, the newest first, and where the next begins. */
export const pageOf = async (deps: KeepingDeps, query: URLSearchParams, owner: Owner) => {
  const { accountId, madeBy } = owner
  const { ids, next } = await newest(deps, query, owner)
  const read = await Promise.all(ids.map((fittingId) => readFitting(deps, { accountId, fittingId, madeBy, waitMs: 0 })))
  return { fittings: read.filter((one) => one !== null), next }
}

const newest = async ({ sql }: KeepingDeps, query: URLSearchParams, { accountId, golfer, madeBy }: Owner) => {
  const ids: string[] = []
  let before = beforeOf(query)
  let looks = 0
  do {
    const search = { before, golfer, madeBy, limit: perPage + 1 - ids.length }
    const found = await fittingsBefore(sql, accountId, search)
    ids.push(...found.fittings.map(({ fittingId }) => fittingId))
    before = found.next
    looks++
  } while (before !== null && ids.length <= perPage && looks < looksMax)
  const shown = ids.slice(0, perPage)
  return { ids: shown, next: ids.length > perPage ? shown.at(-1)! : before }
}

/** What came of a fitting, in a few words. */
export const resultOf = async (
  deps: KeepingDeps,
  accountId: string,
  { row: { output, input, status } }: ReadFitting,
  reader: Reader,
): Promise<Html> => {
  const { keep } = reader.texts
  if (output === null) return html`<span class="soft">${status === 'failed' ? keep.failedFitting : keep.running}</span>`
  return verdict(await viewOf(deps, accountId, { input, output }), reader)
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

/** A fitting has one address for whoever is signed in: that of its record. */
const seeFitting = async ({ id }: Visit): Promise<Response> => seeOther(`/v1/fittings/${id}`)

/** Pages of the list. */
export const fittingsPlaces = {
  '/fittings': { get: seeFittings },
  '/fittings/:id': { get: seeFitting },
} as const satisfies Record<string, Place>

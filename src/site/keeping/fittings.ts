import { Value } from '@sinclair/typebox/value'
import { selectGolfersOf } from '../../features/golfers/index.ts'
import { fittingSearch, type ReadFitting, readFitting, selectFittings } from '../../fitting/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { pageDay } from '../../platform/cursor.ts'
import { problem } from '../../platform/errors.ts'
import { capitalize } from '../../platform/values.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { say } from '../../words/say.ts'
import { fill, type Reader, verdict, viewOf } from '../lab/index.ts'
import { golferAt } from './golfers.ts'
import { type KeepingDeps, type Place, seeOther, type View, type Visit } from './visit.ts'

/** Results on one page; each is worked out again. */
const perPage = 12

const seeFittings = async (visit: Visit): Promise<View> => {
  const { deps, person, reader, query } = visit
  const { keep } = reader.texts
  const { accountId } = person
  const golfer = query.has('golfer') ? await golferAt(visit, query.get('golfer')!) : null
  const day = dayOf(visit)
  const [{ fittings, next }, today] = await Promise.all([
    pageOf(deps, query, { accountId, golfer: golfer?.id ?? null, day, madeBy: null }),
    golfer === null && day === null ? countToday(visit) : null,
  ])
  const ids = fittings.map(({ row: { fittingId } }) => fittingId)
  const names = new Map((await selectGolfersOf(deps.sql, accountId, ids)).map((one) => [one.fittingId, one]))
  const rows = await mapYielding(fittings, async (one) =>
    row(one, names.get(one.row.fittingId), await resultOf(deps, accountId, one, reader), reader),
  )
  const links = [
    ...(golfer === null ? [] : [html`<a href="/golfers/${golfer.id}">${keep.profile}</a>`]),
    today === null
      ? html`<a href="/fittings">${keep.all}</a>`
      : html`<a href="/fittings?day=today">${fill(keep.today, { count: today })}</a>`,
  ]
  const narrowed = [golfer === null ? '' : html`golfer=${golfer.id}&amp;`, day === null ? '' : html`day=${day}&amp;`]
  return {
    title: `${golfer?.name ?? keep.fittings}${day === null ? '' : `, ${dateIn(reader, new Date(day))} (UTC)`}`,
    content: html`<p>${links.map((link, i) => html`${i === 0 ? '' : ' · '}${link}`)}</p>
${rows.length > 0 ? listOf(rows, reader) : next !== null ? '' : html`<p class="notice">${day === null ? keep.none : keep.noneThatDay} <a href="/studio">${reader.texts.studio.title}</a></p>`}${next === null ? '' : html`<p><a class="button quiet" href="/fittings?${narrowed}before=${next}">${keep.older}</a></p>`}`,
  }
}

const listOf = (rows: readonly Html[], { texts: { keep } }: Reader): Html =>
  html`<form method="get" action="/fittings/compare">
<div class="scroll" tabindex="0" role="region" aria-label="${keep.fittings}"><table>
<thead><tr><th scope="col"><span class="unseen">${keep.choose}</span></th>${[keep.date, keep.golfer, keep.club, keep.result].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
<p class="hint">${keep.chooseTwo}</p>
<button>${keep.compare}</button>
</form>`

/** The UTC day that is asked for, as a date or as `today`; null: every day. @throws notFound */
const dayOf = (visit: Visit): string | null => {
  const asked = visit.query.get('day')
  const day = asked === 'today' ? todayOf(visit) : asked
  if (day !== null && !Value.Check(Day, day))
    throw problem('notFound', { detail: say('missing.day', { day, today: todayOf(visit) }) })
  return day
}

const Day = pageDay('fittings that were made')

const todayOf = ({ deps }: Visit): string => deps.clock().toISOString().slice(0, 10)

/** More of a day are not counted. */
const countedMax = 100

/** How many fittings were made today; `100+`: more than are counted. */
const countToday = async (visit: Visit): Promise<string> => {
  const { deps, person } = visit
  const search = fittingSearch({ day: todayOf(visit), limit: countedMax + 1 })
  const { fittings, next } = await selectFittings(deps.sql.read, person.accountId, search)
  return `${Math.min(fittings.length, countedMax)}${next === null ? '' : '+'}`
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
  /** UTC; null: of every day. */
  readonly day: string | null
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

const newest = async ({ sql }: KeepingDeps, query: URLSearchParams, { accountId, golfer, day, madeBy }: Owner) => {
  const ids: string[] = []
  let before = beforeOf(query)
  let looks = 0
  do {
    const search = fittingSearch({
      limit: perPage + 1 - ids.length,
      ...(before !== null && { before }),
      ...(golfer !== null && { golfer }),
      ...(day !== null && { day }),
    })
    const found = await selectFittings(sql.read, accountId, { ...search, madeBy })
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

import { Value } from '@sinclair/typebox/value'
import { selectGolfersOf } from '../../../features/golfers/index.ts'
import { fittingSearch, selectFittings, selectOutcomes } from '../../../fitting/index.ts'
import { clubTypes } from '../../../golf/names/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { inEnglish } from '../../../words/index.ts'
import { FittingsQuery, limitUsual, selectListedAccount } from '../../developers/index.ts'
import { chip, clubName, empty, minuteOf, showRefusal } from '../parts.ts'
import { older, table } from '../table.ts'
import type { Place, View, Visit } from '../visit.ts'

const seeFittings = async (visit: Visit): Promise<View> => {
  const { deps, person, query } = visit
  // Fields that were left empty narrow nothing down.
  const asked = Object.fromEntries(
    searched.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.trim()]] : [])),
  )
  const isRight = Value.Check(FittingsQuery, asked)
  const search = fittingSearch({ limit: limitUsual, ...(isRight && asked) })
  const isTest = query.get('mode') === 'test'
  const accountId = await selectListedAccount(deps.sql, person.accountId, isTest)
  const { fittings, next } =
    accountId === null ? { fittings: [], next: null } : await selectFittings(deps.sql.readReplica, accountId, search)
  const ids = fittings.map(({ fittingId }) => fittingId)
  const [outcomes, golfers] =
    accountId === null || ids.length === 0
      ? [[], []]
      : await Promise.all([selectOutcomes(deps.sql, accountId, ids), selectGolfersOf(deps.sql, accountId, ids)])
  const isNarrowed = Object.keys(asked).length > 0
  return {
    title: 'Fittings',
    section: 'fittings',
    status: isRight ? 200 : 400,
    content: html`<h1>Fittings</h1>
<p class="lead">What this account has fitted, newest first. Times are UTC.</p>
${isRight ? '' : showRefusal('This cannot be searched for: an id begins with fit_, and a day looks like 2026-11-22.')}
<nav class="tabs" aria-label="Which fittings">
<a href="/dashboard/fittings"${isTest ? '' : html` aria-current="page"`}>Charged</a>
<a href="/dashboard/fittings?mode=test"${isTest ? html` aria-current="page"` : ''}>Test keys</a>
</nav>
${searchForm(query, isNarrowed, isTest)}
${fittings.length === 0 ? empty(noneWords(isNarrowed, next)) : fittingTable(fittings, { outcomes, golfers })}
${older('/dashboard/fittings', query, next)}`,
  }
}

const searched = ['id', 'clubType', 'day', 'before'] as const

/** One page looks through a bounded number of fittings, so the ones that are sought may be on the next. */
const noneWords = (isNarrowed: boolean, next: string | null): string => {
  if (next !== null) return 'None among the newest of them. There are older ones.'
  return isNarrowed ? 'There is no such fitting.' : 'No fittings yet.'
}

const searchForm = (query: URLSearchParams, isNarrowed: boolean, isTest: boolean): Html => {
  const chosen = query.get('clubType')
  return html`<form method="get" action="/dashboard/fittings" class="search" role="search">${isTest ? html`<input type="hidden" name="mode" value="test">` : ''}
<div class="row">
<div class="grow"><label for="id">Id, or its beginning</label>
<input id="id" name="id" autocomplete="off" spellcheck="false" maxlength="30" placeholder="fit_" value="${query.get('id') ?? ''}"></div>
<div><label for="clubType">Club</label>
<select id="clubType" name="clubType"><option value="">All</option>
${clubTypes.map((type) => html`<option value="${type}"${type === chosen ? html` selected` : ''}>${clubName(type)}</option>\n`)}</select></div>
<div><label for="day">Day</label>
<input id="day" name="day" type="date" value="${query.get('day') ?? ''}"></div>
<button>Search</button>${isNarrowed ? html` <a class="button quiet" href="/dashboard/fittings${isTest ? '?mode=test' : ''}">All</a>` : ''}
</div>
</form>`
}

type Line = Awaited<ReturnType<typeof selectFittings>>['fittings'][number]

interface Known {
  readonly outcomes: Awaited<ReturnType<typeof selectOutcomes>>
  readonly golfers: Awaited<ReturnType<typeof selectGolfersOf>>
}

const fittingTable = (fittings: readonly Line[], { outcomes, golfers }: Known): Html => {
  const outcomeOf = new Map(inEnglish(outcomes).map((one) => [one.fittingId, one]))
  const golferOf = new Map(golfers.map((one) => [one.fittingId, one]))
  const result = ({ fittingId, status, traffic }: Line): Html => {
    const { headline = null, loft = null, flex = null, pick = null } = outcomeOf.get(fittingId) ?? {}
    const words = [loft, flex, pick].filter((word) => word !== null).join(', ')
    return html`${status === 'completed' && words !== '' ? '' : stateChip(status)}${headline === null ? '' : html`${headline}<br>`}${headline === null ? words : html`<span class="soft">${words}</span>`}${traffic === null ? '' : html` ${chip(`${traffic} traffic`)}`}`
  }
  const golfer = (fittingId: string): Html | string => {
    const found = golferOf.get(fittingId)
    return found === undefined
      ? html`<span class="soft">Not said</span>`
      : html`<a href="/golfers/${found.id}">${found.name}</a>`
  }
  return table(
    'Fittings',
    ['Made', 'Club', 'Golfer', 'Result', 'Made by', 'Id'],
    fittings.map((line) => [
      minuteOf(line.createdAt),
      clubName(line.clubType),
      golfer(line.fittingId),
      result(line),
      [line.platform, line.client].filter((word) => word !== null).join(', ') ||
        html`<span class="soft">Not given</span>`,
      html`<a href="/dashboard/fittings/${line.fittingId}" title="${line.fittingId}"><code>…${line.fittingId.slice(-6)}</code></a>`,
    ]),
  )
}

const stateChip = (status: Line['status']): Html => {
  if (status === 'completed') return chip('Completed', 'good')
  return status === 'failed' ? chip('Failed', 'bad') : chip('Running', 'warn')
}

/** Page of the list of fittings. */
export const fittingListPlaces = { '/dashboard/fittings': { get: seeFittings } } as const satisfies Record<
  string,
  Place
>

import type { Usage } from '../../../identity/accounts/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { overview, recentRequests, requestDays } from '../../developers/index.ts'
import { dailyChart } from '../chart.ts'
import { day, empty } from '../parts.ts'
import type { Place, View, Visit } from '../visit.ts'
import { requestTable } from './requests.ts'

const errorsShown = 5

const seeOverview = async ({ deps, person }: Visit): Promise<View> => {
  const [{ usage, days }, { requests: errors }] = await Promise.all([
    overview(deps, person.accountId),
    recentRequests(deps, person.accountId, { only: 'errors', limit: errorsShown }),
  ])
  const counts = days.map(({ day, fittings }) => ({ day: new Date(day), count: fittings }))
  const isUnused = counts.every(({ count }) => count === 0)
  return {
    title: 'Overview',
    section: 'overview',
    content: html`<h1>Overview</h1>
${tiles(usage)}
${usage.availability === 'exhausted' ? html`<p class="told wrong">No fittings are left this month. New ones are refused until ${day(new Date(usage.resetsAt))}, or until credits are added.</p>\n` : ''}<h2>Fittings</h2>
${isUnused ? firstFitting(deps.config.baseUrl, days.length) : dailyChart(`Completed fittings by day, last ${days.length} days`, counts)}
<h2>Last errors</h2>
${
  errors.length === 0
    ? empty(`No request was refused or failed in the last ${requestDays} days.`)
    : html`${requestTable('Last errors', errors)}
<p class="pager"><a href="/dashboard/requests?only=errors">All errors</a></p>`
}`,
  }
}

const number = (count: number): string => count.toLocaleString('en-US')

const tiles = (usage: Usage): Html => {
  const { current, purchasedCreditBalance, resetsAt } = usage
  return html`<dl class="tiles">
<div><dt>Fittings this month</dt><dd><div class="figure">${number(current)}</div>
<span class="more">Months begin at midnight UTC</span></dd></div>
<div><dt>Allowance</dt><dd>${allowance(usage, day(new Date(resetsAt)))}</dd></div>
<div><dt>Purchased credits</dt><dd><div class="figure">${number(purchasedCreditBalance)}</div>
<span class="more">${creditWords(usage)}</span></dd></div>
</dl>`
}

const allowance = ({ includedLimit, includedUsed, includedRemaining }: Usage, resetsOn: string): Html =>
  includedLimit === null || includedRemaining === null
    ? html`<div class="figure">No limit</div><span class="more">Fittings are not limited</span>`
    : html`<div class="figure">${number(includedRemaining)} <small>of ${number(includedLimit)} left</small></div>
<progress${includedRemaining === 0 ? html` class="full"` : ''} max="${Math.max(1, includedLimit)}" value="${includedUsed}" aria-label="Allowance used"></progress>
<span class="more">Resets on ${resetsOn}</span>`

const creditWords = ({ includedLimit, nextFittingSource }: Usage): string => {
  if (nextFittingSource === 'purchased_credit') return 'The next fitting uses one'
  return includedLimit === null ? 'Not needed without a limit' : 'Used after the allowance'
}

const firstFitting = (baseUrl: string, days: number): Html => html`<div class="empty">
<p>No fittings in the last ${days} days. Try one with your API key:</p>
<pre tabindex="0"><code>curl -X POST '${baseUrl}/v1/fitting/analyze' \\
  -H 'Authorization: Bearer YOUR_API_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{"clubType":"driver","golfer":{"handedness":"right"},
       "swingMetrics":{"swingSpeed":95}}'</code></pre>
</div>`

/** First page of the dashboard. */
export const overviewPlaces = { '/dashboard': { get: seeOverview } } as const satisfies Record<string, Place>

import { fittingsByDay } from '../../../fitting/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { type KeyStatus, keyStatus } from '../../accounts/index.ts'
import { dailyChart } from '../chart.ts'
import { day } from '../parts.ts'
import type { Place, View, Visit } from '../visit.ts'

const chartDays = 30

type Usage = KeyStatus['usage']

const seeOverview = async ({ deps, person }: Visit): Promise<View> => {
  const [{ usage }, days] = await Promise.all([
    keyStatus(deps, person.accountId),
    fittingsByDay(deps, person.accountId, chartDays),
  ])
  const none = days.every(({ count }) => count === 0)
  return {
    title: 'Overview',
    section: 'overview',
    content: html`<h1>Overview</h1>
${tiles(usage)}
${usage.availability === 'exhausted' ? html`<p class="told wrong">Nothing is left for this month: fittings are refused until ${day(new Date(usage.resetsAt))}, or until credits are added.</p>\n` : ''}<h2>Fittings</h2>
${none ? firstFitting(deps.config.baseUrl) : dailyChart(`Completed fittings by day, last ${chartDays} days`, days)}`,
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
    ? html`<div class="figure">No limit</div><span class="more">Fittings are not counted against one</span>`
    : html`<div class="figure">${number(includedRemaining)} <small>of ${number(includedLimit)} left</small></div>
<progress${includedRemaining === 0 ? html` class="full"` : ''} max="${Math.max(1, includedLimit)}" value="${includedUsed}" aria-label="Allowance used"></progress>
<span class="more">Starts again on ${resetsOn}</span>`

const creditWords = ({ includedLimit, nextFittingSource }: Usage): string => {
  if (nextFittingSource === 'purchased_credit') return 'The next fitting uses one'
  return includedLimit === null ? 'Not needed without a limit' : 'Used after the allowance'
}

const firstFitting = (baseUrl: string): Html => html`<div class="empty">
<p>No fittings in the last ${chartDays} days. One to try, with an API key of yours:</p>
<pre tabindex="0"><code>curl -X POST '${baseUrl}/v1/fitting/analyze' \\
  -H 'Authorization: Bearer YOUR_API_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{"clubType":"driver","golfer":{"handedness":"right"},
       "swingMetrics":{"swingSpeed":95}}'</code></pre>
</div>`

export const overviewPlaces = { '/dashboard': { get: seeOverview } } as const satisfies Record<string, Place>

import { type Html, html, page } from '../../../pages/index.ts'
import { mapYielding } from '../../../platform/yield.ts'
import { type ClubShots, shotsByClub } from '../by-club.ts'
import { type MetricId, metrics } from '../metrics.ts'
import { outlierThreshold } from '../outliers.ts'
import type { Session } from '../schema.ts'
import { dispersionChart } from './dispersion.ts'
import { type PlacedClub, stripChart } from './strip-chart.ts'
import { shotTable, summaryTable } from './tables.ts'
import { dayOf, minuteOf } from './words.ts'

/** More clubs than a bag holds make no readable chart; the tables have them all. */
const chartClubsMax = 14

const charted: readonly MetricId[] = ['carry', 'ballSpeed', 'launchAngle', 'spinRate']

const sourceWords: Readonly<Record<Session['segments'][number]['shots'][number]['source'], string>> = {
  'ocr-foresight': 'read from a Foresight screen',
  'ocr-trackman': 'read from a TrackMan screen',
  synthetic: 'synthetic, not measured',
  csv: 'imported from a CSV file',
}

/**
 * A captured session for people. It shows what was measured and nothing about who: neither the customer nor the fitter,
 * since a link may be passed on.
 * @param compareHref The comparison of its clubs.
 */
export const sessionPage = async (session: Session, serviceName: string, compareHref: string): Promise<Html> => {
  const day = dayOf(session.startedAtUtc)
  const clubs = await shotsByClub(session)
  const parts = await mapYielding(
    Map.groupBy(clubs, ({ units }) => units),
    ([units, alike]) => part(alike, units),
  )
  const main = html`<h1>Session of ${day}</h1>
${facts(session, clubs)}
${clubs.length === 0 ? '' : html`<p><a href="${compareHref}">Compare two clubs</a>: which is better, and how sure that is; and the gaps between all clubs.</p>`}
${parts}${clubs.length === 0 ? html`<p class="lead">No shots were captured in this session.</p>` : reading}`
  return page({
    title: `Session of ${day} - ${serviceName}`,
    serviceName,
    main,
    styles: ['/docs/components.css', '/docs/session.css'],
  })
}

const facts = (session: Session, clubs: readonly ClubShots[]): Html => {
  const shots = clubs.flatMap((club) => club.shots)
  const review = shots.filter(({ shot }) => shot.needsReview).length
  const outliers = shots.filter(({ outlierIn }) => outlierIn.length > 0).length
  const sources = [...new Set(shots.map(({ shot }) => sourceWords[shot.source]))]
  return html`<dl class="tiles">
<div><dt>Shots</dt><dd>${shots.length}</dd></div>
<div><dt>Clubs</dt><dd>${clubs.length}</dd></div>
<div><dt>Outliers</dt><dd>${outliers}</dd></div>
<div><dt>To review</dt><dd>${review}</dd></div>
</dl>
<p class="note">Began at ${minuteOf(session.startedAtUtc)} UTC${sources.length > 0 ? html`; ${sources.join(', ')}` : ''}.</p>`
}

/** Everything in the same units: charts, medians, shots. */
const part = async (clubs: readonly ClubShots[], units: string): Promise<Html> => {
  const placed = clubs.map((clubShots, index): PlacedClub => ({ clubShots, index }))
  const largest = [...placed]
    .sort((a, b) => b.clubShots.shots.length - a.clubShots.shots.length)
    .slice(0, chartClubsMax)
    .sort((a, b) => a.index - b.index)
  const drawn = await mapYielding(charted, (id) => stripChart(metrics.find((metric) => metric.id === id)!, largest))
  const tables = await mapYielding(clubs, (clubShots, i) => shotTable(clubShots, i === 0))
  return html`<h2>Medians by club</h2>
<p class="note">The median of the shots that count; below it, the range of the middle half. Units as sent: ${units || 'not named'}. Right of the target is positive.</p>
${await summaryTable(clubs)}
<h2>Charts</h2>
${placed.length > largest.length ? html`<p class="note">For the ${largest.length} clubs with the most shots.</p>` : ''}<div class="charts">
${dispersionChart(largest)}${drawn}</div>
<h2>Shots</h2>
${tables}`
}

const reading = html`<h2>How to read this</h2>
<p>A filled mark is a shot that counts. A hollow one does not: it is an <strong>outlier</strong>, or the sender asked for
a <strong>review</strong> of its numbers (dashed). A shot is an outlier when its club speed, ball speed, launch, spin or carry is
more than ${outlierThreshold} robust standard deviations from the median of the club (modified z-score, Iglewicz and Hoaglin 1993);
this needs at least five shots with the club.</p>
<p class="note">In the charts, bands are the middle half of the shots and lines are medians. All figures in the charts are also in the tables.</p>`

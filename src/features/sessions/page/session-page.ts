import { fill, type Html, html, page, type Reader } from '../../../pages/index.ts'
import { mapYielding } from '../../../platform/work/yield.ts'
import { type ClubShots, shotsByClub } from '../by-club.ts'
import { type MetricId, metrics } from '../metrics.ts'
import { outlierThreshold } from '../outliers.ts'
import type { Session } from '../schema.ts'
import { isImperial } from '../units.ts'
import { dispersionChart } from './dispersion.ts'
import { inSystem } from './in-system.ts'
import { type PlacedClub, stripChart } from './strip-chart.ts'
import { shotTable, summaryTable } from './tables.ts'
import { dayOf, minuteOf, said } from './words.ts'

/** More clubs than a bag holds make no readable chart; the tables have them all. */
const chartClubsMax = 14

const charted: readonly MetricId[] = ['carry', 'ballSpeed', 'launchAngle', 'spinRate']

/**
 * A captured session for people. It shows what was measured and nothing about who: neither the customer nor the fitter,
 * since a link may be passed on.
 * @param parts.compareHref The comparison of its clubs.
 */
export const sessionPage = async (
  session: Session,
  reader: Reader,
  { serviceName, compareHref }: { readonly serviceName: string; readonly compareHref: string },
): Promise<Html> => {
  const { shots: words } = reader.texts
  const title = said(words.title, { day: dayOf(session.startedAtUtc, reader) })
  const clubs = (await shotsByClub(session)).map((one) => inSystem(one, reader.system))
  const parts = await mapYielding(
    Map.groupBy(clubs, ({ units }) => units),
    ([units, alike]) => part(alike, units, reader),
  )
  const main = html`<h1>${title}</h1>
${facts(session, clubs, reader)}
${clubs.length === 0 ? '' : html`<p><a href="${compareHref}">${words.compare}</a>: ${words.compareWhy}</p>`}
${parts}${clubs.length === 0 ? html`<p class="lead">${words.empty}</p>` : reading(reader)}`
  return page({
    title: `${title} - ${serviceName}`,
    serviceName,
    reader,
    main,
    styles: ['/docs/components.css', '/docs/session.css'],
  })
}

const facts = (session: Session, clubs: readonly ClubShots[], reader: Reader): Html => {
  const { shots: words } = reader.texts
  const shots = clubs.flatMap((club) => club.shots)
  const review = shots.filter(({ shot }) => shot.needsReview).length
  const outliers = shots.filter(({ outlierIn }) => outlierIn.length > 0).length
  const sources = [...new Set(shots.map(({ shot }) => words.sources[shot.source]))]
  const began = fill(words.began, { time: minuteOf(session.startedAtUtc, reader) })
  return html`<dl class="tiles">
<div><dt>${words.shots}</dt><dd>${shots.length}</dd></div>
<div><dt>${words.clubs}</dt><dd>${clubs.length}</dd></div>
<div><dt>${words.outliers}</dt><dd>${outliers}</dd></div>
<div><dt>${words.review}</dt><dd>${review}</dd></div>
</dl>
<p class="note">${began} ${sources.join(' ')}</p>`
}

/** Everything in the same units: charts, medians, shots. */
const part = async (clubs: readonly ClubShots[], units: string, reader: Reader): Promise<Html> => {
  const { shots: words } = reader.texts
  const placed = clubs.map((clubShots, index): PlacedClub => ({ clubShots, index }))
  const largest = [...placed]
    .sort((a, b) => b.clubShots.shots.length - a.clubShots.shots.length)
    .slice(0, chartClubsMax)
    .sort((a, b) => a.index - b.index)
  const metricOf = (id: MetricId) => metrics.find((metric) => metric.id === id)!
  const drawn = await mapYielding(charted, (id) => stripChart(metricOf(id), largest, reader))
  const tables = await mapYielding(clubs, (clubShots, i) => shotTable(clubShots, i === 0, reader))
  const asSent = isImperial(units) ? '' : fill(words.asSent, { units: units || words.unnamed })
  return html`<h2>${words.medians}</h2>
<p class="note">${words.mediansNote} ${asSent}</p>
${await summaryTable(clubs, reader)}
<h2>${words.charts}</h2>
${placed.length > largest.length ? html`<p class="note">${fill(words.most, { count: largest.length })}</p>` : ''}<div class="charts">
${dispersionChart(largest, reader)}${drawn}</div>
<h2>${words.shots}</h2>
${tables}`
}

const reading = ({ texts: { shots: words } }: Reader): Html => html`<h2>${words.reading}</h2>
<p>${fill(words.marks, { threshold: outlierThreshold })}</p>
<p class="note">${words.bands}</p>`

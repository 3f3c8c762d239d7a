import { unitOf } from '../../golf/quantity.ts'
import { type Html, html, page } from '../../pages/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { exampleSpeedMph, fill, quantity, type Reader } from '../lab/index.ts'
import { numberFields } from '../studio/index.ts'

/** One question for golfers, with an example of its answer, and the ways in for developers and agents. */
export const frontPage = (
  config: Pick<Config, 'baseUrl' | 'serviceName' | 'studioPublic'>,
  reader: Reader,
  example: Html,
): Html => {
  const { baseUrl, serviceName } = config
  const { front } = reader.texts
  return page({
    title: `${serviceName}: ${front.title}`,
    serviceName,
    reader,
    about: { baseUrl, path: '/', description: front.lead },
    styles: ['/docs/components.css', '/docs/lab.css', '/docs/front.css'],
    main: html`<div class="front lab" data-units="${reader.system}">
<h1>${front.heading}</h1>
<p class="lead">${front.lead}</p>
${question(config, reader)}<section aria-labelledby="example">
<h2 id="example">${fill(front.example, { speed: quantity(reader, 'mph', exampleSpeedMph) })}</h2>
${example}
<p><a href="/example">${front.wholeExample}</a></p>
</section>
<section aria-labelledby="golfers">
<h2 id="golfers">${front.gets}</h2>
<ul class="points">
${front.points.map(([name, text]) => html`<li><strong>${name}</strong> ${text}</li>\n`)}</ul>
${doors([
  ['/studio', front.otherClubs],
  ['/studio/bag', front.bag],
  ['/docs/accuracy', front.accuracy],
  ['/v1/rules', front.rules],
])}</section>
<section aria-labelledby="programs">
<h2 id="programs">${front.programs}</h2>
<p>${front.programsLead}</p>
${doors([
  ['/docs', front.docs],
  ['/swagger', front.api],
  ['/docs/connect', front.connect],
  ['/docs/errors', front.problems],
  ['/dashboard', front.dashboard],
  ['/llms.txt', front.llms],
])}</section>
</div>`,
  })
}

/** The first question of the form, which takes the answer over; it works without a script. */
const question = ({ studioPublic }: Pick<Config, 'studioPublic'>, { texts, system }: Reader): Html => {
  const { front } = texts
  const { unit, times } = unitOf('yards', system)
  // A drive that is too short for a total is answered with its carry: the form says so.
  const { min } = numberFields.carryDistance.bounds
  const { max } = numberFields.totalDistance.bounds
  const isPublic = studioPublic > 0
  return html`<form class="drive" method="get" action="/studio">
<input type="hidden" name="clubType" value="driver">
<label for="total">${front.question}</label>
<span class="entry"><input type="number" id="total" name="total" inputmode="numeric" required min="${Math.ceil(min * times)}" max="${Math.floor(max * times)}" step="1" aria-describedby="account"> <span class="unit">${unit}</span></span>
<button class="large">${isPublic ? front.fit : front.signInAndFit}</button>
<p class="hint" id="account">${isPublic ? fill(front.open, { max: studioPublic }) : front.account}</p>
</form>
`
}

const doors = (links: readonly (readonly [address: string, name: string])[]): Html =>
  html`<ul class="doors">
${links.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>\n`)}</ul>
`

import { tellingShotsMin } from '../../../golf/flight/shots.ts'
import { moreShotsMax } from '../../../golf/flight/strokes.ts'
import { type Html, html, page, type Reader } from '../../../pages/index.ts'
import { mapYielding } from '../../../platform/work/yield.ts'
import { metrics as knownMetrics } from '../metrics.ts'
import { scrolling } from '../page/tables.ts'
import { said } from '../page/words.ts'
import type { Session } from '../schema.ts'
import { timesIn, unitOf } from '../units.ts'
import { isShown, shownChance } from './answer.ts'
import {
  type Comparison,
  clubsOfSession,
  compareClubs,
  type Gap,
  gapsOf,
  isIncomparable,
  landingsOf,
  type Side,
  sideOf,
} from './compare-clubs.ts'
import type { Difference } from './resample.ts'
import type { Landing } from './strokes.ts'
import { viewFromAbove } from './view-from-above.ts'

/** More choices than a bag of clubs with two heads each make no readable list. */
const choicesMax = 28

/** A club, or a club in one segment, that can be compared. */
interface Choice {
  readonly name: string
  readonly side: Side
}

/** The clubs of a session that can be compared, and each of its heads that segments tell apart. */
const choicesOf = async (session: Session, clubsOf: ReturnType<typeof clubsOfSession>): Promise<Choice[]> => {
  const clubs = (await clubsOf()).filter(({ club }) => club !== null)
  const wishes = clubs.flatMap(({ club, shots }) => {
    const labels = [...new Set(shots.flatMap(({ segment }) => segment ?? []))]
    const heads = labels.length > 1 ? labels : []
    return [{ club: club! }, ...heads.map((segment) => ({ club: club!, segment }))]
  })
  const sides = await mapYielding(wishes.slice(0, 2 * choicesMax), (wish) => sideOf(session, wish, clubsOf))
  return sides
    .flatMap((side) => (isIncomparable(side) ? [] : [side]))
    .slice(0, choicesMax)
    .map((side) => ({ name: side.segment === null ? side.club : `${side.club}, ${side.segment}`, side }))
}

interface Asked {
  /** Place of a club among the choices. */
  readonly first?: string | undefined
  readonly second?: string | undefined
}

interface PageParts {
  readonly serviceName: string
  readonly reader: Reader
  /** The link to the session, with its signature. */
  readonly sessionHref: string
  /** The link to this page, ready for more parameters. */
  readonly href: string
}

/** Two clubs of a session compared, for people: nothing about who. */
export const comparePage = async (session: Session, asked: Asked, parts: PageParts): Promise<Html> => {
  const { reader } = parts
  const { compare: texts } = reader.texts
  const clubsOf = clubsOfSession(session)
  const choices = await choicesOf(session, clubsOf)
  const [i, j] = [placeOf(asked.first, 0, choices.length), placeOf(asked.second, 1, choices.length)]
  const [first, second] = [choices[i], choices[j]]
  const body =
    first === undefined || second === undefined || choices.length < 2
      ? html`<p class="lead">${said(texts.tooFew, { min: tellingShotsMin })}</p>`
      : html`${picker(choices, [i, j], parts.href, reader)}
${await compared(first, second, reader)}`
  const main = html`<p><a href="${parts.sessionHref}">${texts.back}</a></p>
<h1>${texts.title}</h1>
${body}
${gapTable(await gapsOf(session, clubsOf), reader)}
<p class="note">${texts.notes}</p>`
  return page({
    title: `${texts.title} - ${parts.serviceName}`,
    serviceName: parts.serviceName,
    main,
    reader,
    styles: ['/docs/components.css', '/docs/session.css'],
  })
}

const placeOf = (asked: string | undefined, usual: number, count: number): number =>
  asked !== undefined && /^\d{1,2}$/.test(asked) && Number(asked) < count ? Number(asked) : usual

/** Carries of a page are written like this one. */
const carry = knownMetrics.find(({ id }) => id === 'carry')!

/** Distances in words. */
const distanceIn = ({ texts, system }: Reader): string =>
  texts.compare.units[unitOf(carry, 'imperial', system) as 'yd' | 'm']

/** A landing in the distances of a reader. */
const landingIn = (landing: Landing, { system }: Reader): Landing => ({
  carry: landing.carry * timesIn(carry, system),
  offline: landing.offline * timesIn(carry, system),
  total: landing.total,
})

type Places = readonly [first: number, second: number]

/** Links, since the page needs no form: each keeps the other choice. */
const picker = (choices: readonly Choice[], [i, j]: Places, href: string, reader: Reader): Html => {
  const { compare: texts } = reader.texts
  const list = (
    label: string,
    chosen: number,
    at: (place: number) => string,
  ) => html`<nav class="choices" aria-label="${label}">
<span>${label}</span>
<ul>
${choices.map(
  ({ name, side }, place) =>
    html`<li><a href="${at(place)}"${place === chosen ? html` aria-current="true"` : ''}>${name} <small>${said(texts.shots, { n: side.shots.length })}</small></a></li>\n`,
)}</ul>
</nav>
`
  return html`${list(texts.first, i, (place) => `${href}&first=${place}&second=${j}`)}${list(
    texts.second,
    j,
    (place) => `${href}&first=${i}&second=${place}`,
  )}`
}

const compared = async (first: Choice, second: Choice, reader: Reader): Promise<Html> => {
  const { compare: texts } = reader.texts
  const known = new Set(first.side.shots.map(({ shot }) => shot))
  if (second.side.shots.some(({ shot }) => known.has(shot))) return html`<p class="lead">${texts.same}</p>`
  const comparison = await compareClubs(first.side, second.side)
  const seen = [first, second].map(({ name, side }) => ({
    name,
    landings: landingsOf(side.shots).map((one) => landingIn(one, reader)),
  }))
  const hasEnds = seen.every(({ landings }) => landings.length >= tellingShotsMin)
  return html`${verdict(comparison, [first.name, second.name], reader)}
${hasEnds ? viewFromAbove(seen, said(texts.view, { unit: distanceIn(reader) }), reader) : ''}${differences(comparison, [first.name, second.name], reader)}`
}

const verdict = ({ strokes, whyNot }: Comparison, names: readonly [string, string], reader: Reader): Html => {
  const { compare: texts } = reader.texts
  if (strokes === null)
    return html`<p class="lead">${texts.noStrokes} ${said(texts.why[whyNot!], { min: tellingShotsMin })}</p>`
  const isFirst = strokes.chanceFirst >= 0.5
  const club = names[isFirst ? 0 : 1]
  const chance = shownChance(strokes)
  const { difference, low, high } = strokes.gained
  const [saved, from, to] = isFirst ? [difference, low, high] : [-difference, -high, -low]
  const number = numbers(reader, 2)
  const more = strokes.moreShots === null ? said(texts.never, { max: moreShotsMax }) : strokes.moreShots
  return html`<p class="lead">${strokes.better === null ? texts.none : said(texts.better, { club })}</p>
<dl class="tiles">
<div><dt>${said(texts.chance, { club })}</dt><dd>${Math.round(100 * chance)} %</dd></div>
<div><dt>${texts.saved}</dt><dd>${number(saved)} <small>${number(from)} … ${number(to)}</small></dd></div>
<div><dt>${texts.more}</dt><dd>${strokes.moreShots === 0 ? texts.decided : more}</dd></div>
</dl>`
}

/** Numbers as the reader writes them, with a real minus sign. */
const numbers = ({ locale }: Reader, digits: number) => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value: number): string =>
    format
      .format(value)
      .replace(/^-0([.,]0*)?$/, '0$1')
      .replace('-', '−')
}

const differences = ({ metrics }: Comparison, names: readonly [string, string], reader: Reader): Html => {
  const { compare: texts, shots: words } = reader.texts
  const table = (title: string, of: 'median' | 'spread') =>
    scrolling(
      title,
      html`<table class="numbers">
<thead><tr><th scope="col">${texts.figure}</th><th scope="col">${names[0]}</th><th scope="col">${names[1]}</th><th scope="col">${texts.difference}</th><th scope="col">${texts.interval}</th><td></td></tr></thead>
<tbody>
${metrics.map(({ metric, first, second, middle, spread }) => {
  const apart: Difference = of === 'median' ? middle : spread
  const format = numbers(reader, metric.digits)
  const number = (value: number) => format(value * timesIn(metric, reader.system))
  const unit = unitOf(metric, 'imperial', reader.system)
  return html`<tr><th scope="row">${words.metrics[metric.id]}${unit === '' ? '' : html` <small>${unit}</small>`}</th><td>${number(first[of])}</td><td>${number(second[of])}</td><td>${number(apart.difference)}</td><td>${number(apart.low)} … ${number(apart.high)}</td><td class="words">${isShown(apart) ? html`<strong>${texts.shown}</strong>` : texts.notShown}</td></tr>
`
})}</tbody>
</table>`,
    )
  return html`<h2>${texts.medians}</h2>
${table(texts.medians, 'median')}
<h2>${texts.spreads}</h2>
${table(texts.spreads, 'spread')}`
}

const gapTable = (gaps: readonly Gap[], reader: Reader): Html => {
  if (gaps.length === 0) return html``
  const { compare: texts } = reader.texts
  const format = numbers(reader, 1)
  const number = (yards: number) => format(yards * timesIn(carry, reader.system))
  return html`<h2>${texts.gaps}</h2>
<p class="note">${said(texts.gapsNote, { unit: distanceIn(reader) })}</p>
${scrolling(
  texts.gaps,
  html`<table class="numbers">
<thead><tr><th scope="col">${texts.longer}</th><th scope="col" class="words">${texts.shorter}</th><th scope="col">${texts.gap}</th><th scope="col">${texts.interval}</th></tr></thead>
<tbody>
${gaps.map(
  ({ longer, shorter, gap }) =>
    html`<tr><th scope="row">${longer.club} <small>${number(longer.carry)}</small></th><td class="words">${shorter.club} <small>${number(shorter.carry)}</small></td><td>${number(gap.difference)}</td><td>${number(gap.low)} … ${number(gap.high)}</td></tr>
`,
)}</tbody>
</table>`,
)}`
}

import { tellingShotsMin } from '../../../golf/shots.ts'
import { moreShotsMax } from '../../../golf/strokes.ts'
import { type Html, html, page } from '../../../pages/index.ts'
import { mapYielding } from '../../../platform/yield.ts'
import type { Metric } from '../metrics.ts'
import { scrolling } from '../page/tables.ts'
import type { Session } from '../schema.ts'
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
import { type CompareTexts, compareTexts } from './texts.ts'
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
  readonly lang: keyof typeof compareTexts
  /** The link to the session, with its signature. */
  readonly sessionHref: string
  /** The link to this page, ready for more parameters. */
  readonly href: string
}

/** Two clubs of a session compared, for people: nothing about who. */
export const comparePage = async (session: Session, asked: Asked, parts: PageParts): Promise<Html> => {
  const texts = compareTexts[parts.lang]
  const clubsOf = clubsOfSession(session)
  const choices = await choicesOf(session, clubsOf)
  const [i, j] = [placeOf(asked.first, 0, choices.length), placeOf(asked.second, 1, choices.length)]
  const [first, second] = [choices[i], choices[j]]
  const body =
    first === undefined || second === undefined || choices.length < 2
      ? html`<p class="lead">${fill(texts.tooFew, { min: tellingShotsMin })}</p>`
      : html`${picker(choices, [i, j], parts.href, texts)}
${await compared(first, second, texts)}`
  const main = html`<p><a href="${parts.sessionHref}">${texts.back}</a></p>
<h1>${texts.title}</h1>
${body}
${gapTable(await gapsOf(session, clubsOf), texts)}
<p class="note">${texts.notes}</p>`
  return page({
    title: `${texts.title} - ${parts.serviceName}`,
    serviceName: parts.serviceName,
    main,
    lang: parts.lang,
    styles: ['/docs/components.css', '/docs/session.css'],
  })
}

const placeOf = (asked: string | undefined, usual: number, count: number): number =>
  asked !== undefined && /^\d{1,2}$/.test(asked) && Number(asked) < count ? Number(asked) : usual

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

type Places = readonly [first: number, second: number]

/** Links, since the page needs no form: each keeps the other choice. */
const picker = (choices: readonly Choice[], [i, j]: Places, href: string, texts: CompareTexts): Html => {
  const list = (
    label: string,
    chosen: number,
    at: (place: number) => string,
  ) => html`<nav class="choices" aria-label="${label}">
<span>${label}</span>
<ul>
${choices.map(
  ({ name, side }, place) =>
    html`<li><a href="${at(place)}"${place === chosen ? html` aria-current="true"` : ''}>${name} <small>${fill(texts.shots, { n: side.shots.length })}</small></a></li>\n`,
)}</ul>
</nav>
`
  return html`${list(texts.first, i, (place) => `${href}&first=${place}&second=${j}`)}${list(
    texts.second,
    j,
    (place) => `${href}&first=${i}&second=${place}`,
  )}`
}

const compared = async (first: Choice, second: Choice, texts: CompareTexts): Promise<Html> => {
  const known = new Set(first.side.shots.map(({ shot }) => shot))
  if (second.side.shots.some(({ shot }) => known.has(shot))) return html`<p class="lead">${texts.same}</p>`
  const comparison = await compareClubs(first.side, second.side)
  const seen = [first, second].map(({ name, side }) => ({ name, landings: landingsOf(side.shots) }))
  const hasEnds = seen.every(({ landings }) => landings.length >= tellingShotsMin)
  return html`${verdict(comparison, [first.name, second.name], texts)}
${hasEnds ? viewFromAbove(seen, texts) : ''}${differences(comparison, [first.name, second.name], texts)}`
}

const verdict = ({ strokes, whyNot }: Comparison, names: readonly [string, string], texts: CompareTexts): Html => {
  if (strokes === null)
    return html`<p class="lead">${texts.noStrokes} ${fill(texts.why[whyNot!], { min: tellingShotsMin })}</p>`
  const isFirst = strokes.chanceFirst >= 0.5
  const club = names[isFirst ? 0 : 1]
  const chance = shownChance(strokes)
  const { difference, low, high } = strokes.gained
  const [saved, from, to] = isFirst ? [difference, low, high] : [-difference, -high, -low]
  const number = numbers(texts, 2)
  const more = strokes.moreShots === null ? fill(texts.never, { max: moreShotsMax }) : strokes.moreShots
  return html`<p class="lead">${strokes.better === null ? texts.none : fill(texts.better, { club })}</p>
<dl class="tiles">
<div><dt>${fill(texts.chance, { club })}</dt><dd>${Math.round(100 * chance)} %</dd></div>
<div><dt>${texts.saved}</dt><dd>${number(saved)} <small>${number(from)} … ${number(to)}</small></dd></div>
<div><dt>${texts.more}</dt><dd>${strokes.moreShots === 0 ? texts.decided : more}</dd></div>
</dl>`
}

/** Numbers as the reader writes them, with a real minus sign. */
const numbers = ({ locale }: CompareTexts, digits: number) => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (value: number): string =>
    format
      .format(value)
      .replace(/^-0([.,]0*)?$/, '0$1')
      .replace('-', '−')
}

const differences = ({ metrics }: Comparison, names: readonly [string, string], texts: CompareTexts): Html => {
  const label = ({ id, label: english }: Metric) => texts.metrics[id] ?? english
  const table = (title: string, of: 'median' | 'spread') =>
    scrolling(
      title,
      html`<table class="numbers">
<thead><tr><th scope="col">${texts.figure}</th><th scope="col">${names[0]}</th><th scope="col">${names[1]}</th><th scope="col">${texts.difference}</th><th scope="col">${texts.interval}</th><td></td></tr></thead>
<tbody>
${metrics.map(({ metric, unit, first, second, middle, spread }) => {
  const apart: Difference = of === 'median' ? middle : spread
  const number = numbers(texts, metric.digits)
  return html`<tr><th scope="row">${label(metric)}${unit === '' ? '' : html` <small>${unit}</small>`}</th><td>${number(first[of])}</td><td>${number(second[of])}</td><td>${number(apart.difference)}</td><td>${number(apart.low)} … ${number(apart.high)}</td><td class="words">${isShown(apart) ? html`<strong>${texts.shown}</strong>` : texts.notShown}</td></tr>
`
})}</tbody>
</table>`,
    )
  return html`<h2>${texts.medians}</h2>
${table(texts.medians, 'median')}
<h2>${texts.spreads}</h2>
${table(texts.spreads, 'spread')}`
}

const gapTable = (gaps: readonly Gap[], texts: CompareTexts): Html => {
  if (gaps.length === 0) return html``
  const number = numbers(texts, 1)
  return html`<h2>${texts.gaps}</h2>
<p class="note">${texts.gapsNote}</p>
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

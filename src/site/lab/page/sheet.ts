import { type Html, html, page } from '../../../pages/index.ts'
import { capitalize } from '../../../platform/values.ts'
import type { LabView } from '../view.ts'
import { gapDrawing } from './gaps.ts'
import { drawFlights, priceOf, stepLines } from './hero.ts'
import type { Keeping, PaperView } from './keep.ts'
import { outcomeTable } from './outcome-table.ts'
import { dayOnPaper, figureFor, figureOf, fill, type Reader } from './reader.ts'
import { verdict } from './verdict.ts'
import { orderPage } from './work-order.ts'

interface Parts {
  readonly serviceName: string
  /** Who fitted: the company of the account. */
  readonly shop: string
  readonly script: string | null
}

/** One sheet of paper about a fitting: for the customer, or for the builder. */
export const paperPage = (
  shown: PaperView,
  view: LabView,
  keeping: Keeping,
  reader: Reader,
  { serviceName, shop, script }: Parts,
): Html => {
  const { texts, system } = reader
  const heading = shown === 'sheet' ? texts.keep.sheet : texts.order.heading
  return page({
    title: `${heading} - ${serviceName}`,
    serviceName,
    styles: ['/docs/components.css', '/docs/lab.css', '/docs/paper.css'],
    ...(script !== null && { scripts: [script] }),
    reader,
    place: 'account',
    isSignedIn: keeping.own !== null,
    main: html`<div class="lab paper" id="lab" data-units="${system}">
<p class="crumb"><a href="${keeping.here}">${texts.keep.back}</a> <button type="button" id="print" hidden>${texts.keep.print}</button></p>
<article class="${shown}">
${shown === 'sheet' ? customerSheet(view, keeping, reader, shop) : builderOrder(view, keeping, reader, shop)}</article>
</div>`,
  })
}

/** Verdict, picture, figures and clubs. */
const customerSheet = (view: LabView, { own }: Keeping, reader: Reader, shop: string): Html => {
  const { fitting, setUps } = view
  const { keep, clubs, specs: words } = reader.texts
  const title = own?.golfer ? fill(keep.summaryFor, { name: own.golfer }) : keep.summary
  const picture =
    setUps.length > 0
      ? html`${drawFlights(view, reader)}${outcomeTable(view, reader)}`
      : (gapDrawing(fitting, reader) ?? '')
  const specs = Object.entries(words.names).flatMap(([key, name]) => {
    const spec = fitting.specs[key as keyof typeof fitting.specs]
    return spec === undefined ? [] : [html`<div><dt>${name}</dt><dd>${figureOf(spec, reader)}</dd></div>\n`]
  })
  const steps = stepLines(view, reader)
  return html`<div class="top"><p class="kicker">${title}</p>
<p class="soft">${fill(keep.fittedBy, { name: shop })}, ${dayOnPaper(reader, fitting.createdAt)}, ${capitalize(clubs[fitting.clubType])}</p></div>
<h1>${verdict(view, reader)}</h1>
<ol class="steps">${steps.map((line) => html`<li>${line}</li>`)}</ol>
<div class="flown">${picture}</div>
<h2>${words.heading}</h2>
<dl class="figures">
${specs}</dl>
${view.advice.offers === 'first' ? bought(fitting, reader) : ''}<p class="attribution">${fitting.attribution} <code>${fitting.fittingId}</code></p>
`
}

/** The clubs, where the advice is to try them. */
const bought = ({ topPicks, clubType }: LabView['fitting'], reader: Reader): Html =>
  html`<h2>${reader.texts.keep.picks}</h2>
<ol class="bought">
${topPicks.map((pick) => html`<li><strong>${pick.brand} ${pick.model}</strong> ${priceOf(pick, clubType, reader)}<br><span class="soft">${buildInWords(pick, reader)}</span></li>\n`)}</ol>
`

/** A build in one line. */
const buildInWords = ({ build }: LabView['fitting']['topPicks'][number], reader: Reader): string => {
  const { shaft, playingLoft, set, grip } = build
  return [
    set,
    figureFor(reader, `${playingLoft}°`),
    `${shaft.model}, ${shaft.flexName}, ${shaft.weightGrams === null ? shaft.weightBand : `${shaft.weightGrams} g`}`,
    grip.size,
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(' · ')
}

/** What the builder builds. */
const builderOrder = (view: LabView, { own }: Keeping, reader: Reader, shop: string): Html =>
  orderPage(view, { shop, golfer: own?.golfer ?? null, note: own?.note ?? null }, reader)

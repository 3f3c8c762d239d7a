import { type FittingRequest, fittingResult, type RunDeps } from '../../fitting/index.ts'
import { type Html, html, htmlDocument } from '../../pages/index.ts'
import { sendNewDocument } from '../../platform/http/answers/public-document.ts'
import type { LoadedImage } from '../../scoring/index.ts'
import { partsOf } from './answer.ts'
import { withKeptRefitShares } from './kept-refit-shares.ts'
import { drawFlights } from './page/hero.ts'
import { labPage } from './page/lab-page.ts'
import { outcomeTable } from './page/outcome-table.ts'
import { figureOf, type Reader, readerOf } from './page/reader.ts'
import { ruleAddress } from './page/rule-address.ts'
import { verdict } from './page/verdict.ts'
import { type LabView, labView } from './view.ts'

/** Parts of the service that make the example fitting. */
export type ExampleDeps = Pick<RunDeps, 'scorer' | 'config'>

/** Club speed of the golfer of the example. */
export const exampleSpeedMph = 94
/** A golfer like many: a slice, and a driver of little loft. */
const input: FittingRequest = {
  clubType: 'driver',
  golfer: { handedness: 'right', handicap: 16, age: 46, heightFeet: 6, heightInches: 2, wristToFloor: 37.5 },
  swingMetrics: {
    swingSpeed: exampleSpeedMph,
    ballSpeed: 135,
    launchAngle: 10.3,
    spinRate: 2350,
    attackAngle: -0.5,
    missPattern: 'fade',
    missSize: 'moderate',
  },
  currentEquipment: { loft: 9 },
}

/** The example by the catalog and evidence that it was matched with. */
const fitted = new WeakMap<LoadedImage, LabView>()

/** A fitting by the current rules and catalog that belongs to no account. */
const exampleView = ({ scorer, config }: ExampleDeps): LabView => {
  const loaded = scorer.current()
  const known = fitted.get(loaded)
  if (known !== undefined) return known
  const fitting = fittingResult({
    fittingId: 'example',
    input,
    idempotencyKey: null,
    createdAt: new Date(),
    scorer,
    config,
  })
  const view = labView({ input }, fitting, loaded.image.catalog)
  fitted.set(loaded, view)
  return view
}

/** The page of a fitting as anybody may see it, sliders included. */
export const examplePage = async (deps: RunDeps, request: Request): Promise<Response> => {
  const view = exampleView(deps)
  const fitting = await withKeptRefitShares(deps, '', view.fitting, input)
  const page = labPage({ ...view, fitting }, null, readerOf(request), await partsOf(deps))
  const headers = { 'x-robots-tag': 'noindex', vary: 'Accept-Language, Cookie' }
  const answer = await sendNewDocument(request, htmlDocument(page, headers))
  answer.headers.set('cache-control', 'no-cache')
  return answer
}

/** The example on the first page: the verdict, the flights, and the figures with the rule behind each. */
export const exampleOnFront = (deps: ExampleDeps, reader: Reader): Html => {
  const view = exampleView(deps)
  const { specs } = view.fitting
  const { names } = reader.texts.specs
  const shown = Object.entries(names).flatMap(([key, name]) => {
    const spec = specs[key as keyof typeof specs]
    return spec === undefined ? [] : [{ name, spec }]
  })
  return html`<div class="example">
<p class="answer">${verdict(view, reader)}</p>
<div class="outlook">
<div>${outcomeTable(view, reader)}</div>
<div>${drawFlights(view, reader)}</div>
</div>
<dl class="specs">
${shown.map(({ name, spec }) => html`<div class="spec"><dt>${name}</dt><dd class="figure">${figureOf(spec, reader)}</dd><dd><a href="${ruleAddress(spec.rule, view.fitting)}">${spec.rule}</a></dd></div>\n`)}</dl>
</div>`
}

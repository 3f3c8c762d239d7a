import type { CompletedFitting } from '../../../fitting/index.ts'
import { seniorFromAge } from '../../../golf/clubs/lofts.ts'
import { seaLevelAir } from '../../../golf/flight/ball.ts'
import type { Measure } from '../../../golf/quantity.ts'
import { type Html, html } from '../../../pages/index.ts'
import type { LabView } from '../view.ts'
import { figureOf, fill, quantity, type Reader, said } from './reader.ts'

type Spec = CompletedFitting['specs']['loft']

/** Everything that was supposed and not told: inputs, standards, usual values, figures of the catalog that no maker publishes, the air. */
export const assumedList = (view: LabView, reader: Reader): Html => {
  const { assumed: words } = reader.texts
  const lines = [
    ...inputLines(view, reader),
    ...modelLines(view, reader),
    ...specLines(view, reader),
    ...pickLines(view, reader),
  ]
  return html`<h3>${words.heading}</h3>
<ul class="assumed">${lines.map((line) => html`<li>${line}</li>\n`)}</ul>
`
}

/** Measures of the inputs; whatever is not here is a number. */
const measures: Readonly<Record<string, Measure>> = {
  clubSpeed: 'mph',
  ballSpeed: 'mph',
  attackAngle: 'degrees',
  launchAngle: 'degrees',
  carryDistance: 'yards',
  height: 'inches',
  pwLoft: 'degrees',
}

const inputLines = ({ fitting }: LabView, reader: Reader): Html[] => {
  const { assumed: words, specs } = reader.texts
  const fields = words.fields as Readonly<Record<string, string>>
  const { golfer, swingMetrics } = fitting.input
  const found = (fitting.analysis?.assumptions ?? []).map(({ field, value, basis, how }) => {
    const measure = measures[field]
    const number =
      measure === undefined ? new Intl.NumberFormat(reader.locale).format(value) : quantity(reader, measure, value)
    return html`${fields[field] ?? field} ${number}, ${specs.bases[basis]}: ${said(reader, how)}`
  })
  return [
    ...found,
    ...(swingMetrics.strikePattern === undefined ? [html`${words.strike}`] : []),
    ...(golfer.gender === undefined ? [html`${words.men}`] : []),
    ...(golfer.age === undefined ? [fill(words.age, { age: seniorFromAge })] : []),
  ]
}

/** What the drawings suppose. */
const modelLines = (view: LabView, reader: Reader): Html[] => {
  const { flight, assumed: words } = reader.texts
  if (view.setUps.length === 0) return []
  return [
    ...(view.isExpected ? [html`${flight.expected}`] : []),
    ...(view.isAimMeasured ? [] : [html`${view.miss === null ? flight.straight : flight.aim}`]),
    ...(view.landings.length === 0 ? [html`${flight.usualScatter}`] : []),
    fill(words.air, { temperature: quantity(reader, 'celsius', seaLevelAir.temperatureC) }),
  ]
}

/** Whether a value says by itself that it is the usual one. */
const isStandard = ({ display }: Spec): boolean =>
  typeof display === 'string'
    ? /standard/i.test(display)
    : ['specs.standardLength', 'lie.standard'].includes(display.message)

/** Figures of the build that no measurement decided. */
const specLines = ({ fitting }: LabView, reader: Reader): Html[] => {
  const { specs: words } = reader.texts
  return Object.entries(words.names).flatMap(([name, shown]) => {
    const spec = fitting.specs[name as keyof typeof fitting.specs] as Spec | undefined
    return spec === undefined || (spec.basis !== 'default' && spec.basis !== 'estimated')
      ? []
      : [html`${shown} ${figureOf(spec, reader)}${isStandard(spec) ? '' : `, ${words.bases[spec.basis]}`}`]
  })
}

/** Of the clubs that the page shows. */
const pickLines = ({ fitting, advice }: LabView, reader: Reader): Html[] =>
  (advice.offers === 'none' ? [] : fitting.topPicks)
    .filter(({ estimated }) => estimated.length > 0)
    .map(({ brand, model, estimated }) => html`${brand} ${model}: ${unpublished(estimated, reader)}`)

/** Figures of a pick that its maker does not publish, in the words of the page. */
export const unpublished = (estimated: readonly string[], reader: Reader): Html => {
  const { assumed: words } = reader.texts
  const named = words.figures as Readonly<Record<string, string>>
  const figures = new Intl.ListFormat(reader.locale).format(estimated.map((name) => named[name] ?? name))
  return fill(words.unpublished, { figures })
}

import type { CompletedFitting } from '../../../fitting/index.ts'
import type { Measure } from '../../../golf/quantity.ts'
import { type Html, html } from '../../../pages/index.ts'
import { isMessage, type Quantity, type Said } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { type Category, categorySaid } from '../../../words/say-category.ts'
import type { OwnClub } from '../own-club.ts'
import type { LabView } from '../view.ts'
import { ruleLinks } from './details.ts'
import { termLink } from './glossary.ts'
import { figureOf, quantity, type Reader, said, specValue } from './reader.ts'

type Spec = CompletedFitting['specs']['loft' | 'shaftFlex' | 'swingWeight']

/** The fitted figures in a table: value, what it is now, how sure, and on demand the sentence and the rule behind each. */
export const specSection = ({ fitting, own }: Pick<LabView, 'fitting' | 'own'>, reader: Reader): Html => {
  const { specs, meta } = fitting
  const { specs: words, flight } = reader.texts
  const note = meta.confidenceNote
  const rows = Object.entries(words.names).flatMap(([name, shown]) => {
    const spec = specs[name as keyof typeof specs] as Spec | undefined
    return spec === undefined ? [] : [specRow({ name, shown, spec }, own, fitting, reader)]
  })
  return html`<section aria-labelledby="specs">
<h2 id="specs">${words.heading}</h2>
<table class="spec-table">
<thead><tr>${[words.spec, flight.fitted, flight.now, words.howSure, words.why].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table>
<p class="soft">${words.sureNote} <a href="/docs/accuracy">${words.accuracy}</a>${note === undefined ? '' : html` ${said(reader, note)}`}</p>
</section>
`
}

interface Row {
  readonly name: string
  readonly shown: string
  readonly spec: Spec
}

const specRow = ({ name, shown, spec }: Row, own: OwnClub, fitting: CompletedFitting, reader: Reader): Html => {
  const { specs: words, flight } = reader.texts
  const rules = spec.rules ?? [spec.rule]
  const others = spec.alternatives ?? []
  const second = secondOf(spec)
  const sureness = surenessOf(spec)
  return html`<tr class="spec-row"><th scope="row">${termLink(name, shown, reader)}</th>
<td class="figure">${figureOf(spec, reader)}${second === undefined ? '' : html` <small>${words.or} ${secondSaid(second, reader)}</small>`}</td>
<td class="was"><span class="label-small">${flight.now} </span>${nowOf(name, own, reader)}</td>
<td class="sure ${sureness}">${words.sureness[sureness]}<small>, ${words.bases[spec.basis]}</small></td>
<td class="because-of"><details><summary>${words.why}<span class="unseen">: ${shown}</span></summary><p>${said(reader, spec.why ?? '')}</p>${others.length === 0 ? '' : html`<p>${said(reader, say('general.clauses', { clauses: others }))}.</p>`}<p>${words.rule}:</p><ul>${ruleLinks(rules, fitting, reader)}</ul></details></td></tr>
`
}

/** From these shares of re-fits on a figure is clear, or likely. */
const [clearFrom, likelyFrom] = [0.8, 0.6] as const

/** How sure a figure is: by the re-fits that agree, and never clear beside another candidate or where an input was supposed. */
export const surenessOf = ({
  confidence: share,
  basis,
  alternatives = [],
}: Pick<Spec, 'confidence' | 'basis' | 'alternatives'>): 'clear' | 'likely' | 'open' => {
  if (basis === 'default' || (share !== undefined && share < likelyFrom)) return 'open'
  const isSupposed = basis === 'estimated' || alternatives.length > 0
  return isSupposed || (share !== undefined && share < clearFrom) ? 'likely' : 'clear'
}

/** The value that came next; undefined: none. Older fittings have it at the beginning of a sentence. */
function secondOf({ alternatives: [first] = [], display }: Spec): Said | Quantity | undefined {
  const value = isMessage(first)
    ? (first.values['other'] as Said | Quantity | undefined)
    : /^(.+?)(?: in \d+ of 100 re-fits| by | if |:|, )/.exec(first ?? '')?.[1]
  const isLong = typeof value === 'string' && value.length > secondMax
  return isLong || JSON.stringify(value) === JSON.stringify(display) ? undefined : value
}

const secondSaid = (second: Said | Quantity, reader: Reader): Html =>
  typeof second === 'string' ? specValue(reader, second) : said(reader, say('general.begun', { said: second }))
/** A value; longer ones are sentences. */
const secondMax = 16

/** What the current club has: as it was told, else as its model is sold. */
const nowOf = (name: string, { figures }: OwnClub, reader: Reader): Html => {
  const { compared } = reader.texts
  const figure = figures[name as keyof OwnClub['figures']]
  if (figure === undefined) return html`<span class="soft">${compared.unknown}</span>`
  const { value, isAsSold } = figure
  const measure = ownMeasures[name]
  const shown =
    typeof value === 'number' && measure !== undefined
      ? quantity(reader, measure, value)
      : secondSaid(categorySaid[value as Category] ?? String(value), reader)
  return html`${shown}${isAsSold ? html` <small>${compared.asSold}</small>` : ''}`
}

const ownMeasures: Readonly<Record<string, Measure>> = {
  loft: 'degrees',
  length: 'clubInches',
  shaftWeight: 'grams',
  lieAngle: 'builtDegrees',
  bounce: 'degrees',
}

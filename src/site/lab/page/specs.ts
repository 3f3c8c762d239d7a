import type { CompletedFitting } from '../../../fitting/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { ruleLinks } from './details.ts'
import { termLink } from './glossary.ts'
import { figureOf, quantity, type Reader, said, specValue } from './reader.ts'

type Spec = CompletedFitting['specs']['loft' | 'shaftFlex' | 'swingWeight']

/** The fitted figures in a table: value, what it is now, how sure, and on demand the sentence and the rule behind each. */
export const specSection = (fitting: CompletedFitting, reader: Reader): Html => {
  const { specs, meta } = fitting
  const { specs: words, flight } = reader.texts
  const note = meta.confidenceNote
  const rows = Object.entries(words.names).flatMap(([name, shown]) => {
    const spec = specs[name as keyof typeof specs] as Spec | undefined
    return spec === undefined ? [] : [specRow(name, shown, spec, fitting, reader)]
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

const specRow = (name: string, shown: string, spec: Spec, fitting: CompletedFitting, reader: Reader): Html => {
  const { specs: words, flight } = reader.texts
  const rules = spec.rules ?? [spec.rule]
  const others = spec.alternatives ?? []
  const second = secondOf(spec)
  const sureness = surenessOf(spec)
  return html`<tr class="spec-row"><th scope="row">${termLink(name, shown, reader)}</th>
<td class="figure">${figureOf(spec, reader)}${second === null ? '' : html` <small>${words.or} ${specValue(reader, second)}</small>`}</td>
<td class="was"><span class="label-small">${flight.now} </span>${nowOf(name, fitting, reader)}</td>
<td class="sure ${sureness}">${words.sureness[sureness]}<small>, ${words.bases[spec.basis]}</small></td>
<td class="because-of"><details><summary>${words.why}<span class="unseen">: ${shown}</span></summary><p>${said(reader, spec.why ?? '')}</p>${others.length === 0 ? '' : html`<p>${said(reader, `${others.join('; ')}.`)}</p>`}<p>${words.rule}:</p><ul>${ruleLinks(rules, fitting, reader)}</ul></details></td></tr>
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

/** The value that came next, out of the sentence about it; null: none. */
const secondOf = ({ alternatives: [first] = [], display }: Spec): string | null => {
  const value = first === undefined ? null : /^(.+?)(?: in \d+ of 100 re-fits| by | if |:|, )/.exec(first)?.[1]
  return value == null || value === display || value.length > secondMax ? null : value
}
/** A value; longer ones are sentences. */
const secondMax = 16

/** What the current club has, where it was told. */
const nowOf = (name: string, { input, clubRecommendations }: CompletedFitting, reader: Reader): Html | string => {
  const { loft, length, shaftWeight } = input.currentEquipment ?? {}
  if (name === 'loft' && loft !== undefined) return quantity(reader, 'degrees', loft)
  if (name === 'length' && length !== undefined) return quantity(reader, 'clubInches', length)
  if (name === 'shaftWeight' && shaftWeight !== undefined) return quantity(reader, 'grams', shaftWeight)
  const category = clubRecommendations.currentClub?.club?.category
  if (name === 'headProfile' && category != null) return specValue(reader, category.replaceAll('_', ' '))
  return html`<span aria-hidden="true">–</span><span class="unseen">${reader.texts.compared.unknown}</span>`
}

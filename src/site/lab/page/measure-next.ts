import { type CompletedFitting, inputSaid } from '../../../fitting/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { say } from '../../../words/say.ts'
import { fill, type Reader, said } from './reader.ts'

/** The one measurement that would tell most. */
export const measureNext = ({ next }: CompletedFitting, reader: Reader): Html => {
  const { founded: words } = reader.texts
  const { measure, confidence: inputPoints = '' } = next
  if (measure == null) return html``
  const { field, how, adds } = measure
  return html`<div class="measure"><p><strong>${words.measure}</strong></p>
<p>${said(reader, say('next.measure', { input: inputSaid(field), how }))} <span class="soft">(${fill(words.adds, { points: adds, score: inputPoints })})</span></p></div>
`
}

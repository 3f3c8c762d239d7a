import type { CompletedFitting } from '../../../fitting/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { capitalize } from '../../../platform/values.ts'
import { fill, type Reader, said } from './reader.ts'

/** The one measurement that would tell most. */
export const measureNext = ({ next }: CompletedFitting, reader: Reader): Html => {
  const { founded: words } = reader.texts
  const { measure, confidence: inputPoints = '' } = next
  if (measure == null) return html``
  return html`<div class="measure"><p><strong>${words.measure}</strong></p>
<p>${said(reader, `${fieldInWords(measure.field)}: ${measure.how}`)} <span class="soft">(${fill(words.adds, { points: measure.adds, score: inputPoints })})</span></p></div>
`
}

/** `swingMetrics.ballSpeed` is the ball speed to a person. */
const fieldInWords = (field: string): string => {
  const name = field
    .split('.')
    .at(-1)!
    .replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return capitalize(name)
}

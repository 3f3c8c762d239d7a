import { systems } from '../../../golf/quantity.ts'
import { type Html, html } from '../../../pages/index.ts'
import type { Reader } from './reader.ts'

/** Shown by the script, which makes it work. */
export const unitSwitch = ({ texts: { units }, system }: Reader): Html =>
  html`<fieldset class="units" id="units" hidden><legend class="unseen">${units.label}</legend>${systems.map(
    (one) =>
      html`<label><input type="radio" name="units" value="${one}"${one === system ? html` checked` : ''}>${units[one]}</label>`,
  )}</fieldset>
`

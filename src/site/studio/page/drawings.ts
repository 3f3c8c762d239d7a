import { type Html, html } from '../../../pages/index.ts'
import type { Miss } from '../answers.ts'

/** A golfer standing upright: the measure runs from the crease of the wrist to the floor. */
export const wristToFloorDrawing = (
  label: string,
): Html => html`<svg class="how" viewBox="0 0 150 190" role="img" aria-label="${label}">
<line class="turf" x1="14" x2="136" y1="180" y2="180"/>
<circle class="body" cx="66" cy="22" r="13"/>
<path class="body" d="M50 44Q66 36 82 44L84 104H77L76 176H67L66 110L65 176H56L55 104H48Z"/>
<path class="body" d="M48 47Q40 74 41 106L46 107Q47 76 54 54Z"/>
<path class="body" d="M84 47Q92 74 91 106L86 107Q85 76 78 54Z"/>
<circle class="body" cx="43.5" cy="111" r="4.5"/><circle class="body" cx="88.5" cy="111" r="4.5"/>
<path class="shoe" d="M52 175H68V180H48ZM66 175H80L84 180H66Z"/>
<path class="guide" d="M92 105H124"/>
<path class="measured" d="M116 107V178M116 107L112 114M116 107L120 114M116 178L112 171M116 178L120 171"/>
</svg>
`

/** A hand laid flat: the measure runs from the crease of the wrist to the tip of the longest finger. */
export const handDrawing = (
  label: string,
): Html => html`<svg class="how" viewBox="0 0 150 190" role="img" aria-label="${label}">
<path class="body" d="M40 178V150Q34 132 34 104V62Q34 55 39 55T45 62V96H48V38Q48 30 54 30T60 38V94H63V26Q63 18 69 18T75 26V94H78V36Q78 29 84 29T90 36V112Q98 104 102 92Q106 84 112 88T113 100Q106 128 90 148V178Z"/>
<path class="guide" d="M38 154H132M69 18H132"/>
<path class="measured" d="M126 20V152M126 20L122 27M126 20L130 27M126 152L122 145M126 152L130 145"/>
</svg>
`

/** Flights of a right-hander from above, as far right and how bent as the names say; the page turns them for the other hand. */
const flights: Readonly<Record<Miss, readonly string[]>> = {
  straight: ['M32 76V10'],
  fade: ['M32 76C27 52 29 30 41 12'],
  slice: ['M32 76C22 54 27 30 60 16'],
  draw: ['M32 76C37 52 35 30 23 12'],
  hook: ['M32 76C42 54 37 30 4 16'],
  both: ['M32 76C22 54 27 30 60 16', 'M32 76C42 54 37 30 4 16'],
}

/** A flight seen from behind and above; the word beside it says which. */
export const flightDrawing = (miss: Miss): Html =>
  html`<svg class="flown" viewBox="0 0 64 82" aria-hidden="true"><path class="aim" d="M32 76V6"/>${flights[miss].map((path) => html`<path class="ball-path" d="${path}"/>`)}<circle class="ball" cx="32" cy="76" r="3.4"/></svg>`

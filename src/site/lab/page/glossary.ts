import { type Html, html } from '../../../pages/index.ts'
import type { Reader } from './reader.ts'

/** Headings of the glossary by the names of figures that a result shows. */
const terms: Readonly<Record<string, string>> = {
  loft: 'loft',
  shaftFlex: 'flex',
  shaftWeight: 'shaft-weight',
  headProfile: 'head',
  bounce: 'bounce',
  grind: 'grind',
  launchProfile: 'shaft-launch',
  lieAngle: 'lie',
  swingWeight: 'swing-weight',
  weightSetting: 'weight-setting',
  carry: 'carry',
  total: 'total',
  offLine: 'off-line',
  peak: 'peak',
  landing: 'landing-angle',
  launch: 'launch-angle',
  spin: 'backspin',
  ballSpeed: 'ball-speed',
}

/** The name of a figure, linked to what it means where the glossary has it; it is in English, and so are the pages that link to it. */
export const termLink = (name: string, shown: string, { lang }: Reader): Html => {
  const term = terms[name]
  return term === undefined || lang !== 'en'
    ? html`${shown}`
    : html`<a class="term" href="/docs/glossary#${term}">${shown}</a>`
}

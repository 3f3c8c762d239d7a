import { type Html, html } from './html.ts'
import { perSystem } from './quantity.ts'
import type { Reader } from './reader.ts'
import { inLanguage, withFigures } from './wording/index.ts'

/** What the rules wrote, in the language, the numbers and the units of the reader; English where there is no wording for it. */
export const said = (reader: Reader, text: string): Html =>
  reader.lang === 'en'
    ? inUnits(reader, text)
    : html`${inLanguage(reader.texts.sentences, text).map(
        ({ text: one, isTranslated }, place) =>
          html`${place === 0 ? '' : ' '}${isTranslated ? inUnits(reader, one) : html`<span lang="en">${one}</span>`}`,
      )}`

const inUnits = (reader: Reader, text: string): Html =>
  html`${withFigures(reader, text).map((part) => (typeof part === 'string' ? part : perSystem(part)))}`

import { type Html, html } from './html.ts'
import { perSystem } from './quantity.ts'
import type { Reader } from './reader.ts'
import { inLanguage, saidPlainly, withFigures } from './wording/index.ts'

/** What the rules wrote, in the language, the numbers and the units of the reader; English where there is no wording for it. */
export const said = (reader: Reader, text: string): Html =>
  reader.lang === 'en'
    ? inUnits(reader, text)
    : html`${inLanguage(reader.texts.sentences, text).map(
        ({ text: one, isTranslated }, place) =>
          html`${place === 0 ? '' : ' '}${isTranslated || isName(one) ? inUnits(reader, one) : html`<span lang="en">${one}</span>`}`,
      )}`

const inUnits = (reader: Reader, text: string): Html =>
  html`${withFigures(reader, text).map((part) => (typeof part === 'string' ? part : perSystem(part)))}`

/** Names and figures are the same in every language: `AW`, `D2`. */
const isName = (text: string): boolean => !/[a-z]{2}/.test(text)

/** The same in one system of units and without marks, for drawings and attributes. */
export const saidAsText = ({ lang, locale, texts, system }: Reader, text: string): string =>
  saidPlainly({ lang, locale, sentences: texts.sentences }, system, text)

/** Whether the language of the reader has a wording for all of a text. */
export const hasWording = ({ lang, texts }: Reader, text: string): boolean =>
  lang === 'en' || inLanguage(texts.sentences, text).every(({ text: one, isTranslated }) => isTranslated || isName(one))

/** Figures as the reader writes them; no words stand beside them. */
export const figuresFor = (reader: Reader, text: string): string =>
  withFigures(reader, text)
    .map((part) => (typeof part === 'string' ? part : part(reader.system)))
    .join('')

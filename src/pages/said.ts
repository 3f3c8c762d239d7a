import { catalogs, inWords, type Language, partsOf } from '../words/index.ts'
import type { Said } from '../words/message.ts'
import { type Html, html } from './html.ts'
import { perSystem } from './quantity.ts'
import type { Reader } from './reader.ts'

/** What the rules say, in the language, the numbers and the units of the reader. Older fittings hold English, which is marked. */
export const said = (reader: Reader, text: Said): Html =>
  isEnglish(reader, text)
    ? html`<span lang="en">${text}</span>`
    : html`${partsOf(languageOf(reader), text).map((part) => (typeof part === 'string' ? part : perSystem(part)))}`

const languageOf = ({ lang, locale }: Reader): Language => ({ lang, locale, words: catalogs[lang]! })

/** Names and figures are the same in every language: `AW`, `D2`. */
const isEnglish = ({ lang }: Reader, text: Said): boolean =>
  lang !== 'en' &&
  typeof text === 'string' &&
  /[a-z]{2}/.test(text) &&
  !Object.hasOwn(catalogs[lang]!['choices']!, text)

/** The same in one system of units and without marks, for drawings and attributes. */
export const saidAsText = (reader: Reader, text: Said): string =>
  inWords({ ...languageOf(reader), system: reader.system }, text)

import type { Said } from '../platform/message.ts'
import { catalogs, inWords, type Language, partsOf } from '../words/index.ts'
import { type Html, html } from './html.ts'
import { perSystem } from './quantity.ts'
import type { Reader } from './reader.ts'
import { inLanguage, saidPlainly, withFigures } from './wording/index.ts'

/** What the rules wrote, in the language, the numbers and the units of the reader; English where there is no wording for it. */
export const said = (reader: Reader, text: Said): Html => {
  if (typeof text !== 'string' || isWord(reader, text))
    return html`${partsOf(languageOf(reader), text).map((part) => (typeof part === 'string' ? part : perSystem(part)))}`
  return reader.lang === 'en'
    ? inUnits(reader, text)
    : html`${inLanguage(reader.texts.sentences, text).map(
        ({ text: one, isTranslated }, place) =>
          html`${place === 0 ? '' : ' '}${isTranslated || isName(one) ? inUnits(reader, one) : html`<span lang="en">${one}</span>`}`,
      )}`
}

/** A word of the interface, which catalogs have by itself. */
const isWord = ({ lang }: Reader, text: string): boolean => Object.hasOwn(catalogs[lang]!['choices']!, text)

/** Wordings of the reader; what was stored in English is read by its patterns. */
const languageOf = (reader: Reader): Language => ({
  lang: reader.lang,
  locale: reader.locale,
  words: catalogs[reader.lang]!,
  older: (text) => {
    // A word in the middle of a message begins as its wording does.
    const word = reader.texts.sentences[text]
    if (word !== undefined) return withFigures(reader, word)
    return inLanguage(reader.texts.sentences, text).flatMap((one, place) => [
      ...(place === 0 ? [] : [' ']),
      ...withFigures(reader, one.text),
    ])
  },
})

const inUnits = (reader: Reader, text: string): Html =>
  html`${withFigures(reader, text).map((part) => (typeof part === 'string' ? part : perSystem(part)))}`

/** Names and figures are the same in every language: `AW`, `D2`. */
const isName = (text: string): boolean => !/[a-z]{2}/.test(text)

/** The same in one system of units and without marks, for drawings and attributes. */
export const saidAsText = (reader: Reader, text: Said): string => {
  if (typeof text !== 'string' || isWord(reader, text))
    return inWords({ ...languageOf(reader), system: reader.system }, text)
  const { lang, locale, texts, system } = reader
  return saidPlainly({ lang, locale, sentences: texts.sentences }, system, text)
}

/** Figures as the reader writes them; no words stand beside them. */
export const figuresFor = (reader: Reader, text: string): string =>
  withFigures(reader, text)
    .map((part) => (typeof part === 'string' ? part : part(reader.system)))
    .join('')

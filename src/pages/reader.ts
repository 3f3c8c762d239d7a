import { type System, systems } from '../golf/quantity.ts'
import { cookieIn } from '../platform/http/cookie.ts'
import { likedTags } from '../platform/http/listener.ts'
import { languageOf, localeOf, usualUnits } from '../words/index.ts'
import { languages } from './languages.ts'
import type { Texts } from './texts/en.ts'

/** For whom a page is written: language, way of writing numbers, units. */
export interface Reader {
  readonly lang: string
  readonly locale: string
  readonly texts: Texts
  readonly system: System
}

/** Of the pages that are written in English only. */
export const englishReader: Reader = { lang: 'en', locale: 'en-US', texts: languages.en!, system: 'imperial' }

/** What a browser says of its reader: what was chosen on a page first, then its languages. Without a choice: yards where people read English, else meters and mph. */
export const readerOf = (request: Request): Reader => {
  const liked = likedTags(request)
  const chosen = cookieIn(request, 'lang') ?? ''
  const lang = Object.hasOwn(languages, chosen)
    ? chosen
    : (liked.map(languageOf).find((one) => Object.hasOwn(languages, one)) ?? 'en')
  const tag = liked.find((one) => languageOf(one) === lang) ?? (lang === 'en' ? 'en-us' : lang)
  const units = cookieIn(request, 'units')
  return {
    lang,
    locale: localeOf(tag) ?? lang,
    texts: languages[lang]!,
    system: systems.find((system) => system === units) ?? usualUnits(lang),
  }
}

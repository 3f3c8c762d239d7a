import { type System, systems } from '../golf/quantity.ts'
import { qualityValues } from '../platform/http/accept.ts'
import { cookieIn } from '../platform/http/cookie.ts'
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
  const liked = [...qualityValues(request.headers.get('accept-language') ?? '')]
    .filter(([tag, quality]) => quality > 0 && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(tag))
    .toSorted((one, other) => other[1] - one[1])
    .map(([tag]) => tag)
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
    system: systems.find((system) => system === units) ?? (lang === 'en' ? 'imperial' : 'mixed'),
  }
}

/** A tag that looks like one may still be none: en-12. */
const localeOf = (tag: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

const languageOf = (tag: string): string => tag.split('-')[0]!

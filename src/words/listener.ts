import type { System } from '../golf/quantity.ts'
import { qualityValues } from '../platform/text/accept.ts'
import { catalogs } from './catalogs.ts'
import { englishListener } from './english.ts'
import type { Listener } from './render.ts'

/** Languages that messages are worded in. */
export const tongues = ['en', 'de', 'es'] as const

/** Language and units that a program names. */
export interface Tongue {
  readonly lang?: (typeof tongues)[number] | undefined
  readonly units?: System | undefined
}

/** Tags of languages in a header, the best first. */
export function likedTags(acceptLanguage: string): readonly string[] {
  return [...qualityValues(acceptLanguage)]
    .filter(([tag, quality]) => quality > 0 && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(tag))
    .toSorted((one, other) => other[1] - one[1])
    .map(([tag]) => tag)
}

/** The language of a tag: of `de-at`, `de`. */
export function languageOf(tag: string): string {
  return tag.split('-')[0]!
}

/** A tag that looks like one may still be none: en-12. */
export function localeOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** Units that people read where they have chosen none. */
export function usualUnits(lang: string): System {
  return lang === 'en' ? 'imperial' : 'mixed'
}

/** Whom an answer is for: what it names, else the first language of its header that is ours, else English as programs have it. */
export function listenerOf({ lang: named, units }: Tongue, acceptLanguage: string | null = null): Listener {
  const liked = acceptLanguage === null ? [] : likedTags(acceptLanguage)
  const lang = named ?? liked.map(languageOf).find((one) => Object.hasOwn(catalogs, one)) ?? 'en'
  if (lang === 'en') return units === undefined ? englishListener : { ...englishListener, system: units }
  const tag = liked.find((one) => languageOf(one) === lang) ?? lang
  return { lang, locale: localeOf(tag) ?? lang, words: catalogs[lang]!, system: units ?? usualUnits(lang) }
}

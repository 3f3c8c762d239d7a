import type { System } from '../golf/quantity.ts'
import { catalogs, type tongues } from './catalogs.ts'
import { englishListener } from './english.ts'
import type { Listener } from './render.ts'

/** Language and units that a program names. */
export interface Tongue {
  readonly lang?: (typeof tongues)[number] | undefined
  readonly units?: System | undefined
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

/** Whom an answer is for: the language it names, else the first of the liked tags that is ours, else English as programs have it. */
export function listenerOf({ lang: named, units }: Tongue, liked: readonly string[] = []): Listener {
  const lang = named ?? liked.map(languageOf).find((one) => Object.hasOwn(catalogs, one)) ?? 'en'
  if (lang === 'en') return units === undefined ? englishListener : { ...englishListener, system: units }
  const tag = liked.find((one) => languageOf(one) === lang) ?? lang
  return { lang, locale: localeOf(tag) ?? lang, words: catalogs[lang]!, system: units ?? usualUnits(lang) }
}

import type { Catalog } from './catalog.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'

/** Languages that messages are worded in. */
export const tongues = ['en', 'de', 'es'] as const

/** Wordings by the tag of their language. */
export const catalogs: Readonly<Record<(typeof tongues)[number], Catalog>> & Readonly<Record<string, Catalog>> = {
  en,
  de,
  es,
}

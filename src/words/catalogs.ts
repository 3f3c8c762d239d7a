import type { Catalog } from './catalog.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'

/** Wordings by the tag of their language. */
export const catalogs: Readonly<Record<string, Catalog>> = { en, de, es }

import { de } from './texts/de.ts'
import { en, type Texts } from './texts/en.ts'
import { es } from './texts/es.ts'

/** Languages of the pages by their tag. */
export const languages: Readonly<Record<string, Texts>> = { en, de, es }

import type { System } from '../../golf/quantity.ts'
import { withFigures } from './figures.ts'
import { inLanguage, type Sentences } from './sentences.ts'

/** Whom a script writes for. */
interface Told {
  readonly lang: string
  readonly locale: string
  readonly sentences: Sentences
}

/** What the rules wrote, for a script: in the language, the numbers and one system of units of the reader. */
export const saidPlainly = ({ lang, locale, sentences }: Told, system: System, text: string): string =>
  inLanguage(sentences, text)
    .map(({ text: one, isTranslated }) =>
      isTranslated || lang === 'en'
        ? withFigures({ lang, locale }, one)
            .map((part) => (typeof part === 'string' ? part : part(system)))
            .join('')
        : one,
    )
    .join(' ')

/** The wordings of a language, which a page does not hold; none where they cannot be had. */
export const fetchSentences = async (lang: string): Promise<Sentences> => {
  if (lang === 'en') return {}
  try {
    return (await (await fetch(`/docs/sentences/${lang}`)).json()) as Sentences
  } catch {
    return {}
  }
}

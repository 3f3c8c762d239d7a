import type { Catalog } from './catalog.ts'

/** Wordings of a language, which a page does not hold. @throws TypeError when they cannot be had */
export async function fetchWords(lang: string): Promise<Catalog> {
  return (await (await fetch(`/docs/words/${lang}`)).json()) as Catalog
}

import type { Catalog } from './catalog.ts'

/** Wordings of a language, which a page does not hold. @throws TypeError when they cannot be had */
export async function fetchWords(lang: string): Promise<Catalog> {
  const response = await fetch(`/docs/words/${lang}`)
  if (!response.ok) throw new TypeError(`The wordings were answered with ${response.status}.`)
  return (await response.json()) as Catalog
}

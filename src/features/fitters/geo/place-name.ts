/**
 * A name as it is compared, so that people may write it their way: without case, accents, periods and apostrophes,
 * hyphens as spaces, and Saint, Sainte, Fort and Mount in short.
 * @example foldName('Saint Louis') === foldName('st. louis')
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{Mn}.'’‘ʻ`]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\b(?:saint|sainte|fort|mount)\b/g, (word) => short[word]!)

const short: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' }

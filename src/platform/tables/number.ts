/** The sign before decimals: it belongs to the file, not to a cell. */
export type DecimalSign = '.' | ','

/** Sign, digits with marks between thousands, decimals, exponent: the whole of a number, by the sign of its decimals. */
const numberOf: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^([+-]?)\s?(\d{1,3}(?:([, '’])\d{3})(?:\3\d{3})*|\d*)(?:\.(\d*))?(e[+-]?\d{1,3})?/i,
  ',': /^([+-]?)\s?(\d{1,3}(?:([. '’])\d{3})(?:\3\d{3})*|\d*)(?:,(\d*))?(e[+-]?\d{1,3})?/i,
}

/** A text in the signs that numbers are read in: no wide letters, one minus. */
export const plainSigns = (written: string): string =>
  written
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replaceAll(/[\u2212\u2010-\u2015\uFE63]/g, '-')
    .trim()

/**
 * The number that a text begins with, and what follows it; null: it begins with none.
 * @example leadingNumber('1.234,5 m', ',') // { value: 1234.5, rest: ' m' }
 */
export const leadingNumber = (text: string, sign: DecimalSign): { value: number; rest: string } | null => {
  const [whole = '', minus = '', digits = '', , decimals = '', exponent = ''] = numberOf[sign].exec(text) ?? []
  if (digits === '' && decimals === '') return null
  const value = Number(`${minus}${digits.replaceAll(/\D/g, '') || '0'}.${decimals || '0'}${exponent}`)
  return { value, rest: text.slice(whole.length) }
}

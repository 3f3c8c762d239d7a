import type { ClubType } from './words.ts'

/** An offset with its sign: `+0.25`, `-0.5`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** A height as golfers say it: `5'9"`. */
export const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`

/**
 * A height as people write it, in whole inches; null: it is none.
 * @example inchesOfHeight("5'10\"") // 70, as of 178 cm and 1.78 m
 */
export const inchesOfHeight = (written: string): number | null => {
  const [, feet, inches = '0'] =
    /^(\d)\s*(?:'|’|ft|feet)\s*(?:(\d{1,2})\s*(?:"|”|''|in|inches)?)?$/i.exec(written) ?? []
  if (feet !== undefined) return 12 * Number(feet) + Number(inches)
  const [, figure, unit] = /^(\d+(?:\.\d+)?)\s*(cm|m)$/i.exec(written) ?? []
  return figure === undefined ? null : Math.round((Number(figure) * (/^m$/i.test(unit!) ? 100 : 1)) / 2.54)
}

/** The article before a number: `an 18`, `an 8`, `a 21`. */
export const article = (number: number): string => (/^(8|11$|18$)/.test(String(Math.floor(number))) ? 'an' : 'a')

/** A club with its article: `a driver`, `an iron`. */
export const aClub = (clubType: ClubType): string => `${clubType === 'iron' ? 'an' : 'a'} ${clubType}`

import type { ClubType } from './words.ts'

/** An offset with its sign: `+0.25`, `-0.5`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** A height as golfers say it: `5'9"`. */
export const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`

/** Inches in one of what else a whole height is written in. */
const inchesPer: Readonly<Record<string, number>> = { cm: 1 / 2.54, m: 100 / 2.54 }

/**
 * A height as people write it, in whole inches; null: it is none.
 * @example inchesOfHeight("5'10\"") // 70, as of 178 cm, 1.78 m and 70 in
 */
export const inchesOfHeight = (written: string): number | null => {
  const said = written.replace(',', '.')
  const [, feet, over = '0'] =
    /^(\d)\s*(?:['’′]|ft\.?|feet|foot)\s*(?:((?:\d|1[01])(?:\.\d+)?)\s*(?:["”″]|''|in\.?|inch(?:es)?)?)?$/i.exec(
      said,
    ) ?? []
  if (feet !== undefined) return Math.round(12 * Number(feet) + Number(over))
  const [, figure, unit] = /^(\d+(?:\.\d+)?)\s*(cm|m|in|inch|inches|")$/i.exec(said) ?? []
  if (figure === undefined) return null
  const { [unit!.toLowerCase()]: per = 1 } = inchesPer
  return Math.round(Number(figure) * per)
}

/** The article before a number: `an 18`, `an 8`, `a 21`. */
export const article = (number: number): string => (/^(8|11$|18$)/.test(String(Math.floor(number))) ? 'an' : 'a')

/** A club with its article: `a driver`, `an iron`. */
export const aClub = (clubType: ClubType): string => `${clubType === 'iron' ? 'an' : 'a'} ${clubType}`

import type { ClubType } from './words.ts'

/** An offset with its sign: `+0.25`, `-0.5`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** A height as golfers say it: `5'9"`. */
export const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`

/** The article before a number: `an 18`, `an 8`, `a 21`. */
export const article = (number: number): string => (/^(8|11$|18$)/.test(String(Math.floor(number))) ? 'an' : 'a')

/** A club with its article: `a driver`, `an iron`. */
export const aClub = (clubType: ClubType): string => `${clubType === 'iron' ? 'an' : 'a'} ${clubType}`

import { sleeveOf } from '../../golf/clubs/sleeves.ts'
import { isRecord } from '../../platform/values.ts'
import { entryName, type Members } from './entries.ts'
import type { Refused } from './refused.ts'

// What reviews write in words where the catalog has a number or a list.

/** A sleeve's range as charts print it: "-0.75 to +1.5 in 0.75 steps". */
const rangeOfLoft = /^(-?\d+(?:\.\d+)?) to \+(\d+(?:\.\d+)?)/

/**
 * Whether a record says what some words say: the names of a list's entries, or the ends of its sleeve. Words of anything else are for a
 * person. Undefined: the value is no words or names, or the figure is a text itself.
 */
export const saidInWords = (record: Members, field: string, value: unknown): 'confirmed' | Refused | undefined => {
  const own = field.split('.').reduce<unknown>((holder, name) => (isRecord(holder) ? holder[name] : undefined), record)
  if (Array.isArray(value) && !value.some(isRecord) && isListed(own, value.join(', '))) return 'confirmed'
  if (typeof value !== 'string' || own === undefined || own === null || typeof own === 'string') return undefined
  return isListed(own, value) || isSleeveRange(record, field, value)
    ? 'confirmed'
    : { reason: 'remark', why: `says in words what only a person can follow: ${value}` }
}

const isListed = (own: unknown, value: string): boolean => {
  if (!Array.isArray(own)) return false
  const names = own.map((entry) => (isRecord(entry) ? entryName(entry) : String(entry)))
  return (
    value
      .replace(/ \(and (.*)\)/, ', $1')
      .split(', ')
      .sort()
      .join() === names.sort().join()
  )
}

const isSleeveRange = ({ adjustable }: Members, field: string, value: string): boolean => {
  const [, down, up] = rangeOfLoft.exec(value) ?? []
  if (field !== 'adjustable.loftSleeveDeg' || down === undefined || !isRecord(adjustable)) return false
  const range = sleeveOf((adjustable['sleeveId'] as string | undefined) ?? null, 0)?.loftDeg
  return range?.min === Number(down) && range.max === Number(up)
}

import type { DecimalSign, Line } from '../../../../platform/tables/index.ts'
import { readCell } from '../cells.ts'
import type { Columns } from './columns.ts'
import { conceptsIn } from './heading-words.ts'
import type { Heading } from './headings.ts'
import { metricNamed, roleNamed } from './meanings.ts'

/** Words of columns that are known and not needed: wishes, weather, tempo, and what follows from other numbers. */
const notNeeded = new RegExp(
  [
    'target goal wish pin hole par score handicap hcp lie loft plane low curve roll run bounce height apex smash total deviation',
    'temp air density pressure humidity altitude wind elevation weather tempo backswing downswing backstroke forwardstroke stroke swing',
    'time date hang flight second closure rate id index no number shot count session version lat lon latitude longitude price',
    'gear effect ratio factor efficiency quality confidence percent axis side direction azimuth lateral impact dist distance toe heel',
    'face path dynamic ball type name stimp green proximity',
  ]
    .join(' ')
    .split(' ')
    .map((word) => `\\b${word}`)
    .join('|'),
  'i',
)

const cellsMax = 400

/** Headings of columns that hold numbers in a unit of shots, or numbers alone, and that nothing understood. */
export function notUnderstood(
  headings: readonly Heading[],
  lines: readonly Line[],
  { metrics, roles }: Columns,
  sign: DecimalSign,
): string[] {
  const used = new Set([...metrics.values(), ...roles.values()])
  return headings.flatMap(({ name, unit }, at) => {
    const isKnown = used.has(at) || metricNamed(name, unit) !== null || roleNamed(name) !== null
    if (
      /^$|%$/.test(name.trim()) ||
      isKnown ||
      notNeeded.test(`${name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')} ${conceptsIn(name).join(' ')}`)
    )
      return []
    if (unit !== null && !['speed', 'distance', 'angle', 'spin'].includes(unit.quantity)) return []
    const filled = lines.slice(0, cellsMax).flatMap((line) => line.cells[at]?.trim() || [])
    const numbers = filled.filter((cell) => readCell(cell, sign).kind === 'number' && Number(cell) !== 0)
    return numbers.length > 0 && numbers.length * 2 >= filled.length
      ? [unit === null ? name : `${name} (${unit.name})`]
      : []
  })
}

import { type ClubType, clubTypes } from '../../golf/names/words.ts'
import { placesOf, type Tally } from './tally.ts'

const columnTypes = {
  cells: Uint16Array,
  cellFittings: Uint32Array,
  entryFrom: Uint32Array,
  entryHead: Uint16Array,
  entryPicks: Uint32Array,
  headFlexes: Uint32Array,
  headHands: Uint32Array,
} as const
type Column = keyof typeof columnTypes
const columns = Object.keys(columnTypes) as Column[]

type Tallies = Readonly<Record<ClubType, Tally>>
type Kept = Omit<Tally, Column | 'placeOf'> & Readonly<Record<Column, readonly number[]>>

/** Tallies as a file. */
export const talliesFile = (tallies: Tallies): string =>
  JSON.stringify(perClubType((type) => ({ ...tallies[type], ...perColumn((column) => [...tallies[type][column]]) })))

/** The tallies in such a file. */
export const talliesOfFile = (kept: Readonly<Record<ClubType, Kept>>): Tallies =>
  perClubType((type) => {
    const { heads, digest, fittings } = kept[type]
    const read = perColumn((column) => new columnTypes[column](kept[type][column])) as Pick<Tally, Column>
    return { digest, heads, placeOf: placesOf(heads), fittings, ...read }
  })

/**
 * The counts of the simulated population as `prepare` has tallied them. Only for executables: in a source tree the code may have
 * changed since.
 */
export const preparedTallies = async (): Promise<Tallies> => {
  const file = await import('../../../dist/release-evidence.data', { with: { type: 'file' } })
  return talliesOfFile(await Bun.file(file.default).json())
}

const perClubType = <Made>(make: (type: ClubType) => Made) =>
  Object.fromEntries(clubTypes.map((type) => [type, make(type)])) as Record<ClubType, Made>

const perColumn = <Made>(make: (column: Column) => Made) =>
  Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<Column, Made>

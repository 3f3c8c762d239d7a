/** One fitter of a file: its fields as text, by the column names of db/fitters/SOURCE.md. Empty text: not given. */
export interface Row {
  /** Where in the file: `line 7`, `feature 3 (node/123)`. */
  readonly where: string
  readonly fields: Readonly<Partial<Record<Column, string>>>
}

/** One thing that is wrong with a file, and where. */
export interface FileProblem {
  readonly where: string
  readonly problem: string
}

/** A file taken apart: its fitters and what could not be read, in the order of the file. */
export type Rows = readonly (Row | FileProblem)[]

/** What a file may say about a fitter. */
export const columns = [
  'name',
  'street',
  'city',
  'state',
  'zip',
  'lat',
  'lng',
  'phone',
  'website',
  'bookingUrl',
  'openingHours',
  'services',
  'brands',
  'partner',
  'recognition',
  'rating',
  'ratingSource',
  'attribution',
  'sample',
] as const
/** Column of an import file. */
export type Column = (typeof columns)[number]

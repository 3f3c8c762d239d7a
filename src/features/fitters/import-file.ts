import { csvRows } from './csv.ts'
import { geojsonRows } from './geojson.ts'
import type { Rows } from './rows.ts'

/** A file to import. Its name tells the format: .csv, .geojson or .json. */
export interface FittersFile {
  readonly name: string
  readonly text: string
}

/** Take a file apart. */
export const rowsOf = async ({ name, text }: FittersFile): Promise<Rows> => {
  if (/\.csv$/i.test(name)) return csvRows(text)
  if (/\.(geo)?json$/i.test(name)) return geojsonRows(text)
  return [{ where: 'file', problem: 'must be a .csv or .geojson file' }]
}

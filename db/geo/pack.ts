/**
 * Keeps of the full table of places what the service needs, in one section per state:
 * `bun db/geo/pack.ts places.csv > places.txt`.
 * Rows are sorted by population within a name there, so the first one is the largest place: it stays, the others go.
 */
import { parse } from 'csv-parse/sync'

const [, , path = ''] = process.argv
const rows: string[][] = parse(await Bun.file(path).text(), { from: 2 })
const states = new Map<string, Map<string, string>>()
for (const [city = '', state = '', lat, lng] of rows) {
  const kept = states.get(state) ?? new Map<string, string>()
  states.set(state, kept)
  if (!kept.has(city)) kept.set(city, `${city};${lat};${lng}\n`)
}
for (const [state, places] of states) process.stdout.write(`# ${state}\n${[...places.values()].join('')}`)

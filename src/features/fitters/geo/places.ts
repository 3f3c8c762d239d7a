import { nearest } from '../../../golf/names/nearest.ts'
import type { Point } from './distance.ts'
import { foldName } from './place-name.ts'
import type { StateCode } from './states.ts'

/** A city, town, village or other named place. */
interface Place extends Point {
  readonly name: string
  readonly state: StateCode
}

/** Where cities are. */
export interface Places {
  find(city: string, state: StateCode): Place | undefined
  /** Places of the state with a name nearly like this one, best first. */
  alike(city: string, state: StateCode): string[]
  /** States that have a place written exactly like this, capitals aside. */
  statesWith(city: string): StateCode[]
}

/** So many names are suggested for one that is not known. */
const suggestionsMax = 3

/** @param table A section `# MA` per state with lines `Boston;42.33196;-71.02017`: see db/geo/SOURCE.md. */
export const readPlaces = (table: string): Places => {
  const sections = new Map(
    table.split(/^# /m).map((section) => [section.slice(0, 2) as StateCode, section.slice(2).trimEnd()]),
  )
  // A state is read when somebody asks for it: all of them at once would hold up the requests of that moment.
  const read = new Map<StateCode, ReadonlyMap<string, Place>>()
  const placesOf = (state: StateCode): ReadonlyMap<string, Place> => {
    const places = read.get(state) ?? readSection(sections.get(state) ?? '', state)
    read.set(state, places)
    return places
  }
  return {
    find: (city, state) => {
      const places = placesOf(state)
      return spellings(foldName(city))
        .map((name) => places.get(name))
        .find((place) => place !== undefined)
    },
    alike: (city, state) => {
      const places = placesOf(state)
      const names = [...places.keys()]
      const found = new Set<string>()
      while (found.size < suggestionsMax) {
        const name = nearest(foldName(city), names)
        if (name === undefined) break
        names.splice(names.indexOf(name), 1)
        found.add(places.get(name)!.name)
      }
      return [...found]
    },
    statesWith: (city) => {
      const line = `\n${city.trim().toLowerCase()};`
      return [...sections.keys()].filter((state) => sections.get(state)!.toLowerCase().includes(line))
    },
  }
}

/** "Islamorada, Village of Islands" is also known by its first part. */
const readSection = (section: string, state: StateCode): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>()
  for (const line of section.split('\n').slice(1)) {
    const [name = '', lat, lng] = line.split(';')
    const place = { name, state, lat: Number(lat), lng: Number(lng) }
    for (const key of new Set([foldName(name), foldName(name.split(',')[0]!)]))
      if (!places.has(key)) places.set(key, place)
  }
  return places
}

/** The name as given, then as the table may have it: "New York City" is New York there, "Oklahoma" Oklahoma City. */
const spellings = (name: string): string[] => [
  name,
  name.replace(/ (?:city|town|township|village|borough|dc)$/, ''),
  `${name} city`,
]

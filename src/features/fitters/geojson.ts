import { readJsonText, refusalOfJson } from '../../platform/http/body/json-text.ts'
import { isRecord } from '../../platform/values.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import type { Column, FileProblem, Row, Rows } from './rows.ts'

/** What the license of OpenStreetMap asks answers to say. @source https://www.openstreetmap.org/copyright */
const osmAttribution = '© OpenStreetMap contributors, ODbL 1.0'

/**
 * Tags of OpenStreetMap that say what a column says, best first; a property with the column's own name comes before them.
 * @source https://wiki.openstreetmap.org/wiki/Addresses, .../Key:contact, .../Key:opening_hours
 */
const tagsOf: Readonly<Partial<Record<Column, readonly string[]>>> = {
  city: ['addr:city'],
  state: ['addr:state'],
  zip: ['addr:postcode'],
  phone: ['contact:phone', 'contact:mobile'],
  website: ['contact:website', 'url'],
  openingHours: ['opening_hours'],
}
const ownOnly = [
  'name',
  'bookingUrl',
  'services',
  'brands',
  'partner',
  'recognition',
  'rating',
  'ratingSource',
  'sample',
] as const

type Properties = Readonly<Record<string, unknown>>

/**
 * The fitters of a GeoJSON FeatureCollection (RFC 7946): with our column names as properties, or as Overpass turbo and
 * osmtogeojson export OpenStreetMap. An area is placed at the center of its bounding box. Other tags are ignored; OpenStreetMap
 * does not say what is fitted, so services and brands stay empty unless they were added.
 */
export const geojsonRows = async (text: string): Promise<Rows> => {
  const features = await featuresOf(text)
  return typeof features === 'string' ? [{ where: 'file', problem: features }] : mapYielding(features, rowOf)
}

const rowOf = (feature: unknown, index: number): Row | FileProblem => {
  const { id, properties, geometry } = isRecord(feature) ? feature : {}
  if (!isRecord(properties))
    return { where: `feature ${index + 1}`, problem: 'is not a GeoJSON feature with properties' }
  const known = osmId(id) ?? osmId(properties['@id'])
  const where = `feature ${index + 1}${known === null ? '' : ` (${known})`}`
  return { where, fields: fieldsOf(properties, geometry, known !== null) }
}

const featuresOf = async (text: string): Promise<readonly unknown[] | string> => {
  try {
    const parsed: unknown = await readJsonText(text, Number.POSITIVE_INFINITY)
    const features = isRecord(parsed) && parsed['type'] === 'FeatureCollection' ? parsed['features'] : null
    return Array.isArray(features) ? features : 'is not a GeoJSON FeatureCollection'
  } catch (error) {
    return refusalOfJson(error)
  }
}

/** `node/123`, also out of `https://www.openstreetmap.org/node/123`. */
const osmId = (id: unknown): string | null => /(?:^|\/)((?:node|way|relation)\/\d+)$/.exec(String(id))?.[1] ?? null

const fieldsOf = (properties: Properties, geometry: unknown, isOsm: boolean): Row['fields'] => {
  // osmtogeojson can also keep the tags in an object of their own.
  const tags = isRecord(properties['tags']) ? { ...properties, ...properties['tags'] } : properties
  const tagged = Object.entries(tagsOf).map(([column, names]) => [column, firstText(tags, [column, ...names])])
  const own = ownOnly.map((column) => [column, textOf(tags[column])])
  const given = Object.fromEntries([...own, ...tagged]) as Record<Column, string>
  return {
    ...given,
    phone: firstValue(given.phone),
    zip: firstValue(given.zip),
    website: withScheme(firstValue(given.website)),
    street: textOf(tags['street']) || streetOf(tags),
    attribution: textOf(tags['attribution']) || (isOsm ? osmAttribution : ''),
    ...centerOf(geometry),
  }
}

const firstText = (tags: Properties, names: readonly string[]): string =>
  names.map((name) => textOf(tags[name])).find((text) => text !== '') ?? ''

const streetOf = (tags: Properties): string =>
  ['addr:housenumber', 'addr:street', 'addr:unit']
    .map((name) => textOf(tags[name]))
    .filter(Boolean)
    .join(' ')

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join('|')
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value).trim()
}

/** Tags hold several values with semicolons between them. */
const firstValue = (text: string): string => text.split(';')[0]!.trim()

/** Mappers often write the bare host. */
const withScheme = (website: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(website) ? `https://${website}` : website

/** The middle of the box around a geometry; nothing for one without coordinates. */
const centerOf = (geometry: unknown): { lat?: string; lng?: string } => {
  const numbers = isRecord(geometry) ? positionsOf(geometry['coordinates']) : []
  if (numbers.length === 0) return {}
  const middle = (axis: 0 | 1): string => {
    const along = numbers.map((position) => position[axis]!)
    const [least, most] = along.reduce(([min, max], n) => [Math.min(min, n), Math.max(max, n)], [along[0]!, along[0]!])
    return String(Number(((least + most) / 2).toFixed(6)))
  }
  return { lat: middle(1), lng: middle(0) }
}

/** Every [lng, lat] in a nest of lists. */
const positionsOf = (coordinates: unknown): number[][] => {
  if (!Array.isArray(coordinates)) return []
  const isPosition = coordinates.length >= 2 && coordinates.every((part) => typeof part === 'number')
  return isPosition ? [coordinates as number[]] : coordinates.flatMap(positionsOf)
}

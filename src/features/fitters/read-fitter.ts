import { nearest } from '../../golf/names/nearest.ts'
import { fieldProblems } from '../../platform/schema.ts'
import { inEnglish } from '../../words/index.ts'
import { milesBetween, stateCode, type Zips } from './geo/index.ts'
import { FitterRecord, type Service, services } from './record.ts'
import type { Column, Row } from './rows.ts'

/** Farther from their ZIP than this, coordinates are wrong (swapped, or without their sign). Alaskan ZIPs are that large. */
const zipMilesMax = 300

/** A fitter of a file, or what is wrong with it: every problem in words. */
export const readFitter = ({ fields }: Row, zips: Zips): { fitter: FitterRecord } | { problems: string[] } => {
  const problems: string[] = []
  const text = (column: Column): string | undefined => fields[column]?.trim() || undefined
  const number = (column: Column): number | undefined => {
    const given = text(column)
    if (given === undefined || /^-?\d+(\.\d+)?$/.test(given)) return given === undefined ? undefined : Number(given)
    problems.push(`${column} must be a number, not "${given.slice(0, 40)}"`)
    return undefined
  }
  const flag = (column: Column): boolean => {
    const given = text(column)?.toLowerCase() ?? 'false'
    if (!['true', 'yes', '1', 'false', 'no', '0'].includes(given)) problems.push(`${column} must be true or false`)
    return ['true', 'yes', '1'].includes(given)
  }
  const zip = zipOf(text('zip'))
  const position = positionOf({ lat: number('lat'), lng: number('lng'), zip, zips, problems })
  const state = text('state')
  const record = {
    name: text('name'),
    street: text('street'),
    city: text('city'),
    state: state && (stateCode(state) ?? state),
    zip,
    ...position,
    phone: text('phone'),
    website: urlOf(text('website')),
    bookingUrl: urlOf(text('bookingUrl')),
    openingHours: text('openingHours'),
    services: servicesOf(text('services'), problems),
    brands: withoutRepeats(splitList(text('brands'))),
    partner: flag('partner'),
    recognition: text('recognition'),
    rating: ratingOf(number('rating'), text('ratingSource'), problems),
    attribution: text('attribution'),
    sample: flag('sample'),
  }
  const fitter = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
  const wrong = inEnglish(fieldProblems(FitterRecord, fitter)).filter(
    ({ pointer }) => position !== null || !/^\/l/.test(pointer),
  )
  problems.push(...wrong.map(({ pointer, detail }) => `${pointer.slice(1).replaceAll('/', ' ')} ${detail}`))
  return problems.length > 0 ? { problems } : { fitter: fitter as FitterRecord }
}

/** Directories write addresses without their scheme: `clublab.example`. */
const urlOf = (given: string | undefined): string | undefined =>
  given !== undefined && /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(given) ? `https://${given}` : given

/** Spreadsheets drop the zeros that a ZIP begins with. */
const zipOf = (given: string | undefined): string | undefined =>
  given !== undefined && /^\d{3,4}$/.test(given) ? given.padStart(5, '0') : given

interface Position {
  readonly lat: number
  readonly lng: number
  readonly locationEstimated: boolean
}

/** Where the fitter is: at its coordinates, else at its ZIP; null with a problem told. */
const positionOf = (given: {
  readonly lat: number | undefined
  readonly lng: number | undefined
  readonly zip: string | undefined
  readonly zips: Zips
  readonly problems: string[]
}): Position | null => {
  const { lat, lng, zip, zips, problems } = given
  const atZip = zip !== undefined && /^\d{5}(-?\d{4})?$/.test(zip) ? zips.find(zip.slice(0, 5)) : undefined
  const refuse = (problem: string) => {
    problems.push(problem)
    return null
  }
  if (lat === undefined && lng === undefined) {
    if (atZip !== undefined) return { ...atZip, locationEstimated: true }
    return refuse(
      `has no place: lat and lng are missing, and ${zip === undefined ? 'there is no zip' : `zip ${zip} cannot be placed`}`,
    )
  }
  if (lat === undefined || lng === undefined) return refuse(`${lat === undefined ? 'lat' : 'lng'} is missing`)
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return refuse('lat must be -90 to 90 and lng -180 to 180 degrees')
  const miles = atZip === undefined ? 0 : milesBetween(atZip, { lat, lng })
  if (miles > zipMilesMax) return refuse(`lat and lng lie ${Math.round(miles)} miles from zip ${zip}`)
  return { lat, lng, locationEstimated: false }
}

/** Between bars, semicolons or commas. */
const splitList = (text = ''): string[] =>
  text
    .split(/[|;,]/)
    .map((word) => word.trim())
    .filter(Boolean)

const withoutRepeats = (words: readonly string[]): string[] =>
  [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed()

const servicesOf = (text: string | undefined, problems: string[]): Service[] => {
  const given = splitList(text)
  for (const word of given.filter((word) => !services.includes(word as Service))) {
    const near = nearest(word, services)
    const hint = near === undefined ? `they are ${services.join(', ')}` : `did you mean ${near}?`
    problems.push(`service "${word.slice(0, 40)}" is not known; ${hint}`)
  }
  return services.filter((service) => given.includes(service))
}

/** A rating means nothing without who gave it. */
const ratingOf = (value: number | undefined, source: string | undefined, problems: string[]) => {
  if (value === undefined && source === undefined) return undefined
  if (value !== undefined && source !== undefined) return { value, source }
  problems.push(value === undefined ? 'ratingSource has no rating' : 'rating has no ratingSource')
  return undefined
}

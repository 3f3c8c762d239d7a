import { nearest } from '../../golf/names/nearest.ts'
import type { FittersRequest } from './request.ts'
import type { Fitter, FittersResponse } from './schema.ts'

interface Found {
  readonly request: FittersRequest
  readonly origin: FittersResponse['origin']
  readonly found: readonly Fitter[]
  /** Every brand of the directory. */
  readonly brands: readonly string[]
}

/** The answer in words. It says nothing that its members do not say. */
export const summaryOf = (answer: Found): string =>
  [answer.found.length === 0 ? nobody(answer) : somebody(answer), sampleNote(answer.found)].filter(Boolean).join(' ')

const somebody = ({ request, origin, found }: Found): string => {
  const partners = found.filter(({ partner }) => partner).length
  const close = found.reduce((a, b) => (b.distanceMiles < a.distanceMiles ? b : a))
  const first = partners > 0 && partners < found.length ? ', partners first' : ''
  const more = found.length === request.limit ? ' There may be more within the radius: raise the limit.' : ''
  const canRaise = request.limit < 25 ? more : ''
  return (
    `${count(found.length)}${describeFilters(request)} within ${miles(request.radiusMiles)} of ${origin.label}${first}. ` +
    `Closest of them: ${close.name}, ${miles(close.distanceMiles)}.${canRaise}`
  )
}

const nobody = ({ request, origin, brands }: Found): string => {
  const place = `within ${miles(request.radiusMiles)} of ${origin.label}`
  return `No fitter${describeFilters(request)} ${place}. ${brandHint(request.brand, brands)}${widerHint(request)}`.trim()
}

const describeFilters = ({ services, brand }: FittersRequest): string => {
  const fits = [services.join(', '), brand].filter(Boolean).join(' and ')
  return fits === '' ? '' : ` for ${fits}`
}

const brandHint = (brand: string | null, brands: readonly string[]): string => {
  if (brand === null || brands.some((name) => name.toLowerCase() === brand.toLowerCase())) return ''
  const near = nearest(brand, brands)
  return `No fitter of the directory lists ${brand}${near === undefined ? '' : `; did you mean ${near}?`}. `
}

const widerHint = ({ radiusMiles, services }: FittersRequest): string => {
  const ways = [radiusMiles < 500 && 'a wider radiusMiles (up to 500)', services.length > 0 && 'fewer services']
  const offered = ways.filter((way) => way !== false)
  return offered.length === 0 ? '' : `Try ${offered.join(' or ')}.`
}

const sampleNote = (found: readonly Fitter[]): string => {
  const samples = found.filter(({ sample }) => sample).length
  if (samples === 0) return ''
  return `${samples === found.length ? 'All' : samples} of them are made-up samples, not real businesses.`
}

const count = (fitters: number): string => (fitters === 1 ? '1 fitter' : `${fitters} fitters`)

const miles = (count: number): string => `${count} ${count === 1 ? 'mile' : 'miles'}`

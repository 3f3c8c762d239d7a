import { problem } from '../../platform/errors.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { either, say, sentences } from '../../words/say.ts'
import type { Hit } from './directory.ts'
import { censusPlaces, censusZips, placeSource, zipSource } from './geo/index.ts'
import type { FitterRecord } from './record.ts'
import type { FittersRequest, Location } from './request.ts'
import type { Fitter, FittersResponse } from './schema.ts'
import type { FitterStore } from './store.ts'
import { summaryOf } from './summary.ts'

type Origin = FittersResponse['origin']

/**
 * The fitters around a location.
 * @throws fittersUnavailable without a directory; locationNotFound for a ZIP or city that is not in the gazetteer.
 */
export const findFitters = async (
  { config, fitters }: { readonly config: Config; readonly fitters: FitterStore },
  request: FittersRequest,
): Promise<FittersResponse> => {
  const directory = await fitters.current()
  if (directory === null) throw problem('fittersUnavailable', { detail: say('places.notLoaded') })
  const origin = await place(request.location)
  const found = directory.find(origin, request).map((hit) => view(hit, config.serviceName))
  return {
    success: true,
    origin,
    radiusMiles: request.radiusMiles,
    count: found.length,
    fitters: found,
    summary: summaryOf({ request, origin, found, brands: directory.brands }),
  }
}

const place = async (location: Location): Promise<Origin> => {
  if (location.by === 'zip') return placeZip(location.zip)
  if (location.by === 'city') return placeCity(location)
  const { lat, lng } = location
  return { label: `${lat}, ${lng}`, lat, lng, placedBy: 'coordinates', source: 'the request' }
}

const placeZip = async (zip: string): Promise<Origin> => {
  const zips = await censusZips()
  const point = zips.find(zip)
  if (point !== undefined) return { label: `ZIP ${zip}`, ...point, placedBy: 'zip', source: zipSource }
  const near = zips.neighbors(zip)
  throw problem('locationNotFound', {
    detail: sentences([
      say('places.noZip', { zip }),
      ...(near.length === 0 ? [] : [say('places.nearby', { zips: near })]),
      say('places.otherZip'),
    ]),
  })
}

const placeCity = async ({ city, state }: Location & { by: 'city' }): Promise<Origin> => {
  const places = await censusPlaces()
  const place = places.find(city, state)
  if (place !== undefined) {
    const { lat, lng } = place
    return { label: `${place.name}, ${state}`, lat, lng, placedBy: 'city', source: placeSource }
  }
  const alike = places.alike(city, state)
  const elsewhere = places.statesWith(city)
  throw problem('locationNotFound', {
    detail: sentences([
      say('places.noCity', { city, state }),
      ...(alike.length > 0 ? [say('search.didYouMean', { clubs: either(alike) })] : []),
      ...(elsewhere.length > 0 ? [say('places.elsewhere', { states: elsewhere })] : []),
      say('places.otherCity'),
    ]),
  })
}

const view = ({ fitter, miles }: Hit, serviceName: string): Fitter => ({
  name: fitter.name,
  address: addressOf(fitter),
  location: { lat: fitter.lat, lng: fitter.lng, isEstimated: fitter.locationEstimated },
  distanceMiles: Math.round(miles * 10) / 10,
  phone: fitter.phone ?? null,
  website: fitter.website ?? null,
  bookingUrl: fitter.bookingUrl ?? null,
  openingHours: fitter.openingHours ?? null,
  services: fitter.services,
  brands: fitter.brands,
  partner: fitter.partner,
  ...(fitter.partner && { partnerLabel: `${serviceName} partner` }),
  recognition: fitter.recognition ?? null,
  ...(fitter.rating && { rating: fitter.rating }),
  ...(fitter.attribution !== undefined && { attribution: fitter.attribution }),
  sample: fitter.sample,
})

/** `965 Example Green Way, Anchorage, AK 99504`, as far as it is known. */
const addressOf = ({ street, city, state, zip }: FitterRecord): string | null => {
  const region = [state, zip].filter((part) => part !== undefined).join(' ')
  return [street, city, region].filter(Boolean).join(', ') || null
}

import placesFile from '../../../../db/geo/places.txt.zst' with { type: 'file' }
import zipsFile from '../../../../db/geo/zcta.csv.zst' with { type: 'file' }
import { type Places, readPlaces } from './places.ts'
import { readZips, type Zips } from './zips.ts'

/** Where the points of ZIPs and places come from; db/geo/SOURCE.md says more. */
export const zipSource = 'US Census Bureau, 2025 Gazetteer: ZCTA internal point'
/** Source of the points of places, as answers name it. */
export const placeSource = 'US Census Bureau, 2025 Gazetteer: internal point of the place'

/** The ZIPs of the United States, read at the first call. */
export const censusZips = (): Promise<Zips> => {
  zips ??= tableOf(zipsFile).then(readZips)
  return zips
}

/** The places of the United States, read at the first call. */
export const censusPlaces = (): Promise<Places> => {
  places ??= tableOf(placesFile).then(readPlaces)
  return places
}

// Nobody can change what they hold, so one of each serves every caller. A start reads neither.
let zips: Promise<Zips> | undefined
let places: Promise<Places> | undefined

const tableOf = async (path: string): Promise<string> =>
  (await Bun.zstdDecompress(await Bun.file(path).bytes())).toString('utf8')

/**
 * Searches among 100,000 fitters, against looking at every one of them: `bun bench/micro/fitters.ts`.
 *
 * The fitters are spread as people are: each near a ZIP of the census, as many to a ZIP as come by chance, one in fifty
 * a partner. Fails when the two ways find other fitters.
 */

import { censusZips, milesBetween, type Point } from '../../src/features/fitters/geo/index.ts'
import { buildDirectory, type FitterRecord, type Service, services } from '../../src/features/fitters/index.ts'
import { record } from '../record.ts'

const fitterCount = 100_000
const rounds = 7
const searchesPerRound = 200

let state = 1
/** The same numbers every time: 0 to 1 (mulberry32). */
const chance = (): number => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const zips = await censusZips()
const somewhere = (): Point => {
  for (;;) {
    const point = zips.find(String(Math.floor(chance() * 100_000)).padStart(5, '0'))
    if (point !== undefined) return { lat: point.lat + chance() / 10, lng: point.lng + chance() / 10 }
  }
}
const brands = ['PING', 'Titleist', 'Callaway', 'TaylorMade', 'Mizuno', 'Cobra', 'Srixon', 'PXG', 'Wilson', 'XXIO']
const fitters = Array.from(
  { length: fitterCount },
  (_, n): FitterRecord => ({
    name: `Fitter ${n}`,
    ...somewhere(),
    locationEstimated: false,
    services: services.filter(() => chance() < 0.6),
    brands: [...brands.filter(() => chance() < 0.4), ...(chance() < 0.003 ? ['Rare'] : [])],
    partner: chance() < 0.02,
    sample: true,
  }),
)
const builtFrom = Bun.nanoseconds()
const directory = await buildDirectory(fitters, 'bench')
const buildMs = (Bun.nanoseconds() - builtFrom) / 1e6

interface Search {
  readonly radiusMiles: number
  readonly services: readonly Service[]
  readonly brand: string | null
  readonly limit: number
}

const plainSearch = (origin: Point, { radiusMiles, services, brand, limit }: Search): number[] =>
  fitters
    .filter((fitter) => services.every((service) => fitter.services.includes(service)))
    .filter((fitter) => brand === null || fitter.brands.includes(brand))
    .map((fitter) => ({ fitter, miles: milesBetween(origin, fitter) }))
    .filter(({ miles }) => miles <= radiusMiles)
    .sort((a, b) => Number(b.fitter.partner) - Number(a.fitter.partner) || a.miles - b.miles)
    .slice(0, limit)
    .map(({ miles }) => miles)

const origins = Array.from({ length: searchesPerRound }, somewhere)
const searches: Readonly<Record<string, Search>> = {
  'as usual: 50 miles, 10 fitters': { radiusMiles: 50, services: [], brand: null, limit: 10 },
  '500 miles, 25 fitters': { radiusMiles: 500, services: [], brand: null, limit: 25 },
  'three services and a brand': { radiusMiles: 50, services: ['driver', 'irons', 'putter'], brand: 'PING', limit: 10 },
  'all services and a brand, 500 miles': { radiusMiles: 500, services, brand: 'XXIO', limit: 25 },
  'a rare brand, 500 miles': { radiusMiles: 500, services: [], brand: 'Rare', limit: 25 },
}

const rows = Object.entries(searches).map(([what, search]) => {
  for (const origin of origins.slice(0, 10)) {
    const found = directory.find(origin, search).map(({ miles }) => miles)
    if (JSON.stringify(found) !== JSON.stringify(plainSearch(origin, search))) throw new Error(`Others found: ${what}`)
  }
  for (const origin of origins) directory.find(origin, search) // warm up
  const times = Array.from({ length: rounds }, () =>
    origins.map((origin) => {
      const from = Bun.nanoseconds()
      directory.find(origin, search)
      return (Bun.nanoseconds() - from) / 1000
    }),
  ).flat()
  const from = Bun.nanoseconds()
  plainSearch(origins[0]!, search)
  const plainUs = (Bun.nanoseconds() - from) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(0)
  return { search: what, 'p50 us': at(0.5), 'p99 us': at(0.99), 'looking at all us': plainUs.toFixed(0) }
})

record(`fitter search among ${fitterCount} (index built in ${buildMs.toFixed(0)} ms)`, rows)

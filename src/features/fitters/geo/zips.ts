import type { Point } from './distance.ts'

/** Where ZIPs are: in columns sorted by ZIP, because 33,791 objects would take ten times the memory. */
export interface Zips {
  /** The point of a five-digit ZIP. */
  find(zip: string): Point | undefined
  /** Known ZIPs of the same mail region (first three digits) on either side of an unknown one. */
  neighbors(zip: string): string[]
}

/** Degrees are kept as whole hundred-thousandths, as the table has them. */
const perDegree = 100_000

/** @param table CSV `zip,lat,lng` with a header, sorted by ZIP. */
export const readZips = (table: string): Zips => {
  const lines = table.trimEnd().split('\n')
  const count = lines.length - 1
  const zips = new Uint32Array(count)
  const lats = new Int32Array(count)
  const lngs = new Int32Array(count)
  for (let row = 0; row < count; row++) {
    const [zip, lat, lng] = lines[row + 1]!.split(',')
    zips[row] = Number(zip)
    lats[row] = Math.round(Number(lat) * perDegree)
    lngs[row] = Math.round(Number(lng) * perDegree)
  }
  const place = (zip: number): number => {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (zips[middle]! < zip) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    find: (zip) => {
      const row = place(Number(zip))
      if (zips[row] !== Number(zip)) return undefined
      return { lat: lats[row]! / perDegree, lng: lngs[row]! / perDegree }
    },
    neighbors: (zip) => {
      const row = place(Number(zip))
      return [...zips.subarray(Math.max(0, row - 1), row + 1)]
        .map((known) => String(known).padStart(5, '0'))
        .filter((known) => known.slice(0, 3) === zip.slice(0, 3))
    },
  }
}

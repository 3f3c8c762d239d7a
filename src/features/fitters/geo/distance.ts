import { distance } from 'geokdbush'

/** A place on the map, WGS 84 degrees; west and south are negative. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** The international mile, exactly. @source International yard and pound agreement, 1959 */
export const kmPerMile = 1.609344

/**
 * Great-circle miles: the shortest way over a sphere of 6,371 km, the mean radius of the Earth (IUGG), by the haversine
 * formula. The Earth is slightly flat, so a true distance may differ by up to half a percent; roads are longer anyway.
 */
export const milesBetween = (a: Point, b: Point): number => distance(a.lng, a.lat, b.lng, b.lat) / kmPerMile

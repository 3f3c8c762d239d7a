import type { Catalog } from '../catalog.ts'
import type { Head } from '../head.ts'

/**
 * Diameter of shaft tip that the hosel of a head takes, inches: that of the shafts its maker fits, where their tips are
 * known and agree. A 0.355 taper tip does not fit a 0.370 parallel hosel, nor the reverse. Null: not known, or the head has
 * a sleeve, for which adapters of every diameter are sold.
 * @rule MATCH-SHAFT
 */
export const hoselBoreIn = ({ adjustable, stockShafts }: Head, catalog: Pick<Catalog, 'shaft'>): number | null => {
  if (adjustable.loftSleeveDeg > 0) return null
  const tips = new Set(stockShafts.flatMap(({ shaftId }) => catalog.shaft(shaftId ?? '')?.tipDiaIn ?? []))
  const [only] = tips
  return tips.size === 1 ? only! : null
}

/** Whether a shaft goes into a hosel, as far as both are known. */
export const fitsHosel = (boreIn: number | null, tipDiaIn: number | null | undefined): boolean =>
  boreIn === null || tipDiaIn == null || boreIn === tipDiaIn

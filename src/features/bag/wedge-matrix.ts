import { swingShares } from '../../golf/clubs/bag.ts'
import { roundTo } from '../../golf/units.ts'
import type { BagClub } from './distances.ts'

/** Carries of a wedge, yards. */
interface WedgeCarries {
  readonly club: string
  readonly loft: number
  readonly full: number
  readonly threeQuarter: number
  readonly half: number
}

/** What each wedge carries with a full and with shorter swings. @rule BAG-MATRIX */
export const wedgeMatrix = (clubs: readonly BagClub[]): WedgeCarries[] =>
  clubs.flatMap(({ club, carryYards }) =>
    club.type !== 'wedge' || carryYards === null
      ? []
      : [
          {
            club: club.name,
            loft: club.loftDeg,
            full: carryYards,
            threeQuarter: roundTo(swingShares.threeQuarter * carryYards, 1),
            half: roundTo(swingShares.half * carryYards, 1),
          },
        ],
  )

import type { Catalog, HeadLoft } from '../../equipment/catalog/index.ts'
import type { CompletedFitting } from '../../fitting/index.ts'
import { ironBendDegMax, wedgeBendDegMax } from '../../golf/clubs/matching.ts'
import { positionsFor, type Sleeve } from '../../golf/clubs/sleeves.ts'
import { signed } from '../../golf/names/phrases.ts'
import type { Hand } from '../../golf/names/words.ts'
import { tidy } from '../../golf/units.ts'

/** How a head that is sold comes to play a loft, degrees. */
export interface LoftWay {
  readonly playingDeg: number
  readonly madeDeg: number
  /** As sold, by a setting of its hosel, by the maker's chart where only the range is known, or bent. */
  readonly by: 'sold' | 'hosel' | 'chart' | 'bent'
  /** Of the hosel: `D4 (+0.75°)`. */
  readonly setting: string | null
}

/** Steps in which a hosel is turned whose chart is not known, and irons and wedges are bent, degrees. */
const stepDeg = 0.5

/** The lofts that the head of the first pick can play, each by the least that is done to it; none without a pick. */
export const loftWays = (
  { clubType, topPicks: [pick], input: { golfer } }: CompletedFitting,
  catalog: Catalog,
): LoftWay[] => {
  if (pick === undefined) return []
  const head = catalog.head(pick.headId)
  const found =
    head?.clubType === 'driver' || head?.clubType === 'fairway' || head?.clubType === 'hybrid'
      ? head.lofts.flatMap(({ loft, sleeve }) => turned(loft, sleeve, golfer.handedness))
      : bent(pick.build.loft, clubType === 'wedge' ? wedgeBendDegMax : ironBendDegMax)
  const best = new Map<number, LoftWay>()
  for (const way of found) {
    const known = best.get(way.playingDeg)
    if (known === undefined || turnOf(way) < turnOf(known)) best.set(way.playingDeg, way)
  }
  return [...best.values()].sort((one, other) => one.playingDeg - other.playingDeg)
}

/** Lofts that the sleeve of an own club gives it; none without a sleeve. */
export const ownLoftWays = ({ loft, sleeve }: HeadLoft, hand: Hand): LoftWay[] =>
  sleeve === null ? [] : turned(loft, sleeve, hand)

const turnOf = ({ playingDeg, madeDeg }: LoftWay): number => Math.abs(playingDeg - madeDeg)

const turned = (madeDeg: number, sleeve: Sleeve | null, hand: Hand): LoftWay[] => {
  const sold: LoftWay = { playingDeg: madeDeg, madeDeg, by: 'sold', setting: null }
  if (sleeve === null) return [sold]
  const positions = positionsFor(sleeve, hand)
  const ways =
    positions === null
      ? stepsBetween(sleeve.loftDeg.min, sleeve.loftDeg.max).map(
          (deg): LoftWay => ({
            playingDeg: tidy(madeDeg + deg),
            madeDeg,
            by: 'chart',
            setting: null,
          }),
        )
      : positions.map(({ loftDeg, setting }): LoftWay => {
          const degrees = `${signed(loftDeg)}°`
          const name = setting === null ? degrees : `${setting} (${degrees})`
          return { playingDeg: tidy(madeDeg + loftDeg), madeDeg, by: 'hosel', setting: name }
        })
  return [sold, ...ways]
}

const bent = (madeDeg: number, reachDeg: number): LoftWay[] =>
  stepsBetween(-reachDeg, reachDeg).map((deg) => ({
    playingDeg: tidy(madeDeg + deg),
    madeDeg,
    by: deg === 0 ? 'sold' : 'bent',
    setting: null,
  }))

const stepsBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / stepDeg) + 1 }, (_, place) => tidy(from + place * stepDeg))

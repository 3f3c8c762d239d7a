import type { AdultFlex, ClubType } from '../../src/golf/names/words.ts'
import type { WantedBuild } from '../../src/matching/index.ts'
import { golferNeed } from '../../src/scoring/index.ts'

/** Mid shaft weights of the bands of db/rules/shaft-weight.csv, softest flex first; wedges follow the irons. */
const shaftGrams = {
  driver: [42, 47, 53, 60, 64, 70],
  fairway: [45, 52, 58, 66, 71, 77],
  hybrid: [50, 58, 67, 80, 87, 95],
  iron: [50, 60, 85, 105, 118, 128],
  wedge: [50, 60, 90, 110, 123, 133],
} as const satisfies Record<ClubType, readonly number[]>

/** Lofts that the rules give at the speeds of those flexes. */
const lofts = {
  driver: [13.5, 12.5, 11.5, 10, 9, 8.5],
  fairway: [19.5, 19.5, 16, 15, 15, 14.5],
  hybrid: [28, 26, 24, 21.5, 19.5, 18],
  iron: [28.5, 28.5, 28.5, 30, 33, 34],
  wedge: [56, 56, 56, 56, 56, 56],
} as const satisfies Record<ClubType, readonly number[]>

const driverMph = [62, 76, 89, 100, 108, 116] as const
const flexes: readonly AdultFlex[] = ['Ladies', 'Senior', 'Regular', 'Stiff', 'Stiff+', 'Extra Stiff']
const usualCategory = { driver: 'core', fairway: 'core', hybrid: 'core', iron: 'game_improvement', wedge: 'blade' }
/** Irons and wedges from this weight are steel. */
const steelGramsMin = 85

/** What is fitted for a typical golfer of a flex: a 14 handicap at the speed of the band. */
export const typicalBuild = (clubType: ClubType, flex: AdultFlex, changes: Partial<WantedBuild> = {}): WantedBuild => {
  const index = flexes.indexOf(flex)
  const grams = shaftGrams[clubType][index]!
  const isIronOrWedge = clubType === 'iron' || clubType === 'wedge'
  return {
    clubType,
    hand: 'right',
    group: 'men',
    headProfile: usualCategory[clubType],
    loftDeg: lofts[clubType][index]!,
    ...(clubType === 'fairway' && { designation: index < 2 ? '5-wood' : '3-wood' }),
    ...(clubType === 'wedge' && {
      bounceDeg: 10,
      grind: 'mid sole, heel-toe relief',
      wedges: [
        { loftDeg: 50, bounceDeg: 10 },
        { loftDeg: 56, bounceDeg: 10 },
        { loftDeg: 60, bounceDeg: 9 },
      ],
    }),
    ...(isIronOrWedge && { material: grams >= steelGramsMin ? 'Steel' : 'Graphite' }),
    flex,
    shaftWeightGrams: grams,
    launchProfile: 'mid',
    lengthOffsetIn: 0,
    lieOffsetDeg: 0,
    swingWeight: 'D2',
    gripSize: 'Standard',
    need: golferNeed({ speedMph: driverMph[index]!, handicap: 14, missPattern: 'straight' }),
    ...changes,
  }
}

/** A junior of a height, fitted by the junior rules. */
export const juniorBuild = (clubType: ClubType, heightIn: number, changes: Partial<WantedBuild> = {}): WantedBuild => ({
  ...typicalBuild(clubType, 'Ladies'),
  group: 'junior',
  heightIn,
  lengthIn: Math.round((0.6 * heightIn + 4.5) * 4) / 4,
  headProfile: { driver: 'light', fairway: 'light', hybrid: 'light', iron: 'game_improvement', wedge: 'cavity_back' }[
    clubType
  ],
  loftDeg: { driver: 15, fairway: 21, hybrid: 26, iron: 34, wedge: 56 }[clubType],
  flex: 'Junior',
  shaftWeightGrams: 40,
  launchProfile: 'high',
  swingWeight: null,
  gripSize: 'Junior',
  need: golferNeed({ speedMph: 50 }),
  ...changes,
})

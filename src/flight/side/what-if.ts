import { seaLevelAir } from '../../golf/flight/ball.ts'
import { dynamicLoftOver, patternLoss } from '../../golf/flight/delivery.ts'
import type { Spread } from '../../golf/flight/side.ts'
import type { IronCategory, StrikePattern, WoodCategory } from '../../golf/names/words.ts'
import { clip, feetPerYard } from '../../golf/units.ts'
import { airAt } from '../air.ts'
import { type Club, changeShot, dynamicLoftDeg } from '../impact.ts'
import { type Ground, rollYards } from '../roll.ts'
import type { Launch } from '../trajectory.ts'
import { type LandingEllipse, landingEllipse, type UsualShot } from './dispersion.ts'
import { type SidePoint, sideFlight, sideStart, type Weather } from './side-flight.ts'

/** A shot with the swing and the club behind it, as a fitting knows them. */
export interface KnownShot extends Launch {
  readonly club: Club
  readonly category?: WoodCategory | IronCategory
  readonly clubSpeedMph: number
  readonly attackDeg: number
  readonly faceDeg: number
  readonly clubPathDeg: number
  readonly strike: StrikePattern
  /** Share of a center strike's ball speed that the golfer keeps with this strike. */
  readonly efficiency: number
  /** Scatter of a golfer of this handicap by strike. */
  readonly spread: Readonly<Record<StrikePattern, Spread>>
  /** What is known of the end of such shots, against the flight model; without it the model stands. */
  readonly held?: Held
}

/** Carry, roll and height go in proportion, the landing by the difference. @rule FLT-COMPARE */
interface Held {
  readonly carryShare: number
  readonly rollShare: number
  readonly peakShare: number
  readonly landingMoreDeg: number
}

/** What can be changed about a shot. */
export interface Setting {
  /** By which the club is turned or bent, degrees. */
  readonly moreLoftDeg: number
  readonly attackDeg: number
  readonly clubSpeedMph: number
  readonly strike: StrikePattern
  readonly temperatureC: number
  readonly altitudeM: number
  readonly headwindMph: number
  readonly crosswindMph: number
  readonly ground: Ground
}

/**
 * What comes of it, unrounded. Distances, height and landing are those of the shot without curve, as fittings give them;
 * face and path only turn it.
 */
export interface Outcome extends Launch {
  readonly carryYards: number
  readonly totalYards: number
  readonly peakFeet: number
  readonly landingDeg: number
  /** Without curve, for drawings from the side. */
  readonly path: readonly SidePoint[]
  /** With the face and the path of the golfer: where it comes down, and how it gets there. */
  readonly sideYards: number
  readonly aimedPath: readonly SidePoint[]
  /** Holds half of the landings. */
  readonly ellipse: LandingEllipse
}

/** The shot as it is: in the air of every fitting, on a normal fairway. */
export const unchanged = ({ attackDeg, clubSpeedMph, strike }: KnownShot): Setting => ({
  moreLoftDeg: 0,
  attackDeg,
  clubSpeedMph,
  strike,
  temperatureC: seaLevelAir.temperatureC,
  altitudeM: 0,
  headwindMph: 0,
  crosswindMph: 0,
  ground: 'normal',
})

/**
 * What a change would do to a shot, all else equal: the impact model says what changes of the start, the flight model what
 * comes of it. Attack moves the dynamic loft of every club as it does that of a driver (judgment).
 * @rule FLT-COMPARE, FLT-SIDE, FLT-DISPERSION
 */
export const whatIf = (known: KnownShot, setting: Setting): Outcome => {
  const launch = startOf(known, setting)
  const { faceDeg, clubPathDeg } = known
  const spinLoftDeg = dynamicLoftDeg({ ...launch, attackDeg: setting.attackDeg }) - setting.attackDeg
  const shot: UsualShot = { ...launch, faceDeg, clubPathDeg, spinLoftDeg }
  const weather = weatherOf(setting)
  const { carryYards, apexYards, landing, path } = sideFlight({ ...launch, directionDeg: 0, spinAxisDeg: 0 }, weather)
  const aimed = sideFlight({ ...shot, ...sideStart(shot) }, weather)
  const { carryShare, rollShare, peakShare, landingMoreDeg } = known.held ?? asModeled
  const held = (points: readonly SidePoint[]): readonly SidePoint[] =>
    known.held === undefined
      ? points
      : points.map(({ alongYards, sideYards, heightYards }) => ({
          alongYards: carryShare * alongYards,
          sideYards: carryShare * sideYards,
          heightYards: peakShare * heightYards,
        }))
  const ellipse = landingEllipse(shot, known.spread[setting.strike], 0.5, weather)
  return {
    ...launch,
    carryYards: carryShare * carryYards,
    totalYards: carryShare * carryYards + rollShare * rollYards(landing, setting.ground),
    peakFeet: peakShare * apexYards * feetPerYard,
    landingDeg: clip(landing.landingDeg + landingMoreDeg, 1, 89),
    path: held(path),
    sideYards: carryShare * aimed.sideYards,
    aimedPath: held(aimed.path),
    ellipse: {
      ...ellipse,
      carryYards: carryShare * ellipse.carryYards,
      sideYards: carryShare * ellipse.sideYards,
    },
  }
}

const asModeled: Held = { carryShare: 1, rollShare: 1, peakShare: 1, landingMoreDeg: 0 }

type End = Pick<Outcome, 'carryYards' | 'totalYards'> & Partial<Pick<Outcome, 'peakFeet' | 'landingDeg'>>

/** What holds a shot, as it is, to the end that is known of it. @rule FLT-COMPARE */
export const holdTo = (shot: KnownShot, known: End): Held => {
  const model = whatIf(shot, unchanged(shot))
  const { carryYards, totalYards, peakFeet, landingDeg } = { ...model, ...known }
  return {
    carryShare: carryYards / model.carryYards,
    rollShare: (totalYards - carryYards) / (model.totalYards - model.carryYards),
    peakShare: peakFeet / model.peakFeet,
    landingMoreDeg: landingDeg - model.landingDeg,
  }
}

/** How the shot starts then. @rule FLT-COMPARE */
export const startOf = (
  known: KnownShot,
  {
    moreLoftDeg,
    attackDeg,
    clubSpeedMph,
    strike,
  }: Pick<Setting, 'moreLoftDeg' | 'attackDeg' | 'clubSpeedMph' | 'strike'>,
): Launch => {
  const loftDeg = dynamicLoftDeg(known)
  const delivered = { ...known, dynamicLoftDeg: loftDeg }
  return changeShot(known, delivered, {
    ...known,
    clubSpeedMph,
    attackDeg,
    dynamicLoftDeg: loftDeg + moreLoftDeg + dynamicLoftOver.perAttackDeg * (attackDeg - known.attackDeg),
    efficiency: known.efficiency + patternLoss[known.strike] - patternLoss[strike],
  })
}

const weatherOf = ({ temperatureC, altitudeM, headwindMph, crosswindMph }: Setting): Weather => ({
  air: airAt({ temperatureC, altitudeM }),
  headwindMph,
  crosswindMph,
})

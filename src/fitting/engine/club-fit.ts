import type { DriverTarget, Shot } from '../../flight/index.ts'
import type { Flex, LaunchProfile, ShaftMaterial, WeightSetting } from '../../golf/names/words.ts'
import type { Said } from '../../words/message.ts'
import type { Fact } from './fact.ts'
import type { IronSet } from './irons/iron-set.ts'
import type { Note, Spec, Warning } from './spec.ts'
import type { WedgeFit } from './wedges/wedge-fit.ts'
import type { WoodFit } from './woods/wood-fit.ts'

/** The fitted figures, in the order a build sheet has them. */
export interface Specs {
  readonly loft: Spec<number>
  readonly shaftFlex: Spec<Flex>
  readonly shaftWeight: Spec<number>
  /** Irons and wedges. */
  readonly shaftMaterial?: Spec<ShaftMaterial>
  readonly launchProfile: Spec<LaunchProfile>
  readonly length: Spec<number>
  readonly lieAngle: Spec<number>
  readonly headProfile: Spec<string>
  readonly swingWeight: Spec<string | null>
  /** Drivers. */
  readonly weightSetting?: Spec<WeightSetting>
  /** Wedges. */
  readonly bounce?: Spec<number>
  readonly grind?: Spec<string>
}

/** A length, with its distance from standard in inches. */
export interface FittedLength {
  readonly spec: Spec<number>
  /** From standard; 0 for juniors, who have no standard. */
  readonly offsetIn: number
  readonly notes: readonly Note[]
  readonly warnings: readonly Warning[]
}

/** One set-up with what the flight model expects of it. */
export interface Configuration {
  readonly name: Said
  /** Loft of the club, degrees; null: a set. */
  readonly loftDeg: number | null
  readonly recommended: boolean
  readonly description: Said
  readonly expected: ExpectedFlight | null
}

/** Rounded for people: launch 0.1°, spin 50 rpm, distances 1 yd, height 1 ft. */
export interface ExpectedFlight {
  readonly ballSpeedMph: number
  readonly launchDeg: number
  readonly spinRpm: number
  readonly carryYards: number
  readonly totalYards: number
  readonly peakFeet: number
  readonly landingDeg: number
}

/** The current shot and its ball on target, as both are printed. */
export interface OnTarget {
  readonly now: ExpectedFlight
  readonly expected: ExpectedFlight
  readonly moreYards: number
  /** Alike: no more apart than the model errs. */
  readonly carries: 'more' | 'alike' | 'less'
}

/** The present and the fitted shot, flown once for rules, figures and plots; null when not known. */
export interface Flights {
  readonly current: Shot | null
  readonly fitted: Shot | null
  /** The loft of the current shot was not stated: nothing is said of what the fitted one has more. */
  readonly isLoftUnknown?: boolean
  /** The basis of both shots in words: measured or estimated, and why one is missing. */
  readonly basis: Said
}

/** The words, set-ups and flights beside the fitted figures: made only where somebody reads them. */
export interface Story {
  /** Fairway woods and hybrids. */
  readonly woodFit?: WoodFit
  readonly wedgeFit?: WedgeFit
  /** That the fitted slot is far from what the speed asks for: told before everything else. */
  readonly slotNote?: Note
  readonly notes: readonly Note[]
  readonly configurations: readonly Configuration[]
  readonly flights: Flights
  /** Drivers; null without a measured launch and spin. */
  readonly onTarget?: OnTarget | null
  /** Warnings of contradictions that only the carries or the set of wedges show. */
  readonly contradictions?: readonly Warning[]
}

/** The figures of a fitting. */
export interface ClubFigures {
  readonly specs: Specs
  readonly lengthOffsetIn: number
  /** Driver-equivalent speed: scores and populations compare golfers by it. */
  readonly driverSpeedMph: Fact
  readonly target?: DriverTarget
  /** Driver numbers: a launch that was only read from the shape of the flight. */
  readonly shapeLaunchDeg?: Fact
  readonly ironSet?: IronSet
  readonly warnings: readonly Warning[]
}

/** What the rules of one club type return. */
export interface ClubFit extends ClubFigures {
  /** Flown and put into words only where somebody reads it: a re-fit needs the figures alone. */
  tell(): Story
}

type WithEach<Each, More> = { readonly [Name in keyof Each]: Each[Name] & More }

/** Every spec with more beside it, the same of each. */
export const withEach = <Each extends Specs, More extends object>(
  specs: Each,
  moreOf: (name: keyof Specs, spec: Spec) => More,
): WithEach<Each, More> => {
  const all: Partial<Record<keyof Specs, Spec & More>> = {}
  for (const name of Object.keys(specs) as (keyof Specs)[]) {
    const spec: Spec = specs[name]!
    all[name] = { ...spec, ...moreOf(name, spec) }
  }
  return all as WithEach<Each, More> // the same names as before
}

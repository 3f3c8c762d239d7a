import { steelWedgeExtraGrams } from '../../../golf/clubs/weights.ts'
import { spinlessWedge } from '../../../golf/flight/launch.ts'
import type { Flex, LaunchProfile, ShaftMaterial, WedgeClass } from '../../../golf/names/words.ts'
import { driverMphPerSevenIronMph } from '../../../golf/speeds.ts'
import { roundTo } from '../../../golf/units.ts'
import type { Message, Said } from '../../../words/message.ts'
import { clausesOf, deg, grams, say, sentence, signed } from '../../../words/say.ts'
import type { Basis } from '../fact.ts'
import { fitIronMaterial, materialSaid } from '../irons/iron-material.ts'
import { fitFlex } from '../shaft/flex.ts'
import { ironProfileBySpeed, profileWords, wedgeProfile } from '../shaft/launch-profile.ts'
import { fitShaftWeight, weightSpec } from '../shaft/shaft-weight.ts'
import { rounded, type Spec } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import { wedgeSevenIronSpeed } from './wedge-speed.ts'

/** The wedge shaft, and where it came from. */
export interface WedgeShaft {
  readonly flex: Spec<Flex>
  readonly weight: Spec<number>
  readonly material: Spec<ShaftMaterial>
  readonly profile: Spec<LaunchProfile>
  readonly origin: 'iron fitting' | 'iron shaft given' | '7-iron speed' | 'wedge speed'
}

/**
 * Wedges follow the irons: the shaft of a completed iron fitting, else the one described, else derived from the 7-iron speed,
 * else from the wedge speed. Material, flex and profile carry over unchanged for every wedge.
 * @rule WDG-SHAFT
 */
export const fitWedgeShaft = (context: Context, wedge: WedgeClass): WedgeShaft => {
  const carried = findCarriedShaft(context)
  const own = deriveShaft(context)
  const weight = carried?.weightGrams === undefined ? own.weight : carryWeight(carried, carried.weightGrams)
  const material =
    carried?.material === undefined
      ? fitIronMaterial(context.request, context.golfer, weight)
      : carrySpec(carried, carried.material, materialSaid[carried.material])
  return {
    flex: carried?.flex === undefined ? own.flex : carrySpec(carried, carried.flex, carried.flex),
    weight: material.value === 'Steel' && (wedge === 'SW' || wedge === 'LW') ? heavier(weight, wedge) : weight,
    material,
    profile: profileOf(context, carried, own.profile),
    origin: carried?.origin ?? own.origin,
  }
}

const heavier = (weight: Spec<number>, wedge: WedgeClass): Spec<number> => {
  const change = signed(grams(steelWedgeExtraGrams))
  const why = () => [...clausesOf(weight.why), say('shaftWeight.wedgeInSteel', { change, wedge })]
  return weightSpec('WDG-SHAFT', weight.value + steelWedgeExtraGrams, 'iron', why, weight.basis)
}

interface CarriedShaft {
  readonly flex?: Flex | undefined
  readonly weightGrams?: number | undefined
  readonly material?: ShaftMaterial | undefined
  readonly launchProfile?: LaunchProfile | undefined
  readonly origin: WedgeShaft['origin']
}

const findCarriedShaft = ({ request, ironFitting }: Context): CarriedShaft | null => {
  if (ironFitting) return { ...ironFitting, origin: 'iron fitting' }
  const given = request.clubDetails?.ironShaft
  if (!given || Object.keys(given).length === 0) return null
  return {
    ...given,
    launchProfile: given.launchProfile?.toLowerCase() as LaunchProfile | undefined,
    origin: 'iron shaft given',
  }
}

const deriveShaft = (context: Context) => {
  const { request, golfer, swing } = context
  const { speedMph, origin } = wedgeSevenIronSpeed(context)
  const driverSpeedMph = speedMph.value * driverMphPerSevenIronMph
  const own =
    origin === 'wedge speed'
      ? ({ row: 'wedge', speedMph: swing.clubSpeedMph } as const)
      : ({ row: '7-iron', speedMph } as const)
  return {
    flex: fitFlex({ ...own, request, golfer, swing, driverSpeedMph }),
    weight: fitShaftWeight({ curve: 'iron', speedMph, driverSpeedMph, request, golfer, swing }),
    profile: ironProfileBySpeed(speedMph.value),
    origin: origin === 'wedge speed' ? origin : ('7-iron speed' as const),
  }
}

const origins = {
  'iron fitting': 'wedges.ironFitting',
  'iron shaft given': 'wedges.ironShaftGiven',
  '7-iron speed': 'wedges.sevenIronSpeed',
  'wedge speed': 'wedges.wedgeSpeed',
} as const

/** Where a wedge shaft came from. */
export function originSaid({ origin }: Pick<WedgeShaft, 'origin'>): Message {
  return say(origins[origin])
}

/** Full swings that launch high with little spin want a lower profile. */
const isTooHighAndSpinless = ({ swing: { launchDeg, spinRpm } }: Context): boolean =>
  launchDeg !== null &&
  launchDeg.value > spinlessWedge.launchAboveDeg &&
  spinRpm !== null &&
  spinRpm.value < spinlessWedge.spinBelowRpm

const profileOf = (context: Context, carried: CarriedShaft | null, own: LaunchProfile): Spec<LaunchProfile> => {
  const base = carried?.launchProfile ?? own
  const value = wedgeProfile(base, isTooHighAndSpinless(context))
  const profile = profileWords[base]
  const isCarried = carried?.launchProfile !== undefined
  return {
    value,
    unit: null,
    display: profileWords[value],
    rule: 'WDG-SHAFT',
    basis: isCarried ? basisOf(carried) : 'derived',
    why: sentence(
      isCarried
        ? say('wedges.profileCarriesOver', { profile, origin: originSaid(carried) })
        : say('wedges.profileAsIrons', { profile }),
      ...(value === base ? [] : [say('wedges.lowerForLaunch', { launch: deg(spinlessWedge.launchAboveDeg) })]),
    ),
    alternatives: [],
  }
}

/** What the golfer stated was measured; what another fitting found was derived there. */
const basisOf = ({ origin }: CarriedShaft): Basis => (origin === 'iron fitting' ? 'derived' : 'measured')

const carrySpec = <Value extends string>(carried: CarriedShaft, value: Value, display: Said): Spec<Value> => ({
  value,
  unit: null,
  display,
  rule: 'WDG-SHAFT',
  basis: basisOf(carried),
  why: say('wedges.carriedOver', { origin: originSaid(carried) }),
  alternatives: [],
})

const carryWeight = (carried: CarriedShaft, given: number): Spec<number> =>
  weightSpec(
    'WDG-SHAFT',
    roundTo(given, 1),
    'iron',
    () => [say('shaftWeight.carriesOver', { weight: grams(rounded(given)), origin: originSaid(carried) })],
    basisOf(carried),
  )

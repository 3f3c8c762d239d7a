import type { Flex, LaunchProfile, ShaftMaterial, WedgeClass } from '../../golf.ts'
import { roundTo } from '../../units.ts'
import { driverSpeedPerMph, sevenIronSpeedOfWedge } from './club.ts'
import type { Context } from './context.ts'
import { derived, type Fact, measured } from './evidence.ts'
import { fitFlex } from './flex.ts'
import { fitIronMaterial } from './iron-material.ts'
import { ironProfileBySpeed, profileWords, wedgeProfile } from './launch-profile.ts'
import { fitShaftWeight, weightSpec } from './shaft-weight.ts'
import type { Spec } from './spec.ts'

/** The wedge shaft, and where it came from. */
export interface WedgeShaft {
  readonly flex: Spec<Flex>
  readonly weight: Spec<number>
  readonly material: Spec<ShaftMaterial>
  readonly profile: Spec<LaunchProfile>
  readonly origin: 'iron fitting' | 'iron shaft given' | '7-iron speed' | 'wedge speed'
}

/** Steel sand and lob wedges play this much heavier than the irons. */
const steelExtraGrams = 5

/**
 * Wedges follow the irons: the shaft of a completed iron fitting, else the one described, else derived from the 7-iron speed,
 * else from the wedge speed. Material, flex and profile carry over unchanged for every wedge.
 * @rule WDG-SHAFT
 */
export const fitWedgeShaft = (context: Context, wedge: WedgeClass): WedgeShaft => {
  const carried = carriedShaft(context)
  const own = derivedShaft(context)
  const material =
    carried?.material === undefined
      ? own.material
      : carriedSpec(carried, carried.material, carried.material.toLowerCase())
  const baseGrams = carried?.weightGrams ?? own.weight.value
  const extra = material.value === 'Steel' && (wedge === 'SW' || wedge === 'LW') ? steelExtraGrams : 0
  const weightWhy =
    carried?.weightGrams === undefined
      ? own.weight.why
      : `The iron shaft of ${baseGrams} g carries over (${carried.origin}).`
  const weight = {
    ...weightSpec(
      'WDG-SHAFT',
      roundTo(baseGrams + extra, 1),
      'iron',
      '',
      carried?.weightGrams === undefined ? own.weight.basis : 'measured',
    ),
    why: extra === 0 ? weightWhy : `${weightWhy.replace(/\.$/, '')}; +${extra} g in a steel ${wedge}.`,
  }
  return {
    flex: carried?.flex === undefined ? own.flex : carriedSpec(carried, carried.flex, carried.flex),
    weight,
    material,
    profile: profileOf(context, carried, own.profile),
    origin: carried?.origin ?? own.origin,
  }
}

interface CarriedShaft {
  readonly flex?: Flex | undefined
  readonly weightGrams?: number | undefined
  readonly material?: ShaftMaterial | undefined
  readonly launchProfile?: LaunchProfile | undefined
  readonly origin: WedgeShaft['origin']
}

const carriedShaft = ({ request, ironFitting }: Context): CarriedShaft | null => {
  if (ironFitting) return { ...ironFitting, origin: 'iron fitting' }
  const given = request.clubDetails?.ironShaft
  if (!given || Object.keys(given).length === 0) return null
  return {
    ...given,
    launchProfile: given.launchProfile?.toLowerCase() as LaunchProfile | undefined,
    origin: 'iron shaft given',
  }
}

/** 7-iron speed behind a derived shaft: from the iron fitting, as given, or by way of the wedge speed. */
const sevenIronSpeed = ({ request, swing, ironFitting }: Context): Fact & { origin: WedgeShaft['origin'] } => {
  const known = ironFitting?.sevenIronSpeedMph ?? request.clubDetails?.sevenIronSpeed
  if (known !== undefined) return { ...measured(known, `7-iron speed ${known} mph`), origin: '7-iron speed' }
  const speed = sevenIronSpeedOfWedge(swing.clubSpeedMph.value)
  return { ...derived(speed, `wedge speed ${swing.clubSpeedMph.value.toFixed(0)} mph / 0.925`), origin: 'wedge speed' }
}

const derivedShaft = ({ request, golfer, swing, ironFitting }: Context) => {
  const sevenIron = sevenIronSpeed({ request, golfer, swing, ironFitting })
  const driverSpeedMph = sevenIron.value * driverSpeedPerMph['7-iron']
  const isFromWedge = sevenIron.origin === 'wedge speed'
  const flex = fitFlex({
    row: isFromWedge ? 'wedge' : '7-iron',
    speedMph: isFromWedge ? swing.clubSpeedMph : sevenIron,
    request,
    golfer,
    swing,
    driverSpeedMph,
  })
  const weight = fitShaftWeight({ curve: 'iron', speedMph: sevenIron, driverSpeedMph, request, golfer, swing })
  const profile = ironProfileBySpeed(sevenIron.value)
  return { flex, weight, material: fitIronMaterial(request, golfer, weight.value), profile, origin: sevenIron.origin }
}

/** Full swings that launch above 34° with little spin want a lower profile. */
const isTooHighAndSpinless = ({ swing }: Context): boolean =>
  swing.launchDeg !== null && swing.launchDeg.value > 34 && swing.spinRpm !== null && swing.spinRpm.value < 7500

const profileOf = (context: Context, carried: CarriedShaft | null, own: LaunchProfile): Spec<LaunchProfile> => {
  const base = carried?.launchProfile ?? own
  const value = wedgeProfile(base, isTooHighAndSpinless(context))
  const from = carried?.launchProfile ? `carried over from the irons (${carried.origin})` : 'as the irons at this speed'
  return {
    value,
    unit: null,
    display: profileWords[value],
    rule: 'WDG-SHAFT',
    basis: carried?.launchProfile ? 'measured' : 'derived',
    why: `${profileWords[base]}, ${from}${value === base ? '' : '; one step lower for a launch above 34° with little spin'}.`,
    alternatives: [],
  }
}

const carriedSpec = <Value extends string>(carried: CarriedShaft, value: Value, display: string): Spec<Value> => ({
  value,
  unit: null,
  display,
  rule: 'WDG-SHAFT',
  basis: 'measured',
  why: `Carried over from the irons (${carried.origin}).`,
  alternatives: [],
})

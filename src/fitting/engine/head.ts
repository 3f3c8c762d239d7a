import { driverTarget } from '../../flight/index.ts'
import { neverLowSpinWood } from '../../golf/clubs/heads.ts'
import type { ClubType } from '../../golf/names/words.ts'
import { driverSpeedPerMph } from '../../golf/speeds.ts'
import { ownsWedgeHit, wedgeHitOf } from './club.ts'
import { driverSpeedOf } from './driver/driver-speed.ts'
import type { Fact } from './fact.ts'
import { fitIronHead } from './irons/iron-head.ts'
import type { Spec } from './spec.ts'
import type { Context } from './swing/context.ts'
import { fitWedgeHead } from './wedges/wedge-head.ts'
import { asksFor } from './wishes.ts'
import { designationOf } from './woods/fairway-loft.ts'
import { fitHybridHead } from './woods/hybrid-head.ts'
import { fitWoodHead } from './woods/wood-head.ts'

/** The head of each kind of club, without the rest of its fitting. @rule WOOD-HEAD, HYB-HEAD, IRON-HEAD, WDG-HEAD */
export const headOf = {
  driver: (context) => woodHead(context, context.swing.clubSpeedMph),
  fairway: (context) => {
    const driverSpeed = driverSpeedOf(context)
    return woodHead(context, driverSpeed, designationOf(context, driverSpeed.value) === neverLowSpinWood)
  },
  hybrid: (context) => fitHybridHead(context, context.swing.clubSpeedMph.value * driverSpeedPerMph.hybrid),
  iron: (context) => fitIronHead(context),
  wedge: (context) =>
    fitWedgeHead(context, ownsWedgeHit(context.request) ? 'GW' : wedgeHitOf(context.request).wedgeClass),
} as const satisfies Record<ClubType, (context: Context) => Spec>

/** Launch and spin count where they are a driver's. */
const woodHead = ({ request, golfer, swing }: Context, driverSpeedMph: Fact, needsHeight = false) => {
  const target = driverTarget(driverSpeedMph.value, swing.attackDeg.value)
  const isDrive = swing.numbersOf === 'driver'
  return fitWoodHead({
    golfer,
    swing,
    speedMph: driverSpeedMph.value,
    speedBasis: driverSpeedMph.basis,
    needsHeight,
    launchOverTargetDeg: isDrive && swing.launchDeg !== null ? swing.launchDeg.value - target.launchDeg : null,
    asksForgiveness: asksFor(request, 'forgiving', 'straight'),
    spinOverTarget: isDrive && swing.spinRpm !== null ? swing.spinRpm.value / target.spinRpm : null,
  })
}

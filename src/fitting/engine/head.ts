import { driverTarget } from '../../flight/index.ts'
import { neverLowSpinWood } from '../../golf/clubs/heads.ts'
import type { ClubType } from '../../golf/names/words.ts'
import { driverSpeedPerMph } from '../../golf/speeds.ts'
import { ownsWedgeHit, wedgeHitOf } from './club.ts'
import type { Fact } from './fact.ts'
import { fitIronHead } from './irons/iron-head.ts'
import type { Spec } from './spec.ts'
import type { Context } from './swing/context.ts'
import { spinOverTarget } from './swing/window.ts'
import { fitWedgeHead } from './wedges/wedge-head.ts'
import { asksFor } from './wishes.ts'
import { fittedWood } from './woods/fairway-loft.ts'
import { fitHybridHead } from './woods/hybrid-head.ts'
import { fitWoodHead } from './woods/wood-head.ts'

/** The head of each kind of club, without the rest of its fitting. @rule WOOD-HEAD, HYB-HEAD, IRON-HEAD, WDG-HEAD */
export const headOf = {
  driver: (context) => {
    const { clubSpeedMph, attackDeg } = context.swing
    return woodHead(context, clubSpeedMph, driverTarget(clubSpeedMph.value, attackDeg.value))
  },
  fairway: (context) => {
    const { driverSpeedMph, designation, target } = fittedWood(context)
    return woodHead(context, driverSpeedMph, target, designation === neverLowSpinWood)
  },
  hybrid: (context) => fitHybridHead(context, context.swing.clubSpeedMph.value * driverSpeedPerMph.hybrid),
  iron: (context) => fitIronHead(context),
  wedge: (context) =>
    fitWedgeHead(context, ownsWedgeHit(context.request) ? 'GW' : wedgeHitOf(context.request).wedgeClass),
} as const satisfies Record<ClubType, (context: Context) => Spec>

/** Launch and spin count where they are those of the club that is fitted. */
const woodHead = (
  { request, golfer, swing }: Context,
  driverSpeedMph: Fact,
  target: { readonly launchDeg: number; readonly spinRpm: number | null },
  needsHeight = false,
) =>
  fitWoodHead({
    golfer,
    swing,
    speedMph: driverSpeedMph.value,
    speedBasis: driverSpeedMph.basis,
    needsHeight,
    launchOverTargetDeg: swing.launchDeg && swing.launchDeg.value - target.launchDeg,
    asksForgiveness: asksFor(request, 'forgiving', 'straight'),
    spinOverTarget: spinOverTarget(swing, target),
  })

// How one flex of one shaft meets the fitted shaft: src/fitting/match/shaft.ts, operation by operation.
import * as at from './match-layout'

// Places of flexes and materials as in src/golf.ts.
const STIFF: i32 = 4
const STIFF_PLUS: i32 = 5
const EXTRA_STIFF: i32 = 6
const IRON: i32 = 3
const HYBRID: i32 = 2

const STAND_IN_STEPS: f64 = 0.5
const STAND_IN_COST: f64 = 1.5
const FLEX_STEP_COST: f64 = 10.0
const OTHER_MATERIAL_COST: f64 = 12.0
const OUTSIDE_BAND_COST: f64 = 3.0
const OUTSIDE_GRAM_COST: f64 = 0.2
const LAUNCH_STEP_COST: f64 = 1.0
const AFTERMARKET_COST: f64 = 2.5
const NAMELESS_COST: f64 = 0.25

/** Best of the rows from..to; 0: there are none. */
export function bestShaft(context: usize, from: usize, to: usize): usize {
  let best: usize = 0
  let bestCost: f64 = 0.0
  for (let row = from; row < to; row += at.SHAFT_ROW_BYTES) {
    const cost = shaftCost(context, row)
    if (best !== 0 && !isBetterShaft(cost, row, bestCost, best)) continue
    best = row
    bestCost = cost
  }
  return best
}

/** Lower cost first; then a known price, the lower one; then the name. */
export function isBetterShaft(cost: f64, row: usize, thanCost: f64, than: usize): bool {
  if (cost !== thanCost) return cost < thanCost
  const upcharge = load<f64>(row + at.UPCHARGE)
  const thanUpcharge = load<f64>(than + at.UPCHARGE)
  if (upcharge !== thanUpcharge) return upcharge < thanUpcharge
  return load<u16>(row + at.SHAFT_NAME) < load<u16>(than + at.SHAFT_NAME)
}

export function shaftCost(context: usize, row: usize): f64 {
  const steps = flexSteps(context, row)
  const outside = gramsOutside(context, row)
  const launchSteps = abs(<i32>load<u8>(row + at.LAUNCH) - <i32>load<u8>(context + at.WANTED_LAUNCH))
  const source = <i32>load<u8>(row + at.SOURCE)
  let cost = steps === STAND_IN_STEPS ? STAND_IN_COST : steps * FLEX_STEP_COST
  if (isOtherMaterial(context, row)) cost += OTHER_MATERIAL_COST
  if (outside > 0.0) cost += OUTSIDE_BAND_COST + outside * OUTSIDE_GRAM_COST
  cost += <f64>launchSteps * LAUNCH_STEP_COST
  if (source === at.SOURCE_AFTERMARKET) cost += AFTERMARKET_COST
  return source === at.SOURCE_NAMELESS ? cost + NAMELESS_COST : cost
}

export function isOtherMaterial(context: usize, row: usize): bool {
  const wanted = load<u8>(context + at.WANTED_MATERIAL)
  return wanted !== 0 && load<u8>(row + at.MATERIAL) !== wanted
}

/** Steps between the fitted and the shaft's flex; half a step for what stands in for Stiff+. */
export function flexSteps(context: usize, row: usize): f64 {
  const wanted = <i32>load<u8>(context + at.WANTED_FLEX)
  const flex = <i32>load<u8>(row + at.FLEX)
  if (wanted === STIFF_PLUS) {
    const known = load<f64>(row + at.GRAMS)
    const grams = known === 0.0 ? load<f64>(row + at.BAND) + 5.0 : known
    const wantedGrams = load<f64>(context + at.WANTED_GRAMS)
    if (flex === EXTRA_STIFF && grams <= wantedGrams) return STAND_IN_STEPS
    if (flex === STIFF && grams >= wantedGrams) return STAND_IN_STEPS
  }
  return <f64>abs(wanted - flex)
}

/** Grams outside the fitted weight band. */
export function gramsOutside(context: usize, row: usize): f64 {
  return max(0.0, abs(gramsOff(context, row)) - bandGrams(<i32>load<u8>(context + at.WANTED_CLUB_TYPE)))
}

/** From the fitted to the known weight, or to the ten-gram band where the weight is not recorded. */
function gramsOff(context: usize, row: usize): f64 {
  const wanted = load<f64>(context + at.WANTED_GRAMS)
  const known = load<f64>(row + at.GRAMS)
  if (known !== 0.0) return known - wanted
  const from = load<f64>(row + at.BAND)
  return wanted < from ? from - wanted : min(0.0, from + 10.0 - wanted)
}

/** Half width of the weight band that a fitted weight stands for. */
function bandGrams(type: i32): f64 {
  if (type >= IRON) return 10.0
  return type === HYBRID ? 7.0 : 5.0
}

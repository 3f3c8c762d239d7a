// How one flex of one shaft meets the fitted shaft.
import * as golf from './golf'
import * as at from './match-layout'

/** Best of the rows from..to; 0: there are none. @rule MATCH-SHAFT */
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

/** Whether a hosel takes the tip of a shaft, as far as both are known. */
export function fitsHosel(head: usize, row: usize): bool {
  const bore = load<u8>(head + at.HOSEL_BORE)
  const tip = load<u8>(row + at.TIP)
  return bore === 0 || tip === 0 || bore === tip
}

/**
 * Whether a shaft that is sold on its own is worth its price: one that costs more than half of the head only where the stock
 * shaft is of another flex or another club by its weight.
 */
export function isWorth(context: usize, head: usize, row: usize, stock: usize): bool {
  const most = load<u16>(head + at.SHAFT_PRICE_MAX)
  const upcharge = load<f64>(row + at.UPCHARGE)
  if (most === at.ANY_PRICE || upcharge <= <f64>most) return true
  const isMissed = flexSteps(context, stock) > golf.STAND_IN_STEPS || abs(gramsOff(context, stock)) >= golf.FAR_GRAMS
  return isMissed || upcharge === Infinity
}

/**
 * Best of the rows from..to that go into the hosel of a head; 0: none does.
 * @param stock Only those that are worth their price beside this shaft; 0: whatever they cost.
 * @rule MATCH-SHAFT
 */
export function bestFitting(context: usize, head: usize, from: usize, to: usize, stock: usize): usize {
  let best: usize = 0
  let bestCost: f64 = 0.0
  for (let row = from; row < to; row += at.SHAFT_ROW_BYTES) {
    if (!fitsHosel(head, row) || (stock !== 0 && !isWorth(context, head, row, stock))) continue
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
  let cost = steps === golf.STAND_IN_STEPS ? golf.STAND_IN_COST : steps * golf.FLEX_STEP_COST
  if (isOtherMaterial(context, row)) cost += golf.OTHER_MATERIAL_COST
  const off = abs(gramsOff(context, row))
  if (off >= golf.OTHER_WEIGHT_GRAMS) cost += golf.OTHER_WEIGHT_COST
  else if (outside > 0.0) cost += golf.OUTSIDE_BAND_COST
  cost += outside * golf.OUTSIDE_GRAM_COST
  if (off > golf.FAR_GRAMS) cost += golf.FAR_GRAMS_COST
  cost += <f64>launchSteps * golf.LAUNCH_STEP_COST
  if (source === at.SOURCE_AFTERMARKET) cost += golf.AFTERMARKET_COST + (isUnpriced(row) ? golf.UNPRICED_COST : 0.0)
  return source === at.SOURCE_NAMELESS ? cost + golf.NAMELESS_COST : cost
}

/** Sold on its own, and nobody knows for how much. */
export function isUnpriced(row: usize): bool {
  return <i32>load<u8>(row + at.SOURCE) === at.SOURCE_AFTERMARKET && load<f64>(row + at.UPCHARGE) === Infinity
}

/** Whether a shaft is of another flex, material or weight band than was fitted; launch alone is worth no other shaft. */
export function missesFit(context: usize, row: usize): bool {
  return (
    flexSteps(context, row) > golf.STAND_IN_STEPS ||
    isOtherMaterial(context, row) ||
    gramsOutside(context, row) > 0.0 ||
    isOtherWeight(context, row)
  )
}

/** So far from the fitted weight that it swings like another shaft. */
export function isOtherWeight(context: usize, row: usize): bool {
  return abs(gramsOff(context, row)) >= golf.OTHER_WEIGHT_GRAMS
}

export function isOtherMaterial(context: usize, row: usize): bool {
  const wanted = load<u8>(context + at.WANTED_MATERIAL)
  return wanted !== 0 && load<u8>(row + at.MATERIAL) !== wanted
}

/**
 * Steps between the fitted and the shaft's flex; Junior is a step softer than Ladies. Stiff+ is hardly any maker's letter:
 * an Extra Stiff no heavier than fitted, or a Stiff no lighter, plays like it and is half a step away.
 */
export function flexSteps(context: usize, row: usize): f64 {
  const wanted = <i32>load<u8>(context + at.WANTED_FLEX)
  const flex = <i32>load<u8>(row + at.FLEX)
  if (wanted === golf.FLEX_STIFF_PLUS) {
    const known = load<f64>(row + at.GRAMS)
    const grams = known === 0.0 ? load<f64>(row + at.BAND) + golf.PRINTED_BAND_GRAMS / 2.0 : known
    const wantedGrams = load<f64>(context + at.WANTED_GRAMS)
    if (flex === golf.FLEX_EXTRA_STIFF && grams <= wantedGrams) return golf.STAND_IN_STEPS
    if (flex === golf.FLEX_STIFF && grams >= wantedGrams) return golf.STAND_IN_STEPS
  }
  return <f64>abs(wanted - flex)
}

/** Grams outside the fitted weight band. */
export function gramsOutside(context: usize, row: usize): f64 {
  return max(0.0, abs(gramsOff(context, row)) - bandGrams(<i32>load<u8>(context + at.WANTED_CLUB_TYPE)))
}

/** From the fitted to the known weight, or to the ten-gram band where the weight is not recorded. */
export function gramsOff(context: usize, row: usize): f64 {
  const wanted = load<f64>(context + at.WANTED_GRAMS)
  const known = load<f64>(row + at.GRAMS)
  if (known !== 0.0) return known - wanted
  const from = load<f64>(row + at.BAND)
  return wanted < from ? from - wanted : min(0.0, from + golf.PRINTED_BAND_GRAMS - 1.0 - wanted)
}

/** Half width of the weight band that a fitted weight stands for. */
function bandGrams(type: i32): f64 {
  if (type === golf.CLUB_DRIVER) return golf.BAND_GRAMS_OF_DRIVER
  if (type === golf.CLUB_FAIRWAY) return golf.BAND_GRAMS_OF_FAIRWAY
  if (type === golf.CLUB_HYBRID) return golf.BAND_GRAMS_OF_HYBRID
  return type === golf.CLUB_IRON ? golf.BAND_GRAMS_OF_IRON : golf.BAND_GRAMS_OF_WEDGE
}

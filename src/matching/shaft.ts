import { type Catalog, type Head, type Shaft, shaftName } from '../features/catalog/index.ts'
import {
  aftermarketCost,
  bandGramsOf,
  flexStepCost,
  launchStepCost,
  namelessCost,
  otherMaterialCost,
  outsideBandCost,
  outsideGramCost,
  printedBandGrams,
  standInCost,
  standInSteps,
} from '../golf/matching.ts'
import { adultFlexes, type Flex, type LaunchProfile, launchProfiles, type ShaftMaterial } from '../golf/words.ts'
import type { WantedBuild } from './wanted.ts'

/** How one flex of one shaft meets the fitted shaft. */
export interface ShaftFit {
  readonly shaftId: string | null
  readonly model: string
  readonly flex: Flex
  readonly weightBand: string
  readonly weightGrams: number | null
  readonly launch: LaunchProfile
  readonly material: ShaftMaterial
  readonly source: 'stock' | 'aftermarket'
  readonly modelKnown: boolean
  /** US dollars; null where the price of an aftermarket shaft is not known. */
  readonly upcharge: number | null
  /** Steps from the fitted flex; half a step for a stand-in of Stiff+. */
  readonly flexSteps: number
  readonly isOtherMaterial: boolean
  /** Grams heavier (positive) or lighter than fitted; 0 inside a ten-gram band of unknown exact weight. */
  readonly gramsOff: number
  /** Grams outside the fitted weight band. */
  readonly gramsOutside: number
  /** Lower is better; only for comparing shafts. */
  readonly cost: number
}

/** Best shaft that the maker fits to the head. @rule MATCH-SHAFT */
export const bestStockShaft = (wanted: WantedBuild, head: Head, catalog: Catalog): ShaftFit => {
  let best: ShaftFit | null = null
  for (const stock of head.stockShafts) {
    const record = stock.shaftId === null ? undefined : catalog.shaft(stock.shaftId)
    const offer: Offer = { ...stock, source: 'stock', modelKnown: stock.modelKnown !== false }
    for (const flex of stock.flexes) {
      const weightGrams = record?.flexes.find((entry) => entry.flex === flex)?.weightGrams ?? null
      best = betterShaft(wanted, best, offer, { flex, weightGrams })
    }
  }
  return best! // A head has at least one stock shaft and each at least one flex: the schema sees to it.
}

/** A shaft that is sold on its own in its best flex, or null when it is sold in none. */
export const bestFlex = (wanted: WantedBuild, shaft: Shaft): ShaftFit | null => {
  const { shaftId, weightBand, launch, material, aftermarketPrice: upcharge } = shaft
  const model = shaftName(shaft)
  const offer: Offer = {
    shaftId,
    model,
    weightBand,
    launch,
    material,
    source: 'aftermarket',
    modelKnown: true,
    upcharge,
  }
  let best: ShaftFit | null = null
  for (const one of shaft.flexes) if (!one.stockOnly) best = betterShaft(wanted, best, offer, one)
  return best
}

/** Lower cost first; then a known price, the lower one; then the name, so that the order of the catalog never shows. */
export const compareShafts = (a: ShaftFit, b: ShaftFit): number => {
  if (a.cost !== b.cost) return a.cost - b.cost
  if (a.upcharge !== b.upcharge)
    return (a.upcharge ?? Number.POSITIVE_INFINITY) - (b.upcharge ?? Number.POSITIVE_INFINITY)
  const [nameA, nameB] = [`${a.shaftId} ${a.model} ${a.flex}`, `${b.shaftId} ${b.model} ${b.flex}`]
  return nameA < nameB ? -1 : nameA > nameB ? 1 : 0
}

/** What a shaft is in all its flexes. */
type Offer = Pick<
  ShaftFit,
  'shaftId' | 'model' | 'weightBand' | 'launch' | 'material' | 'source' | 'modelKnown' | 'upcharge'
>
/** One flex of it. */
type OneFlex = Pick<ShaftFit, 'flex' | 'weightGrams'>

/** The best shaft so far or this one, which is written out only where its cost does not settle it. */
const betterShaft = (wanted: WantedBuild, best: ShaftFit | null, offer: Offer, one: OneFlex): ShaftFit => {
  const misses = missesOf(wanted, offer, one)
  if (best !== null && misses.cost > best.cost) return best
  const fit: ShaftFit = {
    shaftId: offer.shaftId,
    model: offer.model,
    flex: one.flex,
    weightBand: offer.weightBand,
    weightGrams: one.weightGrams,
    launch: offer.launch,
    material: offer.material,
    source: offer.source,
    modelKnown: offer.modelKnown,
    upcharge: offer.upcharge,
    flexSteps: misses.flexSteps,
    isOtherMaterial: misses.isOtherMaterial,
    gramsOff: misses.gramsOff,
    gramsOutside: misses.gramsOutside,
    cost: misses.cost,
  }
  return best === null || compareShafts(fit, best) < 0 ? fit : best
}

type Misses = Pick<ShaftFit, 'flexSteps' | 'isOtherMaterial' | 'gramsOff' | 'gramsOutside' | 'cost'>

const missesOf = (wanted: WantedBuild, offer: Offer, one: OneFlex): Misses => {
  const flexSteps = flexStepsFrom(wanted, offer.weightBand, one)
  const isOtherMaterial = wanted.material !== undefined && offer.material !== wanted.material
  const gramsOff = gramsFrom(wanted.shaftWeightGrams, offer.weightBand, one.weightGrams)
  const gramsOutside = Math.max(0, Math.abs(gramsOff) - bandGramsOf[wanted.clubType])
  const launchSteps = Math.abs(launchProfiles.indexOf(offer.launch) - launchProfiles.indexOf(wanted.launchProfile))
  return {
    flexSteps,
    isOtherMaterial,
    gramsOff,
    gramsOutside,
    cost:
      (flexSteps === standInSteps ? standInCost : flexSteps * flexStepCost) +
      (isOtherMaterial ? otherMaterialCost : 0) +
      (gramsOutside > 0 ? outsideBandCost + gramsOutside * outsideGramCost : 0) +
      launchSteps * launchStepCost +
      (offer.source === 'aftermarket' ? aftermarketCost : 0) +
      (offer.modelKnown ? 0 : namelessCost),
  }
}

/** Junior shafts are a step softer than Ladies. */
const flexPlace = (flex: Flex): number => (flex === 'Junior' ? -1 : adultFlexes.indexOf(flex))

/**
 * Steps between the fitted and the shaft's flex. Stiff+ is hardly any maker's letter: an Extra Stiff no heavier than
 * fitted, or a Stiff no lighter, plays like it. Source: fitting rules §3.1 and the catalog's own remark on Stiff+.
 */
const flexStepsFrom = ({ flex, shaftWeightGrams }: WantedBuild, weightBand: string, shaft: OneFlex): number => {
  if (flex === 'Stiff+' && shaft.flex !== 'Stiff+') {
    const grams = shaft.weightGrams ?? middleOf(weightBand)
    const standsIn =
      (shaft.flex === 'Extra Stiff' && grams <= shaftWeightGrams) ||
      (shaft.flex === 'Stiff' && grams >= shaftWeightGrams)
    if (standsIn) return standInSteps
  }
  return Math.abs(flexPlace(flex) - flexPlace(shaft.flex))
}

/** From the fitted to the known weight, or to the ten-gram band where the weight is not recorded. */
const gramsFrom = (grams: number, weightBand: string, weightGrams: number | null): number => {
  if (weightGrams !== null) return weightGrams - grams
  const from = bandStart(weightBand)
  return grams < from ? from - grams : Math.min(0, from + printedBandGrams - grams)
}

const bandStart = (weightBand: string): number => Number.parseInt(weightBand, 10)
const middleOf = (weightBand: string): number => bandStart(weightBand) + printedBandGrams / 2

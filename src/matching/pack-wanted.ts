/// <reference path="../../assembly/types.d.ts" />
import { CONTEXT_BYTES } from '../../assembly/layout.ts'
import * as at from '../../assembly/match-layout.ts'
import { neverLowSpinWood } from '../golf/clubs/heads.ts'
import { lowSpinHighWoodSteps, neverStrong } from '../golf/clubs/matching.ts'
import { soleWidthOf } from '../golf/clubs/wedges.ts'
import {
  categoriesOf,
  clubTypes,
  fairwayDesignations,
  flexes,
  golferGroups,
  launchProfiles,
  shaftMaterials,
  weightSettings,
} from '../golf/names/words.ts'
import { driverMphPerOwnMph } from '../golf/speeds.ts'
import { golferBlock } from '../scoring/index.ts'
import { stepsBetween } from './category.ts'
import type { WantedBuild } from './wanted.ts'

// A build is written here and copied: a view of each copy would cost more than all that is written into it.
const block = new Uint8Array(CONTEXT_BYTES)
const view = new DataView(block.buffer)

/** A wanted build as the core reads it. */
export const packWanted = (wanted: WantedBuild): Uint8Array => {
  block.set(golferBlock({ ...wanted.need, golfer: { ...wanted.need.golfer, group: wanted.group } }))
  view.setFloat64(at.WANTED_LOFT, wanted.loftDeg, true)
  view.setFloat64(at.WANTED_BOUNCE, wanted.bounceDeg ?? 0, true) // wedges have one
  view.setFloat64(at.WANTED_LIE_OFFSET, wanted.lieOffsetDeg, true)
  view.setFloat64(at.WANTED_LENGTH_OFFSET, wanted.lengthOffsetIn, true)
  view.setFloat64(at.WANTED_HEIGHT, wanted.heightIn ?? 0, true)
  view.setFloat64(at.WANTED_GRAMS, wanted.shaftWeightGrams, true)
  block[at.WANTED_CLUB_TYPE] = clubTypes.indexOf(wanted.clubType)
  block[at.WANTED_HAND] = wanted.hand === 'right' ? 1 : 2
  block[at.WANTED_GROUP] = golferGroups.indexOf(wanted.group)
  block[at.WANTED_FLEX] = flexes.indexOf(wanted.flex)
  block[at.WANTED_LAUNCH] = launchProfiles.indexOf(wanted.launchProfile)
  block[at.WANTED_MATERIAL] = wanted.material === undefined ? 0 : 1 + shaftMaterials.indexOf(wanted.material)
  block[at.WANTED_NAME] = wanted.designation === undefined ? 0 : 1 + fairwayDesignations.indexOf(wanted.designation)
  block[at.WANTED_WEIGHT] = weightSettings.indexOf(wanted.weightSetting ?? 'Standard')
  block[at.WANTED_SOLE] = soleOf(wanted)
  block[at.WANTED_STOCK] = stockCodes[wanted.stock?.mode ?? 'any']
  block[at.IS_LAUNCH_LOW] = isLaunchLow(wanted) ? 1 : 0
  block[at.IS_NEVER_STRONG] = isNeverStrong(wanted) ? 1 : 0
  for (const [place, category] of categoriesOf[wanted.clubType].entries())
    block[at.CATEGORY_STEPS + place] = categoryStepsOf(wanted, category)
  const wedges = wanted.wedges ?? []
  block[at.WEDGE_COUNT] = wedges.length
  for (const [place, { loftDeg, bounceDeg }] of wedges.entries()) {
    view.setFloat64(at.WEDGES + place * at.WEDGE_BYTES, loftDeg, true)
    view.setFloat64(at.WEDGES + place * at.WEDGE_BYTES + 8, bounceDeg, true)
  }
  return block.slice()
}

/** Steps from the wanted head category; a low-spin head is two more away in a wood that is played for height. @rule MATCH-HEAD */
const categoryStepsOf = ({ headProfile, clubType, designation }: WantedBuild, category: string): number =>
  stepsBetween(headProfile, category, clubType) +
  (designation === neverLowSpinWood && category === 'low_spin' ? lowSpinHighWoodSteps : 0)

const stockCodes = { any: 0, prefer: at.STOCK_PREFERRED, only: at.STOCK_ONLY } as const

/** Width of the sole that the fitted grind asks for. */
const soleOf = ({ grind = '' }: WantedBuild): number => {
  const width = soleWidthOf(grind)
  return width === 'wide' ? at.SOLE_WIDE : width === 'narrow' ? at.SOLE_NARROW : 0
}

/** An unknown handicap proves nothing. @rule MATCH-LOFT */
const isNeverStrong = (wanted: WantedBuild): boolean => {
  const { handicap = 0, speedMph } = wanted.need.golfer
  return (
    wanted.clubType === 'iron' &&
    (speedMph / driverMphPerOwnMph.iron < neverStrong.belowMph ||
      handicap > neverStrong.aboveHandicap ||
      isLaunchLow(wanted))
  )
}

const isLaunchLow = ({ need: { golfer } }: WantedBuild): boolean =>
  golfer.launch !== undefined && golfer.launch.deg < golfer.launch.targetDeg

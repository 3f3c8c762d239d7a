import heightCsv from '../../../db/rules/height-length.csv' with { type: 'text' }
import standardCsv from '../../../db/rules/standard-specs.csv' with { type: 'text' }
import menCsv from '../../../db/rules/wtf-length.csv' with { type: 'text' }
import womenCsv from '../../../db/rules/wtf-length-women.csv' with { type: 'text' }
import type { GolferGroup } from '../../golf.ts'
import { numberIn, type Row, readTable, textIn } from '../../ruleset/index.ts'
import { clip, roundTo } from '../../units.ts'
import { type Fact, weakest } from './evidence.ts'
import type { Golfer } from './golfer.ts'
import { juniorHeightIn } from './shaft-weight.ts'
import { type Spec, signed } from './spec.ts'
import type { Warning } from './swing.ts'

/** How much of the iron adjustment a club takes: a long club is less sensitive to the height of the hands. */
export const shareOfAdjustment = { driver: 0.5, fairway: 0.5, hybrid: 0.75, iron: 1, wedge: 1 } as const

/** Longest driver a golfer may play under the model local rule. @source Rules of Golf, Model Local Rule G-10 (from memory) */
const driverLengthInMax = 46

const bandsOf = (csv: string, column: string): readonly { from: number; to: number; adjustmentIn: number }[] =>
  readTable(csv).map((row) => ({
    from: numberIn(row, 'wrist_to_floor_min_in'),
    to: numberIn(row, 'wrist_to_floor_max_in'),
    adjustmentIn: numberIn(row, column),
  }))
const menBands = bandsOf(menCsv, 'iron_length_adj_in')
const womenBands = bandsOf(womenCsv, 'iron_length_adj_from_women_standard_in')
const heightBands = readTable(heightCsv).map((row) => ({
  from: numberIn(row, 'height_min_in'),
  to: numberIn(row, 'height_max_in'),
  adjustmentIn: numberIn(row, 'length_adj_in'),
}))

const inBand = <Band extends { from: number; to: number }>(bands: readonly Band[], value: number): Band | undefined =>
  bands.find(({ from, to }) => value >= from && value < to)

/**
 * Iron length change from the wrist-to-floor measurement: from men's standard, or from women's standard for women.
 * Null without the measurement: lengths then stay standard, whatever the height (interface specification).
 * @rule LEN-IRON
 */
export const ironAdjustmentIn = (golfer: Golfer): number | null => {
  if (golfer.wristToFloorIn === null || golfer.group === 'junior') return null
  return inBand(golfer.group === 'women' ? womenBands : menBands, golfer.wristToFloorIn)!.adjustmentIn
}

/** A measurement that the height makes unlikely. @rule LEN-CHECK */
const lengthWarnings = (golfer: Golfer): Warning[] => {
  const adjustment = ironAdjustmentIn(golfer)
  if (adjustment === null || golfer.group !== 'men' || golfer.heightIn === null) return []
  const byHeight = inBand(heightBands, golfer.heightIn)
  if (!byHeight || Math.abs(adjustment - byHeight.adjustmentIn) <= 1) return []
  const text =
    `A wrist-to-floor of ${golfer.wristToFloorIn} in asks for ${signed(adjustment)} in, a height of ${golfer.heightIn} in for ` +
    `${signed(byHeight.adjustmentIn)} in: check the measurement (playing shoes on, arms hanging, top wrist crease to the floor).`
  return [{ field: 'golfer.wristToFloor', text }]
}

/** Standard length of a club, inches: @source db/rules/standard-specs.csv. Women without a row of their own: men's less one inch. */
export const standardLengthIn = (club: string, category: string, group: GolferGroup): number => {
  const length = (gender: string): number | undefined => {
    const row = standardRow(club, category, gender)
    return row && numberIn(row, 'length_in')
  }
  if (group !== 'women') return length('male')!
  return length('female') ?? length('male')! - 1
}

const standardRows = readTable(standardCsv)
const standardRow = (club: string, category: string, gender: string): Row | undefined =>
  standardRows.find(
    (row) =>
      textIn(row, 'club') === club &&
      textIn(row, 'gender') === gender &&
      (textIn(row, 'category') === category || textIn(row, 'category') === 'all'),
  )

/** A standard-specs cell, degrees; undefined where the table has no such row. */
export const standardLoftDeg = (club: string, category: string, gender: 'male' | 'female'): number | undefined => {
  const row = standardRow(club, category, gender)
  return row && numberIn(row, 'loft_deg')
}

export interface FittedLength {
  readonly spec: Spec<number>
  /** From standard; 0 for juniors, who have no standard. */
  readonly offsetIn: number
  readonly warnings: readonly Warning[]
}

/** @rule LEN-IRON, LEN-WOOD, JUN-LENGTH */
export const fitLength = (
  clubType: keyof typeof shareOfAdjustment,
  golfer: Golfer,
  standardIn: number,
): FittedLength => {
  if (golfer.group === 'junior') return juniorLength(clubType, golfer)
  const adjustment = ironAdjustmentIn(golfer)
  const isWood = clubType === 'driver' || clubType === 'fairway' || clubType === 'hybrid'
  const rule = isWood ? 'LEN-WOOD' : 'LEN-IRON'
  if (adjustment === null) {
    const why =
      golfer.heightIn === null
        ? 'Without wrist to floor the length stays standard.'
        : 'Height alone does not change a length: measure wrist to floor.'
    return { ...lengthSpec(rule, standardIn, 0, why, 'default'), warnings: [] }
  }
  const share = shareOfAdjustment[clubType]
  const step = roundTo(adjustment * share, 0.25)
  const offsetIn = clubType === 'driver' ? Math.min(clip(step, -1, 0.5), driverLengthInMax - standardIn) : step
  const shareWords = share === 1 ? '' : `, of which a ${clubType} takes ${share === 0.5 ? 'half' : 'three quarters'}`
  const why =
    `Wrist to floor ${golfer.wristToFloorIn} in: irons ${signed(adjustment)} in from ${golfer.group === 'women' ? "women's" : ''} standard${shareWords}.`.replace(
      'from  ',
      'from ',
    )
  return { ...lengthSpec(rule, standardIn, offsetIn, why, 'measured'), warnings: lengthWarnings(golfer) }
}

const lengthSpec = (
  rule: Spec['rule'],
  standardIn: number,
  offsetIn: number,
  why: string,
  basis: Spec['basis'],
): Omit<FittedLength, 'warnings'> => ({
  spec: {
    value: standardIn + offsetIn,
    unit: 'in',
    display: `${standardIn + offsetIn} in (${offsetIn === 0 ? 'standard' : signed(offsetIn)})`,
    rule,
    basis,
    why,
    alternatives: [],
  },
  offsetIn,
})

/**
 * Junior lengths follow height: driver 0.60 H + 4.5, 7-iron 0.53 H + 1.2 (inches, rounded to a quarter).
 * A plausible wrist-to-floor replaces the 7-iron formula (WTF + 3) and moves the driver by the same inches.
 * The field holds the absolute length and the offset is zero: juniors have no standard.
 * @rule JUN-LENGTH
 */
const juniorLength = (club: keyof typeof shareOfAdjustment, golfer: Golfer): FittedLength => {
  const height = juniorHeightIn(golfer)
  const byHeight = 0.53 * height.value + 1.2
  const byWrist = golfer.wristToFloorIn === null ? null : golfer.wristToFloorIn + 3
  const isPlausible = byWrist !== null && Math.abs(byWrist - byHeight) < 2
  const sevenIron = roundTo(isPlausible ? byWrist : byHeight, 0.25)
  const driver = roundTo(0.6 * height.value + 4.5 + (isPlausible ? byWrist - byHeight : 0), 0.25)
  const value = { driver, fairway: driver - 1.5, hybrid: sevenIron + 1.5, iron: sevenIron, wedge: sevenIron - 1 }[club]
  const why = isPlausible
    ? `Wrist to floor ${golfer.wristToFloorIn} in puts the 7-iron at ${sevenIron} in.`
    : `A junior of ${height.value} in (${height.how}) plays a ${sevenIron} in 7-iron and a ${driver} in driver.`
  const warnings: Warning[] =
    byWrist !== null && !isPlausible
      ? [
          {
            field: 'golfer.wristToFloor',
            text: `A wrist-to-floor of ${golfer.wristToFloorIn} in does not fit a height of ${height.value} in; the height decided the length.`,
          },
        ]
      : []
  const basis = weakest(isPlausible ? null : (height satisfies Fact))
  return {
    spec: { value, unit: 'in', display: `${value} in`, rule: 'JUN-LENGTH', basis, why, alternatives: [] },
    offsetIn: 0,
    warnings,
  }
}

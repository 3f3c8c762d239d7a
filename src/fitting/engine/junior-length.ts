import {
  childBelowIn,
  growing,
  juniorLengthLines,
  juniorLengthSteps,
  juniorWrist,
  lengthGrowth,
} from '../../golf/juniors.ts'
import { lengthStepIn } from '../../golf/lengths.ts'
import { signed } from '../../golf/phrases.ts'
import { clip, roundTo } from '../../golf/units.ts'
import type { ClubType } from '../../golf/words.ts'
import { capitalize } from '../../platform/values.ts'
import type { FittedLength } from './club-fit.ts'
import { howWords } from './fact.ts'
import type { Golfer } from './golfer.ts'
import { juniorHeightIn } from './junior.ts'
import { inches, type Spec, type Warning } from './spec.ts'

/**
 * Length of a golfer who may still grow: by height, in quarters of an inch, never longer than the adult's. A wrist to floor
 * moves it as far as the height makes likely. The field of a junior holds the absolute length and the offset is zero: juniors
 * have no standard. A golfer without age or height, and one whose height asks for the adult's length, has the adult's.
 * @rule JUN-LENGTH
 */
export const growingLength = (club: ClubType, golfer: Golfer, adult: FittedLength): FittedLength => {
  const { group, ageYears, heightIn, wristToFloorIn } = golfer
  const isOfJunior = group === 'junior'
  if (!isOfJunior && heightIn === null) return adult
  const height = juniorHeightIn(golfer)
  const { driver, sevenIron, isDoubtful } = byStature(height.value, wristToFloorIn)
  if (ageYears === null) return { ...adult, warnings: [...adult.warnings, ...ageWarnings(golfer, driver)] }
  const grownIn = grownInches(ageYears, height.value)
  const byHeight = lengthsOf(driver, sevenIron)[club] + grownIn
  if (!isOfJunior && byHeight >= adult.spec.value) return adult
  const value = Math.min(byHeight, adult.spec.value)
  const offsetIn = isOfJunior ? 0 : value - (adult.spec.value - adult.offsetIn)
  const who = wristToFloorIn === null ? howWords(height) : `wrist to floor ${inches(wristToFloorIn)} in`
  const grown = grownIn === 0 ? '' : `; at the age of ${ageYears} ${grownIn} in more, on the way to the adult's length`
  const spec: Spec<number> = {
    value,
    unit: 'in',
    display: isOfJunior ? `${value} in` : `${value} in (${signed(offsetIn)})`,
    rule: 'JUN-LENGTH',
    basis: wristToFloorIn === null ? height.basis : 'measured',
    why: `${capitalize(who)} asks for a ${sevenIron} in 7-iron and a ${driver} in driver${grown}.`,
    alternatives: [],
  }
  const warnings = isDoubtful ? [doubtfulWrist(wristToFloorIn!, howWords(height))] : []
  return { spec, offsetIn, notes: isOfJunior ? [] : adult.notes, warnings }
}

const byStature = (heightIn: number, wristToFloorIn: number | null) => {
  const onLine = ({ perIn, plusIn }: { perIn: number; plusIn: number }): number => perIn * heightIn + plusIn
  const { plusIn, withinIn } = juniorWrist
  const asked = wristToFloorIn === null ? 0 : wristToFloorIn + plusIn - onLine(juniorLengthLines.sevenIron)
  const shift = clip(asked, -withinIn, withinIn)
  return {
    driver: roundTo(onLine(juniorLengthLines.driver) + shift, lengthStepIn),
    sevenIron: roundTo(onLine(juniorLengthLines.sevenIron) + shift, lengthStepIn),
    isDoubtful: Math.abs(asked) > withinIn,
  }
}

const lengthsOf = (driver: number, sevenIron: number): Readonly<Record<ClubType, number>> => ({
  driver,
  fairway: driver + juniorLengthSteps.fairway,
  hybrid: sevenIron + juniorLengthSteps.hybrid,
  iron: sevenIron,
  wedge: sevenIron + juniorLengthSteps.wedge,
})

/** Inches beyond the junior length that the years have added. */
const grownInches = (ageYears: number | null, heightIn: number): number => {
  const { inPerYear, smallFromAge, fromAge } = lengthGrowth
  const from = heightIn < growing.belowIn ? smallFromAge : fromAge
  return ageYears === null ? 0 : inPerYear * Math.max(0, ageYears - from)
}

const doubtfulWrist = (wristToFloorIn: number, heightWords: string): Warning => ({
  field: 'golfer.wristToFloor',
  rule: 'JUN-LENGTH',
  text: `A wrist-to-floor of ${inches(wristToFloorIn)} in does not fit a golfer ${heightWords}: it moved the lengths by ${juniorWrist.withinIn} in only. Measure it again.`,
})

const ageWarnings = ({ adultGroup, heightIn }: Golfer, driverIn: number): Warning[] => {
  if (heightIn === null || heightIn >= childBelowIn[adultGroup]) return []
  const text = `A golfer ${heightIn} in tall without an age is fitted as an adult: say the age, because a child of this height plays a driver of about ${driverIn} in.`
  return [{ field: 'golfer.age', rule: 'IN-GROUP', text }]
}

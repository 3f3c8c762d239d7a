import { lengthStepIn } from '../../../golf/clubs/lengths.ts'
import {
  childBelowIn,
  growing,
  juniorLengthLines,
  juniorLengthSteps,
  juniorWrist,
  lengthGrowth,
} from '../../../golf/juniors.ts'
import type { ClubType } from '../../../golf/names/words.ts'
import { clip, roundTo } from '../../../golf/units.ts'
import type { Said } from '../../../words/message.ts'
import { bodyInches, clubInches, say, sentence } from '../../../words/say.ts'
import type { FittedLength } from '../club-fit.ts'
import { lengthSaid, type Spec, shown, type Warning } from '../spec.ts'
import type { Golfer } from '../swing/golfer.ts'
import { juniorHeightIn } from './junior.ts'

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
  const who =
    wristToFloorIn === null ? height.how : say('length.wrist', { wrist: bodyInches(roundTo(wristToFloorIn, 0.01)) })
  const grown = grownIn === 0 ? [] : [say('length.grown', { age: ageYears, grown: clubInches(grownIn) })]
  const spec: Spec<number> = {
    value,
    unit: 'in',
    display: isOfJunior ? shown(clubInches(value)) : lengthSaid(value, offsetIn),
    rule: 'JUN-LENGTH',
    basis: wristToFloorIn === null ? height.basis : 'measured',
    why: sentence(say('length.ofGrowing', { who, iron: clubInches(sevenIron), driver: clubInches(driver) }), ...grown),
    alternatives: [],
  }
  const warnings = isDoubtful ? [doubtfulWrist(wristToFloorIn!, height.how)] : []
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

const doubtfulWrist = (wristToFloorIn: number, height: Said): Warning => ({
  field: 'golfer.wristToFloor',
  rule: 'JUN-LENGTH',
  text: say('length.wristOfOther', {
    wrist: bodyInches(roundTo(wristToFloorIn, 0.01)),
    height,
    change: clubInches(juniorWrist.withinIn),
  }),
})

const ageWarnings = ({ adultGroup, heightIn }: Golfer, driverIn: number): Warning[] => {
  if (heightIn === null || heightIn >= childBelowIn[adultGroup]) return []
  const text = say('length.adultWithoutAge', { height: bodyInches(heightIn), length: clubInches(driverIn) })
  return [{ field: 'golfer.age', rule: 'IN-GROUP', text }]
}

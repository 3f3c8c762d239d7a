import { juniorLengthInMax, juniorLengthLines, juniorLengthSteps, juniorWrist } from '../../golf/juniors.ts'
import { lengthStepIn } from '../../golf/lengths.ts'
import { roundTo } from '../../golf/units.ts'
import type { ClubType } from '../../golf/words.ts'
import { capitalize } from '../../platform/values.ts'
import type { FittedLength } from './club-fit.ts'
import type { Golfer } from './golfer.ts'
import { juniorHeightIn } from './junior.ts'
import { inches, type Spec, type Warning } from './spec.ts'

/**
 * Junior lengths follow height, in quarters of an inch. A plausible wrist-to-floor replaces the formula of the 7-iron and
 * moves the driver by the same inches.
 * The field holds the absolute length and the offset is zero: juniors have no standard.
 * @rule JUN-LENGTH
 */
export const juniorLength = (club: ClubType, golfer: Golfer): FittedLength => {
  const height = juniorHeightIn(golfer)
  const { wristToFloorIn } = golfer
  const onLine = ({ perIn, plusIn }: { perIn: number; plusIn: number }): number => perIn * height.value + plusIn
  const byHeight = onLine(juniorLengthLines.sevenIron)
  const byWrist = wristToFloorIn === null ? byHeight : wristToFloorIn + juniorWrist.plusIn
  const isPlausible = Math.abs(byWrist - byHeight) < juniorWrist.withinIn
  const shift = isPlausible ? byWrist - byHeight : 0
  const sevenIron = Math.min(juniorLengthInMax.sevenIron, roundTo(byHeight + shift, lengthStepIn))
  const driver = Math.min(juniorLengthInMax.driver, roundTo(onLine(juniorLengthLines.driver) + shift, lengthStepIn))
  const { fairway, hybrid, wedge } = juniorLengthSteps
  const value = {
    driver,
    fairway: driver + fairway,
    hybrid: sevenIron + hybrid,
    iron: sevenIron,
    wedge: sevenIron + wedge,
  }[club]
  const byWristWords = wristToFloorIn !== null && isPlausible
  const who = byWristWords ? `wrist to floor ${inches(wristToFloorIn)} in` : `a junior ${height.how}`
  const spec: Spec<number> = {
    value,
    unit: 'in',
    display: `${value} in`,
    rule: 'JUN-LENGTH',
    basis: byWristWords ? 'measured' : height.basis,
    why: `${capitalize(who)} asks for a ${sevenIron} in 7-iron and a ${driver} in driver.`,
    alternatives: [],
  }
  return { spec, offsetIn: 0, notes: [], warnings: isPlausible ? [] : [doubtfulWrist(wristToFloorIn!, height.how)] }
}

const doubtfulWrist = (wristToFloorIn: number, heightWords: string): Warning => ({
  field: 'golfer.wristToFloor',
  rule: 'JUN-LENGTH',
  text: `A wrist-to-floor of ${inches(wristToFloorIn)} in does not fit a junior ${heightWords}; the height decided the length.`,
})

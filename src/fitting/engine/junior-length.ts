import { roundTo } from '../../golf/units.ts'
import type { ClubType } from '../../golf/words.ts'
import type { FittedLength } from './club-fit.ts'
import type { Golfer } from './golfer.ts'
import { juniorHeightIn } from './junior.ts'
import { capital, inches, type Spec, type Warning } from './spec.ts'

/** A wrist-to-floor further than this from what the height asks for is not believed, inches of 7-iron. */
const juniorDoubtIn = 2

/** A junior's clubs are never longer than men's standard. @source house: the formulas end with the junior charts, at 64 in of height */
const juniorSevenIronInMax = 37
const juniorDriverInMax = 45.5

/**
 * Junior lengths follow height: driver 0.60 H + 4.5, 7-iron 0.53 H + 1.2 (inches, rounded to a quarter).
 * A plausible wrist-to-floor replaces the 7-iron formula (WTF + 3) and moves the driver by the same inches.
 * The field holds the absolute length and the offset is zero: juniors have no standard.
 * @rule JUN-LENGTH
 */
export const juniorLength = (club: ClubType, golfer: Golfer): FittedLength => {
  const height = juniorHeightIn(golfer)
  const { wristToFloorIn } = golfer
  const byHeight = 0.53 * height.value + 1.2
  const byWrist = wristToFloorIn === null ? byHeight : wristToFloorIn + 3
  const isPlausible = Math.abs(byWrist - byHeight) < juniorDoubtIn
  const shift = isPlausible ? byWrist - byHeight : 0
  const sevenIron = Math.min(juniorSevenIronInMax, roundTo(byHeight + shift, 0.25))
  const driver = Math.min(juniorDriverInMax, roundTo(0.6 * height.value + 4.5 + shift, 0.25))
  const value = { driver, fairway: driver - 1.5, hybrid: sevenIron + 1.5, iron: sevenIron, wedge: sevenIron - 1 }[club]
  const byWristWords = wristToFloorIn !== null && isPlausible
  const who = byWristWords ? `wrist to floor ${inches(wristToFloorIn)} in` : `a junior ${height.how}`
  const spec: Spec<number> = {
    value,
    unit: 'in',
    display: `${value} in`,
    rule: 'JUN-LENGTH',
    basis: byWristWords ? 'measured' : height.basis,
    why: `${capital(who)} asks for a ${sevenIron} in 7-iron and a ${driver} in driver.`,
    alternatives: [],
  }
  return { spec, offsetIn: 0, notes: [], warnings: isPlausible ? [] : [doubtfulWrist(wristToFloorIn!, height.how)] }
}

const doubtfulWrist = (wristToFloorIn: number, heightWords: string): Warning => ({
  field: 'golfer.wristToFloor',
  text: `A wrist-to-floor of ${inches(wristToFloorIn)} in does not fit a junior ${heightWords}; the height decided the length.`,
})

import { bestCarryYards, camerasReadHigherDeg, steepAttackDeg } from '../../golf/attack.ts'
import { groundShift } from '../../golf/driver-flight.ts'
import { interpolate, roundTo } from '../../golf/units.ts'
import type { Swing } from './context.ts'
import { figure, mphWords, type Note } from './spec.ts'

/** A measured steep attack, with the carry that a level one would have at its best. @rule DRV-ATTACK */
export const attackAdvice = ({ attackDeg, clubSpeedMph }: Swing): Note[] => {
  if (attackDeg.basis !== 'measured' || attackDeg.value > steepAttackDeg) return []
  const yards = roundTo(bestCarryYards(clubSpeedMph.value, 0) - bestCarryYards(clubSpeedMph.value, attackDeg.value), 1)
  const text =
    `The driver comes down ${figure(-attackDeg.value)}° on the ball: at ${mphWords(clubSpeedMph)} the best shot of a level attack carries ${yards} yd farther. ` +
    `Tee the ball with half of it above the crown and play it off the lead heel. A camera-based launch monitor reads about ${camerasReadHigherDeg}° higher than a radar, so there the swing is steeper still.`
  return [{ rule: 'DRV-ATTACK', text }]
}

/** Where to aim on other ground than a normal one; the request does not name it. @rule DRV-GROUND */
export const groundAdvice = ({ ballSpeedMph }: Swing): Note[] => {
  const at = (end: keyof typeof groundShift, step: number) =>
    roundTo(interpolate(groundShift[end], ballSpeedMph.value), step)
  const range = `${at('degMin', 0.5)} to ${at('degMax', 0.5)}° and ${at('rpmMin', 50)} to ${at('rpmMax', 50)} rpm`
  const text = `On firm ground or in wind aim ${range} lower than the target, on soft ground as much higher: tee it lower or higher before you change the loft.`
  return [{ rule: 'DRV-GROUND', text }]
}

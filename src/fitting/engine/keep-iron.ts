import { ironBendDegMax } from '../../golf/matching.ts'
import { type HoldVerdict, holdVerdict, sevenIronWindow } from './iron-flight.ts'
import { inWindowWords } from './keep-driver.ts'
import { figuresVerdict, type Question, type Verdict } from './keep-figures.ts'
import { figure } from './spec.ts'
import { launchPlace, spinPlace } from './window.ts'

/** Irons are judged by what stops on a green before any figure that is stamped on them. @rule KEEP-CLUB, IRON-HOLD */
export const ironVerdict = (question: Question): Verdict => {
  const { fit, loft, change } = question
  const { swing } = fit
  const hold = holdVerdict(swing, swing.presentShot?.flight ?? null)
  if (hold === null) return figuresVerdict(question)
  if (hold.verdict === 'fail') return notHolding(hold, question)
  const inWindow = hold.verdict === 'holds' ? flightInWindow(question) : null
  if (inWindow !== null) return { verdict: 'keep', reason: `it holds the green: ${inWindow}` }
  if (loft === null || loft.fits || change === null) return figuresVerdict(question)
  const isTooHigh = hold.verdict === 'too_high' && change.landingDeg < 0
  return isTooHigh && loft.off <= ironBendDegMax
    ? { verdict: 'adjust', reason: `${loft.text}; it flies higher than it needs: have it bent` }
    : { verdict: 'compare', reason: `${loft.text}, but it holds the green as it is; hit both before you buy` }
}

/** Never kept, and never for its carry; bent no further than irons bend. */
const notHolding = (
  { landingDeg, landingDegMin, peakFeet, window, shortByDeg }: HoldVerdict,
  question: Question,
): Verdict => {
  const { fit, loft } = question
  const flight =
    shortByDeg > 0
      ? `lands at ${figure(landingDeg!)}°, under ${figure(landingDegMin)}°`
      : `peaks at ${figure(peakFeet!)} ft, under ${figure(window.peakFeetMin)} ft`
  const fails = `it holds no green (${flight})`
  const isWeaker = loft !== null && !loft.fits && fit.specs.loft.value > loft.present
  if (!isWeaker) return { verdict: 'adjust', reason: `${fails}; first try a lighter, higher-launching shaft` }
  return loft.off <= ironBendDegMax
    ? { verdict: 'adjust', reason: `${fails} and its ${loft.text}; have it bent` }
    : { verdict: 'replace', reason: `${fails} and its ${loft.text}, further than irons bend` }
}

/** That measured launch and spin stand in their windows, in words. */
const flightInWindow = ({ fit: { swing } }: Question): string | null => {
  const { launchDeg: launch, spinRpm: spin } = swing
  if (launch?.basis !== 'measured' || spin?.basis !== 'measured') return null
  const window = sevenIronWindow(swing.clubSpeedMph.value)
  const isIn = launchPlace(launch.value, window) === 'inside' && spinPlace(spin.value, window) === 'inside'
  return isIn ? inWindowWords(launch.value, spin.value) : null
}

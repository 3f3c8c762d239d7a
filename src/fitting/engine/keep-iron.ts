import { ironBendDegMax } from '../../golf/matching.ts'
import { type HoldVerdict, holdVerdict, sevenIronWindow } from './iron-flight.ts'
import { inWindowWords } from './keep-driver.ts'
import { adjust, type Comparison, figuresVerdict, type Question, type Verdict } from './keep-figures.ts'
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
    ? adjust('iron', `${loft.text}; it flies higher than it needs: have it bent`, [loft, ...question.others])
    : { verdict: 'compare', reason: `${loft.text}, but it holds the green as it is; hit both before you buy` }
}

/** Never kept, and never for its carry; bent no further than irons bend. */
const notHolding = (
  { landingDeg, landingDegMin, peakFeet, window, shortByDeg }: HoldVerdict,
  question: Question,
): Verdict => {
  const { fit, loft, others } = question
  const flight =
    shortByDeg > 0
      ? `lands at ${figure(landingDeg!)}°, under ${figure(landingDegMin)}°`
      : `peaks at ${figure(peakFeet!)} ft, under ${figure(window.peakFeetMin)} ft`
  const fails = `it holds no green (${flight})`
  const isWeaker = loft !== null && !loft.fits && fit.specs.loft.value > loft.present
  if (!isWeaker)
    return adjust('iron', `${fails}; first try a lighter, higher-launching shaft`, others.filter(isNotHeavier), [
      { spec: 'shaft', how: 'reshaft', from: null, to: null },
    ])
  return loft.off <= ironBendDegMax
    ? adjust('iron', `${fails} and its ${loft.text}; have it bent`, [loft, ...others])
    : { verdict: 'replace', reason: `${fails} and its ${loft.text}, further than irons bend` }
}

/** A heavier shaft would launch lower still. */
const isNotHeavier = ({ spec, present, fitted }: Comparison): boolean => spec !== 'shaftWeight' || fitted <= present

/** That measured launch and spin stand in their windows, in words. */
const flightInWindow = ({ fit: { swing } }: Question): string | null => {
  const { launchDeg: launch, spinRpm: spin } = swing
  if (launch?.basis !== 'measured' || spin?.basis !== 'measured') return null
  const window = sevenIronWindow(swing.clubSpeedMph.value)
  const isIn = launchPlace(launch.value, window) === 'inside' && spinPlace(spin.value, window) === 'inside'
  return isIn ? inWindowWords(launch.value, spin.value) : null
}

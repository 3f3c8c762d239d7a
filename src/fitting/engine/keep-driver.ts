import { modelErrorYards } from '../../golf/driver-flight.ts'
import { farLoftDeg } from '../../golf/matching.ts'
import { flightOnTarget } from './driver-flight.ts'
import { expectedFlight } from './expected-flight.ts'
import { worthOf } from './flight-change.ts'
import {
  adjust,
  type Comparison,
  type Fitted,
  figuresVerdict,
  kept,
  othersVerdict,
  type Question,
  type Verdict,
} from './keep-figures.ts'
import { figure, gainWords } from './spec.ts'
import { driverWindow, launchPlace, spinPlace } from './window.ts'

/** A driver whose shot was measured is judged by its flights, any other by its figures. @rule KEEP-CLUB */
export const driverVerdict = (question: Question): Verdict => {
  const { loft, change, fit } = question
  if (change === null || loft === null) return figuresVerdict(question)
  const worth = worthOf(change)
  if (worth === 'gain' && !loft.fits)
    return loft.off > farLoftDeg
      ? { verdict: 'replace', reason: loft.text }
      : adjust('driver', `${loft.text}; turn the hosel where it has one`, [loft, ...question.others])
  if (worth !== 'none')
    return {
      verdict: 'compare',
      reason: `${loft.text}, and distance alone does not decide it; hit both before you buy`,
    }
  return missedTarget(fit) ?? othersOrKept(question, loft)
}

/** More to be had at the same ball speed than the model errs: no loft tells who keeps such a shot. */
const missedTarget = ({ swing, target }: Fitted): Verdict | null => {
  const onTarget = target && flightOnTarget(swing, target)
  if (!onTarget || swing.presentShot === null) return null
  if (onTarget.moreYards <= modelErrorYards) return null
  const now = expectedFlight(swing.presentShot)
  const yards = onTarget.expected.carryYards - now.carryYards
  const { launchDeg, spinRpm } = now
  return {
    verdict: 'compare',
    reason: `with launch ${figure(launchDeg)}° and spin ${spinRpm} rpm the ball carries ${gainWords(yards)} less than on target, which loft alone does not mend; hit other heads and shafts beside it before you buy`,
  }
}

const othersOrKept = ({ clubType, fit, loft: _, others, head }: Question, loft: Comparison): Verdict => {
  const flight = flightInWindow(fit)
  if (loft.fits && flight !== null) return { verdict: 'keep', reason: flight }
  const other = othersVerdict(clubType, others, head)
  if (other !== null) return other
  return loft.fits
    ? kept([loft, ...others])
    : { verdict: 'keep', reason: `${loft.text}, but the fitted loft flies no farther` }
}

/** That measured launch and spin stand in their windows, in words. */
const flightInWindow = ({ swing, target }: Fitted): string | null => {
  const { launchDeg: launch, spinRpm: spin } = swing
  if (launch?.basis !== 'measured' || spin?.basis !== 'measured' || target === undefined) return null
  const window = driverWindow(target)
  const isIn = launchPlace(launch.value, window) === 'inside' && spinPlace(spin.value, window) === 'inside'
  return isIn ? inWindowWords(launch.value, spin.value) : null
}

/** @rule KEEP-CLUB */
export const inWindowWords = (launchDeg: number, spinRpm: number): string =>
  `launch ${figure(launchDeg)}° and spin ${Math.round(spinRpm)} rpm stand in their windows`

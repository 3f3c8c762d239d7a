import { farLoftDeg } from '../../../golf/clubs/matching.ts'
import { directionYards, modelErrorYards } from '../../../golf/flight/driver-flight.ts'
import type { Message } from '../../../words/message.ts'
import { deg, rpm, say } from '../../../words/say.ts'
import { gainSaid, rounded } from '../spec.ts'
import { fittedChange, worthOf } from '../swing/flight-change.ts'
import { driverWindow, launchPlace, spinPlace } from '../swing/window.ts'
import {
  adjust,
  type Comparison,
  type Fitted,
  figuresVerdict,
  type KnownClub,
  kept,
  othersVerdict,
  type Question,
  type Verdict,
} from './keep-figures.ts'

/** A driver whose shot was measured is judged by its flights, any other by its figures. @rule KEEP-CLUB */
export const driverVerdict = (question: Question): Verdict => {
  const { loft, change, fit } = question
  if (change === null || loft === null) return figuresVerdict(question)
  const worth = worthOf(change)
  if (isForDirection(fit, question.present.club)) return directionVerdict
  if (worth === 'gain' && !loft.fits)
    return loft.off > farLoftDeg
      ? { verdict: 'replace', why: loft.text }
      : adjust('driver', loft.text, say('ownClub.turnHosel'), [loft, ...question.others])
  if (worth !== 'none')
    return {
      verdict: 'compare',
      why: say('ownClub.distanceUndecided', { figures: loft.text }),
      toDo: say('ownClub.hitBoth'),
    }
  return missedTarget(fit) ?? othersOrKept(question, loft)
}

/** Whether a draw head is fitted in place of one that is not known to be one, for no gain, and costs no more yards than it is worth. @rule KEEP-CLUB */
export function isForDirection(
  { specs, swing: { missSize }, flights }: Pick<Fitted, 'specs' | 'swing' | 'flights'>,
  club: KnownClub | null,
): boolean {
  const change = fittedChange(flights)
  if (change === null || worthOf(change) === 'gain') return false
  if (specs.headProfile.value !== 'draw' || club?.category === 'draw') return false
  const worthYards = missSize === 'large' || missSize === 'moderate' ? directionYards[missSize] : modelErrorYards
  return Math.min(change.carryYards, change.totalYards) >= -worthYards
}

/** No yards tell who keeps a club that curves. */
const directionVerdict: Verdict = {
  verdict: 'compare',
  why: say('ownClub.forDirection'),
  toDo: say('ownClub.hitBoth'),
}

/** More to be had at the same ball speed than the model errs: no loft tells who keeps such a shot. */
const missedTarget = ({ onTarget }: Fitted): Verdict | null => {
  if (onTarget?.carries !== 'more') return null
  const { now, expected } = onTarget
  return {
    verdict: 'compare',
    why: say('ownClub.shortOfTarget', {
      launch: deg(rounded(now.launchDeg)),
      spin: rpm(now.spinRpm),
      gain: gainSaid(expected.carryYards - now.carryYards),
    }),
    toDo: say('ownClub.hitOthers'),
  }
}

const othersOrKept = ({ clubType, fit, loft: _, others, head }: Question, loft: Comparison): Verdict => {
  const flight = flightInWindow(fit)
  if (loft.fits && flight !== null) return { verdict: 'keep', why: flight }
  const other = othersVerdict(clubType, others, head)
  if (other !== null) return other
  return loft.fits
    ? kept([loft, ...others])
    : { verdict: 'keep', why: say('ownClub.noFarther', { figures: loft.text }) }
}

/** That measured launch and spin stand in their windows, in words. */
const flightInWindow = ({ swing, target }: Fitted): Message | null => {
  const { launchDeg: launch, spinRpm: spin } = swing
  if (launch?.basis !== 'measured' || spin?.basis !== 'measured' || target === undefined) return null
  const window = driverWindow(target)
  const isIn = launchPlace(launch.value, window) === 'inside' && spinPlace(spin.value, window) === 'inside'
  return isIn ? inWindowsSaid(launch.value, spin.value) : null
}

/** @rule KEEP-CLUB */
export const inWindowsSaid = (launchDeg: number, spinRpm: number): Message =>
  say('ownClub.inWindows', { launch: deg(rounded(launchDeg)), spin: rpm(Math.round(spinRpm)) })

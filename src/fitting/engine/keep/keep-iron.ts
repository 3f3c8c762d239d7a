import { ironBendDegMax } from '../../../golf/clubs/matching.ts'
import type { Message } from '../../../words/message.ts'
import { deg, feet, say } from '../../../words/say.ts'
import { type HoldVerdict, holdVerdict, sevenIronWindow } from '../irons/iron-flight.ts'
import { rounded } from '../spec.ts'
import { launchPlace, spinPlace } from '../swing/window.ts'
import { inWindowsSaid } from './keep-driver.ts'
import { adjust, type Comparison, figuresVerdict, type Question, type Verdict } from './keep-figures.ts'

/** Irons are judged by what stops on a green before any figure that is stamped on them. @rule KEEP-CLUB, IRON-HOLD */
export const ironVerdict = (question: Question): Verdict => {
  const { fit, loft, change } = question
  const { swing } = fit
  const hold = holdVerdict(swing, swing.presentShot?.flight ?? null)
  if (hold === null) return figuresVerdict(question)
  if (hold.verdict === 'fail') return notHolding(hold, question)
  const inWindow = hold.verdict === 'holds' ? flightInWindow(question) : null
  if (inWindow !== null) return { verdict: 'keep', why: say('ownClub.holdsGreen', { why: inWindow }) }
  if (loft === null || loft.fits || change === null) return figuresVerdict(question)
  const isTooHigh = hold.verdict === 'too_high' && change.landingDeg < 0
  return isTooHigh && loft.off <= ironBendDegMax
    ? adjust('iron', loft.text, say('ownClub.bendTooHigh'), [loft, ...question.others])
    : { verdict: 'compare', why: say('ownClub.holdsAsIs', { figures: loft.text }), toDo: say('ownClub.hitBoth') }
}

/** Never kept, and never for its carry; bent no further than irons bend. */
const notHolding = (
  { landingDeg, landingDegMin, peakFeet, window, shortByDeg }: HoldVerdict,
  question: Question,
): Verdict => {
  const { fit, loft, others } = question
  const why =
    shortByDeg > 0
      ? say('ownClub.landsAt', { landing: deg(rounded(landingDeg!)), least: deg(rounded(landingDegMin)) })
      : say('ownClub.peaksAt', { height: feet(rounded(peakFeet!)), least: feet(rounded(window.peakFeetMin)) })
  const isWeaker = loft !== null && !loft.fits && fit.specs.loft.value > loft.present
  if (!isWeaker)
    return adjust('iron', say('ownClub.holdsNone', { why }), say('ownClub.lighterShaft'), others.filter(isNotHeavier), [
      { spec: 'shaft', how: 'reshaft', from: null, to: null },
    ])
  return loft.off <= ironBendDegMax
    ? adjust('iron', say('ownClub.holdsNoneLoft', { why, figures: loft.text }), say('ownClub.bend'), [loft, ...others])
    : { verdict: 'replace', why: say('ownClub.holdsNoneFar', { why, figures: loft.text }) }
}

/** A heavier shaft would launch lower still. */
const isNotHeavier = ({ spec, present, fitted }: Comparison): boolean => spec !== 'shaftWeight' || fitted <= present

/** That measured launch and spin stand in their windows, in words. */
const flightInWindow = ({ fit: { swing } }: Question): Message | null => {
  const { launchDeg: launch, spinRpm: spin } = swing
  if (launch?.basis !== 'measured' || spin?.basis !== 'measured') return null
  const window = sevenIronWindow(swing.clubSpeedMph.value)
  const isIn = launchPlace(launch.value, window) === 'inside' && spinPlace(spin.value, window) === 'inside'
  return isIn ? inWindowsSaid(launch.value, spin.value) : null
}

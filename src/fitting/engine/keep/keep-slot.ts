import { wornGrooveYears } from '../../../golf/clubs/heads.ts'
import { bounceStepDeg } from '../../../golf/clubs/matching.ts'
import { soleWidthOf } from '../../../golf/clubs/wedges.ts'
import { type SoleWidth, soleWidths } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { deg, rpm, say } from '../../../words/say.ts'
import { rounded } from '../spec.ts'
import { adjust, kept, othersVerdict, type Question, type Verdict } from './keep-figures.ts'

/** What speaks against keeping, or else what was looked at, by name. */
interface Evidence {
  readonly against: Verdict | null
  readonly known: readonly Message[]
}

/**
 * A fairway wood, hybrid or wedge: its loft names the slot that was fitted, so it is judged by everything else, or not at
 * all.
 * @rule KEEP-CLUB
 */
export const slotVerdict = (question: Question): Verdict => {
  const { clubType, fit, loft, others, head } = question
  if (fit.slotNote !== undefined)
    return { verdict: 'compare', why: say('ownClub.otherSlot'), toDo: say('ownClub.hitBoth') }
  const { against, known } = clubType === 'wedge' ? wedgeEvidence(question) : launchEvidence(question)
  if (against !== null) return against
  if (loft !== null && !loft.fits) return adjust(clubType, loft.text, say('ownClub.turnHosel'), [loft, ...others])
  const other = othersVerdict(clubType, others, head)
  if (other !== null) return other
  const names = [...known, ...others.map(({ name }) => name), ...(head === null ? [] : [say('ownClub.headClass')])]
  const more = say(clubType === 'wedge' ? 'ownClub.spinWouldTell' : 'ownClub.launchWouldTell')
  return names.length === 0
    ? { verdict: 'unknown', why: say('ownClub.onlySlot'), toDo: more }
    : kept(names.map((name) => ({ name })))
}

/** A measured launch so far off that the fitting asks for the highest or lowest shaft. */
const launchEvidence = ({ fit: { flights, swing, specs } }: Question): Evidence => {
  const { launchDeg } = swing
  if (flights.current === null || launchDeg?.basis !== 'measured') return { against: null, known: [] }
  const profile = specs.launchProfile.value
  const known = [say('ownClub.launch')]
  if (profile !== 'high' && profile !== 'low') return { against: null, known }
  const launch = deg(rounded(launchDeg.value))
  const against =
    profile === 'high'
      ? { why: say('ownClub.launchIsLow', { launch }), toDo: say('ownClub.hitHigher') }
      : { why: say('ownClub.launchIsHigh', { launch }), toDo: say('ownClub.hitLower') }
  return { against: { verdict: 'compare', ...against }, known }
}

/** Spin, age, bounce and sole: what wears and what meets the turf. */
const wedgeEvidence = ({ fit, present: { ageYears, bounceDeg, sole } }: Question): Evidence => {
  const { specs, swing, wedgeFit } = fit
  const grade = wedgeFit?.spinGrade?.grade ?? 'not graded'
  const isOld = ageYears !== null && ageYears >= wornGrooveYears
  const spin = rpm(Math.round(swing.spinRpm?.value ?? 0))
  const compare = (why: Message, toDo: Message): Evidence => ({ against: { verdict: 'compare', why, toDo }, known: [] })
  if (grade === 'low' && isOld)
    return { against: { verdict: 'replace', why: say('ownClub.spinLowOld', { spin, years: ageYears }) }, known: [] }
  if (grade === 'low' || grade === 'fair')
    return compare(say(grade === 'low' ? 'ownClub.spinLow' : 'ownClub.spinFair', { spin }), say('ownClub.freshGrooves'))
  const isGood = grade === 'good' || grade === 'high'
  if (isOld && !isGood) return compare(say('ownClub.oldGrooves', { years: ageYears }), say('ownClub.freshOne'))
  const bounce = specs.bounce?.value
  if (bounceDeg !== null && bounce !== undefined && Math.abs(bounceDeg - bounce) >= bounceStepDeg)
    return compare(say('ownClub.bounceDiffers', { own: deg(bounceDeg), fitted: deg(bounce) }), say('ownClub.hitBoth'))
  const soles = solesOf(sole, specs.grind?.value)
  if (soles !== null && !soles.fits)
    return compare(
      say('ownClub.soleDiffers', { own: say(widths[soles.own]), fitted: say(widths[soles.fitted]) }),
      say('ownClub.hitBoth'),
    )
  const known = [
    ...(isGood ? [say('ownClub.spin')] : []),
    ...(bounceDeg === null ? [] : [say('ownClub.bounce')]),
    ...(soles === null ? [] : [say('ownClub.sole')]),
  ]
  return { against: null, known }
}

/** A sole of the other end does the opposite in soft turf; one of medium width does some of both. @rule KEEP-CLUB */
const solesOf = (own: SoleWidth | null, grind: string | undefined) => {
  if (own === null || grind === undefined) return null
  const fitted = soleWidthOf(grind) ?? 'medium'
  return { own, fitted, fits: Math.abs(soleWidths.indexOf(own) - soleWidths.indexOf(fitted)) < 2 }
}
const widths = { narrow: 'ownClub.narrow', medium: 'ownClub.medium', wide: 'ownClub.wide' } as const

import { wornGrooveYears } from '../../golf/heads.ts'
import { bounceStepDeg } from '../../golf/matching.ts'
import { soleWidthOf } from '../../golf/wedges.ts'
import { type SoleWidth, soleWidths } from '../../golf/words.ts'
import { adjust, kept, othersVerdict, type Question, type Verdict } from './keep-figures.ts'
import { figure } from './spec.ts'

/** What speaks against keeping, or else what was looked at, by name. */
interface Evidence {
  readonly against: Verdict | null
  readonly known: readonly string[]
}

/**
 * A fairway wood, hybrid or wedge: its loft names the slot that was fitted, so it is judged by everything else, or not at
 * all.
 * @rule KEEP-CLUB
 */
export const slotVerdict = (question: Question): Verdict => {
  const { clubType, fit, loft, others, head } = question
  if (fit.slotNote !== undefined)
    return { verdict: 'compare', reason: 'the speed asks for another slot; hit both before you buy' }
  const { against, known } = clubType === 'wedge' ? wedgeEvidence(question) : launchEvidence(question)
  if (against !== null) return against
  if (loft !== null && !loft.fits)
    return adjust(clubType, `${loft.text}; turn the hosel where it has one`, [loft, ...others])
  const other = othersVerdict(clubType, others, head)
  if (other !== null) return other
  const names = [...known, ...others.map(({ name }) => name), ...(head === null ? [] : ['head class'])]
  const more = clubType === 'wedge' ? 'its shaft weight or measured spin' : 'its shaft weight or a measured launch'
  return names.length === 0
    ? { verdict: 'unknown', reason: `its loft only names the slot; ${more} would tell` }
    : kept(names.map((name) => ({ name })))
}

/** A measured launch so far off that the fitting asks for the highest or lowest shaft. */
const launchEvidence = ({ fit: { flights, swing, specs } }: Question): Evidence => {
  const { launchDeg } = swing
  if (flights.current === null || launchDeg?.basis !== 'measured') return { against: null, known: [] }
  const profile = specs.launchProfile.value
  if (profile !== 'high' && profile !== 'low') return { against: null, known: ['launch'] }
  const [how, way] = profile === 'high' ? ['low', 'higher'] : ['high', 'lower']
  const reason = `a launch of ${figure(launchDeg.value)}° is ${how} for it; hit a ${way}-launching shaft or another loft beside it`
  return { against: { verdict: 'compare', reason }, known: ['launch'] }
}

/** Spin, age, bounce and sole: what wears and what meets the turf. */
const wedgeEvidence = ({ fit, present: { ageYears, bounceDeg, sole } }: Question): Evidence => {
  const { specs, swing, wedgeFit } = fit
  const grade = wedgeFit?.spinGrade?.grade ?? 'not graded'
  const isOld = ageYears !== null && ageYears >= wornGrooveYears
  const spin = swing.spinRpm === null ? '' : `spin ${Math.round(swing.spinRpm.value)} rpm`
  const compare = (reason: string): Evidence => ({ against: { verdict: 'compare', reason }, known: [] })
  if (grade === 'low' && isOld)
    return {
      against: { verdict: 'replace', reason: `${spin} is low and its grooves are ${ageYears} years old` },
      known: [],
    }
  if (grade === 'low' || grade === 'fair')
    return compare(
      `${spin} is ${grade === 'low' ? 'low' : 'no more than usable'}; hit one with fresh grooves beside it`,
    )
  const isGood = grade === 'good' || grade === 'high'
  if (isOld && !isGood)
    return compare(`its grooves are ${ageYears} years old and nobody measured its spin; hit a fresh one beside it`)
  const bounce = specs.bounce?.value
  if (bounceDeg !== null && bounce !== undefined && Math.abs(bounceDeg - bounce) >= bounceStepDeg)
    return compare(`bounce ${bounceDeg}° against the fitted ${bounce}°; hit both before you buy`)
  const { fitted, fits } = soleComparison(sole, specs.grind?.value)
  if (fits === false) return compare(`its sole is ${sole}, the fitted one ${fitted}; hit both before you buy`)
  const known = [...(isGood ? ['spin'] : []), ...(bounceDeg === null ? [] : ['bounce']), ...(fits ? ['sole'] : [])]
  return { against: null, known }
}

/** A sole of the other end does the opposite in soft turf; one of medium width does some of both. @rule KEEP-CLUB */
const soleComparison = (sole: SoleWidth | null, grind: string | undefined) => {
  const fitted = grind === undefined ? null : (soleWidthOf(grind) ?? 'medium')
  const isKnown = sole !== null && fitted !== null
  return { fitted, fits: isKnown ? Math.abs(soleWidths.indexOf(sole) - soleWidths.indexOf(fitted)) < 2 : null }
}

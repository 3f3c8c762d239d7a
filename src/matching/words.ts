import { loftToleranceDeg } from '../golf/matching.ts'
import { drawbacksFor, reasonsFor } from '../scoring/index.ts'
import { signed } from './build.ts'
import { type Candidate, movesWeight } from './candidate.ts'
import { categoryWords } from './category.ts'
import type { WantedBuild } from './wanted.ts'

/** Reasons that a pick shows at most: the golfer's needs first, then loft and shaft. */
const reasonsMax = 5

/** Why this head, and why this build of it, in sentences with the figures behind them. */
export const reasonsOf = (wanted: WantedBuild, candidate: Candidate): string[] => {
  const { attributes } = candidate
  const forGolfer = attributes === null ? [] : reasonsFor(wanted.need, attributes)
  const forBuild = [
    candidate.wedge === null ? loftReason(wanted, candidate) : wedgeReason(wanted, candidate),
    shaftReason(wanted, candidate),
  ].filter((reason) => reason !== null)
  return [...forGolfer.slice(0, reasonsMax - forBuild.length), ...forBuild]
}

/** What the golfer does not get with this head, each with the figure that was fitted. */
export const compromisesOf = (wanted: WantedBuild, candidate: Candidate): string[] => {
  const { head, group, attributes, score } = candidate
  const found = [
    group.compromise,
    candidate.categorySteps > 0 && head.category !== wanted.headProfile
      ? `A ${categoryWords(head.category)} head where ${categoryWords(wanted.headProfile)} was fitted.`
      : null,
    loftCompromise(wanted, candidate),
    bounceCompromise(wanted, candidate),
    ...shaftCompromises(wanted, candidate),
    movesWeight(wanted, head) ? null : `No weight to set to ${wanted.weightSetting}.`,
    ...(attributes === null ? [] : drawbacksFor(wanted.need, attributes, score?.cap ?? null)),
  ]
  return found.filter((note) => note !== null)
}

/** What every pick has in common as a compromise: the catalog has nothing better. */
export const sharedCompromises = (picks: readonly { readonly compromises: readonly string[] }[]): string[] =>
  picks[0]?.compromises.filter((note) => picks.every(({ compromises }) => compromises.includes(note))) ?? []

const loftReason = ({ loftDeg, clubType }: WantedBuild, { loft }: Candidate): string | null => {
  if (loft.missDeg > loftToleranceDeg) return null
  const stock = `${loft.stockLoftDeg}°${clubType === 'iron' ? ' 7-iron' : ''}`
  const reaches =
    loft.missDeg === 0
      ? `the fitted ${loftDeg}°`
      : `${loft.playingLoftDeg}°, ${loft.missDeg}° from the fitted ${loftDeg}°`
  if (!loft.settingDeg) return loft.missDeg === 0 ? `Made in the fitted ${stock}.` : `Made in ${reaches}.`
  if (clubType === 'iron')
    return `The ${stock} is bent ${Math.abs(loft.settingDeg)}° ${loft.settingDeg > 0 ? 'weak' : 'strong'} to ${reaches}.`
  return `The ${stock} head with its hosel at ${signed(loft.settingDeg)} plays ${reaches}.`
}

const wedgeReason = ({ bounceDeg }: WantedBuild, { loft, wedge }: Candidate): string | null => {
  if (wedge?.bounceDeg == null) return null
  const sole = wedge.grind === null ? '' : ` on the ${wedge.grind} sole`
  const bent = loft.settingDeg ? ` bent ${signed(loft.settingDeg)}°` : ''
  return `${loft.stockLoftDeg}°${bent} with ${wedge.bounceDeg}° of bounce${sole}, for the fitted ${bounceDeg}°.`
}

const shaftReason = ({ shaftWeightGrams }: WantedBuild, { shaft }: Candidate): string | null => {
  if (shaft.flexSteps > 0 || shaft.gramsOutside > 0 || shaft.isOtherMaterial) return null
  const weight = shaft.weightGrams === null ? shaft.weightBand.replace('g', ' g') : `${shaft.weightGrams} g`
  const fitted = `${shaft.flex}, ${weight}${weightWords(shaft.gramsOff)} the fitted ${shaftWeightGrams} g`
  if (shaft.source === 'stock') return `A stock shaft fits: ${fitted}.`
  const price = shaft.upcharge === null ? '' : ` at $${shaft.upcharge}`
  return `An aftermarket shaft${price} fits better than the stock ones: ${fitted}.`
}

/** Differences of a few grams are within what one model varies. */
const sameWeightGrams = 3
const weightWords = (gramsOff: number): string =>
  Math.abs(gramsOff) <= sameWeightGrams ? ' for' : gramsOff > 0 ? ', a little above' : ', a little below'

const loftCompromise = ({ loftDeg, designation }: WantedBuild, { loft }: Candidate): string | null => {
  if (loft.missDeg > loftToleranceDeg)
    return `Plays ${loft.playingLoftDeg}°, ${loft.missDeg}° ${loft.playingLoftDeg > loftDeg ? 'over' : 'under'} the fitted ${loftDeg}°.`
  return loft.isOtherName ? `The maker calls this loft a ${loft.designation}; a ${designation} was fitted.` : null
}

/** A bounce this far off plays like another sole. */
const bounceToleranceDeg = 2

const bounceCompromise = ({ bounceDeg }: WantedBuild, { wedge }: Candidate): string | null => {
  if (wedge === null) return null
  if (wedge.bounceDeg === null) return `The maker publishes no bounce for this sole; ${bounceDeg}° was fitted.`
  return wedge.bounceMissDeg > bounceToleranceDeg
    ? `${wedge.bounceDeg}° of bounce is the nearest; ${bounceDeg}° was fitted.`
    : null
}

const shaftCompromises = (wanted: WantedBuild, { shaft }: Candidate): (string | null)[] => [
  flexCompromise(wanted, shaft),
  shaft.isOtherMaterial ? `${shaft.material} shaft; ${wanted.material?.toLowerCase()} was fitted.` : null,
  shaft.gramsOutside > 0
    ? `The shaft weighs ${shaft.weightGrams === null ? shaft.weightBand.replace('g', ' g') : `${shaft.weightGrams} g`}; ${wanted.shaftWeightGrams} g was fitted.`
    : null,
]

const flexCompromise = ({ flex }: WantedBuild, shaft: Candidate['shaft']): string | null => {
  if (shaft.flexSteps === 0) return null
  if (shaft.flexSteps < 1)
    return `Few makers print ${flex}: it is built as ${shaft.flex} of the ${shaft.flex === 'Stiff' ? 'higher' : 'lower'} weight.`
  return `The shaft comes in ${shaft.flex}; ${flex} was fitted.`
}

import { hybridClassOf } from '../golf/lofts.ts'
import {
  bandGramsOf,
  bounceGradeDeg,
  builtWithin,
  leftAsIsDeg,
  loftToleranceDeg,
  printedBandGrams,
  sameLaunchSteps,
  wedgeBendDegMax,
} from '../golf/matching.ts'
import { article, signed } from '../golf/phrases.ts'
import { clip, tidy } from '../golf/units.ts'
import { launchProfiles } from '../golf/words.ts'
import { type Choice, drawbacksFor, headAttributes, reasonsFor } from '../scoring/index.ts'
import { categoryWords } from './category.ts'
import { faceCompromise, hoselOf, settingWords } from './hosel.ts'
import { stockReason } from './stock.ts'
import type { WantedBuild } from './wanted.ts'

/** Reasons that a pick shows at most: the golfer's needs first, then loft and shaft. */
const reasonsMax = 5

/** Why this head, and why this build of it, in sentences with the figures behind them. */
export const reasonsOf = (wanted: WantedBuild, choice: Choice): string[] => {
  const { head, score } = choice
  const forBuild = [
    stockReason(wanted, head.headId, choice.loft.loft),
    choice.wedge === null ? loftReason(wanted, choice) : wedgeReason(wanted, choice),
    otherLoftReason(wanted, choice),
    shaftReason(wanted, choice),
  ].filter((reason) => reason !== null)
  if (score === null) return forBuild
  const told = score.reasons.slice(0, reasonsMax - forBuild.length)
  return [...reasonsFor(wanted.need, headAttributes(head), told), ...forBuild]
}

/** What the golfer does not get with this head, each with the figure that was fitted. */
export const compromisesOf = (wanted: WantedBuild, choice: Choice): string[] => {
  const { head, score } = choice
  const found = [
    groupCompromise(wanted, choice),
    choice.categorySteps > 0 && head.category !== wanted.headProfile
      ? `A ${categoryWords(head.category)} head where ${categoryWords(wanted.headProfile)} was fitted.`
      : null,
    loftCompromise(wanted, choice),
    faceCompromise(wanted, choice),
    nameCompromise(wanted, choice),
    bounceCompromise(wanted, choice),
    ...shaftCompromises(wanted, choice),
    choice.movesWeight ? null : `No weight to set to ${wanted.weightSetting}.`,
    ...(score === null ? [] : drawbacksFor(wanted.need, headAttributes(head), score.drawbacks)),
  ]
  return found.filter((note) => note !== null)
}

/** What every pick has in common as a compromise: the catalog has nothing better. */
export const sharedCompromises = (picks: readonly { readonly compromises: readonly string[] }[]): string[] =>
  picks[0]?.compromises.filter((note) => picks.every(({ compromises }) => compromises.includes(note))) ?? []

const groupCompromise = ({ heightIn }: WantedBuild, { head, groupFit }: Choice): string | null => {
  switch (groupFit) {
    case 'standard weight':
      return "A standard-weight head: no women's or light one comes closer."
    case 'soft junior':
      return 'A junior build, softer than fitted.'
    case 'unknown height':
      return 'The maker gives no player height for it.'
    case 'other height':
      return `Made for players of ${head.heightRangeIn!.join(' to ')} in; this one is ${heightIn} in.`
    case 'cut-down adult':
      return 'A light adult head, cut down.'
    default:
      return null
  }
}

const loftReason = (wanted: WantedBuild, choice: Choice): string | null => {
  const { loftDeg, clubType } = wanted
  const { head, loft, settingDeg, playingLoftDeg, loftMissDeg } = choice
  if (loftMissDeg > loftToleranceDeg) return null
  const isEstimated = head.estimated.includes('lofts')
  const stock = `${loft.loft}°${clubType === 'iron' ? ' 7-iron' : ''}`
  const reaches =
    loftMissDeg === 0 ? `the fitted ${loftDeg}°` : `${playingLoftDeg}°, ${loftMissDeg}° from the fitted ${loftDeg}°`
  if (!settingDeg && isEstimated) return `Estimated ${stock} for the fitted ${loftDeg}°: measure it.`
  if (isEstimated) return `Measure the estimated ${stock}, then bend it to the fitted ${loftDeg}°.`
  if (!settingDeg) return loftMissDeg === 0 ? `Made in the fitted ${stock}.` : `Made in ${reaches}.`
  if (clubType === 'iron')
    return `The ${stock} is bent ${Math.abs(settingDeg)}° ${settingDeg > 0 ? 'weak' : 'strong'} to ${reaches}.`
  const hosel = hoselOf(wanted, choice)!
  if (hosel.range !== null)
    return `The ${stock} head with its hosel at ${settingWords(hosel)} plays about ${playingLoftDeg}° for the fitted ${loftDeg}°.`
  return `The ${stock} head with its hosel at ${settingWords(hosel)} plays ${reaches}.`
}

const wedgeReason = ({ bounceDeg }: WantedBuild, { loft, settingDeg }: Choice): string | null => {
  if (loft.bounce === null) return null
  const sole = loft.grind === null ? '' : ` on the ${loft.grind} sole`
  const bent = settingDeg ? ` bent ${signed(settingDeg)}°` : ''
  const after = settingDeg ? ` (${tidy(loft.bounce + settingDeg)}° once bent)` : ''
  return `${loft.loft}°${bent} with ${loft.bounce}° of bounce${after}${sole}, for the fitted ${bounceDeg}°.`
}

/** The other wedges of the set that are ordered in another loft: left as they come, or bent, which moves their bounce as far. */
const otherLoftReason = ({ wedges = [], loftDeg: fittedDeg }: WantedBuild, { wedge }: Choice): string | null => {
  const bent = wedges.flatMap(({ loftDeg }, place) => {
    const option = wedge?.set[place]
    if (!option || loftDeg === fittedDeg || option.loft === loftDeg) return []
    const offDeg = tidy(loftDeg - option.loft)
    if (Math.abs(offDeg) <= leftAsIsDeg) return [`The ${loftDeg}° is the ${option.loft}°.`]
    const byDeg = clip(offDeg, -wedgeBendDegMax, wedgeBendDegMax)
    const bounce = option.bounce === null ? 'bounce not published' : `${tidy(option.bounce + byDeg)}° of bounce then`
    return [`The ${loftDeg}° is the ${option.loft}° bent ${signed(byDeg)}° (${bounce}).`]
  })
  return bent.length === 0 ? null : bent.join(' ')
}

const shaftReason = (wanted: WantedBuild, choice: Choice): string | null => {
  const { shaftWeightGrams } = wanted
  const { shaft } = choice
  if (shaftCompromises(wanted, choice).some((note) => note !== null)) return null
  const fitted = `${shaft.flexName}, ${weightOf(shaft)} for the fitted ${shaftWeightGrams} g`
  if (shaft.source === 'stock') return `A stock shaft fits: ${fitted}.`
  const price = shaft.upcharge === null ? '' : ` at $${shaft.upcharge}`
  return `An aftermarket shaft${price} fits better than the stock ones: ${fitted}.`
}

/** `64 g`; where no flex has published grams, what the band rests on. */
const weightOf = ({ weightGrams, weightBand, weightBasis }: Choice['shaft']): string =>
  weightGrams === null ? `${weightBand.replace('g', ' g')}${basisWords[weightBasis]}` : `${weightGrams} g`

const basisWords = { published: '', band: '', name: ' by its name', estimate: ' by estimate' }

const loftCompromise = ({ loftDeg }: WantedBuild, { playingLoftDeg, loftMissDeg }: Choice): string | null =>
  loftMissDeg > loftToleranceDeg
    ? `Plays ${playingLoftDeg}°, ${loftMissDeg}° ${playingLoftDeg > loftDeg ? 'over' : 'under'} the fitted ${loftDeg}°.`
    : null

/** A wood or hybrid of another name than the fitted one. Hybrids are chosen by loft alone, so only their words tell. */
const nameCompromise = ({ clubType, loftDeg, designation }: WantedBuild, choice: Choice): string | null => {
  const { designation: made } = choice.loft
  const fitted = clubType === 'hybrid' ? hybridClassOf(loftDeg).name : designation
  const isOther = clubType === 'hybrid' ? made !== fitted : choice.isOtherName
  if (made === null || fitted === undefined || !isOther) return null
  return `The maker calls this loft ${article(Number.parseInt(made, 10))} ${made}; a ${fitted} was fitted.`
}

const bounceCompromise = ({ bounceDeg }: WantedBuild, { loft, wedge }: Choice): string | null => {
  if (wedge === null) return null
  if (loft.bounce === null) return `The maker publishes no bounce for this sole; ${bounceDeg}° was fitted.`
  return wedge.bounceMissDeg > bounceGradeDeg
    ? `${loft.bounce}° of bounce is the nearest; ${bounceDeg}° was fitted.`
    : null
}

const shaftCompromises = (wanted: WantedBuild, choice: Choice): (string | null)[] => [
  flexCompromise(wanted, choice),
  choice.isOtherMaterial ? `${choice.shaft.material} shaft; ${wanted.material?.toLowerCase()} was fitted.` : null,
  isOtherWeight(wanted, choice)
    ? `The shaft weighs ${weightOf(choice.shaft)}; ${wanted.shaftWeightGrams} g was fitted${noneNearerWords(wanted, choice)}.`
    : null,
  launchCompromise(wanted, choice),
]

/** Further from the fitted weight than a builder may be; where only the printed band is known, not in it. */
const isOtherWeight = ({ shaftWeightGrams }: WantedBuild, { shaft }: Choice): boolean => {
  if (shaft.weightGrams !== null) return Math.abs(shaft.weightGrams - shaftWeightGrams) > builtWithin.shaftGrams
  const from = Number.parseInt(shaft.weightBand, 10)
  return shaftWeightGrams < from || shaftWeightGrams > from + printedBandGrams - 1
}

/** A wedge shaft outside of the band is built where no other is sold in the fitted flex and material. @rule MATCH-SHAFT */
const noneNearerWords = ({ clubType, flex, material }: WantedBuild, { gramsOutside }: Choice): string =>
  clubType !== 'wedge' || gramsOutside === 0
    ? ''
    : `: no ${[flex, material?.toLowerCase()].join(' ').trim()} wedge shaft within ${bandGramsOf.wedge} g of it is sold for this head`

const flexCompromise = ({ flex }: WantedBuild, { shaft, flexSteps }: Choice): string | null => {
  if (flexSteps === 0) return null
  if (flexSteps < 1)
    return `Few makers print ${flex}: it is built as ${shaft.flexName} of the ${shaft.flex === 'Stiff' ? 'higher' : 'lower'} weight.`
  return `The shaft comes in ${shaft.flexName}; ${flex} was fitted.`
}

/** @rule MATCH-SHAFT */
const launchCompromise = ({ launchProfile }: WantedBuild, { shaft }: Choice): string | null => {
  const stepsOff = Math.abs(launchProfiles.indexOf(shaft.launch) - launchProfiles.indexOf(launchProfile))
  return stepsOff > sameLaunchSteps ? `The shaft launches ${shaft.launch}; ${launchProfile} was fitted.` : null
}

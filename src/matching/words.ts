import { hybridClassOf } from '../golf/clubs/lofts.ts'
import {
  bandGramsOf,
  bounceGradeDeg,
  builtWithin,
  leftAsIsDeg,
  otherWeightGrams,
  sameLaunchSteps,
  wedgeBendDegMax,
} from '../golf/clubs/matching.ts'
import { article } from '../golf/names/phrases.ts'
import type { IronCategory, WedgeCategory, WoodCategory } from '../golf/names/words.ts'
import { clip, tidy } from '../golf/units.ts'
import { type Choice, drawbacksFor, headAttributes, reasonsFor } from '../scoring/index.ts'
import type { Message, Quantity, Said } from '../words/message.ts'
import { bodyInches, deg, fromTo, grams, say, sentences, signed, usd } from '../words/say.ts'
import { categorySaid } from '../words/say-category.ts'
import { clubSaid } from '../words/say-club.ts'
import { launchSaid } from '../words/say-launch.ts'
import { faceCompromise, hoselOf, settingSaid } from './hosel.ts'
import { launchStepsOff } from './pick-score.ts'
import { stockReason } from './stock.ts'
import type { WantedBuild } from './wanted.ts'

/** Reasons that a pick shows at most: the golfer's needs first, then loft and shaft. */
const reasonsMax = 5

/** Why this head, and why this build of it, in sentences with the figures behind them. */
export const reasonsOf = (wanted: WantedBuild, choice: Choice): Said[] => {
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
export const compromisesOf = (wanted: WantedBuild, choice: Choice): Said[] => {
  const { head, score } = choice
  const found = [
    groupCompromise(wanted, choice),
    choice.categorySteps > 0 && head.category !== wanted.headProfile
      ? say('picks.otherCategory', {
          head: categorySaid[head.category],
          fitted: categorySaid[wanted.headProfile as WoodCategory | IronCategory | WedgeCategory],
        })
      : null,
    loftCompromise(wanted, choice),
    faceCompromise(wanted, choice),
    nameCompromise(wanted, choice),
    bounceCompromise(wanted, choice),
    ...shaftCompromises(wanted, choice),
    choice.movesWeight ? null : say(wanted.weightSetting === 'Draw Bias' ? 'picks.noDrawWeight' : 'picks.noFadeWeight'),
    ...(score === null ? [] : drawbacksFor(wanted.need, headAttributes(head), score.drawbacks)),
  ]
  return found.filter((note) => note !== null)
}

/** What every pick has in common as a compromise: the catalog has nothing better. */
export const sharedCompromises = (picks: readonly { readonly compromises: readonly Said[] }[]): readonly Said[] => {
  const [first, ...others] = picks
  const told = others.map(({ compromises }) => new Set(compromises.map((one) => JSON.stringify(one))))
  return first?.compromises.filter((one) => told.every((ones) => ones.has(JSON.stringify(one)))) ?? []
}

const groupCompromise = ({ heightIn }: WantedBuild, { head, groupFit }: Choice): Message | null => {
  switch (groupFit) {
    case 'standard weight':
      return say('picks.standardWeight')
    case 'soft junior':
      return say('picks.softJunior')
    case 'unknown height':
      return say('picks.unknownHeight')
    case 'other height':
      return say('picks.otherHeight', {
        range: fromTo(bodyInches(head.heightRangeIn as [number, number])),
        height: bodyInches(heightIn!),
      })
    case 'cut-down adult':
      return say('picks.cutDownAdult')
    default:
      return null
  }
}

const loftReason = (wanted: WantedBuild, choice: Choice): Message | null => {
  const { clubType } = wanted
  const { head, settingDeg, playingLoftDeg, loftMissDeg } = choice
  if (choice.loftLostDeg > 0) return null
  const isIron = clubType === 'iron'
  const isExact = loftMissDeg === 0
  const [loft, fitted, playing, off] = [choice.loft.loft, wanted.loftDeg, playingLoftDeg, loftMissDeg].map(deg) as [
    Quantity,
    Quantity,
    Quantity,
    Quantity,
  ]
  const reaches = isExact
    ? say('picks.theFitted', { loft: fitted })
    : say('picks.nearFitted', { loft: playing, off, fitted })
  if (head.estimated.includes('lofts')) {
    if (!settingDeg) return say(isIron ? 'picks.estimatedIron' : 'picks.estimated', { loft, fitted })
    return say(isIron ? 'picks.measureFirstIron' : 'picks.measureFirst', { loft, fitted })
  }
  if (!settingDeg) {
    if (!isExact) return say('picks.madeNear', { loft: playing, off, fitted })
    return say(isIron ? 'picks.madeFittedIron' : 'picks.madeFitted', { loft })
  }
  if (isIron)
    return say(settingDeg > 0 ? 'picks.bentWeak' : 'picks.bentStrong', { loft, by: deg(Math.abs(settingDeg)), reaches })
  const hosel = hoselOf(wanted, choice)!
  const setting = settingSaid(hosel)
  return hosel.range === null
    ? say('picks.hoselReaches', { loft, setting, reaches })
    : say('picks.hoselAbout', { loft, setting, playing, fitted })
}

const wedgeReason = ({ bounceDeg }: WantedBuild, { loft: option, settingDeg }: Choice): Message | null => {
  const { grind } = option
  if (option.bounce === null) return null
  const told = { loft: deg(option.loft), bounce: deg(option.bounce), fitted: deg(bounceDeg!) }
  if (!settingDeg) return grind === null ? say('picks.bounce', told) : say('picks.bounceOfSole', { ...told, grind })
  const bent = { ...told, by: signed(deg(settingDeg)), after: deg(tidy(option.bounce + settingDeg)) }
  return grind === null ? say('picks.bentBounce', bent) : say('picks.bentBounceOfSole', { ...bent, grind })
}

/** The other wedges of the set that are ordered in another loft: left as they come, or bent, which moves their bounce as far. */
const otherLoftReason = ({ wedges = [], loftDeg: fittedDeg }: WantedBuild, { wedge }: Choice): Said | null => {
  const bent = wedges.flatMap(({ loftDeg }, place) => {
    const option = wedge?.set[place]
    if (!option || loftDeg === fittedDeg || option.loft === loftDeg) return []
    const told = { fitted: deg(loftDeg), loft: deg(option.loft) }
    const offDeg = tidy(loftDeg - option.loft)
    if (Math.abs(offDeg) <= leftAsIsDeg) return [say('picks.otherLoft', told)]
    const byDeg = clip(offDeg, -wedgeBendDegMax, wedgeBendDegMax)
    const by = signed(deg(byDeg))
    if (option.bounce === null) return [say('picks.otherLoftBentUnknown', { ...told, by })]
    return [say('picks.otherLoftBent', { ...told, by, bounce: deg(tidy(option.bounce + byDeg)) })]
  })
  return bent.length === 0 ? null : sentences(bent)
}

const shaftReason = (wanted: WantedBuild, choice: Choice): Message | null => {
  const { shaft } = choice
  if (shaftCompromises(wanted, choice).some((note) => note !== null)) return null
  const told = { flex: shaft.flexName, weight: weightOf(shaft), fitted: grams(wanted.shaftWeightGrams) }
  if (shaft.source === 'stock') return say('picks.stockShaft', told)
  return shaft.upcharge === null
    ? say('picks.soldShaft', told)
    : say('picks.soldShaftAt', { ...told, price: usd(shaft.upcharge) })
}

/** `64 g`; where no flex has published grams, what the band rests on. */
const weightOf = ({ weightGrams, weightBand, weightBasis }: Choice['shaft']): Message | Quantity => {
  if (weightGrams !== null) return grams(weightGrams)
  const [from, to] = weightBand.split('-', 2).map((end) => Number.parseInt(end, 10)) as [number, number]
  const weight = grams([from, to])
  if (weightBasis === 'name') return say('picks.weightByName', { weight })
  return weightBasis === 'estimate' ? say('picks.weightEstimated', { weight }) : weight
}

const loftCompromise = (
  { loftDeg }: WantedBuild,
  { playingLoftDeg, loftMissDeg, loftLostDeg }: Choice,
): Message | null =>
  loftLostDeg > 0
    ? say(playingLoftDeg > loftDeg ? 'picks.loftOver' : 'picks.loftUnder', {
        loft: deg(playingLoftDeg),
        off: deg(loftMissDeg),
        fitted: deg(loftDeg),
      })
    : null

/** A wood or hybrid of another name than the fitted one. Hybrids are chosen by loft alone, so only their words tell. */
const nameCompromise = ({ clubType, loftDeg, designation }: WantedBuild, choice: Choice): Message | null => {
  const { designation: made } = choice.loft
  const fitted = clubType === 'hybrid' ? hybridClassOf(loftDeg).name : designation
  const isOther = clubType === 'hybrid' ? made !== fitted : choice.isOtherName
  if (made === null || fitted === undefined || !isOther) return null
  return say(article(Number.parseInt(made, 10)) === 'an' ? 'picks.otherNameAn' : 'picks.otherName', {
    made: clubSaid(made),
    fitted: clubSaid(fitted),
  })
}

const bounceCompromise = ({ bounceDeg }: WantedBuild, { loft, wedge }: Choice): Message | null => {
  if (wedge === null) return null
  const fitted = deg(bounceDeg!)
  if (loft.bounce === null) return say('picks.noBounce', { fitted })
  return wedge.bounceMissDeg > bounceGradeDeg ? say('picks.nearestBounce', { bounce: deg(loft.bounce), fitted }) : null
}

const shaftCompromises = (wanted: WantedBuild, choice: Choice): (Message | null)[] => [
  flexCompromise(wanted, choice),
  choice.isOtherMaterial ? say(choice.shaft.material === 'Steel' ? 'picks.steelShaft' : 'picks.graphiteShaft') : null,
  isOtherWeight(choice) ? weightCompromise(wanted, choice) : null,
  launchCompromise(wanted, choice),
]

/** Further from the fitted weight than a builder may be; where only the printed band is known, not in it. */
const isOtherWeight = ({ shaft, gramsOff }: Choice): boolean =>
  Math.abs(gramsOff) > (shaft.weightGrams === null ? 0 : builtWithin.shaftGrams)

/** A shaft that swings like another is built where none in the band is sold in the fitted flex and material, or where it costs too much; juniors have the maker's. @rule MATCH-SHAFT */
const weightCompromise = (
  { clubType, flex, material, shaftWeightGrams, group }: WantedBuild,
  { shaft, gramsOff, isSpared }: Choice,
): Message => {
  const told = { weight: weightOf(shaft), fitted: grams(shaftWeightGrams) }
  if (Math.abs(gramsOff) < otherWeightGrams || group === 'junior') return say('picks.otherWeight', told)
  if (isSpared) return say('picks.nearerIsDear', told)
  const kind = material === undefined ? say('general.name', { name: flex }) : say(kindIds[material], { flex })
  return say('picks.noneNearer', { ...told, kind, within: grams(bandGramsOf[clubType]) })
}

const kindIds = { Steel: 'picks.steelOfFlex', Graphite: 'picks.graphiteOfFlex' } as const

const flexCompromise = ({ flex }: WantedBuild, { shaft, flexSteps }: Choice): Message | null => {
  if (flexSteps === 0) return null
  if (flexSteps >= 1) return say('picks.otherFlex', { flex: shaft.flexName, fitted: flex })
  return say(shaft.flex === 'Stiff' ? 'picks.fewPrintHigher' : 'picks.fewPrintLower', { flex, other: shaft.flexName })
}

/** @rule MATCH-SHAFT */
const launchCompromise = (wanted: WantedBuild, choice: Choice): Message | null =>
  launchStepsOff(wanted, choice) > sameLaunchSteps
    ? say('picks.otherLaunch', { launch: launchSaid[choice.shaft.launch], fitted: launchSaid[wanted.launchProfile] })
    : null

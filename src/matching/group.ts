import type { Head } from '../features/catalog/index.ts'
import { womenShorterIn } from '../golf/lengths.ts'
import { groupSteps } from '../golf/matching.ts'
import type { WantedBuild } from './wanted.ts'

/** How a head stands to the golfer's group. */
export interface GroupFit {
  /** 0: made for this golfer; 0.5: perhaps; 1 and more: further down the list of what else could serve. */
  readonly steps: number
  /** A man's build for a woman: her length counts from an inch less. */
  readonly isMensLength: boolean
  /** So it is built shorter than it comes. */
  readonly isCutDown: boolean
  readonly compromise: string | null
}

const fits: GroupFit = { steps: 0, isMensLength: false, isCutDown: false, compromise: null }

/**
 * How a head stands to the golfer's group, or null when it is never offered to it.
 *
 * Men play unisex heads. Women play women's heads and light unisex ones; other unisex heads join in once the fitted flex
 * is stiffer than Ladies, since no women's build is. Juniors play junior heads made for their height, then any junior
 * head, then light ones; a junior who is strong enough for an adult flex starts with the light ones.
 * @source fitting rules §4.4, §4.6; the order of what else could serve is house
 */
export const fitGroup = (wanted: WantedBuild, head: Head): GroupFit | null => {
  switch (wanted.group) {
    case 'men':
      return head.gender === 'unisex' ? fits : null
    case 'women':
      return womenFit(wanted, head)
    case 'junior':
      return juniorFit(wanted, head)
  }
}

const womenFit = ({ flex, lengthOffsetIn }: WantedBuild, head: Head): GroupFit | null => {
  if (head.gender === 'junior') return null
  if (head.gender === 'women') return fits
  const isFirstChoice = head.weightClass === 'light' || flex !== 'Ladies'
  return {
    steps: isFirstChoice ? 0 : groupSteps.standardWeight,
    isMensLength: true,
    isCutDown: lengthOffsetIn < womenShorterIn,
    compromise: isFirstChoice ? null : "A standard-weight head: no women's or light one comes closer.",
  }
}

const juniorFit = ({ flex, heightIn }: WantedBuild, head: Head): GroupFit | null => {
  if (head.gender === 'junior') {
    if (flex !== 'Junior')
      return { ...fits, steps: groupSteps.softJunior, compromise: 'A junior build, softer than fitted.' }
    const range = head.heightRangeIn
    if (heightIn === undefined) return fits
    if (range === undefined)
      return { ...fits, steps: groupSteps.unknownHeight, compromise: 'The maker gives no player height for it.' }
    if (heightIn >= range[0]! && heightIn <= range[1]!) return fits
    const compromise = `Made for players of ${range[0]} to ${range[1]} in; this one is ${heightIn} in.`
    return { ...fits, steps: groupSteps.otherHeight, compromise }
  }
  if (head.weightClass !== 'light') return null
  return flex === 'Junior'
    ? { ...fits, steps: groupSteps.cutDownAdult, compromise: 'A light adult head, cut down.' }
    : fits
}

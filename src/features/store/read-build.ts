import { lengthOptions, lieRange, offsetName, orderedGripSizes, setOptions } from '../../equipment/catalog/index.ts'
import { driverLengthInMax } from '../../golf/clubs/lengths.ts'
import { nearest } from '../../golf/names/nearest.ts'
import { flexes, soldFlexes, soldFlexNames, weightSettings } from '../../golf/names/words.ts'
import { tidy } from '../../golf/units.ts'
import type { Message } from '../../words/message.ts'
import { either, say } from '../../words/say.ts'
import { degreesIn, type Left, numberIn, type Reader, readOption } from './reading.ts'

/** Shaft: a shaftId that the maker fits, or for drivers one that is sold on its own. */
export const readShaft: Reader = (text, { shafts }) => {
  const chosen = shafts.filter(({ shaftId }) => shaftId !== null && shaftId === text.toLowerCase())
  const [shaft] = chosen
  if (shaft !== undefined) {
    const origin = shaft.source === 'stock' ? 'stock' : 'upgrade'
    return { value: shaft.shaftId!, shown: `${shaft.model} (${origin})`, left: { shafts: chosen } }
  }
  const known = shafts.map(({ shaftId }) => shaftId).filter((shaftId) => shaftId !== null)
  const near = nearest(text, known)
  if (near !== undefined) return { problem: notOffered(near) }
  return readOption(known, say('store.notById'))
}

const notOffered = (near: string): Message =>
  say('refusal.meant', { what: say('store.notOffered'), near: either([near]) })

/** Flex: one that the chosen shaft, or any shaft of the club, is made in. */
export const readFlex: Reader = (text, { shafts }) => {
  const flex = flexes.find((known) => known.toLowerCase() === text.toLowerCase())
  const inFlex = shafts.filter((shaft) => flex !== undefined && shaft.flexes.includes(flex))
  if (flex === undefined || inFlex.length === 0)
    return readOption(flexes.filter((known) => shafts.some((shaft) => shaft.flexes.includes(known))))
  return { value: flex, shown: flex, left: { shafts: inFlex, flex } }
}

/** The maker's own name of the flex, where it is another: one that the chosen shaft, or any of the club, is sold in, and of the chosen flex. */
export const readFlexName: Reader = (text, { shafts, flex }) => {
  const name = soldFlexNames.find((known) => known.toLowerCase() === text.toLowerCase())
  const inFlex = shafts.filter((shaft) => name !== undefined && shaft.soldFlexes.includes(name))
  if (name === undefined || inFlex.length === 0)
    return readOption(
      soldFlexNames.filter((known) => shafts.some((shaft) => shaft.soldFlexes.includes(known))),
      say('store.noOtherName'),
    )
  const matchedAs = soldFlexes[name]
  if (flex !== null && flex !== matchedAs) return { problem: say('store.builtAs', { flex: matchedAs, other: flex }) }
  return { value: name, shown: name, left: { shafts: inFlex, flex: matchedAs } }
}

/** Weight band of the shaft, as `60-69g` or with a space, a dash of another length, or without the g. */
export const readShaftWeight: Reader = (text, { shafts }) => {
  const band = `${text.replaceAll(/[–—]/g, '-').replaceAll(/\s|g$/gi, '')}g`
  const inBand = shafts.filter(({ weightBand }) => weightBand === band)
  if (inBand.length === 0) return readOption(shafts.map(({ weightBand }) => weightBand).sort(byFirstNumber))
  return { value: band, shown: band.replace('g', ' g'), left: { shafts: inBand } }
}

const byFirstNumber = (a: string, b: string): number => Number.parseFloat(a) - Number.parseFloat(b)

/** A finished club may be cut down as far as the smallest junior plays: a wedge at 3 ft is 19.25 in. @source house */
const shortestIn = 19
/** An unsigned number below this is a step from standard, above it a finished length. */
const finishedFromIn = 10

/** Length: `standard`, inches from standard, or inches of the finished club, as a fitting gives them. */
export const readLength: Reader = (text, left) => {
  const plain = text
    .toLowerCase()
    .replace(/("|in|inch|inches)$/, '')
    .trimEnd()
  const inches = plain === 'standard' ? 0 : numberIn(plain)
  const options = lengthOptions(left.head)
  const { standardIn, maxIn } = lengthsOf(left, options)
  if (/^[+-]/.test(plain) || inches < finishedFromIn) {
    const option = options.find(({ offsetIn }) => offsetIn === inches)
    if (option !== undefined) return { value: option.id, shown: lengthWords(standardIn && standardIn + inches, inches) }
  } else if (inches >= shortestIn && inches <= maxIn) {
    return { value: String(inches), shown: lengthWords(inches, standardIn === null ? null : inches - standardIn) }
  }
  const [least, most] = [options[0]!, options.at(-1)!].map(({ offsetIn }) => `${offsetIn > 0 ? '+' : ''}${offsetIn}`)
  const finished = { shortest: shortestIn, longest: maxIn }
  if (options.length === 1) return { problem: say('store.lengthStandard', finished) }
  return { problem: say('store.lengthSteps', { least: least!, most: most!, ...finished }) }
}

const lengthsOf = ({ head, lofts }: Left, options: ReturnType<typeof lengthOptions>) => {
  const [only] = lofts.length === 1 ? lofts : []
  const standardIn = only?.lengthIn ?? head.lengthIn
  const standardsIn = [head.lengthIn, ...lofts.map(({ lengthIn }) => lengthIn)].filter((one) => one !== null)
  const longestStep = options.at(-1)!.offsetIn
  return {
    standardIn,
    // Juniors are fitted by height, whatever their club's own length, and play women's heads too.
    maxIn:
      head.gender === 'unisex'
        ? Math.min(driverLengthInMax, Math.max(...standardsIn) + longestStep)
        : driverLengthInMax,
  }
}

/** `45.5 in (-0.25 from standard)`. */
const lengthWords = (inches: number | null, offsetIn: number | null): string => {
  const step = offsetIn === null ? '' : offsetIn === 0 ? 'standard' : `${offsetName(tidy(offsetIn))} in from standard`
  if (inches === null) return step
  return step === '' ? `${tidy(inches)} in` : `${tidy(inches)} in (${step})`
}

/** Lies are ordered in eighths of a degree: a hybrid takes half of a lie that is fitted in quarters. @rule LIE-STATIC */
const lieStepsPerDeg = 8

/** Lie: `standard` or degrees from it, by sign or by the words upright and flat. */
export const readLie: Reader = (text, { head }) => {
  const range = lieRange(head)
  if (range === null) return { problem: say('store.noLie') }
  const { minDeg, maxDeg } = range
  const lieDeg = lieIn(text.toLowerCase())
  const isStep = Number.isInteger(lieDeg * lieStepsPerDeg)
  if (isStep && lieDeg >= minDeg && lieDeg <= maxDeg) {
    const way = lieDeg > 0 ? 'upright' : 'flat'
    return { value: offsetName(lieDeg), shown: lieDeg === 0 ? 'Standard' : `${Math.abs(lieDeg)}° ${way}` }
  }
  if (minDeg === maxDeg) return { problem: say('store.onlyLie') }
  return { problem: say('store.standardOr', { least: offsetName(minDeg), most: offsetName(maxDeg) }) }
}

const lieIn = (text: string): number => {
  if (text === 'standard') return 0
  const [, number, way] = /^(\S+?°?)\s*(upright|up|flat)$/.exec(text) ?? []
  if (number === undefined) return degreesIn(text) + 0
  const deg = degreesIn(number)
  return deg < 0 || /^[+-]/.test(number) ? Number.NaN : way === 'flat' ? -deg + 0 : deg
}

/** Grip: `stock`, or a gripId that fits the club type. */
export const readGrip: Reader = (text, { grips }) => {
  const grip = grips.find(({ gripId }) => gripId === text.toLowerCase())
  if (grip !== undefined)
    return {
      value: grip.gripId,
      shown: [grip.brand, grip.model].filter((word) => word !== null).join(' '),
      left: { grips: [grip] },
    }
  const known = grips.map(({ gripId }) => gripId)
  const near = nearest(text, known)
  return near === undefined ? readOption(known) : { problem: notOffered(near) }
}

/** Grip size: one that the chosen grip is sold in. */
export const readGripSize: Reader = (text, { grips }) => {
  const size = orderedGripSizes.find((known) => known.toLowerCase() === text.toLowerCase())
  const inSize = grips.filter(({ sizes }) => size !== undefined && sizes.includes(size))
  if (size === undefined || inSize.length === 0)
    return readOption(orderedGripSizes.filter((known) => grips.some(({ sizes }) => sizes.includes(known))))
  return { value: size, shown: size, left: { grips: inSize } }
}

/** Irons: one of the sets that the line is sold in. */
export const readSet: Reader = (text, { head }) => {
  if (head.clubType !== 'iron') return { problem: say('store.onlyIrons') }
  const sets = setOptions(head)
  const set = sets.find(({ id }) => id === text.toUpperCase())
  if (set === undefined) return readOption(sets.map(({ id }) => id))
  return { value: set.id, shown: `${set.id} (${set.clubs} clubs)` }
}

/** Swing weight on the lorythmic scale: any, since it is made with weight at the head, whatever the head. */
export const readSwingWeight: Reader = (text) =>
  /^[a-f]\d(\.\d{1,2})?$/i.test(text)
    ? { value: text.toUpperCase(), shown: text.toUpperCase() }
    : { problem: say('store.swingWeight') }

/** Drivers: the place of a weight that moves sideways. */
export const readWeightSetting: Reader = (text, { head }) => {
  const setting = weightSettings.find((known) => known.toLowerCase() === text.toLowerCase())
  const moves = head.clubType === 'driver' && ['draw-fade', 'both'].includes(head.adjustable.weight)
  if (!moves) return { problem: say('store.noSideWeight') }
  return setting === undefined ? readOption(weightSettings) : { value: setting, shown: setting }
}

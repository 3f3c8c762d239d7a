import { gripBuild, oneWrapAboveFingerIn, smallGloveHandInMax, twoWrapsAboveIn } from '../../golf/grips.ts'
import { capitalize } from '../../platform/values.ts'
import { type RuleId, ruleById } from '../../ruleset/index.ts'
import { type HandGrip, handSizeRange } from './hand.ts'
import type { GripSizeRequest, GripSizeResponse } from './schema.ts'

/** A sentence behind a grip size, with its rule and source. */
export type Reason = GripSizeResponse['reasoning'][number]

const reason = (rule: RuleId, text: string): Reason => ({ rule, text, source: ruleById(rule)!.source })

/** Why nothing is recommended yet. */
export const unmeasured = ({ fingerLengthIn, gloveSize }: GripSizeRequest): Reason[] => {
  const sent = [
    ...(fingerLengthIn === undefined ? [] : ['the finger length']),
    ...(gloveSize === undefined ? [] : ['the glove size']),
  ]
  const alone =
    sent.length === 0
      ? ''
      : ` ${capitalize(`${sent.join(' and ')} alone never ${sent.length === 1 ? 'decides' : 'decide'} it.`)}`
  return [reason('GRIP-SIZE', `The size follows from the hand length, which is not known.${alone}`)]
}

/** Why this grip, rule by rule. @rule GRIP-BUILD */
export const reasonsFor = (request: GripSizeRequest, handLengthIn: number, grip: HandGrip): Reason[] => [
  reason('GRIP-SIZE', sizeWords(handLengthIn, grip)),
  ...wrapReasons(request.fingerLengthIn, grip),
  ...(buildWords[grip.size] === null ? [] : [reason('GRIP-BUILD', buildWords[grip.size]!)]),
  ...(grip.size === 'junior'
    ? [
        reason(
          'GRIP-STORE',
          'The store builds no junior grips: the link asks for undersize, and the grips listed are made in both sizes.',
        ),
      ]
    : []),
  ...(contradicts(request.gloveSize, handLengthIn)
    ? [
        reason(
          'GRIP-SIZE',
          `A small glove and a hand of ${handLengthIn} in do not go together: measure the hand again. The size follows the hand.`,
        ),
      ]
    : []),
]

const sizeWords = (handLengthIn: number, { size, extraWraps }: HandGrip): string => {
  const hand = `A hand of ${handLengthIn} in`
  if (extraWraps === 2) return `${hand} is longer than ${twoWrapsAboveIn} in: jumbo.`
  const { fromIn, toIn } = handSizeRange(size)
  if (size === 'junior') return `${hand} is below ${toIn} in: junior.`
  if (size === 'jumbo') return `${hand} lies between ${fromIn} and ${twoWrapsAboveIn} in: jumbo.`
  return `${hand} lies between ${fromIn} and ${toIn} in: ${size}.`
}

const wrapReasons = (fingerLengthIn: number | undefined, { size, extraWraps }: HandGrip): Reason[] => {
  if (extraWraps === 2)
    return [
      reason('GRIP-WRAP', `Over ${twoWrapsAboveIn} in of hand length jumbo takes two wraps; a long finger adds none.`),
    ]
  if (fingerLengthIn === undefined) return []
  const finger = `A longest finger of ${fingerLengthIn} in`
  if (fingerLengthIn <= oneWrapAboveFingerIn)
    return [reason('GRIP-WRAP', `${finger} is not over ${oneWrapAboveFingerIn} in: no extra wrap.`)]
  const what =
    extraWraps === 1
      ? `is over ${oneWrapAboveFingerIn} in: one wrap.`
      : `is over ${oneWrapAboveFingerIn} in, but ${size} is already a size up: a size jump and a wrap are never combined.`
  return [reason('GRIP-WRAP', `${finger} ${what}`)]
}

const { undersize, midsize, jumbo } = gripBuild

/** What the size changes against standard; null for standard itself. */
const buildWords: Readonly<Record<HandGrip['size'], string | null>> = {
  junior: 'A junior grip has a small core: it fits junior shafts and the smallest hands only.',
  undersize: `Undersize is ${undersize.thinnerIn} in thinner than standard.`,
  standard: null,
  midsize: `Midsize is ${midsize.thickerIn} in thicker than standard and usually ${midsize.gramsMin} to ${midsize.gramsMax} g heavier: clubs read ${midsize.pointsMin} to ${midsize.pointsMax} swing-weight points lighter.`,
  jumbo: `Jumbo is ${jumbo.thickerIn} in thicker than standard and heavier still than midsize: have the swing weight checked.`,
}

/** A glove that is too small for the hand. @rule GRIP-SIZE */
const contradicts = (gloveSize: string | undefined, handLengthIn: number): boolean =>
  handLengthIn > smallGloveHandInMax && /^(x+s|s|small|extra small|cadet small|cs)$/i.test(gloveSize?.trim() ?? '')

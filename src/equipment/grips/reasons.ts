import { gripBuild, oneWrapAboveFingerIn, smallGloveHandInMax, twoWrapsAboveIn } from '../../golf/clubs/grips.ts'
import { type RuleId, ruleById } from '../../ruleset/index.ts'
import type { Message, Said } from '../../words/message.ts'
import { bodyInches, fromTo, grams, say, sentences } from '../../words/say.ts'
import { type HandGrip, handSizeRange } from './hand.ts'
import type { GripSizeRequest, GripSizeResponse } from './schema.ts'

/** A sentence behind a grip size, with its rule and source. */
type Reason = GripSizeResponse['reasoning'][number]

const reason = (rule: RuleId, text: Said): Reason => ({ rule, text, source: ruleById(rule)!.source })

/** Why nothing is recommended yet. */
export const unmeasured = ({ fingerLengthIn, gloveSize }: GripSizeRequest): Reason[] => {
  const unknown = say('gripSizes.unknownHand')
  if (fingerLengthIn === undefined && gloveSize === undefined) return [reason('GRIP-SIZE', unknown)]
  const alone = fingerLengthIn === undefined ? 'gripSizes.gloveAlone' : 'gripSizes.fingerAlone'
  const isBoth = fingerLengthIn !== undefined && gloveSize !== undefined
  return [reason('GRIP-SIZE', sentences([unknown, say(isBoth ? 'gripSizes.bothAlone' : alone)]))]
}

/** Why this grip, rule by rule. @rule GRIP-BUILD */
export const reasonsFor = (request: GripSizeRequest, handLengthIn: number, grip: HandGrip): Reason[] => {
  const build = buildSaid[grip.size]
  return [
    reason('GRIP-SIZE', sizeReason(handLengthIn, grip)),
    ...wrapReasons(request.fingerLengthIn, grip).map((text) => reason('GRIP-WRAP', text)),
    ...(build === null ? [] : [reason('GRIP-BUILD', build)]),
    ...(grip.size === 'junior' ? [reason('GRIP-STORE', say('gripSizes.noJuniorInStore'))] : []),
    ...(contradicts(request.gloveSize, handLengthIn)
      ? [reason('GRIP-SIZE', say('gripSizes.smallGlove', { hand: bodyInches(handLengthIn) }))]
      : []),
  ]
}

const sizeReason = (handLengthIn: number, { size, extraWraps }: HandGrip): Message => {
  const hand = bodyInches(handLengthIn)
  const limit = bodyInches(twoWrapsAboveIn)
  if (extraWraps === 2) return say('gripSizes.longer', { hand, limit })
  const { fromIn, toIn } = handSizeRange(size)
  if (size === 'junior') return say('gripSizes.below', { hand, limit: bodyInches(toIn) })
  const to = size === 'jumbo' ? limit : bodyInches(toIn)
  return say('gripSizes.between', { hand, from: bodyInches(fromIn), to, size: sizeSaid[size] })
}

const wrapReasons = (fingerLengthIn: number | undefined, { size, extraWraps }: HandGrip): Message[] => {
  if (extraWraps === 2) return [say('gripSizes.twoWraps', { limit: bodyInches(twoWrapsAboveIn) })]
  if (fingerLengthIn === undefined) return []
  const told = { finger: bodyInches(fingerLengthIn), limit: bodyInches(oneWrapAboveFingerIn) }
  if (fingerLengthIn <= oneWrapAboveFingerIn) return [say('gripSizes.noWrap', told)]
  if (extraWraps === 1 || size === 'junior') return [say('gripSizes.oneWrap', told)]
  return [say('gripSizes.sizeUp', { ...told, size: sizeSaid[size] })]
}

const sizeSaid: Readonly<Record<Exclude<HandGrip['size'], 'junior'>, Message>> = {
  undersize: say('gripSizes.undersize'),
  standard: say('gripSizes.standard'),
  midsize: say('gripSizes.midsize'),
  jumbo: say('gripSizes.jumbo'),
}

const { undersize, midsize, jumbo } = gripBuild

/** What the size changes against standard; null for standard itself. */
const buildSaid: Readonly<Record<HandGrip['size'], Message | null>> = {
  junior: say('gripSizes.juniorBuild'),
  undersize: say('gripSizes.undersizeBuild', { least: undersize.leastIn, most: undersize.mostIn }),
  standard: null,
  midsize: say('gripSizes.midsizeBuild', {
    thicker: midsize.thickerIn,
    weight: fromTo(grams([midsize.gramsMin, midsize.gramsMax])),
    points: fromTo({ n: [midsize.pointsMin, midsize.pointsMax] }),
  }),
  jumbo: say('gripSizes.jumboBuild', { thicker: jumbo.thickerIn }),
}

/** A glove that is too small for the hand. @rule GRIP-SIZE */
const contradicts = (gloveSize: string | undefined, handLengthIn: number): boolean =>
  handLengthIn > smallGloveHandInMax && /^(x+s|s|small|extra small|cadet small|cs)$/i.test(gloveSize?.trim() ?? '')

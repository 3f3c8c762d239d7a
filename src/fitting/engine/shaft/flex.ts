import { driverSpeedForCarry } from '../../../flight/index.ts'
import {
  carryShare,
  carryWithinMph,
  type FlexRow,
  flexBands,
  flexSteps,
  softerAge,
  stifferAboveSpinShare,
} from '../../../golf/clubs/flexes.ts'
import { type AdultFlex, adultFlexes, type Flex } from '../../../golf/names/words.ts'
import { driverSpeedPerMph } from '../../../golf/speeds.ts'
import { clip, tidy } from '../../../golf/units.ts'
import type { RuleId } from '../../../ruleset/index.ts'
import type { Message } from '../../../words/message.ts'
import { bodyInches, both, mph, say, sentence } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { speedSaid } from '../club-said.ts'
import { type Fact, weakest } from '../fact.ts'
import { rounded, type Spec } from '../spec.ts'
import { usualClub } from '../swing/carry.ts'
import type { Swing } from '../swing/context.ts'
import { drivingOf, type Golfer } from '../swing/golfer.ts'
import { isBigMiss, missSaid } from '../swing/miss.ts'
import { forcefulWords, quietWords } from '../wishes.ts'
import { bandSaid, flexIndexAt, flexIndexMax, flexWord } from './flex-bands.ts'
import { isTeenBuild } from './junior.ts'

interface FlexQuestion {
  readonly row: FlexRow
  readonly speedMph: Fact
  readonly request: FittingRequest
  readonly golfer: Golfer
  readonly swing: Swing
  /** Driver-equivalent speed, for the teen build of tall juniors. */
  readonly driverSpeedMph: number
  /** Driver only: where launch and spin lie against their targets (rule FLT-DRIVER-TARGET). */
  readonly launchAboveWindow?: boolean
  readonly launchBelowWindow?: boolean
  readonly spinOverTarget?: number
}

/** @rule SHAFT-FLEX, SHAFT-FLEX-WOMEN, SHAFT-FLEX-WOMEN-UP, SHAFT-FLEX-JUNIOR */
export const fitFlex = (question: FlexQuestion): Spec<Flex> => {
  if (question.golfer.group === 'junior') return juniorFlex(question)
  const speed = flexSpeed(question)
  return question.golfer.group === 'women' ? womensFlex(question, speed) : mensFlex(question, speed)
}

/** Within this distance of the upper border the neighbor is named. */
const closeCall = 0.15

/** What a golfer's words say about the move that loads the shaft: -1 quiet, 0 normal or unknown, +1 forceful. */
const moveOf = (words: string | undefined): number => {
  if (words === undefined) return 0
  if (forcefulWords.test(words)) return 1
  return quietWords.test(words) ? -1 : 0
}

/** Tempo and transition together: -1, 0 or 1. */
export const forceOfMove = ({ preferences }: FittingRequest): number =>
  clip(moveOf(preferences?.tempo) + moveOf(preferences?.transition), -1, 1)

/**
 * The speed that is compared. Driver and 7-iron with a believable carry: a quarter of the weight goes to the speed that
 * would carry that far with this golfer's strike, within 8 mph; half of that when the carry was derived from a total.
 */
const flexSpeed = ({ row, speedMph, swing, golfer }: FlexQuestion): Fact => {
  const carry = swing.carryYards
  // A speed that was estimated came from that carry.
  if (speedMph.basis === 'estimated') return speedMph
  if (carry === null || (row !== 'driver' && row !== '7-iron') || swing.numbersOf !== row) return speedMph
  const nearMph = speedMph.value * driverSpeedPerMph[row]
  const club = { ...usualClub[row], carryYards: carry.value }
  const driverSpeed = driverSpeedForCarry(drivingOf(golfer, nearMph), club, nearMph)
  const carrySpeed = driverSpeed / driverSpeedPerMph[row]
  const share = carry.basis === 'measured' ? carryShare.stated : carryShare.derived
  const { value: mph } = speedMph
  const weighed = (1 - share) * mph + share * clip(carrySpeed, mph - carryWithinMph, mph + carryWithinMph)
  return {
    value: tidy(weighed),
    basis: weakest(speedMph, carry),
    how: say('source.weighed', { speed: speedMph.how, carry: carry.how }),
  }
}

interface Steps {
  readonly sum: number
  readonly reasons: readonly Message[]
  /** Whose work the reasons tell of. */
  readonly rules: readonly RuleId[]
}

/** Everything but speed that moves the flex, as steps of the index. */
const steps = (question: FlexQuestion): Steps => {
  const { request, swing, golfer } = question
  const found: [step: number, reason: Message, ...rules: RuleId[]][] = []
  const force = forceOfMove(request)
  if (force > 0) found.push([flexSteps.move, say('flex.forceful')])
  if (force < 0) found.push([-flexSteps.move, say('flex.quiet')])
  const { missPattern, missSize } = swing
  if (isBigMiss(swing) && missPattern === 'hook')
    found.push([flexSteps.miss, say('flex.againstHook', { miss: missSaid({ missPattern, missSize }) })])
  if (isBigMiss(swing) && missPattern === 'fade')
    found.push([-flexSteps.miss, say('flex.againstFade', { miss: missSaid({ missPattern, missSize }) })])
  const spin = question.spinOverTarget
  if (spin !== undefined && spin > stifferAboveSpinShare && question.launchAboveWindow)
    found.push([flexSteps.spin, say('flex.highSpin'), 'FLT-DRIVER-TARGET'])
  if (spin !== undefined && spin < 1 && question.launchBelowWindow)
    found.push([-flexSteps.spin, say('flex.lowSpin'), 'FLT-DRIVER-TARGET'])
  const aged = golfer.ageYears === null ? 0 : golfer.ageYears - softerAge.from
  if (aged > 0)
    found.push([
      -flexSteps.age * Math.min(1, aged / (softerAge.wholeFrom - softerAge.from)),
      say('flex.ofAge', { age: softerAge.from }),
    ])
  return {
    sum: found.reduce((total, [step]) => total + step, 0),
    reasons: found.map(([, reason]) => reason),
    rules: found.flatMap(([, , ...rules]) => rules),
  }
}

const mensFlex = (question: FlexQuestion, speed: Fact): Spec<Flex> => {
  const bands = flexBands('men', question.row)
  const bySpeed = flexIndexAt(bands, speed.value)
  const { sum, reasons, rules } = steps(question)
  const index = clip(bySpeed + sum, 0, flexIndexMax)
  const flex = flexWord(bands, index, speed.value)
  const unstepped = flexWord(bands, bySpeed, speed.value)
  const why = () => {
    const band = { speed: speedOf(question, speed), flex: unstepped, band: bandSaid(bands, unstepped) }
    if (flex !== 'Ladies') return [say('flex.inBand', band), ...outcome(unstepped, flex, reasons)]
    if (reasons.length === 0) return [say('flex.inBandUltralight', band)]
    return [say('flex.inBand', band), ...outcome(unstepped, flex, reasons, ultralight)]
  }
  return spec('SHAFT-FLEX', flex, speed, why, neighbor(index, flex), rules)
}

const womensFlex = (question: FlexQuestion, speed: Fact): Spec<Flex> => {
  const bands = flexBands('women', question.row)
  const bySpeed = flexIndexAt(bands, speed.value)
  const { sum, reasons, rules } = steps(question)
  const index = clip(bySpeed + sum, 0, flexIndexMax)
  const told = () => speedOf(question, speed)
  const fromMph = bands.fromMph[0]!
  // Tempo, miss and age never lift a woman above Ladies; only her speed does.
  if (bySpeed < 1)
    return spec(
      'SHAFT-FLEX-WOMEN',
      'Ladies',
      speed,
      () => [say('flex.womensRule'), say('flex.belowWomens', { speed: told(), from: mph(fromMph) })],
      neighbor(bySpeed, 'Ladies'),
    )
  const flex = flexWord(bands, index, speed.value)
  if (flex === 'Ladies') {
    const held = () => [
      say('flex.womensRule'),
      say('flex.heldAtLadies', { speed: told(), reasons: reasons.reduce(both) }),
    ]
    return spec('SHAFT-FLEX-WOMEN', flex, speed, held, neighbor(index, flex), rules)
  }
  const unstepped = flexWord(bands, bySpeed, speed.value)
  const why = () => [
    say('flex.aboveLadies', { speed: told(), flex: unstepped, band: bandSaid(bands, unstepped) }),
    ...outcome(unstepped, flex, reasons),
  ]
  const alternatives = [say('flex.literalRule', { other: named('Ladies') }), ...neighbor(index, flex)]
  return spec('SHAFT-FLEX-WOMEN-UP', flex, speed, why, alternatives, ['SHAFT-FLEX-WOMEN', ...rules])
}

/** The stiffest flex of a teen build, on the flex scale. */
const teenIndexMax = adultFlexes.indexOf('Regular')

const juniorFlex = ({ golfer, driverSpeedMph, speedMph, row }: FlexQuestion): Spec<Flex> => {
  if (!isTeenBuild(golfer, driverSpeedMph)) {
    const why = () => [say('flex.ofJunior', { age: golfer.ageYears! }), say('flex.notBySpeed')]
    return spec('SHAFT-FLEX-JUNIOR', 'Junior', speedMph, why, [])
  }
  const bands = flexBands('men', row)
  const index = Math.min(teenIndexMax, flexIndexAt(bands, speedMph.value))
  const why = () => [
    say('flex.teenBuild', { height: bodyInches(golfer.heightIn!), speed: mph(rounded(driverSpeedMph)) }),
  ]
  return spec('SHAFT-FLEX-JUNIOR', flexWord(bands, index, speedMph.value), speedMph, why, [
    say('flex.untilGrowth', { other: named('Junior') }),
  ])
}

const neighbor = (index: number, flex: AdultFlex): Message[] => {
  const next = adultFlexes[Math.floor(index) + 1]
  const isClose = index - Math.floor(index) >= 1 - closeCall
  return isClose && next !== undefined && next !== flex ? [say('flex.near', { other: named(next) })] : []
}

/** `driver speed 101 mph`, with where it comes from unless it was measured and nothing was weighed in. */
function speedOf({ row, speedMph }: FlexQuestion, speed: Fact): Message {
  const told = speedSaid(row, mph(rounded(speed.value)))
  const isAsSent = speed === speedMph && speed.basis === 'measured'
  return isAsSent ? told : say('source.from', { speed: told, how: speed.how })
}

function named(flex: Flex): Message {
  return say('general.name', { name: flex })
}

const plain = { moved: 'flex.moved', stays: 'flex.stays' } as const
/** A man's Ladies is sold as such a shaft. */
const ultralight = { moved: 'flex.movedUltralight', stays: 'flex.staysUltralight' } as const

/** What the steps did to the flex that speed alone gives. */
function outcome(
  bySpeed: AdultFlex,
  flex: AdultFlex,
  reasons: readonly Message[],
  { moved, stays }: typeof plain | typeof ultralight = plain,
): readonly Message[] {
  const reason = reasons.at(-1)
  if (reason === undefined) return []
  return [...reasons.slice(0, -1), say(flex === bySpeed ? stays : moved, { reason, flex })]
}

const spec = (
  rule: Spec['rule'],
  value: Flex,
  speed: Fact,
  why: () => readonly Message[],
  alternatives: readonly Message[],
  rules?: readonly RuleId[],
): Spec<Flex> => ({
  value,
  unit: null,
  display: value,
  rule,
  basis: weakest(speed),
  get why() {
    return sentence(...why())
  },
  alternatives,
  ...(rules && { rules }),
})

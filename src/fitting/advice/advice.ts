import type { RuleId } from '../../ruleset/index.ts'
import type { Message, Said } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { flightRules } from '../answer/number-rules.ts'
import { inputSaid } from '../engine/field-words.ts'
import { type Figures, reckonedOf } from './figures.ts'
import { headlineOf, isLoftAlone } from './headline.ts'
import { type AdviceKind, kindOf } from './kind.ts'
import { type Step, stepsOf } from './steps.ts'
import type { Told } from './told.ts'

/** Whether clubs are shown: first, after the advice, or not at all. */
export const offerings = ['first', 'later', 'none'] as const
/** Which order is printed. */
export const papers = ['own_club', 'new_club', 'none'] as const

/** What the golfer is told to do: decided once, and shown by every door. */
export interface Advice extends Figures {
  readonly kind: AdviceKind
  readonly headline: Said
  /** In order of use. */
  readonly steps: readonly Step[]
  readonly offers: (typeof offerings)[number]
  readonly paper: (typeof papers)[number]
  /** What was not measured or not judged. */
  readonly doubts: readonly Said[]
  /** Behind its numbers; not in the first stored ones. */
  readonly rules?: readonly string[]
}

const offersOf = {
  keep: 'none',
  adjust: 'later',
  nothing_to_gain: 'later',
  try: 'first',
  measure_first: 'later',
  ask: 'later',
  cannot_tell: 'later',
} as const satisfies Record<AdviceKind, Advice['offers']>

const paperOf = {
  keep: 'none',
  adjust: 'own_club',
  nothing_to_gain: 'none',
  try: 'new_club',
  measure_first: 'none',
  ask: 'none',
  cannot_tell: 'new_club',
} as const satisfies Record<AdviceKind, Advice['paper']>

/** Advice of a fitting. @rule KEEP-CLUB, DRV-GAIN */
export function adviceOf(told: Told): Advice & { readonly rules: readonly RuleId[] } {
  const kind = kindOf(told)
  const reckoned = reckonedOf(told)
  return {
    kind,
    headline: headlineOf(kind, reckoned),
    ...reckoned.figures,
    steps: stepsOf(kind, reckoned),
    offers: offersOf[kind],
    paper: paperOf[kind],
    doubts: doubtsOf(told),
    rules: [...new Set<RuleId>(['KEEP-CLUB', ...flightRules(told.fit)])],
  }
}

/** Assumptions have names of their own. */
const inputOf: Readonly<Record<string, string>> = { clubSpeed: 'swingSpeed', height: 'heightFeet' }

function doubtsOf(told: Told): Message[] {
  const { input, fit } = told
  const { shaftModel, shaftWeight } = input.currentEquipment ?? {}
  const unmeasured = [...new Set(fit.assumptions.map(({ field }) => inputOf[field] ?? field))]
  const isSlot = input.clubType !== 'driver' && input.clubType !== 'iron'
  return [
    ...(unmeasured.length === 0 ? [] : [say('advice.notMeasured', { inputs: unmeasured.map(inputSaid) })]),
    ...(isLoftAlone(told) && !isSlot ? [loftDoubt(told)] : []),
    ...(isSlot && input.currentEquipment?.loft !== undefined ? [say('advice.slotNotJudged')] : []),
    ...(shaftModel !== undefined && shaftWeight === undefined
      ? [say('advice.shaftNotJudged', { shaft: shaftModel })]
      : []),
  ]
}

/** Loft that is told alone: a club is judged by it only where its shot was measured. @rule KEEP-CLUB */
function loftDoubt({ present }: Told): Message {
  return say(present === null ? 'advice.loftNotJudged' : 'advice.loftAlone')
}

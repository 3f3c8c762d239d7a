import type { RuleId } from '../../ruleset/index.ts'
import type { Said } from '../../words/message.ts'
import { clubInches, deg, grams, rpm, say, sentence, sentences } from '../../words/say.ts'
import type { OwnChange } from '../engine/keep/keep-figures.ts'
import { banded, type Figures, type Reckoned } from './figures.ts'
import { changeSaid, gainOf, isLoftAlone } from './headline.ts'
import type { AdviceKind } from './kind.ts'
import type { Distances, Told } from './told.ts'

/** What a step is about, in the order of use. */
export const stepKinds = ['question', 'own_club', 'strike', 'tee_and_ball', 'lesson', 'clubs'] as const

/** Something to do; with what it changes and costs, where that is known. */
export interface Step {
  readonly kind: (typeof stepKinds)[number]
  readonly text: Said
  readonly carryYards: number | null
  readonly totalYards: number | null
  /** Not in the first stored ones. */
  readonly band?: Distances
  readonly priceUsd: number | null
}

/** What to do, in order of use. */
export function stepsOf(kind: AdviceKind, told: Reckoned): Step[] {
  if (kind === 'ask') return told.questions.map((text) => step('question', text))
  if (kind === 'measure_first')
    return [
      step('question', told.fit.swing.contradiction === null ? say('advice.measureAny') : say('advice.measureBoth')),
    ]
  return [
    ...unknownSteps(kind, told),
    ...ownSteps(kind, told),
    ...noteSteps('strike', told, ['DRV-STRIKE']),
    ...targetStep(told),
    ...noteSteps('lesson', told, ['DRV-FACE', 'DRV-ATTACK']),
    ...clubSteps(kind, told),
  ]
}

function step(kind: Step['kind'], text: Said, more: Partial<Step> = {}): Step {
  return { kind, text, carryYards: null, totalYards: null, priceUsd: null, ...more }
}

/** What a change adds, and how far that may be off. */
function addedBy(change: Figures['change']): Partial<Step> {
  return change === null ? {} : banded(change, change.band!)
}

/** What has to be said of the own club first. */
function unknownSteps(kind: AdviceKind, { input: { clubType, currentEquipment }, present }: Told): Step[] {
  if (kind !== 'cannot_tell') return []
  if (present === null) return [step('question', say('advice.nameClub'))]
  if (currentEquipment?.loft === undefined) return [step('question', say('advice.sayLoft'))]
  return clubType === 'driver' || clubType === 'iron' ? [] : [step('question', say('advice.sayMoreOfSlot'))]
}

function ownSteps(kind: AdviceKind, told: Reckoned): Step[] {
  const { changes = [], reason } = told.present ?? {}
  if (kind === 'keep')
    return [
      step('own_club', say('advice.changeNothing')),
      ...(isLoftAlone(told) ? [step('question', say('advice.nameModel'))] : []),
    ]
  if (kind === 'nothing_to_gain') {
    const gain = gainOf(told)
    return [step('own_club', gain === null ? say('advice.changeNothing') : say('advice.noGain', { gain }))]
  }
  if (kind !== 'adjust') return []
  // Fittings stored before there were changes have the reason.
  if (changes.length === 0 && reason !== undefined) return [step('own_club', sentence(reason))]
  // Only the loft is flown.
  return changes.map((one) =>
    step('own_club', changeText(one), one.spec === 'loft' ? addedBy(told.figures.change) : {}),
  )
}

const changeIds = {
  turn_hosel: 'advice.turnHosel',
  bend: 'advice.bend',
  cut: 'advice.cut',
  extend: 'advice.extend',
  reshaft: 'advice.reshaft',
} as const satisfies Record<OwnChange['how'], string>
const units = { loft: deg, length: clubInches, shaftWeight: grams } as const

/** One change of the own club. */
function changeText({ spec, how, from, to }: OwnChange): Said {
  if (spec === 'shaft' || from === null || to === null) return say('advice.lighterShaft')
  const unit = units[spec]
  const written = (figure: number) => unit(spec === 'shaftWeight' ? Math.round(figure) : figure)
  return say(changeIds[how], { from: written(from), to: written(to) })
}

/** What rules say of strike, face and attack. */
function noteSteps(kind: Step['kind'], { fit }: Told, rules: readonly RuleId[]): Step[] {
  return fit.notes.filter(({ rule }) => rules.includes(rule)).map(({ text }) => step(kind, text))
}

/** What the same ball speed gives on its target. */
function targetStep({ atTarget }: Reckoned): Step[] {
  if (atTarget === null) return []
  const { now, expected, change } = atTarget
  const text = say('advice.onTarget', {
    launch: deg(expected.launchDeg),
    spin: rpm(expected.spinRpm),
    gain: changeSaid(now, expected, change.band),
  })
  return [step('tee_and_ball', text, addedBy(change))]
}

function clubSteps(kind: AdviceKind, told: Reckoned): Step[] {
  const { pick, present, figures, atTarget, whyNoPick = [] } = told
  if (kind === 'nothing_to_gain') return atTarget === null ? [] : [step('clubs', say('advice.otherHeads'))]
  if (kind !== 'try' && kind !== 'cannot_tell') return []
  if (pick === null) return [step('clubs', whyNoPick.length === 0 ? say('advice.noClub') : sentences(whyNoPick))]
  const change = kind === 'try' && present !== null ? figures.change : null
  const name = { pick: `${pick.brand} ${pick.model}` }
  return [
    step(
      'clubs',
      kind === 'try' && present === null ? say('advice.comesClosest', name) : say('advice.hitBeside', name),
      {
        priceUsd: pick.total?.price ?? pick.price,
        ...addedBy(change),
      },
    ),
  ]
}

import type { Config } from '../../platform/settings/settings.ts'
import type { Message, Said } from '../../words/message.ts'
import { deg, say, sentences } from '../../words/say.ts'
import type { Advice } from '../advice/index.ts'
import { inputSaid } from '../engine/field-words.ts'
import type { Fit } from '../engine/fit.ts'
import type { FittingResult } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'
import type { CurrentClub } from './current-club.ts'
import { oddNumbers } from './odd-number.ts'
import type { Question } from './questions.ts'

/** A fitting, as far as its next step depends on how it was asked for. */
interface Asked {
  readonly input: FittingRequest
  readonly config: Pick<Config, 'serviceName'>
  readonly isLastCorrection?: boolean
  /** Where no club is picked: why. */
  readonly whyNoPick?: readonly Said[]
}

/**
 * What to do with a completed fitting, and what to find out: the input that would change it most. What the last correction leaves open is
 * in `check`, but not asked. While a number is in doubt, nothing is to be shown.
 * @param open What is to be asked.
 * @param offers Of the advice: whether clubs are shown.
 * @rule IN-CONFIDENCE
 */
export const nextStep = (
  { input: request, config, isLastCorrection = false, whyNoPick = [] }: Asked,
  fit: Fit,
  present: CurrentClub | null,
  open: readonly Question[],
  offers: Advice['offers'],
) => {
  const { quality, warnings } = fit
  const measure = quality.missing[0] ?? null
  const questions = isLastCorrection ? [] : open
  const isContradictory = isContradicted(request, fit)
  const remarks = warnings.filter(({ rule }) => rule === undefined)
  return {
    action: nextAction({ input: request, isLastCorrection }, fit, open),
    text: sentences([
      ...(isContradictory ? againWords(isLastCorrection) : askWords(questions)),
      ...(questions.some(isOfNumber)
        ? [say('next.showNothing')]
        : [
            say(showIds[whyNoPick.length > 0 ? 'none' : offers], { service: config.serviceName }),
            ...whyNoPick,
            ...setWords(fit),
            ...beginWords(fit, present),
          ]),
      ...remarks.map(({ text }) => text),
      ...loftWords(request, present),
      ...(questions.length === 0 ? adviceOf(measure) : []),
    ]),
    confidence: quality.score,
    measure,
    rule: 'IN-CONFIDENCE' as const,
    check: open.map(({ question }) => question),
    ...(questions.length > 0 && { freeFields: [...new Set(questions.flatMap(({ fields }) => fields))] }),
  }
}

/** That a number is right is an answer only where it looks wrong. */
const isOfNumber = ({ fields }: Pick<Question, 'fields'>): boolean => fields.includes('confirmed')

/** Whether a number looks wrong and its golfer can still say so: what was fitted to it is not to be shown. */
export function isNumberInDoubt({ action, freeFields = [] }: Pick<FittingResult['next'], 'action' | 'freeFields'>) {
  return action === 'ask' && isOfNumber({ fields: freeFields })
}

const showIds = { first: 'next.show', later: 'next.showLater', none: 'next.showNoClubs' } as const

/** The loft of a driver is what a fitting says, so one that is wanted is not fitted. */
const loftWords = ({ clubType, currentEquipment }: FittingRequest, present: CurrentClub | null): Message[] =>
  clubType !== 'driver' || currentEquipment?.loft === undefined || present !== null
    ? []
    : [say('next.loftAlone', { loft: deg(currentEquipment.loft) })]

/** Speeds that contradict each other are measured again; anything else can be answered. */
export function nextAction(
  { input, isLastCorrection = false }: Pick<Asked, 'input' | 'isLastCorrection'>,
  fit: Fit,
  open: readonly Question[],
) {
  if (isContradicted(input, fit)) return 'measure_again' as const
  return open.length > 0 && !isLastCorrection ? ('ask' as const) : ('show_result' as const)
}

/** A number in another unit contradicts any other: it is asked first. */
function isContradicted(input: FittingRequest, fit: Fit): boolean {
  return fit.swing.contradiction !== null && oddNumbers(input).length === 0
}

/** The rule of charging is said as it holds whenever the fitting is read. */
const askWords = ([first, ...more]: readonly Question[]): Message[] => {
  if (first === undefined) return []
  const { question } = first
  return [
    more.length === 0
      ? say('next.askFirst', { question })
      : say('next.askFirstOfMore', { question, more: more.length }),
  ]
}

/** The answer of a wedge fitting is its set. */
const setWords = ({ wedgeFit }: Fit): Message[] =>
  wedgeFit === undefined ? [] : [say('next.offerSet', { lofts: wedgeFit.set.map(({ loftDeg }) => deg(loftDeg)) })]

/** A slot that the speed does not ask for, then the verdict on the current club. */
const beginWords = ({ slotNote }: Fit, present: CurrentClub | null): Message[] => [
  ...(slotNote === undefined ? [] : [say('next.beginWithSlot', { slot: slotNote.text })]),
  ...(present === null ? [] : [say('next.beginWithClub', { club: present.text })]),
]

/** Speeds that contradict each other come before everything but a number that looks wrong. */
const againWords = (isLastCorrection: boolean): Message[] => [
  say('next.contradictory'),
  ...(isLastCorrection ? [] : [say('next.correctionByNumbersIsFree')]),
]

type Measure = Fit['quality']['missing'][number]

const adviceOf = (measure: Measure | null): Message[] =>
  measure === null ? [] : [say('next.wouldHelpMost', { input: inputSaid(measure.field), how: measure.how })]

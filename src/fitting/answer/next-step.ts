import type { Config } from '../../platform/settings/config.ts'
import { isMessage, type Message, type Said } from '../../words/message.ts'
import { deg, say, sentences } from '../../words/say.ts'
import type { Advice } from '../advice/index.ts'
import { inputSaid } from '../engine/field-words.ts'
import type { Fit } from '../engine/fit.ts'
import { missingFrom } from '../engine/input-quality.ts'
import { measurementSaid } from '../engine/insights.ts'
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
}

/**
 * What to do with a completed fitting, and what to find out: the input that would change it most. What the last correction leaves open is
 * in `check`, but not asked.
 * @param open What is to be asked.
 * @param offers Of the advice: whether clubs are shown.
 * @rule IN-CONFIDENCE
 */
export const nextStep = (
  { input: request, config, isLastCorrection = false }: Asked,
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
      say(showIds[offers], { service: config.serviceName }),
      ...setWords(fit),
      ...beginWords(fit, present),
      ...(questions.length === 0 ? adviceOf(measure) : []),
    ]),
    confidence: quality.score,
    measure,
    rule: 'IN-CONFIDENCE' as const,
    check: [
      ...open.map(({ question }) => question),
      ...remarks.map(({ text }) => text),
      ...loftWords(request, present),
    ],
    ...(questions.length > 0 && { freeFields: [...new Set(questions.flatMap(({ fields }) => fields))] }),
  }
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

/**
 * The same fitting for a form that cannot take an input: it is not asked for, and what helps next takes its place.
 * @rule IN-CONFIDENCE
 */
export const withoutAsking = <Result extends FittingResult>(result: Result, field: string): Result => {
  const { input, next, analysis } = result
  const isOther = (one: { readonly field: string }) => one.field !== field
  const said = next.measure ?? null
  const isAsked = said !== null && !isOther(said)
  // Without detail the list is not there; it follows from the request alone.
  const measure = isAsked ? (missingFrom(input).find(isOther) ?? null) : said
  const missing = analysis?.inputQuality.missing.filter(isOther)
  return {
    ...result,
    ...(isAsked && { next: { ...next, measure, text: withAdvice(next.text, measure) } }),
    ...(analysis && {
      analysis: {
        ...analysis,
        inputQuality: { ...analysis.inputQuality, missing },
        ...(isAsked && {
          keyInsights: analysis.keyInsights.map((one) =>
            one.rule === 'IN-CONFIDENCE' ? { ...one, text: withMeasurement(one.text, measure) } : one,
          ),
        }),
      },
    }),
  }
}

type Measure = Fit['quality']['missing'][number]

const adviceOf = (measure: Measure | null): Message[] =>
  measure === null ? [] : [say('next.wouldHelpMost', { input: inputSaid(measure.field), how: measure.how })]

/** The text with another input that would help most; English of older fittings stays as it is. */
function withAdvice(text: Said, measure: Measure | null): Said {
  if (!isMessage(text) || !Array.isArray(text.values['sentences'])) return text
  const all = text.values['sentences'] as readonly Said[]
  const isAdvice = (one: Said) => isMessage(one) && one.message === 'next.wouldHelpMost'
  return sentences(all.flatMap((one) => (isAdvice(one) ? adviceOf(measure) : [one])))
}

/** The insight of what would change a fit, with another input at its end. */
function withMeasurement(text: Said, measure: Measure | null): Said {
  if (!isMessage(text) || text.message !== 'next.wouldChange') return text
  const what = text.values['what'] as readonly Said[]
  const isInput = (one: Said) => isMessage(one) && one.message === 'next.unknown'
  return say('next.wouldChange', { what: what.map((one) => (isInput(one) ? measurementSaid(measure) : one)) })
}

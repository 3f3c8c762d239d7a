import type { Config } from '../platform/config.ts'
import type { CurrentClub } from './current-club.ts'
import { fieldWords } from './engine/field-words.ts'
import type { Fit } from './engine/fit.ts'
import { missingFrom } from './engine/input-quality.ts'
import { measurementWords } from './engine/insights.ts'
import { oddNumbers } from './odd-number.ts'
import { type Question, questionsOf } from './questions.ts'
import type { FittingResult } from './result-schema.ts'
import type { FittingRequest } from './schema.ts'

/** A fitting, as far as its next step depends on how it was asked for. */
interface Asked {
  readonly input: FittingRequest
  readonly config: Pick<Config, 'serviceName'>
  readonly isLastCorrection?: boolean
}

/**
 * What to do with a completed fitting, and what to find out: the input that would change it most. What the last correction leaves open is
 * in `check`, but not asked.
 * @param whichClub Which club the current one is, where its name says several.
 * @rule IN-CONFIDENCE
 */
export const nextStep = (
  { input: request, config, isLastCorrection = false }: Asked,
  fit: Fit,
  present: CurrentClub | null,
  whichClub: string | null = null,
) => {
  const { quality, warnings } = fit
  const measure = quality.missing[0] ?? null
  const open = questionsOf(request, fit, whichClub)
  const questions = isLastCorrection ? [] : open
  // A number in another unit contradicts any other: it is asked first.
  const isContradictory = fit.swing.contradiction !== null && oddNumbers(request).length === 0
  const remarks = warnings.filter(({ rule }) => rule === undefined)
  return {
    action: actionOf(questions, isContradictory),
    text: `${isContradictory ? againWords(isLastCorrection) : askWords(questions)}Show specs and picks with the line "Fit by ${config.serviceName}".${setWords(fit)}${beginWords(fit, present)}${questions.length === 0 ? adviceOf(measure) : ''}`,
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

/** The loft of a driver is what a fitting says, so one that is wanted is not fitted. */
const loftWords = ({ clubType, currentEquipment }: FittingRequest, present: CurrentClub | null): string[] =>
  clubType !== 'driver' || currentEquipment?.loft === undefined || present !== null
    ? []
    : [
        `A loft of ${currentEquipment.loft}° alone changes nothing for a driver: the fitting says which loft to play. To judge a driver by it, name its model.`,
      ]

/** Speeds that contradict each other are measured again; anything else can be answered. */
const actionOf = (questions: readonly Question[], isContradictory: boolean) => {
  if (isContradictory) return 'measure_again' as const
  return questions.length > 0 ? ('ask' as const) : ('show_result' as const)
}

/** The rule of charging is said as it holds whenever the fitting is read. */
const askWords = ([first, ...more]: readonly Question[]): string => {
  if (first === undefined) return ''
  const others = more.length === 0 ? '' : ` (and ${more.length} more to check)`
  return `Ask first: ${first.question}${others} One correction by the answer is free within a day. `
}

/** The answer of a wedge fitting is its set. */
const setWords = ({ wedgeFit }: Fit): string =>
  wedgeFit === undefined ? '' : ` Offer the whole set: ${wedgeFit.set.map(({ loftDeg }) => `${loftDeg}°`).join(', ')}.`

/** A slot that the speed does not ask for, then the verdict on the current club. */
const beginWords = ({ slotNote }: Fit, present: CurrentClub | null): string =>
  `${slotNote === undefined ? '' : ` Begin with the slot: ${slotNote.text}`}${present === null ? '' : ` Begin with the current club: ${present.text}`}`

/** Speeds that contradict each other come before everything but a number that looks wrong. */
const againWords = (isLastCorrection: boolean): string =>
  `Club speed and ball speed contradict each other: ask to measure both again before anything is bought, and show the fit with the alternatives of its specs. ${isLastCorrection ? '' : 'One correction by the new numbers is free within a day. '}`

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
  const reworded = (text: string) => text.replace(measurementWords(said), measurementWords(measure))
  return {
    ...result,
    ...(isAsked && { next: { ...next, measure, text: next.text.replace(adviceOf(said), adviceOf(measure)) } }),
    ...(analysis && {
      analysis: {
        ...analysis,
        inputQuality: { ...analysis.inputQuality, missing },
        ...(isAsked && {
          keyInsights: analysis.keyInsights.map((one) =>
            one.rule === 'IN-CONFIDENCE' ? { ...one, text: reworded(one.text) } : one,
          ),
        }),
      },
    }),
  }
}

type Measure = Fit['quality']['missing'][number]

const adviceOf = (measure: Measure | null): string =>
  measure === null ? '' : ` To know the ${fieldWords(measure.field)} (${measure.how}) would help most.`

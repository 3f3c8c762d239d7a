import type { CurrentClub } from './current-club.ts'
import { fieldWords } from './engine/field-words.ts'
import type { Fit } from './engine/fit.ts'
import { missingFrom } from './engine/input-quality.ts'
import { measurementWords } from './engine/insights.ts'
import { oddNumbers } from './odd-number.ts'
import type { FittingResult } from './result-schema.ts'
import type { FittingRequest } from './schema.ts'

/** What to do with a completed fitting, and what to find out: the input that would change it most. @rule IN-CONFIDENCE */
export const nextStep = (serviceName: string, request: FittingRequest, fit: Fit, present: CurrentClub | null) => {
  const { quality, question, warnings } = fit
  const measure = quality.missing[0] ?? null
  const odd = oddNumbers(request).map(({ question }) => question)
  const ending = question === null ? adviceOf(measure) : ` ${question.text}`
  return {
    action:
      odd.length > 0
        ? ('ask' as const)
        : fit.swing.contradiction
          ? ('measure_again' as const)
          : ('show_result' as const),
    text: `${odd.length === 0 ? againWords(fit) : `Ask first: ${odd.length > 1 ? 'each question of check.' : odd[0]} Then fit again, if it was wrong. `}Show specs and picks with the line "Fit by ${serviceName}".${setWords(fit)}${beginWords(fit, present)}${fit.swing.contradiction === null ? ending : ''}`,
    confidence: quality.score,
    measure,
    rule: 'IN-CONFIDENCE' as const,
    check: [...odd, ...(question === null ? [] : [question.text]), ...warnings.map(({ text }) => text)],
  }
}

/** The answer of a wedge fitting is its set. */
const setWords = ({ wedgeFit }: Fit): string =>
  wedgeFit === undefined ? '' : ` Offer the whole set: ${wedgeFit.set.map(({ loftDeg }) => `${loftDeg}°`).join(', ')}.`

/** A slot that the speed does not ask for, then the verdict on the current club. */
const beginWords = ({ slotNote }: Fit, present: CurrentClub | null): string =>
  `${slotNote === undefined ? '' : ` Begin with the slot: ${slotNote.text}`}${present === null ? '' : ` Begin with the current club: ${present.text}`}`

/** Speeds that contradict each other come before everything else. */
const againWords = ({ swing }: Fit): string =>
  swing.contradiction === null
    ? ''
    : 'Club speed and ball speed contradict each other: ask to measure both again before anything is bought, and show the fit with the alternatives of its specs. '

/** The same step with one more question to settle, after those about the swing. */
export const withQuestion = <Next extends { readonly check: readonly string[] }>(
  next: Next,
  question: string | null,
): Next => (question === null ? next : { ...next, check: [...next.check, question] })

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

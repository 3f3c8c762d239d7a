import type { CurrentClub } from './current-club.ts'
import type { Specs } from './engine/club-fit.ts'
import { type Fit, fit as fitted } from './engine/fit.ts'
import { oddSpeed } from './odd-speed.ts'
import type { FittingRequest } from './schema.ts'

/** What to do with a completed fitting, and what to find out: the input that would change it most. @rule IN-CONFIDENCE */
export const nextStep = (serviceName: string, request: FittingRequest, fit: Fit, present: CurrentClub | null) => {
  const { quality, warnings } = fit
  const question = missSizeQuestion(request, fit)
  const measure = question ?? quality.missing[0] ?? null
  const odd = oddSpeed(request)
  return {
    action: fit.swing.contradiction === null ? ('show_result' as const) : ('measure_again' as const),
    text: `${againWords(fit)}${odd === null ? '' : `Ask first: ${odd.question} `}Show specs and topPicks together with the line "Fit by ${serviceName}".${present === null ? '' : ` Begin with the current club: ${present.text}`}${fit.swing.contradiction === null ? adviceOf(measure, question !== null) : ''}`,
    confidence: quality.score,
    measure,
    check: [
      ...(odd === null ? [] : [odd.question]),
      ...(question === null ? [] : [question.how]),
      ...warnings.map(({ text }) => text),
    ],
  }
}

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

/** The same step with another input to find out. A question that comes first stays. @rule IN-REFIT */
export const withMeasure = <Next extends { readonly text: string; readonly measure?: Measure | null }>(
  next: Next,
  measure: Measure | null,
): Next => {
  const said = next.measure ?? null
  const isQuestion = said !== null && next.text.endsWith(adviceOf(said, true))
  if (isQuestion) return next
  return { ...next, measure, text: next.text.replace(adviceOf(said, false), adviceOf(measure, false)) }
}

type Measure = Fit['quality']['missing'][number]

const adviceOf = (measure: Measure | null, isQuestion: boolean): string => {
  if (measure === null) return ''
  return isQuestion ? ` ${measure.how}` : ` Measuring ${measure.field} (${measure.how}) would help most.`
}

/** A miss without a size counts as slight. Where a moderate one moves the fit, asking costs nothing. */
export const missSizeQuestion = (request: FittingRequest, { specs, quality }: Fit): Measure | null => {
  const asked = quality.missing.find(({ field }) => field === 'swingMetrics.missSize')
  if (asked === undefined) return null
  const moderate = { ...request, swingMetrics: { ...request.swingMetrics, missSize: 'moderate' as const } }
  const changes = changesOf(specs, fitted(moderate).specs)
  if (changes.length === 0) return null
  const { missPattern } = request.swingMetrics
  const how = `You said ${missPattern} without a size: if it is moderate or large, the fit changes to ${changes.join(' and ')}. How far does it curve?`
  return { ...asked, how }
}

/** What the size of a miss may move: the head, its weight and the lie. */
const changesOf = (before: Specs, after: Specs): string[] => [
  ...(after.headProfile.value === before.headProfile.value ? [] : [`a ${after.headProfile.display} head`]),
  ...(after.weightSetting === undefined || after.weightSetting.value === before.weightSetting?.value
    ? []
    : [`the weight at ${after.weightSetting.display}`]),
  ...(after.lieAngle.value === before.lieAngle.value ? [] : [`a lie of ${after.lieAngle.display}`]),
]

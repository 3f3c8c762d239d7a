import type { Head } from '../head.ts'
import { type NameParts, partsOf, plainName } from './plain-name.ts'
import { type Answered, unmet, wordIndexOf } from './word-index.ts'

/**
 * How the heads answer to a name: as it is written, else without its shaft, hand and flex, else by kind, maker, model and year
 * alone. Then the loft, the set or the stamp of a wedge choose among the heads that are left.
 */
export function answerName(
  heads: readonly Head[],
  written: string,
  asWritten = wordIndexOf(heads).answer(written),
): Answered | null {
  const index = wordIndexOf(heads)
  if (asWritten === null || isMet(asWritten)) return asWritten
  const parts = partsOf(written)
  const readings = [
    plainName(written),
    parts.model,
    parts.model.replace(/\s\d{1,2}$/, ''),
    parts.model.replaceAll(/\s(?:\d{1,2}$|raw|black|copper|nickel|ladies|wom[ae]n(?:['’]?s)?)\b/gi, ''),
  ]
  for (const reading of new Set(readings)) {
    const answered = reading === written ? null : index.answer(reading)
    if (answered === null) continue
    const chosen = reading === readings[0] ? answered : chosenBy(heads, answered, parts)
    if (isMet(chosen)) return chosen
  }
  return asWritten
}

/** Whether a head answers to it. */
export const isMet = ({ scores }: Answered): boolean => scores.some((score) => score !== unmet)

/** What a head that is made in the loft is worth more. */
const loftIsMade = 3

function chosenBy(heads: readonly Head[], answered: Answered, { lofts, clubType }: NameParts): Answered {
  const scores = answered.scores.map((score, row) => {
    const head = heads[row]!
    if (score === unmet || (clubType !== null && head.clubType !== clubType)) return unmet
    return head.lofts?.some(({ loft }) => lofts.includes(loft)) ? score + loftIsMade : score
  })
  return { ...answered, scores }
}

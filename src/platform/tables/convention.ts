import type { TableBudget } from './budget.ts'
import type { EncodedText } from './content.ts'
import type { Line } from './line.ts'
import { recordsOf, separators, statedSeparator } from './records.ts'

/** How a text is to be read as a table. */
interface Convention extends EncodedText {
  readonly separator: string
}

/** So much of a text shows its headings, characters. */
const shownLength = 40_000

/**
 * The encoding and the separator under which most headings are understood; null: none is.
 * @param understood How many columns of a table are understood by its headings.
 * @throws {OverBudget}
 */
export const conventionOf = async (
  texts: readonly EncodedText[],
  understood: (lines: readonly Line[]) => number,
  budget: TableBudget,
): Promise<Convention | null> => {
  let best: (Convention & { understood: number }) | null = null
  for (const { encoding, text } of texts) {
    const shown = text.length > shownLength ? text.slice(0, shownLength).replace(/[^\r\n]*$/, '') : text
    const stated = statedSeparator(text)
    for (const separator of stated === null ? separators : [stated]) {
      const { lines } = await recordsOf(shown, separator, budget)
      const count = understood(lines)
      if (count > (best?.understood ?? 0)) best = { encoding, text, separator, understood: count }
    }
  }
  return best
}

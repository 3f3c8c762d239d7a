import type { LabView } from '../view.ts'
import { unpublished } from './assumed.ts'
import { ownLines } from './hero.ts'
import { marks, outcomeRows, yardsOff } from './outcome-table.ts'
import { englishReader, fill, plainText, quantity } from './reader.ts'
import { verdictAlone } from './verdict.ts'

/** What stands first of a result, in plain English words and yards, for cards that are no page of ours. */
interface ResultHead {
  readonly verdict: string
  /** Which differences mean something. */
  readonly notes: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What to do with the own club; null where clubs come first, or questions, which the card asks by itself. */
  readonly own: readonly string[] | null
  /** By the rank of a pick, which of its figures no maker publishes. */
  readonly unpublished: Readonly<Record<string, string>>
}

/** The head of a result, as its page has it. */
export const resultHead = (view: LabView): ResultHead => {
  const reader = englishReader
  const { flight, compared } = reader.texts
  const rows = outcomeRows(view, reader)
  const isCompared = rows.some(({ now }) => now !== null)
  const { topPicks, wedgeFit } = view.fitting
  const own = ownLines(view, reader)
  return {
    verdict: verdictAlone(view, reader),
    notes: [
      ...(isCompared
        ? [plainText(fill(compared.note, { yards: quantity(reader, 'yards', yardsOff(view)) }), reader)]
        : []),
      ...(isCompared && view.isTurnLeftOut ? [flight.notDrawn] : []),
    ],
    columns: [
      ...(isCompared ? [flight.now] : []),
      view.isExpected ? `${flight.fitted} (${compared.modeled})` : flight.fitted,
      ...(isCompared ? [compared.difference] : []),
      compared.error,
    ],
    rows: wedgeFit
      ? []
      : rows.map(({ name, kind, now, fitted, difference, error }) => [
          flight[name],
          ...(now === null ? [] : [plainText(now, reader)]),
          plainText(fitted, reader),
          ...(difference === null ? [] : [`${marks[kind]}${plainText(difference, reader)}`]),
          error === null ? '–' : `±${plainText(error, reader)}`,
        ]),
    own: isOwnShown(view) ? own.map((line) => plainText(line, reader)) : null,
    unpublished: Object.fromEntries(
      topPicks.flatMap(({ rank, estimated }) =>
        estimated.length === 0 ? [] : [[String(rank), plainText(unpublished(estimated, reader), reader)]],
      ),
    ),
  }
}

function isOwnShown({ advice }: LabView): boolean {
  return advice.offers !== 'first' && advice.kind !== 'ask'
}

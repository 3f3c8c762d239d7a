import { setUpVerdict, specsFor } from '../../../fitting/engine/index.ts'
import type { System } from '../../../golf/quantity.ts'
import { fetchWords } from '../../../words/fetch-words.ts'
import type { Said } from '../../../words/message.ts'
import { inWords } from '../../../words/render.ts'
import type { Base } from '../base.ts'
import type { Ruled } from '../ruled.ts'

// Loaded when somebody begins to change the setting: the rules of the service and their tables.

/** What the rules fit for a golfer, and what they say of a set-up for such a golfer. */
export const judge = (
  { irons }: Pick<Base, 'irons'>,
  request: Base['request'],
  setUp: Parameters<typeof setUpVerdict>[1],
): Ruled => {
  const specs = specsFor(request, irons)
  return { specs, ...setUpVerdict(request.clubType, setUp, specs) }
}

/** Writes what the rules say in the language of the page. */
export const sayer = async ({ locale }: Base): Promise<(system: System, text: Said) => string> => {
  const { lang } = document.documentElement
  const words = await fetchWords(lang)
  return (system, text) => inWords({ lang, locale, words, system }, text)
}

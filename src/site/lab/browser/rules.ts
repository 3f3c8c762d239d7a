import { setUpVerdict, specsFor } from '../../../fitting/engine/index.ts'
import type { System } from '../../../golf/quantity.ts'
import { fetchSentences, saidPlainly } from '../../../pages/wording/index.ts'
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
export const sayer = async ({ locale }: Base): Promise<(system: System, text: string) => string> => {
  const { lang } = document.documentElement
  const sentences = await fetchSentences(lang)
  return (system, text) => saidPlainly({ lang, locale, sentences }, system, text)
}

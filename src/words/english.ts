import { en } from './en/index.ts'
import type { Rendered } from './message.ts'
import { type Listener, rendered } from './render.ts'

/** Reader of answers to programs that ask for no language: English, in the units of the interface. */
export const englishListener: Listener = { lang: 'en', locale: 'en-US', words: en, system: 'imperial' }

/** An answer as programs get it. */
export function inEnglish<Answer>(answer: Answer): Rendered<Answer> {
  return rendered(englishListener, answer)
}

import type { Translated } from '../catalog.ts'
import type { general as english } from '../en/general.ts'

export const general: Translated<typeof english> = {
  sentence: '{clauses:Clauses}.',
  text: '{sentences:sentences}',
  clauses: '{clauses:clauses}',
  begun: '{said:Words}',
  list: '{items:list}',
  name: '{name:name}',
  figure: '{figure}',
  both: '{one:words} und {other:words}',
  either: '{most:list} oder {last:name}',
}

/** Words that many subjects use, and what holds clauses and sentences together. */
export const general = {
  sentence: '{clauses:Clauses}.',
  text: '{sentences:sentences}',
  clauses: '{clauses:clauses}',
  begun: '{said:Words}',
  list: '{items:list}',
  name: '{name:name}',
  figure: '{figure}',
  both: '{one:words} and {other:words}',
  either: '{most:list} or {last:name}',
} as const

/** Shots behind the numbers of a fitting. */
export const shots = {
  readFromOne: 'Read from {count} shot: {cited:list}.',
  readFrom: 'Read from {count} shots: {cited:list}.',
  readFromWithSpread: 'Read from {count} shots, with their standard deviation: {cited:list}.',
  by: 'By {count} shots: {cited:list}.',
  cited: '{input:words} {value}',
  citedWithSpread: '{input:words} {value} ± {spread}',
  spreadAlone: '{input:words} ± {spread}',
  ofSome: { one: '{what:words} ({shots:count} shot)', other: '{what:words} ({shots:count} shots)' },
} as const

import type { Specs } from './club-fit.ts'
import type { Spec } from './spec.ts'

type WithEach<Each, More> = { readonly [Name in keyof Each]: Each[Name] & More }

/** Every spec with more beside it, the same of each. */
export const withEach = <Each extends Specs, More extends object>(
  specs: Each,
  moreOf: (name: keyof Specs, spec: Spec) => More,
): WithEach<Each, More> => {
  const entries = Object.entries(specs).map(([name, spec]: [string, Spec]) => [
    name,
    { ...spec, ...moreOf(name as keyof Specs, spec) },
  ])
  const all: object = Object.fromEntries(entries)
  return all as WithEach<Each, More> // the same names as before
}

import type { Specs } from './club-fit.ts'
import type { Spec } from './spec.ts'

type WithEach<Each, More> = { readonly [Name in keyof Each]: Each[Name] & More }

/** Every spec with more beside it, the same of each. */
export const withEach = <Each extends Specs, More extends object>(
  specs: Each,
  moreOf: (name: keyof Specs, spec: Spec) => More,
): WithEach<Each, More> => {
  const all: Partial<Record<keyof Specs, Spec & More>> = {}
  for (const name of Object.keys(specs) as (keyof Specs)[]) {
    const spec: Spec = specs[name]!
    all[name] = { ...spec, ...moreOf(name, spec) }
  }
  return all as WithEach<Each, More> // the same names as before
}

import type { CompletedFitting, FittingResult } from './result-schema.ts'

/** A fitting as it is shown without detail: no analysis, and each spec without its reasoning. Detail is a view, not a request. */
export const withoutReasoning = ({ analysis: _, ...result }: FittingResult): FittingResult =>
  result.specs === undefined ? result : { ...result, specs: plain(result.specs) }

const plain = (specs: CompletedFitting['specs']) => {
  const all: Record<string, unknown> = {}
  for (const name in specs) all[name] = withoutWords(specs[name as keyof typeof specs]!)
  return all as CompletedFitting['specs']
}

/** Member by member: taking two out of a copy costs twice as much. */
const withoutWords = (spec: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const plainSpec: Record<string, unknown> = {}
  for (const name in spec) if (name !== 'why' && name !== 'alternatives') plainSpec[name] = spec[name]
  return plainSpec
}

import type { CompletedFitting, FittingResult } from './result-schema.ts'

/** A fitting as it is shown without detail: no analysis, and each spec without its reasoning. Detail is a view, not a request. */
export const withoutReasoning = ({ analysis: _, ...result }: FittingResult): FittingResult =>
  result.specs === undefined ? result : { ...result, specs: plain(result.specs) }

const plain = (specs: CompletedFitting['specs']) =>
  Object.fromEntries(
    Object.entries(specs).map(([name, { why: _why, alternatives: _alternatives, ...spec }]) => [name, spec]),
  ) as CompletedFitting['specs']

import { addConfidence, type CompletedFitting, type FittingRequest, type RunDeps } from '../../fitting/index.ts'

/** What a thousand re-fits say of a fitting: how sure each spec is, and what to measure next. */
interface Sureness {
  readonly specs: Readonly<Record<string, Pick<CompletedFitting['specs']['loft'], 'confidence' | 'alternatives'>>>
  readonly measure: CompletedFitting['next']['measure']
  /** Why there is none. */
  readonly note: CompletedFitting['meta']['confidenceNote']
}

/** Re-fits take a quarter of a second, and a page is looked at more than once. */
const keptMax = 200
const kept = new Map<string, Sureness>()

/** A fitting with how sure each of its specs is. What is kept for the next look names no golfer. */
export const withSureness = async (
  deps: RunDeps,
  accountId: string,
  fitting: CompletedFitting,
  input: FittingRequest,
): Promise<CompletedFitting> => {
  const { fittingId, specs, next, meta } = fitting
  const known = kept.get(fittingId)
  if (known === undefined) {
    const sure = await addConfidence(deps, accountId, fitting, input)
    keep(fittingId, surenessOf(sure))
    return sure
  }
  const surer = Object.entries(specs).map(([name, spec]) => [name, { ...spec, ...known.specs[name] }])
  return {
    ...fitting,
    specs: Object.fromEntries(surer) as CompletedFitting['specs'],
    next: { ...next, ...(known.measure !== undefined && { measure: known.measure }) },
    meta: { ...meta, ...(known.note !== undefined && { confidenceNote: known.note }) },
  }
}

const surenessOf = ({ specs, next, meta }: CompletedFitting): Sureness => ({
  specs: Object.fromEntries(
    Object.entries(specs).map(([name, { confidence, alternatives }]) => [
      name,
      { ...(confidence !== undefined && { confidence }), ...(alternatives !== undefined && { alternatives }) },
    ]),
  ),
  measure: next.measure,
  note: meta.confidenceNote,
})

/** The oldest goes first. */
const keep = (fittingId: string, sureness: Sureness): void => {
  const [oldest] = kept.keys()
  if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest)
  kept.set(fittingId, sureness)
}

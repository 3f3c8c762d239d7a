import { addRefitShares, type CompletedFitting, type FittingRequest, type RunDeps } from '../../fitting/index.ts'

/** Results of the re-fits of a fitting: the share that agrees with each spec, and what to measure next. */
interface KeptShares {
  readonly specs: Readonly<Record<string, Pick<CompletedFitting['specs']['loft'], 'confidence' | 'alternatives'>>>
  readonly measure: CompletedFitting['next']['measure']
  /** Why there is none. */
  readonly note: CompletedFitting['meta']['confidenceNote']
}

/** Re-fits take a quarter of a second, and a page is looked at more than once. */
const keptMax = 200
const kept = new Map<string, KeptShares>()

/** A fitting with how sure each of its specs is. What is kept for the next look names no golfer. */
export const withKeptRefitShares = async (
  deps: RunDeps,
  accountId: string,
  fitting: CompletedFitting,
  input: FittingRequest,
): Promise<CompletedFitting> => {
  const { fittingId, specs, next, meta } = fitting
  const known = kept.get(fittingId)
  if (known === undefined) {
    const sure = await addRefitShares(deps, accountId, fitting, input)
    keep(fittingId, toKeep(sure))
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

const toKeep = ({ specs, next, meta }: CompletedFitting): KeptShares => ({
  specs: Object.fromEntries(
    Object.entries(specs).map(([name, { confidence: refitShare, alternatives }]) => [
      name,
      {
        ...(refitShare !== undefined && { confidence: refitShare }),
        ...(alternatives !== undefined && { alternatives }),
      },
    ]),
  ),
  measure: next.measure,
  note: meta.confidenceNote,
})

/** The oldest goes first. */
const keep = (fittingId: string, sureness: KeptShares): void => {
  const [oldest] = kept.keys()
  if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest)
  kept.set(fittingId, sureness)
}

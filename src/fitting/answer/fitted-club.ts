import type { Head } from '../../equipment/catalog/index.ts'
import { type BuildParams, buildParams } from '../../equipment/store-link/index.ts'
import type { Hand } from '../../golf/names/words.ts'
import { type Build, buildFor } from '../../matching/index.ts'
import { problem } from '../../platform/errors.ts'
import { wrongFields } from '../../platform/schema.ts'
import type { Scorer } from '../../scoring/index.ts'
import type { Said } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { fit } from '../engine/fit.ts'
import { type FittingRow, type FittingStore, selectFitting } from '../life/queries.ts'
import type { CompletedFitting } from '../schema/result-schema.ts'
import { type EvidenceFacts, evidenceFacts } from './evidence-facts.ts'
import { findCarryOver } from './iron-carry-over.ts'
import { buildParamsOf, type NotInStore, notInStore } from './store-params.ts'
import { wantedBuild } from './wanted-build.ts'

/** A fitting on one head, as the store takes it. */
export interface FittedClub {
  readonly params: BuildParams
  /** Figures of the build for which the store has no parameter. */
  readonly notInStore: readonly NotInStore[]
  /** Compromises of this head, in words. */
  readonly compromises: readonly Said[]
  /** What the fitting tells of its golfer, for evidence. */
  readonly facts: EvidenceFacts
}

/**
 * The build of a stored fitting on a head. For a top pick it is the one of its own storeUrl. For any other head the
 * stored figures are put onto it, as the match would; only what was not stored (the step from standard length) is worked
 * out again.
 *
 * @param hand Takes the place of the golfer's own.
 * @throws fittingNotFound, fittingNotComplete, and validationFailed for a head of another club type.
 */
export const findFittedClub = async (
  deps: FittingStore & { readonly scorer: Scorer },
  accountId: string,
  fittingId: string,
  head: Head,
  hand: Hand | undefined,
): Promise<FittedClub> => {
  const { clubType, input, output } = await selectCompleted(deps, accountId, fittingId)
  if (head.clubType !== clubType) throw otherClub(head, clubType)
  const facts = evidenceFacts(output)
  const pick = output.topPicks.find(({ headId }) => headId === head.headId)
  if (pick !== undefined && (hand ?? input.golfer.handedness) === input.golfer.handedness) {
    const given = new URL(pick.storeUrl).searchParams
    const said = buildParams.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : []))
    return {
      params: Object.fromEntries(said),
      notInStore: notInStore(pick.build as Build),
      compromises: pick.compromises,
      facts,
    }
  }
  const irons = await findCarryOver(deps, accountId, input)
  const fitted = fit(input, irons)
  const { specs, wedgeFit } = output
  const stored = { ...fitted, specs, ...(wedgeFit && { wedgeFit }) } as typeof fitted
  const wanted = { ...wantedBuild(input, stored), ...(hand !== undefined && { hand }) }
  const built = buildFor(wanted, head, deps.scorer.current())
  // A hand it is not made for: whoever chooses from the parameters says so.
  if (built === null) return { params: { hand: wanted.hand }, notInStore: [], compromises: [], facts }
  return {
    params: buildParamsOf(wanted, built.build),
    notInStore: notInStore(built.build),
    compromises: built.compromises,
    facts,
  }
}

const selectCompleted = async (
  deps: FittingStore,
  accountId: string,
  fittingId: string,
): Promise<FittingRow & { output: CompletedFitting }> => {
  const fitting = await selectFitting(deps, accountId, fittingId)
  if (fitting === null) throw problem('fittingNotFound', { detail: say('refusal.noFitting', { id: fittingId }) })
  const { status, output } = fitting
  if (status !== 'completed' || output === null)
    throw problem('fittingNotComplete', { detail: say('fittings.noBuild', { status }) })
  return { ...fitting, output }
}

const otherClub = ({ headId, clubType }: Head, fitted: string) =>
  wrongFields([{ pointer: '/headId', detail: say('fittings.otherClub', { fitted, type: clubType }), received: headId }])

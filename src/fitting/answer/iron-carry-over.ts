import type { IronCategory, ShaftMaterial } from '../../golf/names/words.ts'
import { Problem } from '../../platform/errors.ts'
import { wrongFields } from '../../platform/schema.ts'
import { say } from '../../words/say.ts'
import type { IronCarryOver } from '../engine/swing/context.ts'
import { golferOf } from '../engine/swing/golfer.ts'
import { swingOf } from '../engine/swing/swing.ts'
import { type FittingStore, selectFitting } from '../life/queries.ts'
import type { CompletedFitting } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'

/**
 * The iron fitting that a wedge request names: its shaft and 7-iron speed go into the wedges.
 * Null when none is named or the club is not a wedge.
 * @param madeBy As for `readFitting`.
 * @throws validationFailed for any other id than a completed iron fitting of the same account.
 */
export const ironCarryOver = async (
  deps: FittingStore,
  accountId: string,
  request: FittingRequest,
  madeBy: string | null = null,
): Promise<IronCarryOver | null> => {
  const fittingId = request.clubDetails?.ironFittingId
  if (fittingId === undefined || request.clubType !== 'wedge') return null
  const fitting = await selectFitting(deps, accountId, fittingId, madeBy)
  if (fitting?.clubType !== 'iron') throw notAnIronFitting(fittingId)
  if (fitting.output === null) throw notAnIronFitting(fittingId, fitting.status)
  const { specs } = fitting.output
  const pitchingWedgeDeg = pitchingWedgeOf(fitting.output)
  return {
    fittingId,
    sevenIronSpeedMph: swingOf(fitting.input, golferOf(fitting.input)).clubSpeedMph.value,
    category: specs.headProfile.value as IronCategory,
    flex: specs.shaftFlex.value,
    weightGrams: specs.shaftWeight.value,
    material: specs.shaftMaterial?.value as ShaftMaterial,
    launchProfile: specs.launchProfile.value,
    ...(pitchingWedgeDeg !== undefined && { pitchingWedgeDeg }),
  }
}

/** That of the fitted set, as its sheet has it from its maker; none where the golfer keeps the own irons. @rule WDG-SET */
const pitchingWedgeOf = ({ analysis, clubRecommendations }: CompletedFitting): number | undefined => {
  const keeps = ['keep', 'adjust'].includes(clubRecommendations?.currentClub?.verdict ?? '')
  const wedge = analysis?.ironSheet?.clubs.find(({ club }) => club === 'PW')
  return keeps || wedge === undefined || wedge.estimated.includes('loft') ? undefined : wedge.loftDeg
}

/** The same of a wedge fitting that is stored: null also when its irons were erased since. */
export const findCarryOver = (deps: FittingStore, accountId: string, request: FittingRequest) =>
  ironCarryOver(deps, accountId, request).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'VALIDATION_FAILED') return null
    throw error
  })

const notAnIronFitting = (received: string, status?: string) => {
  const detail = status === undefined ? say('fittings.ironFitting') : say('fittings.ironFittingBut', { status })
  return wrongFields([{ pointer: '/clubDetails/ironFittingId', detail, received }])
}

import { sameWedgeDeg } from '../../../golf/clubs/wedges.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import type { IronCarryOver } from '../swing/context.ts'

interface WedgeAfterIrons {
  readonly request: FittingRequest
  readonly ironFitting: IronCarryOver | null
}

/**
 * A wedge request with the pitching wedge of the irons that were fitted, where it names none and its own wedge has more loft;
 * else the irons without their pitching wedge, which then counts for nothing. @rule WDG-SET
 */
export const withIronsPitchingWedge = (request: FittingRequest, ironFitting: IronCarryOver | null): WedgeAfterIrons => {
  const { clubType, clubDetails, currentEquipment } = request
  if (ironFitting?.pitchingWedgeDeg === undefined) return { request, ironFitting }
  const { pitchingWedgeDeg: pwLoft, ...irons } = ironFitting
  const ownDeg = currentEquipment?.loft ?? Number.POSITIVE_INFINITY
  const isSaid = clubDetails?.pwLoft !== undefined || (clubDetails?.wedgeHit === 'PW' && Number.isFinite(ownDeg))
  if (clubType !== 'wedge' || isSaid || ownDeg < pwLoft + sameWedgeDeg) return { request, ironFitting: irons }
  return { request: { ...request, clubDetails: { ...clubDetails, pwLoft } }, ironFitting }
}

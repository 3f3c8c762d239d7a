import type { FittingRequest } from '../../src/fitting/index.ts'
import { loftName } from '../../src/mcp/flat-names.ts'
import type { FlatFitting } from '../../src/mcp/tools/fitting-request.ts'

/** A REST request as an agent would say it; what the flat form has no word for is left out of both. */
export const flattened = (request: FittingRequest): { flat: FlatFitting; nested: FittingRequest } => {
  const { golfer, swingMetrics, clubDetails = {}, currentEquipment = {}, clubType } = request
  const { peakHeight: _peak, landingAngle: _landing, ...swing } = swingMetrics
  const { ironShaft = {}, ...details } = clubDetails
  const { launchProfile: _profile, ...shaft } = ironShaft
  const { loft, model } = currentEquipment
  const present = { ...(loft !== undefined && { loft }), ...(model !== undefined && { model }) }
  const hasShaft = Object.keys(shaft).length > 0
  const kept = { ...details, ...(hasShaft && { ironShaft: shaft }) }
  const nested: FittingRequest = {
    clubType,
    golfer,
    swingMetrics: swing,
    ...(Object.keys(present).length > 0 && { currentEquipment: present }),
    ...(Object.keys(kept).length > 0 && { clubDetails: kept }),
  }
  const { flex, weightGrams, material } = shaft
  const flat = {
    clubType,
    ...golfer,
    ...swing,
    ...(loft !== undefined && { [loftName(clubType)]: loft }),
    ...(model !== undefined && { currentClub: model }),
    ...details,
    ...(flex !== undefined && { ironShaftFlex: flex }),
    ...(weightGrams !== undefined && { ironShaftWeight: weightGrams }),
    ...(material !== undefined && { ironShaftMaterial: material }),
  }
  return { flat, nested }
}

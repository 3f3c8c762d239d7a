import { otherWedgeDeg, outsideWedgeClassDeg, wedgeClassOfLoft } from '../../../golf/clubs/lofts.ts'
import type { WedgeClass } from '../../../golf/names/words.ts'
import { deg, type MessageId, say } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { wedgeHitOf } from '../club.ts'
import type { Warning } from '../spec.ts'

const oddWedge = {
  PW: 'wedges.oddPitchingWedge',
  GW: 'wedges.oddGapWedge',
  SW: 'wedges.oddSandWedge',
  LW: 'wedges.oddLobWedge',
} as const satisfies Record<WedgeClass, MessageId>

/** A name and a loft that are hardly one club's. @rule WDG-CLASS */
export const wedgeNameWarnings = (request: FittingRequest): Warning[] => {
  const hit = request.clubDetails?.wedgeHit
  if (request.clubType !== 'wedge' || hit === undefined) return []
  const { wedgeClass, loftDeg } = wedgeHitOf(request)
  if (outsideWedgeClassDeg(wedgeClass, loftDeg) <= otherWedgeDeg) return []
  const text = say(oddWedge[wedgeClassOfLoft(loftDeg)], { wedge: hit, loft: deg(loftDeg) })
  return [{ field: 'clubDetails.wedgeHit', rule: 'WDG-CLASS', text }]
}

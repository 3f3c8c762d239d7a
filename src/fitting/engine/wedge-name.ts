import { otherWedgeDeg, outsideWedgeClassDeg, wedgeClassOfLoft } from '../../golf/lofts.ts'
import type { WedgeClass } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import { wedgeHitOf } from './club.ts'
import type { Warning } from './spec.ts'

const aWedge: Readonly<Record<WedgeClass, string>> = { PW: 'a pitching', GW: 'a gap', SW: 'a sand', LW: 'a lob' }

/** A name and a loft that are hardly one club's. @rule WDG-CLASS */
export const wedgeNameWarnings = (request: FittingRequest): Warning[] => {
  const hit = request.clubDetails?.wedgeHit
  if (request.clubType !== 'wedge' || hit === undefined) return []
  const { wedgeClass, loftDeg } = wedgeHitOf(request)
  if (outsideWedgeClassDeg(wedgeClass, loftDeg) <= otherWedgeDeg) return []
  const text = `A ${hit} of ${loftDeg}° is unusual: ${loftDeg}° is ${aWedge[wedgeClassOfLoft(loftDeg)]} wedge. It was fitted at this loft, with length and bounce of a ${hit}. Which club was hit?`
  return [{ field: 'clubDetails.wedgeHit', rule: 'WDG-CLASS', text }]
}

import type { FittingRequest } from '../../fitting/index.ts'
import type { WedgeClass } from '../../golf/words.ts'
import { clubKey } from './by-club.ts'

/** The parts of a fitting request that follow from the club that was hit. */
export type FittableClub = Pick<FittingRequest, 'clubType' | 'clubDetails' | 'currentEquipment'>

const wedgeWords: readonly (readonly [RegExp, WedgeClass])[] = [
  [/^(pw|pitchingwedge|pitch)$/, 'PW'],
  [/^(gw|aw|uw|gapwedge|approachwedge|utilitywedge)$/, 'GW'],
  [/^(sw|sandwedge)$/, 'SW'],
  [/^(lw|lobwedge)$/, 'LW'],
]
const wedgeLofts = { min: 44, max: 62 }

/**
 * What a club's name means to a fitting. Each fitting wants the numbers of one club: irons of the 7-iron, fairway woods of
 * the 3-wood (or the driver), so others are refused with the club to hit instead, rather than fitted as something else.
 */
export const fittableClub = (name: string): FittableClub | { readonly refusal: string } => {
  const key = clubKey(name)
  if (/^(1w|w1|1wood|driver|dr|d)$/.test(key)) return { clubType: 'driver' }
  if (/^(3w|w3|3wood|wood3|3fairway|fairway3)$/.test(key))
    return { clubType: 'fairway', clubDetails: { fairwayDesignation: '3-wood', fairwaySpeedSource: 'three_wood' } }
  if (/^(7i|7iron|iron7|i7|eisen7|ijzer7|hierro7)$/.test(key)) return { clubType: 'iron' }
  if (/^([2-7]h|h[2-7]|[2-7]hybrid|hybrid[2-7]?|[2-7]rescue|rescue[2-7]?)$/.test(key)) return { clubType: 'hybrid' }
  const wedge = wedgeWords.find(([words]) => words.test(key))
  if (wedge) return { clubType: 'wedge', clubDetails: { wedgeHit: wedge[1] } }
  const loft = Number(/^(\d\d(?:\.\d)?)(?:deg|degrees?|°)?(?:wedge)?$/.exec(key)?.[1])
  if (loft >= wedgeLofts.min && loft <= wedgeLofts.max) return { clubType: 'wedge', currentEquipment: { loft } }
  return { refusal: refusalOf(name, key) }
}

const refusalOf = (name: string, key: string): string => {
  if (/iron|eisen|ijzer|hierro|^\di$|^i\d$/.test(key))
    return `Irons are fitted from the 7-iron, not from ${name}: hit a 7-iron.`
  if (/wood|fairway|^\dw$/.test(key))
    return `Fairway woods are fitted from the 3-wood or the driver, not from ${name}: hit one of those.`
  if (/putt/.test(key)) return 'Putters are not fitted.'
  return `What club is ${name}? Fittings need a driver, 3-wood, hybrid, 7-iron or wedge (PW, GW, SW, LW or its loft).`
}

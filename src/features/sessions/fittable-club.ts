import { readClubWords } from '../../equipment/catalog/index.ts'
import { type FittingRequest, loftBounds } from '../../fitting/index.ts'
import { isMisread, type Misread } from '../../golf/names/club-name.ts'
import type { SaidClub } from '../../golf/names/club-said.ts'
import type { ClubType, WedgeClass } from '../../golf/names/words.ts'
import type { Statement } from '../../platform/statement.ts'

/** The parts of a fitting request that follow from the club that was hit. */
export type FittableClub = Pick<FittingRequest, 'clubType' | 'clubDetails' | 'currentEquipment'>

/** What a club's name means to a fitting, or why it means none. */
type ClubReading = FittableClub | { readonly refusal: string; readonly statement: Statement<RefusalId> }

/** Why a club allows no fitting. */
export const refusalIds = [
  'unknownClub',
  'partialSwing',
  'otherIron',
  'otherFairway',
  'putter',
  'otherLoft',
  'unclearClub',
] as const
type RefusalId = (typeof refusalIds)[number]

const wedgeClassOf: Readonly<Record<string, WedgeClass>> = {
  PW: 'PW',
  GW: 'GW',
  AW: 'GW',
  UW: 'GW',
  SW: 'SW',
  LW: 'LW',
}

/**
 * What a club's name means to a fitting. Each fitting wants the numbers of one club: irons of the 7-iron, fairway woods of
 * the 3-wood (or the driver), so others are refused with the club to hit instead, rather than fitted as something else.
 */
export const fittableClub = (name: string): ClubReading => {
  const read = readShotClub(name)
  if (isMisread(read))
    return {
      refusal: `What club is ${name}? Fittings need a driver, 3-wood, hybrid, 7-iron or wedge (PW, GW, SW, LW or its loft).`,
      statement: { id: 'unknownClub', values: { club: name } },
    }
  if (read.partial !== null)
    return {
      refusal: `${name} is a partial swing (${read.partial}): fittings need full ones.`,
      statement: { id: 'partialSwing', values: { club: name } },
    }
  return fittedAs(read) ?? refusalOf(name, read)
}

/** A club as a launch monitor names it: what some call a utility is a hybrid there. */
export const readShotClub = (name: string): SaidClub | Misread => {
  const read = readClubWords(name)
  return isMisread(read) && /\but(il(ity)?)?(?![a-z])|\dut\b/i.test(name) ? readClubWords(name, 'hybrid') : read
}

const fittedAs = ({ name, type, number, loftDeg }: SaidClub): FittableClub | null => {
  const loft = loftDeg === null ? {} : { currentEquipment: { loft: loftDeg } }
  const ownLoft = (clubType: ClubType) => (isFittedLoft(clubType, loftDeg) ? loft : {})
  if (name === 'driver') return { clubType: 'driver', ...loft }
  if (type === 'fairway' && number === 3)
    return {
      clubType: 'fairway',
      clubDetails: { fairwayDesignation: '3-wood', fairwaySpeedSource: 'three_wood' },
      ...ownLoft('fairway'),
    }
  if (name === '7-iron') return { clubType: 'iron' }
  if (type === 'hybrid') return { clubType: 'hybrid', ...ownLoft('hybrid') }
  if (type !== 'wedge') return null
  const wedgeHit = wedgeClassOf[name]
  if (wedgeHit !== undefined) return { clubType: 'wedge', clubDetails: { wedgeHit }, ...loft }
  return isFittedLoft('wedge', loftDeg) ? { clubType: 'wedge', ...loft } : null
}

const isFittedLoft = (clubType: ClubType, loftDeg: number | null): boolean =>
  loftDeg !== null && loftDeg >= loftBounds[clubType].min && loftDeg <= loftBounds[clubType].max

const refusalOf = (name: string, { type, loftDeg }: SaidClub): ClubReading => {
  const refuse = (id: RefusalId, refusal: string, values = {}) => ({
    refusal,
    statement: { id, values: { club: name, ...values } },
  })
  if (type === 'iron') return refuse('otherIron', `Irons are fitted from the 7-iron, not from ${name}: hit a 7-iron.`)
  if (type === 'fairway')
    return refuse(
      'otherFairway',
      `Fairway woods are fitted from the 3-wood or the driver, not from ${name}: hit one of those.`,
    )
  if (type === 'putter') return refuse('putter', 'Putters are not fitted.')
  if (type === 'wedge' && loftDeg !== null)
    return refuse(
      'otherLoft',
      `Wedges of ${loftBounds.wedge.min}° to ${loftBounds.wedge.max}° are fitted, not ${name}.`,
      loftBounds.wedge,
    )
  return refuse(
    'unclearClub',
    `${name} does not say which club it is: name a driver, or a wedge by PW, GW, SW, LW or its loft.`,
  )
}

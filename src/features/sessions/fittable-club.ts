import { readClubWords } from '../../equipment/catalog/index.ts'
import { type FittingRequest, loftBounds } from '../../fitting/index.ts'
import { isMisread, type Misread } from '../../golf/names/club-name.ts'
import type { SaidClub } from '../../golf/names/club-said.ts'
import type { ClubType, WedgeClass } from '../../golf/names/words.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'

/** The parts of a fitting request that follow from the club that was hit. */
export type FittableClub = Pick<FittingRequest, 'clubType' | 'clubDetails' | 'currentEquipment'>

/** What a club's name means to a fitting, or why it means none. */
type ClubReading = FittableClub | { readonly refusal: Message }

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
  if (isMisread(read)) return { refusal: say('sessions.unknownClub', { club: name }) }
  if (read.partial !== null) return { refusal: say('sessions.partialSwing', { club: name, partial: read.partial }) }
  return fittedAs(read) ?? { refusal: refusalOf(name, read) }
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

const refusalOf = (club: string, { type, loftDeg }: SaidClub): Message => {
  const { min, max } = loftBounds.wedge
  if (type === 'iron') return say('sessions.otherIron', { club })
  if (type === 'fairway') return say('sessions.otherFairway', { club })
  if (type === 'putter') return say('sessions.putter')
  if (type === 'wedge' && loftDeg !== null) return say('sessions.otherLoft', { club, least: min, most: max })
  return say('sessions.unclearClub', { club })
}

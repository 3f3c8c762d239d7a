import { keepWithin } from '../../golf/heads.ts'
import { roundTo } from '../../golf/units.ts'
import type { ClubType } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import type { Specs } from './club-fit.ts'

/** What the catalog knows of the golfer's present club; null fields are not known. */
export interface KnownClub {
  readonly headId: string | null
  readonly year: number
  readonly yearIsEstimate: boolean
  readonly category: string | null
}

interface CurrentClubVerdict {
  readonly verdict: 'keep' | 'adjust' | 'replace' | 'unknown'
  readonly reasons: readonly string[]
  readonly club: KnownClub | null
  readonly rule: 'KEEP-CLUB'
}

const loftToleranceDeg = (clubType: ClubType): number =>
  clubType === 'driver' ? keepWithin.driverLoftDeg : keepWithin.loftDeg
const weightToleranceGrams = (clubType: ClubType): number =>
  clubType === 'iron' || clubType === 'wedge' ? keepWithin.ironGrams : keepWithin.woodGrams

/**
 * Should the golfer keep the present club? Null when nothing is known of it.
 * @rule KEEP-CLUB
 */
export const currentClubVerdict = (
  { clubType, currentEquipment }: FittingRequest,
  specs: Specs,
  club: KnownClub | null,
): CurrentClubVerdict | null => {
  if (!currentEquipment) return null
  const { loft, length, shaftWeight } = currentEquipment
  // A wedge's or hybrid's loft names the slot being fitted, so it says little about the club in the bag; it still compares.
  const compared = [
    compare('loft', loft, specs.loft.value, loftToleranceDeg(clubType), '°'),
    compare('length', length, specs.length.value, keepWithin.lengthIn, ' in'),
    compare('shaft weight', shaftWeight, specs.shaftWeight.value, weightToleranceGrams(clubType), ' g'),
  ].filter((found) => found !== null)
  const head = headComparison(club, specs.headProfile.value)
  const reasons = [...compared, ...(head ? [head] : [])].map(({ text }) => text)
  const shared = { reasons, club, rule: 'KEEP-CLUB' } as const
  if (loft === undefined)
    return {
      ...shared,
      verdict: 'unknown',
      reasons: [...reasons, 'Send the loft of the present club to learn whether to keep it.'],
    }
  if (head && !head.fits) return { ...shared, verdict: 'replace' }
  return { ...shared, verdict: compared.every(({ fits }) => fits) ? 'keep' : 'adjust' }
}

interface Comparison {
  readonly fits: boolean
  readonly text: string
}

const compare = (
  name: string,
  present: number | undefined,
  fitted: number,
  tolerance: number,
  unit: string,
): Comparison | null => {
  if (present === undefined) return null
  const off = roundTo(Math.abs(present - fitted), 0.01)
  const fits = off <= tolerance
  const text = `${name} ${present}${unit} against the fitted ${fitted}${unit}: ${fits ? 'within' : 'outside'} ${tolerance}${unit}`
  return { fits, text }
}

const headComparison = (club: KnownClub | null, fittedCategory: string): Comparison | null => {
  if (club?.category == null) return null
  const fits = club.category === fittedCategory
  return {
    fits,
    text: `head class ${words(club.category)} ${fits ? 'is the fitted one' : `against the fitted ${words(fittedCategory)}`}`,
  }
}

/** A category id in words: max_forgiveness -> max forgiveness. */
const words = (category: string): string => category.replaceAll('_', ' ')

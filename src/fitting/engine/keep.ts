import { keepWithin } from '../../golf/heads.ts'
import { farLoftDeg } from '../../golf/matching.ts'
import { roundTo } from '../../golf/units.ts'
import type { ClubType } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import type { Specs } from './club-fit.ts'
import type { Fit } from './fit.ts'
import { sevenIronWindow } from './iron-flight.ts'
import { figure } from './spec.ts'

/** What the catalog knows of the golfer's current club; null fields are not known. */
export interface KnownClub {
  readonly headId: string | null
  readonly year: number
  readonly yearIsEstimate: boolean
  readonly category: string | null
}

interface CurrentClubVerdict {
  readonly verdict: 'keep' | 'compare' | 'adjust' | 'replace' | 'unknown'
  /** What decided, as a clause. */
  readonly reason: string
  /** Carry of the fitted club less that of the current shot; null where either is not known. */
  readonly yards: number | null
  readonly reasons: readonly string[]
  readonly club: KnownClub | null
  readonly rule: 'KEEP-CLUB'
}

const loftToleranceDeg = (clubType: ClubType): number =>
  clubType === 'driver' ? keepWithin.driverLoftDeg : keepWithin.loftDeg
const weightToleranceGrams = (clubType: ClubType): number =>
  clubType === 'iron' || clubType === 'wedge' ? keepWithin.ironGrams : keepWithin.woodGrams

/** What the verdict asks of a fitting. */
type Fitted = Pick<Fit, 'specs' | 'swing' | 'target' | 'flights'>

/**
 * Should the golfer keep the current club? Null when nothing is known of it. The flight decides before the figures, and
 * these before the class of the head.
 * @rule KEEP-CLUB
 */
export const currentClubVerdict = (
  { clubType, currentEquipment }: FittingRequest,
  fit: Fitted,
  club: KnownClub | null,
): CurrentClubVerdict | null => {
  if (!currentEquipment) return null
  const { specs } = fit
  // A wedge's or hybrid's loft names the slot being fitted, so it says little about the club in the bag; it still compares.
  const loft = compare('loft', currentEquipment.loft, specs.loft.value, loftToleranceDeg(clubType), '°')
  const others = othersOf(clubType, currentEquipment, specs)
  const head = headComparison(club, specs.headProfile.value)
  const yards = yardsGained(fit)
  const flight = flightInWindow(clubType, fit)
  const { verdict, reason } = verdictOf({ clubType, loft, others, head, flight, yards })
  const texts = [loft, ...others, head].flatMap((one) => (one === null ? [] : [one.text]))
  return { verdict, reason, yards, reasons: flight === null ? texts : [flight, ...texts], club, rule: 'KEEP-CLUB' }
}

/**
 * What the rules say of a set-up by its figures alone: its flight is drawn beside it.
 * @rule KEEP-CLUB
 */
export const setUpVerdict = (
  clubType: ClubType,
  setUp: { readonly loft: number; readonly length: number; readonly shaftWeight: number },
  specs: Pick<Specs, 'loft' | 'length' | 'shaftWeight'>,
) => {
  const loft = compare('loft', setUp.loft, specs.loft.value, loftToleranceDeg(clubType), '°')
  return verdictOf({ clubType, loft, others: othersOf(clubType, setUp, specs), head: null, flight: null, yards: null })
}

/** Length and shaft weight, where they are known. */
const othersOf = (
  clubType: ClubType,
  { length, shaftWeight }: { readonly length?: number | undefined; readonly shaftWeight?: number | undefined },
  specs: Pick<Specs, 'length' | 'shaftWeight'>,
): Comparison[] =>
  [
    compare('length', length, specs.length.value, keepWithin.lengthIn, ' in'),
    compare('shaft weight', shaftWeight, specs.shaftWeight.value, weightToleranceGrams(clubType), ' g'),
  ].filter((found) => found !== null)

interface Comparison {
  readonly name: string
  readonly fits: boolean
  readonly off: number
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
  return { name, fits, off, text }
}

const headComparison = (club: KnownClub | null, fittedCategory: string): Pick<Comparison, 'fits' | 'text'> | null => {
  if (club?.category == null) return null
  const fits = club.category === fittedCategory
  return {
    fits,
    text: `head class ${words(club.category)} ${fits ? 'is the fitted one' : `against the fitted ${words(fittedCategory)}`}`,
  }
}

interface Question {
  readonly clubType: ClubType
  readonly loft: Comparison | null
  readonly others: readonly Comparison[]
  readonly head: Pick<Comparison, 'fits' | 'text'> | null
  /** That the measured flight stands in its window, in words; null otherwise. */
  readonly flight: string | null
  readonly yards: number | null
}

/** The verdict and the one reason for it. @rule KEEP-CLUB */
const verdictOf = ({ clubType, loft, others, head, flight, yards }: Question) => {
  if (loft === null)
    return { verdict: 'unknown', reason: 'send the loft of the current club to learn whether to keep it' } as const
  if (loft.fits && flight !== null) return { verdict: 'keep', reason: flight } as const
  if (loft.off > farLoftDeg && flight === null)
    return yards !== null && yards <= 0
      ? ({ verdict: 'compare', reason: `${loft.text}, but the current shot carries no less` } as const)
      : ({ verdict: 'replace', reason: loft.text } as const)
  const outside = [loft, ...others].find(({ fits }) => !fits)
  if (outside !== undefined)
    return { verdict: 'adjust', reason: `${outside.text}; ${remedyOf(clubType, outside.name)}` } as const
  if (head !== null && !head.fits)
    return {
      verdict: 'compare',
      reason: `its figures fit and only the head differs (${head.text}); hit both before you buy`,
    } as const
  const fitting = [loft, ...others].map(({ name }) => name).join(' and ')
  return {
    verdict: 'keep',
    reason: `its ${fitting} ${others.length > 0 ? 'are' : 'is'} within tolerance of the fitting`,
  } as const
}

const remedyOf = (clubType: ClubType, name: string): string => {
  if (name === 'length') return 'have it cut or extended'
  if (name === 'shaft weight') return 'have it reshafted'
  return clubType === 'iron' || clubType === 'wedge' ? 'have it bent' : 'turn the hosel where it has one'
}

/** That measured launch and spin stand in their windows, in words. Only drivers and irons have both windows. */
const flightInWindow = (clubType: ClubType, { swing, target }: Fitted): string | null => {
  const { launchDeg: launch, spinRpm: spin } = swing
  if (launch?.basis !== 'measured' || spin?.basis !== 'measured') return null
  const window = clubType === 'iron' ? sevenIronWindow(swing.clubSpeedMph.value) : driverWindow(target)
  if (window === null) return null
  const isIn =
    launch.value >= window.launchMinDeg &&
    launch.value <= window.launchMaxDeg &&
    spin.value >= window.spinMinRpm &&
    spin.value <= window.spinMaxRpm
  return isIn ? `launch ${figure(launch.value)}° and spin ${Math.round(spin.value)} rpm stand in their windows` : null
}

const driverWindow = (target: Fitted['target']) =>
  target === undefined
    ? null
    : {
        launchMinDeg: target.launchWindow.minDeg,
        launchMaxDeg: target.launchWindow.maxDeg,
        spinMinRpm: target.spinWindow.minRpm,
        spinMaxRpm: target.spinWindow.maxRpm,
      }

/** In whole yards as both carries are printed: whoever subtracts these finds the same. */
const yardsGained = ({ flights: { current, fitted } }: Fitted): number | null =>
  current === null || fitted === null
    ? null
    : roundTo(fitted.flight.carryYards, 1) - roundTo(current.flight.carryYards, 1)

/** A category id in words: max_forgiveness -> max forgiveness. */
const words = (category: string): string => category.replaceAll('_', ' ')

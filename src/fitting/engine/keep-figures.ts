import { keepWithin } from '../../golf/heads.ts'
import { farLoftDeg } from '../../golf/matching.ts'
import { roundTo } from '../../golf/units.ts'
import type { ClubType, SoleWidth } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import type { Specs } from './club-fit.ts'
import type { Fit } from './fit.ts'
import type { FlightChange } from './flight-change.ts'

/** What the catalog knows of the golfer's current club; null fields are not known. */
export interface KnownClub {
  readonly headId: string | null
  readonly year: number
  readonly yearIsEstimate: boolean
  readonly category: string | null
}

/** A known club with what only a verdict asks of it. */
export interface PresentClub {
  readonly club: KnownClub | null
  readonly ageYears: number | null
  /** Of a wedge that is sold with one bounce in its loft. */
  readonly bounceDeg: number | null
  /** Of a wedge that is sold with soles of one width in its loft. */
  readonly sole: SoleWidth | null
}

/** What to do, and what decided, as a clause. */
export interface Verdict {
  readonly verdict: 'keep' | 'compare' | 'adjust' | 'replace' | 'unknown'
  readonly reason: string
}

/** What the verdict asks of a fitting. */
export type Fitted = Pick<Fit, 'specs' | 'swing' | 'target' | 'flights' | 'wedgeFit' | 'slotNote'>

/** All that a verdict may look at. */
export interface Question {
  readonly clubType: ClubType
  readonly fit: Fitted
  readonly present: PresentClub
  readonly loft: Comparison | null
  /** Length and shaft weight, where they are known. */
  readonly others: readonly Comparison[]
  readonly head: Pick<Comparison, 'fits' | 'text'> | null
  readonly change: FlightChange | null
}

/** By figures alone, where no flight was measured. @rule KEEP-CLUB */
export const figuresVerdict = ({
  clubType,
  loft,
  others,
  head,
}: Pick<Question, 'clubType' | 'loft' | 'others' | 'head'>): Verdict => {
  if (loft === null)
    return { verdict: 'unknown', reason: 'send the loft of the current club to learn whether to keep it' }
  if (loft.off > farLoftDeg) return { verdict: 'replace', reason: loft.text }
  if (!loft.fits) return { verdict: 'adjust', reason: `${loft.text}; ${remedyOf(clubType, 'loft')}` }
  return othersVerdict(clubType, others, head) ?? kept([loft, ...others])
}

/** What length, shaft weight and class of head say against keeping; null where nothing. @rule KEEP-CLUB */
export const othersVerdict = (
  clubType: ClubType,
  others: Question['others'],
  head: Question['head'],
): Verdict | null => {
  const outside = others.find(({ fits }) => !fits)
  if (outside !== undefined)
    return { verdict: 'adjust', reason: `${outside.text}; ${remedyOf(clubType, outside.name)}` }
  if (head !== null && !head.fits)
    return {
      verdict: 'compare',
      reason: `its figures fit and only the head differs (${head.text}); hit both before you buy`,
    }
  return null
}

/** @rule KEEP-CLUB */
export const kept = (fitting: readonly Pick<Comparison, 'name'>[]): Verdict => {
  const names = fitting.map(({ name }) => name).join(' and ')
  return {
    verdict: 'keep',
    reason: `its ${names} ${fitting.length > 1 ? 'are' : 'is'} within tolerance of the fitting`,
  }
}

/** A figure of the current club against the fitted one. */
export interface Comparison {
  readonly name: string
  readonly present: number
  readonly fits: boolean
  readonly off: number
  readonly text: string
}

/** What is done about a figure outside of its tolerance. */
const remedyOf = (clubType: ClubType, name: string): string => {
  if (name === 'length') return 'have it cut or extended'
  if (name === 'shaft weight') return 'have it reshafted'
  return clubType === 'iron' ? 'have it bent' : 'turn the hosel where it has one'
}

/**
 * What the rules say of a set-up by its figures alone: its flight is drawn beside it.
 * @rule KEEP-CLUB
 */
export const setUpVerdict = (
  clubType: ClubType,
  setUp: { readonly loft: number; readonly length: number; readonly shaftWeight: number },
  specs: Pick<Specs, 'loft' | 'length' | 'shaftWeight'>,
) =>
  figuresVerdict({
    clubType,
    loft: compare('loft', setUp.loft, specs.loft.value, keptLoftDeg(clubType), '°'),
    others: othersOf(clubType, setUp, specs),
    head: null,
  })

/** A figure of the current club that is not the fitted one. */
interface OwnChange {
  readonly name: 'loft' | 'length' | 'shaftWeight'
  readonly from: number
  readonly to: number
}

/** What to change about the current club, of the figures that are known of it. @rule KEEP-CLUB */
export const changesToOwn = (
  { clubType, currentEquipment = {} }: Pick<FittingRequest, 'clubType' | 'currentEquipment'>,
  specs: Readonly<Record<OwnChange['name'], { readonly value: number }>>,
): OwnChange[] => {
  const tolerances = {
    loft: keptLoftDeg(clubType),
    length: keepWithin.lengthIn,
    shaftWeight: weightToleranceGrams(clubType),
  } as const
  const names = clubType === 'hybrid' || clubType === 'wedge' ? (['length', 'shaftWeight'] as const) : ownNames
  return names.flatMap((name) => {
    const [from, to] = [currentEquipment[name], specs[name].value]
    return from === undefined || compare(name, from, to, tolerances[name], '')!.fits ? [] : [{ name, from, to }]
  })
}
const ownNames = ['loft', 'length', 'shaftWeight'] as const

/** How far a loft may be off, degrees. */
export const keptLoftDeg = (clubType: ClubType): number =>
  clubType === 'driver' ? keepWithin.driverLoftDeg : keepWithin.loftDeg
const weightToleranceGrams = (clubType: ClubType): number =>
  clubType === 'iron' || clubType === 'wedge' ? keepWithin.ironGrams : keepWithin.woodGrams

/** Length and shaft weight against the fitted ones, where they are known. */
export const othersOf = (
  clubType: ClubType,
  { length, shaftWeight }: { readonly length?: number | undefined; readonly shaftWeight?: number | undefined },
  specs: Pick<Specs, 'length' | 'shaftWeight'>,
): Comparison[] =>
  [
    compare('length', length, specs.length.value, keepWithin.lengthIn, ' in'),
    compare('shaft weight', shaftWeight, specs.shaftWeight.value, weightToleranceGrams(clubType), ' g'),
  ].filter((found) => found !== null)

/** A figure against the fitted one; null where it is not known. */
export const compare = (
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
  return { name, present, fits, off, text }
}

import { keepWithin } from '../../../golf/clubs/heads.ts'
import { farLoftDeg } from '../../../golf/clubs/matching.ts'
import type { ClubType, SoleWidth } from '../../../golf/names/words.ts'
import { roundTo } from '../../../golf/units.ts'
import type { Message, Quantity } from '../../../words/message.ts'
import { both, clauses, clubInches, deg, grams, say } from '../../../words/say.ts'
import type { Specs } from '../club-fit.ts'
import type { Fit } from '../fit.ts'
import type { FlightChange } from '../swing/flight-change.ts'

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

/** Ways to change a club that is owned. */
export const ownChangeWays = ['bend', 'turn_hosel', 'cut', 'extend', 'reshaft'] as const
/** Parts of an owned club that are changed; a shaft as a whole has no figure. */
export const ownChangeSpecs = ['loft', 'length', 'shaftWeight', 'shaft'] as const

/** One change of the current club; without figures where another shaft is tried. */
export interface OwnChange {
  readonly spec: (typeof ownChangeSpecs)[number]
  readonly how: (typeof ownChangeWays)[number]
  readonly from: number | null
  readonly to: number | null
}

/** What decided, and what to do about it, each as a clause; with what to change, that which decided first. */
export interface Verdict {
  readonly verdict: 'keep' | 'adjust' | 'compare' | 'replace' | 'unknown'
  readonly why: Message
  readonly toDo?: Message
  readonly changes?: readonly OwnChange[]
}

/** Verdict's reason with its remedy. */
export const reasonOf = ({ why, toDo }: Pick<Verdict, 'why' | 'toDo'>): Message =>
  toDo === undefined ? why : clauses(why, toDo)

/** What the verdict asks of a fitting. */
export type Fitted = Pick<Fit, 'specs' | 'swing' | 'target' | 'onTarget' | 'flights' | 'wedgeFit' | 'slotNote'>

/** A class of heads against the fitted one. */
interface HeadComparison {
  readonly fits: boolean
  readonly classes: { readonly own: Message; readonly fitted: Message }
  readonly text: Message
}

/** All that a verdict may look at. */
export interface Question {
  readonly clubType: ClubType
  readonly fit: Fitted
  readonly present: PresentClub
  readonly loft: Comparison | null
  /** Length and shaft weight, where they are known. */
  readonly others: readonly Comparison[]
  readonly head: HeadComparison | null
  readonly change: FlightChange | null
}

/** By figures alone, where no flight was measured. @rule KEEP-CLUB */
export const figuresVerdict = ({
  clubType,
  loft,
  others,
  head,
}: Pick<Question, 'clubType' | 'loft' | 'others' | 'head'>): Verdict => {
  if (loft === null) return { verdict: 'unknown', why: say('ownClub.sendLoft') }
  if (loft.off > farLoftDeg) return { verdict: 'replace', why: loft.text }
  if (!loft.fits) return adjust(clubType, loft.text, remedyOf(clubType, loft), [loft, ...others])
  return othersVerdict(clubType, others, head) ?? kept([loft, ...others])
}

/** What length, shaft weight and class of head say against keeping; null where nothing. @rule KEEP-CLUB */
export const othersVerdict = (
  clubType: ClubType,
  others: Question['others'],
  head: Question['head'],
): Verdict | null => {
  const outside = others.find(({ fits }) => !fits)
  if (outside !== undefined) return adjust(clubType, outside.text, remedyOf(clubType, outside), others)
  if (head !== null && !head.fits)
    return { verdict: 'compare', why: say('ownClub.onlyHeadDiffers', head.classes), toDo: say('ownClub.hitBoth') }
  return null
}

/** @rule KEEP-CLUB */
export const kept = (fitting: readonly Pick<Comparison, 'name'>[]): Verdict => {
  const names = fitting.map(({ name }) => name).reduce(both)
  return { verdict: 'keep', why: say(fitting.length > 1 ? 'ownClub.areWithin' : 'ownClub.isWithin', { names }) }
}

/** Adjust what is outside of its tolerance. @param first A change that no figure tells. @rule KEEP-CLUB */
export const adjust = (
  clubType: ClubType,
  why: Message,
  toDo: Message,
  figures: readonly Comparison[],
  first: readonly OwnChange[] = [],
): Verdict => {
  const changes = figures
    .filter(({ fits }) => !fits)
    .map((one): OwnChange => ({ spec: one.spec, how: wayOf(clubType, one), from: one.present, to: one.fitted }))
  return { verdict: 'adjust', why, toDo, changes: [...first, ...changes] }
}

/** A figure of the current club against the fitted one. */
export interface Comparison {
  readonly spec: Exclude<OwnChange['spec'], 'shaft'>
  readonly name: Message
  readonly present: number
  readonly fitted: number
  readonly fits: boolean
  readonly off: number
  readonly text: Message
}

/** What is done about a figure outside of its tolerance. */
const wayOf = (clubType: ClubType, { spec, present, fitted }: Comparison): OwnChange['how'] => {
  if (spec === 'length') return present > fitted ? 'cut' : 'extend'
  if (spec === 'shaftWeight') return 'reshaft'
  return clubType === 'iron' ? 'bend' : 'turn_hosel'
}

const remedyOf = (clubType: ClubType, figure: Comparison): Message => say(remedies[wayOf(clubType, figure)])
const remedies = {
  bend: 'ownClub.bend',
  turn_hosel: 'ownClub.turnHosel',
  cut: 'ownClub.cut',
  extend: 'ownClub.extend',
  reshaft: 'ownClub.reshaft',
} as const satisfies Record<OwnChange['how'], string>

/**
 * What the rules say of a set-up by its figures alone: its flight is drawn beside it.
 * @rule KEEP-CLUB
 */
export const setUpVerdict = (
  clubType: ClubType,
  setUp: { readonly loft: number; readonly length: number; readonly shaftWeight: number },
  specs: Pick<Specs, 'loft' | 'length' | 'shaftWeight'>,
) => {
  const found = figuresVerdict({
    clubType,
    loft: compare('loft', setUp.loft, specs.loft.value, keptLoftDeg(clubType)),
    others: othersOf(clubType, setUp, specs),
    head: null,
  })
  return { verdict: found.verdict, reason: reasonOf(found) }
}

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
    compare('length', length, specs.length.value, keepWithin.lengthIn),
    compare('shaftWeight', shaftWeight, specs.shaftWeight.value, weightToleranceGrams(clubType)),
  ].filter((found) => found !== null)

const figures: Readonly<
  Record<Comparison['spec'], { readonly name: Message; readonly unit: (n: number) => Quantity }>
> = {
  loft: { name: say('ownClub.loft'), unit: deg },
  length: { name: say('ownClub.length'), unit: clubInches },
  shaftWeight: { name: say('ownClub.shaftWeight'), unit: grams },
}

/** A figure against the fitted one; null where it is not known. */
export const compare = (
  spec: Comparison['spec'],
  present: number | undefined,
  fitted: number,
  tolerance: number,
): Comparison | null => {
  if (present === undefined) return null
  const { name, unit } = figures[spec]
  const off = roundTo(Math.abs(present - fitted), 0.01)
  const fits = off <= tolerance
  const text = say(fits ? 'ownClub.within' : 'ownClub.outside', {
    figure: name,
    now: unit(present),
    fitted: unit(fitted),
    by: unit(tolerance),
  })
  return { spec, name, present, fitted, fits, off, text }
}

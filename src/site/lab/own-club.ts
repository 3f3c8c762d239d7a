import { type Catalog, type Head, type HeadLoft, readShaft } from '../../equipment/catalog/index.ts'
import type { CompletedFitting } from '../../fitting/index.ts'
import { type LoftWay, ownLoftWays } from './loft-ways.ts'

/** A figure of the own club; not told, but as its maker sells the model, where `isAsSold`. */
interface OwnFigure {
  readonly value: string | number
  readonly isAsSold: boolean
}

/** What is known of the golfer's own club, by the names of the specs. */
export interface OwnClub {
  readonly figures: Readonly<Partial<Record<keyof CompletedFitting['specs'], OwnFigure>>>
  /** Lofts that its hosel gives it; empty: it does not turn; null: the model or its loft is not known. */
  readonly ways: readonly LoftWay[] | null
}

/** What was told of the own club, and what the catalog knows of its model and shaft. */
export const ownClub = (
  { clubType, input, clubRecommendations }: Pick<CompletedFitting, 'clubType' | 'input' | 'clubRecommendations'>,
  catalog: Catalog,
): OwnClub => {
  const { loft, length, shaftWeight, shaftModel } = input.currentEquipment ?? {}
  const club = clubRecommendations.currentClub?.club ?? null
  const head = club?.headId == null ? undefined : catalog.head(club.headId)
  const made = head === undefined ? undefined : loftOf(head, loft)
  const said = shaftModel === undefined ? null : readShaft(shaftModel, catalog.shafts, clubType)
  const stock = shaftModel === undefined ? (head?.stockShafts ?? []) : []
  const option = head?.clubType === 'wedge' ? onlyOne(head.options.filter((one) => one.loft === loft)) : undefined
  return {
    figures: known({
      loft: told(loft) ?? asSold(made?.loft),
      shaftFlex: told(said?.flex) ?? asSold(onlyOne(stock.flatMap(({ flexes: made }) => made))),
      shaftWeight: told(shaftWeight) ?? asSold(said?.weightGrams),
      length: told(length) ?? asSold(lengthOf(head, made)),
      headProfile: told(club?.category ?? undefined),
      launchProfile: asSold(said?.shaft?.launch ?? onlyOne(stock.map(({ launch }) => launch))),
      shaftMaterial: asSold(said?.shaft?.material ?? onlyOne(stock.map(({ material }) => material))),
      lieAngle: asSold(lieOf(head, made)),
      swingWeight: asSold(head?.estimated.includes('swingWeight') ? undefined : head?.swingWeight),
      bounce: asSold(option?.bounce),
      grind: asSold(option?.grind),
    }),
    ways: made === undefined ? null : ownLoftWays(made, input.golfer.handedness),
  }
}

type Figure = OwnFigure | undefined

const told = (value: string | number | null | undefined): Figure =>
  value == null ? undefined : { value, isAsSold: false }
const asSold = (value: string | number | null | undefined): Figure =>
  value == null ? undefined : { value, isAsSold: true }
const known = (figures: Readonly<Record<string, Figure>>): OwnClub['figures'] =>
  Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined))

/** The loft of a wood, hybrid or wedge: that which was told, else the only one that it is made in. */
const loftOf = ({ lofts }: Head, loft: number | undefined): HeadLoft | undefined =>
  loft === undefined ? onlyOne(lofts ?? []) : lofts?.find((one) => one.loft === loft)

const lengthOf = (head: Head | undefined, made: HeadLoft | undefined): number | null | undefined => {
  if (made !== undefined) return made.estimated.includes('lengthIn') ? undefined : made.lengthIn
  return head?.clubType === 'iron' && !head.estimated.includes('lengthIn') ? head.lengthIn : undefined
}

const lieOf = (head: Head | undefined, made: HeadLoft | undefined): number | null | undefined => {
  if (made !== undefined) return made.estimated.includes('lieDeg') ? undefined : made.lieDeg
  return head?.clubType === 'iron' && !head.estimated.includes('lieDeg') ? head.lieDeg : undefined
}

/** The value, where there are no others. */
const onlyOne = <Value>(values: readonly Value[]): Value | undefined => {
  const [value, ...others] = new Set(values)
  return others.length > 0 ? undefined : value
}

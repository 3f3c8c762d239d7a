import { driverLengthInMax } from '../../../golf/clubs/lengths.ts'
import { fittedLieRange, hybridLie } from '../../../golf/clubs/lies.ts'
import { settingName } from '../../../golf/clubs/sleeves.ts'
import { type FairwayDesignation, type Flex, fairwayDesignations, type SoldFlex } from '../../../golf/names/words.ts'
import type { Catalog, Shaft } from '../catalog.ts'
import { fitsHosel, hoselBoreIn } from '../checks/hosel-bore.ts'
import type { Head } from '../head.ts'
import { flexName, flexOf, shaftName } from '../names/shaft-name.ts'
import type { GripSize } from '../schema.ts'
import type { ClubWithOptions } from './detail-schema.ts'

type Lofts = ClubWithOptions['lofts']

/** Lengths are cut in quarter inches this far from standard. @source house: wider than any fitted length */
const lengthOffsetIn = { min: -2, max: 2, step: 0.25 } as const

/** Grip sizes that can be ordered. @source interface specification, store link */
export const orderedGripSizes = ['Undersize', 'Standard', 'Midsize', 'Jumbo'] as const satisfies readonly GripSize[]

/** Lofts of a head; of an iron line, its clubs. */
export const loftOptions = (head: Head): Lofts => {
  if (head.clubType === 'iron')
    return Object.entries(head.ironLofts)
      .map(([club, loft]) => ({
        id: String(loft),
        loft,
        designation: club,
        ...buildOfIron(head, club),
        hands: [...head.hands],
        hosel: null,
      }))
      .sort((a, b) => a.loft - b.loft)
  return head.lofts.map(({ loft, designation, lengthIn, lieDeg, hands, sleeve }) => ({
    id: String(loft),
    loft,
    designation,
    lengthIn,
    lieDeg,
    hands: [...hands],
    hosel: sleeve === null ? null : sleeve.positions === null ? ('range' as const) : ('chart' as const),
  }))
}

/** What the maker's table of the set says of a club, else only of the 7-iron. */
const buildOfIron = (head: Head & { clubType: 'iron' }, club: string) => {
  const { lengthIn, lieDeg, ironBuilds } = head
  const own = ironBuilds?.[club as keyof NonNullable<typeof ironBuilds>]
  if (own === undefined) return club === '7' ? { lengthIn, lieDeg } : { lengthIn: null, lieDeg: null }
  return { lengthIn: own.lengthIn, lieDeg: own.lieDeg, ...(own.offsetMm !== null && { offsetMm: own.offsetMm }) }
}

/** Settings of the sleeve of a head, as the store link takes them. */
export const hoselOptions = ({ lofts }: Head): ClubWithOptions['hoselSettings'] =>
  (lofts?.find(({ sleeve }) => sleeve !== null)?.sleeve?.positions ?? []).map((position) => {
    const { loftDeg, lieDeg, faceDeg } = position
    return { id: settingName(position), loftDeg, lieDeg, faceDeg }
  })

/** Lengths that can be ordered: `standard`, or an offset with its sign. */
export const lengthOptions = (head: Head): ClubWithOptions['lengths'] =>
  steps(lengthOffsetIn.min, lengthOffsetIn.max, lengthOffsetIn.step)
    .map((offsetIn) => ({
      id: offsetName(offsetIn),
      offsetIn,
      lengthIn: head.lengthIn === null ? null : head.lengthIn + offsetIn,
    }))
    // A junior club has no standard to count from, and a driver beyond the limit may not be played.
    .filter(({ offsetIn, lengthIn }) => offsetIn === 0 || (lengthIn !== null && isAllowed(head, lengthIn)))

const isAllowed = ({ clubType }: Head, lengthIn: number): boolean =>
  clubType !== 'driver' || lengthIn <= driverLengthInMax

/** Lies an iron can be bent to, in half degrees. */
export const lieOptions = (head: Head & { clubType: 'iron' }): NonNullable<ClubWithOptions['lies']> => {
  const { minDeg, maxDeg } = head.lieAdjustable ?? { minDeg: 0, maxDeg: 0 }
  return steps(minDeg, maxDeg, 0.5).map((offsetDeg) => ({
    id: offsetName(offsetDeg),
    offsetDeg,
    lieDeg: head.lieDeg === null ? null : head.lieDeg + offsetDeg,
  }))
}

/**
 * How far a lie may be ordered from standard, degrees; null where lies are not ordered at all. Irons: what the line bends
 * to, so that one without a recorded range comes as it is. Wedges and hybrids: as far as any golfer is fitted (a hybrid
 * takes half). Fairway woods are not bent.
 * @source interface specification, store link: not for drivers @rule LIE-STATIC, LIE-WOOD
 */
export const lieRange = (head: Head): { readonly minDeg: number; readonly maxDeg: number } | null => {
  switch (head.clubType) {
    case 'driver':
      return null
    case 'fairway':
      return { minDeg: 0, maxDeg: 0 }
    case 'hybrid':
      return hybridLie
    case 'wedge':
      return fittedLieRange
    case 'iron':
      return head.lieAdjustable ?? { minDeg: 0, maxDeg: 0 }
  }
}

/**
 * The class that the store link knows a fairway wood by, or null for a name outside the three.
 * @example fairwayClass('HL 5-wood') // '5-wood'
 */
export const fairwayClass = (designation: string | null): FairwayDesignation | null =>
  fairwayDesignations.find((known) => designation?.endsWith(known)) ?? null

/** Grips that fit a club type, in the sizes that can be ordered, after the one the maker fits. */
export const gripOptions = ({ grips }: Catalog, { clubType }: Head): ClubWithOptions['grips'] => [
  { gripId: 'stock', brand: null, model: 'Stock grip', sizes: [...orderedGripSizes], price: 0 },
  ...grips
    .filter((grip) => grip.clubTypes.includes(clubType))
    .map(({ gripId, brand, model, sizes, price }) => ({ gripId, brand, model, sizes: sizes.filter(isOrdered), price }))
    .filter(({ sizes }) => sizes.length > 0),
]

const isOrdered = (size: GripSize): boolean => (orderedGripSizes as readonly GripSize[]).includes(size)

/** Flexes in which a shaft is sold on its own, each once, and their own names. */
const flexesSold = ({ flexes }: Pick<Shaft, 'flexes'>) => {
  const sold = flexes.filter(({ stockOnly }) => stockOnly !== true)
  return { flexes: [...new Set(sold.map(({ flex }) => flex))], flexNames: sold.map(flexName) }
}

/** A shaft sold on its own, in the flexes it is sold in. */
export const shaftUpgrade = ({
  shaftId,
  brand,
  model,
  material,
  weightBand,
  launch,
  flexes,
  aftermarketPrice,
}: Shaft) => ({
  shaftId,
  brand,
  model,
  material,
  weightBand,
  launch,
  ...flexesSold({ flexes }),
  price: aftermarketPrice,
})

/** A shaft that can be ordered in a head. */
export interface ShaftOption {
  /** Null where only the weight class of a stock shaft is known: it is chosen by flex and weight. */
  readonly shaftId: string | null
  readonly model: string
  readonly flexes: readonly Flex[]
  /** Their own names, where they are none of these. */
  readonly soldFlexes: readonly SoldFlex[]
  readonly weightBand: string
  readonly source: 'stock' | 'aftermarket'
  /** US dollars on top of the price of the club; null where no price is published. */
  readonly upcharge: number | null
}

/**
 * The shafts the maker fits to a head, then those that are sold on their own: for drivers always, for other clubs where a
 * fitting chose one, since a fitting may take any shaft made for the club.
 * @source interface specification, club detail: aftermarket shaft upgrades (drivers); for fitted clubs house
 */
export const shaftOptions = (catalog: Catalog, head: Head, isFitted: boolean): ShaftOption[] => [
  ...head.stockShafts.map(({ shaftId, model, flexes, weightBand, upcharge }) => ({
    shaftId,
    model,
    flexes,
    soldFlexes: flexes.flatMap((flex) => {
      const record = shaftId === null ? undefined : catalog.shaft(shaftId)
      return (record && flexOf(record, flex)?.name) ?? []
    }),
    weightBand,
    source: 'stock' as const,
    upcharge,
  })),
  ...(isFitted || head.clubType === 'driver' ? shaftsThatFit(catalog, head) : []).map((shaft) => ({
    shaftId: shaft.shaftId,
    model: shaftName(shaft),
    flexes: shaftUpgrade(shaft).flexes,
    soldFlexes: shaft.flexes.flatMap(({ name, stockOnly }) => (stockOnly === true ? [] : (name ?? []))),
    weightBand: shaft.weightBand,
    source: 'aftermarket' as const,
    upcharge: shaft.aftermarketPrice,
  })),
]

/** Shafts sold on their own for a head's club whose tip its hosel takes, as far as both are known. */
const shaftsThatFit = (catalog: Catalog, head: Head): Shaft[] => {
  const boreIn = hoselBoreIn(head, catalog)
  return catalog.aftermarketShafts(head.clubType).filter(({ tipDiaIn }) => fitsHosel(boreIn, tipDiaIn))
}

const steps = (min: number, max: number, step: number): number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step)

/** How the store names a distance from standard. */
export const offsetName = (offset: number): string =>
  offset === 0 ? 'standard' : offset > 0 ? `+${offset}` : String(offset)

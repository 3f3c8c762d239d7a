import { type Sleeve, sleeveOf } from '../../golf/clubs/sleeves.ts'
import type { Hand } from '../../golf/names/words.ts'
import { type Confidence, confidenceIn } from './checks/figure-sources.ts'
import { standardSpec } from './checks/standards.ts'
import type { HeadRecord, IronHead } from './head-records.ts'

/** What may be our estimate or the industry standard instead of the maker's own figure. */
type EstimatedField = 'lofts' | 'lengthIn' | 'lieDeg' | 'swingWeight'

/** One loft a head is made in, with its build. */
export interface HeadLoft {
  readonly loft: number
  readonly designation: string | null
  readonly lengthIn: number | null
  readonly lieDeg: number | null
  readonly hands: readonly Hand[]
  /** What turns it; null: nothing does. */
  readonly sleeve: Sleeve | null
  readonly estimated: readonly EstimatedField[]
}

type Filled<Stored> = Stored extends HeadRecord
  ? Omit<Stored, 'lofts' | 'loftsEstimated'> & {
      readonly lofts: Stored extends IronHead ? null : readonly HeadLoft[]
      readonly estimated: readonly EstimatedField[]
      readonly confidence: Confidence
    }
  : never

/**
 * A head ready for use: length, lie and swing weight are there wherever a standard exists, and `estimated` names what
 * is not the maker's figure. Only junior heads may still lack them. A head of several lofts carries the build of its
 * strongest one, and each loft its own.
 */
export type Head = Filled<HeadRecord>

/** Order of clubs as good as each other: those that are sold now first. */
export const soldBefore = (a: Pick<Head, 'discontinued'>, b: Pick<Head, 'discontinued'>): number =>
  Number(a.discontinued) - Number(b.discontinued)

/** A head record with its gaps filled from the standard-specs table. */
export const headOf = (record: HeadRecord): Head => {
  const { loftsEstimated, ...known } = record
  const lofts = record.lofts?.map((loft) => loftOf(record, loft)) ?? null
  const standard = standardSpec(record, record.lofts?.[0] ?? null)
  const isOwn = {
    lengthIn: record.lengthIn !== null || (record.lofts?.[0]?.lengthIn ?? null) !== null,
    lieDeg: record.lieDeg !== null,
    swingWeight: record.swingWeight !== null,
  }
  const filled = {
    ...known,
    lofts,
    lengthIn: record.lengthIn ?? record.lofts?.[0]?.lengthIn ?? standard?.lengthIn ?? null,
    lieDeg: record.lieDeg ?? standard?.lieDeg ?? null,
    swingWeight: record.swingWeight ?? standard?.swingWeight ?? null,
    estimated: [
      ...(loftsEstimated ? ['lofts'] : []),
      ...(standard === null ? [] : (['lengthIn', 'lieDeg', 'swingWeight'] as const).filter((field) => !isOwn[field])),
    ],
    confidence: confidenceIn(record),
  }
  // All parts are of one record, so it stays the same member of the union; the compiler cannot follow that.
  return filled as Head
}

/**
 * A driver has one length for all its lofts. Wedges follow the interface specification's length per class, since
 * makers publish one figure for the whole line; fairway woods and hybrids are known loft by loft or not at all.
 */
const loftOf = (record: HeadRecord, stored: NonNullable<HeadRecord['lofts']>[number]): HeadLoft => {
  const { loft, designation, hands } = stored
  const { adjustable } = record
  const standard = standardSpec(record, stored)
  const ownLengthIn = stored.lengthIn ?? (record.clubType === 'driver' ? record.lengthIn : null)
  const estimated: EstimatedField[] = []
  if (standard !== null && ownLengthIn === null) estimated.push('lengthIn')
  const ownLieDeg = ('lieDeg' in stored ? stored.lieDeg : undefined) ?? record.lieDeg
  if (standard !== null && ownLieDeg === null) estimated.push('lieDeg')
  return {
    loft,
    designation,
    lengthIn: ownLengthIn ?? standard?.lengthIn ?? null,
    lieDeg: ownLieDeg ?? standard?.lieDeg ?? null,
    hands,
    sleeve: 'bonded' in stored ? null : sleeveOf(adjustable.sleeveId ?? null, adjustable.loftSleeveDeg),
    estimated,
  }
}

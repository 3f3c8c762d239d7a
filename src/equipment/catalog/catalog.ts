import { type ClubType, clubTypes } from '../../golf/names/words.ts'
import { atOnce, grouped, keyed, mapped, type Steps, sorted } from '../../platform/work/steps.ts'
import { type Head, headOf } from './head.ts'
import type { CatalogRecords } from './read.ts'
import type { ClubModel, GripRecord, ShaftRecord } from './schema.ts'

/** A shaft of the catalog, as recorded. */
export type Shaft = ShaftRecord
/** A grip of the catalog, as recorded. */
export type Grip = GripRecord

/**
 * The whole catalog in memory, never changed after it is made: a new revision is a new object, swapped in between
 * requests. Lists are sorted by id, so that nothing depends on the order in which rows came.
 */
export interface Catalog {
  /** Content hash of the files it was imported from. */
  readonly revision: string
  readonly heads: readonly Head[]
  readonly shafts: readonly Shaft[]
  readonly grips: readonly Grip[]
  /** Rows of the club-model list, by club type, brand, model and year. */
  readonly models: readonly ClubModel[]
  head(headId: string): Head | undefined
  shaft(shaftId: string): Shaft | undefined
  grip(gripId: string): Grip | undefined
  /** Shafts sold on their own for a club type. */
  aftermarketShafts(clubType: ClubType): readonly Shaft[]
  /**
   * The exact generation of a club that a golfer owns, which tells its age.
   *
   * @param value `model (year)`, as the club-model list gives it, in any case, with the maker before it or without.
   * @param brand Needed only where two makers used the same name in the same year.
   * @returns null when the list has no such row, or several and no brand to choose by.
   * @example catalog.clubAge('Stealth (2022)', 'driver')?.brand // 'TaylorMade'
   */
  clubAge(value: string, clubType: ClubType, brand?: string): ClubModel | null
}

/** What a catalog consists of: each list in its order, and every gap of its records filled. */
export type CatalogLists = Pick<Catalog, 'revision' | 'heads' | 'shafts' | 'grips' | 'models'>

/** Make the catalog from checked records, at once. */
export const buildCatalog = (records: CatalogRecords, revision: string): Catalog =>
  atOnce(buildingCatalog(records, revision))

/** The same in steps. */
export function* buildingCatalog(records: CatalogRecords, revision: string): Steps<Catalog> {
  return yield* keyingCatalog(yield* listingCatalog(records, revision))
}

function* listingCatalog(records: CatalogRecords, revision: string): Steps<CatalogLists> {
  const heads = yield* sorted(
    yield* mapped(records.heads, headOf),
    by(({ headId }) => headId),
  )
  const shafts = yield* sorted(
    records.shafts,
    by(({ shaftId }) => shaftId),
  )
  const grips = yield* sorted(
    records.grips,
    by(({ gripId }) => gripId),
  )
  const keyedModels = yield* mapped(records.models, (model) => ({ model, key: modelKey(model) }))
  const inOrder = yield* sorted(
    keyedModels,
    by(({ key }) => key),
  )
  return { revision, heads, shafts, grips, models: yield* mapped(inOrder, ({ model }) => model) }
}

/** Make the catalog from its lists, at once. */
export const catalogOf = (lists: CatalogLists): Catalog => atOnce(keyingCatalog(lists))

/** The same in steps. */
export function* keyingCatalog({ revision, heads, shafts, grips, models }: CatalogLists): Steps<Catalog> {
  const headById = yield* keyed(heads, ({ headId }) => headId)
  const shaftById = yield* keyed(shafts, ({ shaftId }) => shaftId)
  const gripById = yield* keyed(grips, ({ gripId }) => gripId)
  const aftermarket = new Map(
    clubTypes.map((type) => [type, shafts.filter((shaft) => shaft.aftermarket && shaft.clubTypes.includes(type))]),
  )
  const generations = yield* grouped(models, ({ clubType, model, year }) =>
    generationKey(clubType, `${model} (${year})`),
  )
  const labeled = yield* grouped(models, ({ clubType, brand, model, year }) =>
    generationKey(clubType, `${brand} ${model} (${year})`),
  )

  return {
    revision,
    heads,
    shafts,
    grips,
    models,
    head: (headId) => headById.get(headId),
    shaft: (shaftId) => shaftById.get(shaftId),
    grip: (gripId) => gripById.get(gripId),
    aftermarketShafts: (clubType) => aftermarket.get(clubType) ?? [],
    clubAge: (value, clubType, brand) => {
      const key = generationKey(clubType, value)
      const rows = generations.get(key) ?? labeled.get(key) ?? []
      const ofBrand = brand === undefined ? rows : rows.filter((row) => plain(row.brand) === plain(brand))
      return ofBrand.length === 1 ? ofBrand[0]! : null
    },
  }
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
const generationKey = (clubType: ClubType, value: string): string => `${clubType} ${plain(value)}`
const modelKey = ({ clubType, brand, model, year }: ClubModel): string => [clubType, brand, model, year].join('\0')

/** Order by code units: the same on every machine, whatever its language. */
const by =
  <Item>(key: (item: Item) => string) =>
  (a: Item, b: Item): number => {
    const [left, right] = [key(a), key(b)]
    return left < right ? -1 : left > right ? 1 : 0
  }

import { type PriceList, type StockItem, selectPrices, selectStock } from '../../equipment/inventory/index.ts'
import { needsSku, ofShop, ownStoreLink } from '../../equipment/store-link/index.ts'
import { selectIsPublishable, selectShop, visitorsAccountId } from '../../identity/accounts/index.ts'
import type { Principal } from '../../identity/auth/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { ironCarryOver } from '../answer/iron-carry-over.ts'
import type { IronCarryOver } from '../engine/swing/context.ts'
import type { WordsFrom } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { type FittingRow, type FittingStore, selectIsCorrection, selectMaker } from './queries.ts'

/** Facts of the account that a result depends on beside its request. */
export interface Lookups {
  /** The iron fitting that a wedge goes with. */
  readonly irons: IronCarryOver | null
  /** The fitting corrects a correction, and has none itself. */
  readonly isLastCorrection: boolean
  /** Whose words the request brings, where they are not those of the account or its golfer's fitter. */
  readonly wordsFrom: WordsFrom | null
  /** Template of the account's store links; null: they lead to the store of this service. */
  readonly storeLink: string | null
  /** Articles of the account, read only where the request or the store links need them, and when they do. */
  stock(): Promise<readonly StockItem[]>
  /** The account's own prices of this type of club; null: it has no list, and none is looked for. */
  prices(): Promise<PriceList | null>
}

interface LookupDeps extends FittingStore {
  readonly config: Config
}

/** Caller, as far as the look-ups differ by caller. */
type Asking = Pick<Principal, 'accountId' | 'storeLink' | 'priceListDate' | 'publishable'>

/** Whose fittings somebody reads: a key that everybody can read gets only what it made itself; null: all of the account. */
export const makerOf = ({ publishable }: Pick<Principal, 'publishable'>): string | null => publishable?.keyId ?? null

/** Lookups of a call. @throws validationFailed for an iron fitting that the caller may not read, or that is none */
export const lookupsOf = async (deps: LookupDeps, asking: Asking, request: FittingRequest): Promise<Lookups> => {
  const irons = await ironCarryOver(deps, asking.accountId, request, makerOf(asking))
  const isLastCorrection = await correctsCorrection(deps, asking.accountId, request)
  const storeLink = storeLinkOf(asking, deps.config)
  return withShop(deps, asking, request, { irons, isLastCorrection, wordsFrom: wordsFromOf(asking), storeLink })
}

const wordsFromOf = ({ publishable }: Pick<Principal, 'publishable'>): WordsFrom | null => {
  if (publishable === undefined) return null
  return publishable.sender === undefined ? 'publishable_key' : 'visitor'
}

/** Whose words the request of a stored fitting brings, as `Lookups` say it. */
export const storedWordsFrom = async (
  deps: FittingStore,
  accountId: string,
  fittingId: string,
): Promise<WordsFrom | null> => {
  if (accountId === visitorsAccountId) return 'visitor'
  const maker = await selectMaker(deps, accountId, fittingId)
  return maker !== null && (await selectIsPublishable(deps.sql, maker)) ? 'publishable_key' : null
}

/** Lookups of a stored fitting, whose caller is not known any more. @throws as `lookupsOf` */
export const storedLookups = async (
  deps: LookupDeps,
  accountId: string,
  { fittingId, input: request }: Pick<FittingRow, 'fittingId' | 'input'>,
): Promise<Lookups> => {
  const irons = await ironCarryOver(deps, accountId, request)
  const isLastCorrection = await correctsCorrection(deps, accountId, request)
  const shop = await selectShop(deps.sql, accountId)
  const wordsFrom = await storedWordsFrom(deps, accountId, fittingId)
  const storeLink = shop.storeLink ?? null
  return withShop(deps, { accountId, ...shop }, request, { irons, isLastCorrection, wordsFrom, storeLink })
}

const correctsCorrection = async (deps: LookupDeps, accountId: string, { corrects }: FittingRequest) =>
  corrects !== undefined && (await selectIsCorrection(deps.sql, accountId, corrects))

const withShop = (
  { sql }: LookupDeps,
  { accountId, priceListDate: date }: Asking,
  { inventory, clubType }: FittingRequest,
  found: Omit<Lookups, 'stock' | 'prices'>,
): Lookups => ({
  ...found,
  stock: async () => {
    const isNeeded = inventory !== undefined || (found.storeLink !== null && needsSku(found.storeLink))
    return isNeeded ? selectStock(sql, accountId) : []
  },
  prices: async () => (date === undefined ? null : selectPrices(sql, accountId, clubType)),
})

/** A shop is named in its links. */
const storeLinkOf = ({ storeLink, publishable }: Asking, config: Config): string | null => {
  const shop = publishable?.shop ?? null
  return shop === null ? (storeLink ?? null) : ofShop(storeLink ?? ownStoreLink(config), shop)
}

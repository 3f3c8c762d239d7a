import { problem } from '../../platform/errors.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { databasePubSub, type PubSub } from '../../platform/pub-sub.ts'
import { type SharedValue, shareValue } from '../../platform/work/shared-value.ts'
import { inTurns } from '../../platform/work/steps.ts'
import { say } from '../../words/say.ts'
import { buildingCatalog, type Catalog } from './catalog.ts'
import { indexingIds } from './names/nearest-heads.ts'
import { indexing } from './names/word-index.ts'
import { catalogChannel, readCatalogRecords, readCatalogState } from './queries.ts'
import { isOfThisRelease, releaseCatalog } from './release.ts'
import { preparingSearch } from './search/search.ts'

/** The catalog that requests see. It is read again after an import. */
export interface CatalogStore extends SharedValue<Catalog> {
  /** Begin to hear of imports by other processes. Called once, by a process that serves. */
  watch(): Promise<void>
  /** False while the catalog in the database could not be read or prepared: requests still see the one before. */
  isCurrent(): boolean
}

/**
 * The catalog in use. Before the first import there is none: CATALOG_UNAVAILABLE. That of this release is the program's own: to
 * read and check its copy in the tables would take as long as all else at a start, and damage to it changes no answer.
 * @throws {CatalogDamaged}
 */
export const loadCatalog = async (sql: Sql): Promise<Catalog> => {
  if (await isOfThisRelease(await readCatalogState(sql))) return releaseCatalog()
  const stored = await readCatalogRecords(sql)
  if (stored === null) throw problem('catalogUnavailable', { detail: say('outages.noCatalog') })
  return inTurns(buildingCatalog(stored.records, stored.revision))
}

/** The search is prepared when the start is over: it takes a tenth of a second. */
const searchAfterMs = 250
/** With more heads than these a start waits for it, since searches would wait for seconds. */
const headsLaterMax = 5_000

const prepareSearch = async ({ heads }: Catalog): Promise<void> => {
  await inTurns(preparingSearch(heads))
  await inTurns(indexing(heads))
  await inTurns(indexingIds(heads))
}

/** Load the catalog and keep it. A reload that fails keeps the current one; the next announcement or poll tries again. */
export const openCatalog = async ({
  sql,
  log,
  pubSub = databasePubSub(sql),
}: {
  sql: Sql
  log: Log
  pubSub?: PubSub
}): Promise<CatalogStore> => {
  const shared = shareValue(await loadCatalog(sql), () => loadCatalog(sql))
  const { fault, reload } = reloading(shared, log)
  const reloadSoon = () => void reload().catch(() => {}) // it is logged
  const reloadIfChanged = async () => {
    const state = await readCatalogState(sql).catch(() => null)
    if (state !== null && (state.revision !== shared.current().revision || fault() !== null)) reloadSoon()
  }
  return {
    ...shared,
    reload,
    isCurrent: () => fault() === null,
    watch: async () => {
      await pubSub.subscribe(catalogChannel, reloadSoon, reloadIfChanged)
      shared.beforeChange(async (changed) => {
        await prepareSearch(changed)
        return () => {}
      })
      const present = shared.current()
      if (present.heads.length > headsLaterMax) await prepareSearch(present)
      else setTimeout(() => prepareSearch(present), searchAfterMs).unref()
    },
  }
}

/** Reload, and remember why it failed. The same failure again is not logged again. */
const reloading = (shared: SharedValue<Catalog>, log: Log) => {
  let fault: string | null = null
  const reload = async (): Promise<Catalog> => {
    try {
      const catalog = await shared.reload()
      if (fault !== null) log.info('catalog read again', { revision: catalog.revision })
      fault = null
      return catalog
    } catch (error) {
      const { message } = error as Error
      const served = shared.current().revision
      if (message !== fault) log.error('catalog not read, an earlier one is served', { served, ...errorFacts(error) })
      fault = message
      throw error
    }
  }
  return { fault: () => fault, reload }
}

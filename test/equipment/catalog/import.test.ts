import { expect, test } from 'bun:test'
import {
  bundledCatalog,
  CatalogRefused,
  catalogRevision,
  importBundledCatalog,
  importCatalog,
  loadCatalog,
  openCatalog,
  readCatalogState,
  shownSources,
} from '../../../src/equipment/catalog/index.ts'
import { recordingLog } from '../../support/app.ts'
import { longOrQuick } from '../../support/cases.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { largerCatalog } from '../../support/larger-catalog.ts'
import { catalog, records } from './bundled.ts'

/** The catalog of the release with another price for one driver. */
const changedPrice = {
  ...bundledCatalog,
  'drivers.json': bundledCatalog['drivers.json'].replace('"price":599.99', '"price":499.99'),
}

forEachDatabase((engine, open) => {
  test('a catalog comes out of the tables as it went in', async () => {
    const sql = await open()
    await importCatalog(sql, bundledCatalog)
    const loaded = await loadCatalog(sql)
    expect(loaded.revision).toBe(catalogRevision(bundledCatalog))
    expect([...loaded.heads]).toEqual([...catalog.heads])
    expect([...loaded.shafts]).toEqual([...catalog.shafts])
    expect([...loaded.grips]).toEqual([...catalog.grips])
    expect([...loaded.models]).toEqual([...catalog.models])
  })

  test('an import says what it brought, and the store shows it from its reload on', async () => {
    const sql = await open()
    const store = await openCatalog({ sql, log: recordingLog().log })
    const before = store.current()
    expect(await importCatalog(sql, changedPrice, 'operator')).toEqual({
      revision: catalogRevision(changedPrice),
      counts: {
        heads: records.heads.length,
        shafts: records.shafts.length,
        grips: records.grips.length,
        models: records.models.length,
        shaftAliases: Object.keys(records.shaftAliases).length,
      },
    })
    expect(store.current()).toBe(before)
    await store.reload()
    expect(store.current().revision).toBe(catalogRevision(changedPrice))
    expect(store.current().heads.filter(({ price }) => price === 499.99).length).toBe(
      before.heads.filter(({ price }) => price === 499.99).length + 1,
    )
  })

  test('a larger catalog is imported by the same rules, and its checksum is the one of the database', async () => {
    const sql = await open()
    const times = longOrQuick(5, 2)
    const { counts } = await importCatalog(sql, largerCatalog(times))
    const loaded = await loadCatalog(sql)
    const [stored] = await sql`select checksum = catalog_checksum() as same from catalog_state`
    expect(counts.heads).toBe(times * records.heads.length)
    expect(loaded.heads.length).toBe(counts.heads)
    expect(loaded.models.length).toBe(counts.models)
    expect(stored).toEqual({ same: true })
    await importCatalog(sql, bundledCatalog)
  })

  test('a release leaves the catalog of an operator alone', async () => {
    const sql = await open()
    await importCatalog(sql, changedPrice, 'operator')
    await importBundledCatalog(sql)
    expect(await readCatalogState(sql)).toEqual({ revision: catalogRevision(changedPrice), source: 'operator' })
  })

  test.skipIf(engine === 'embedded')(
    'an operator’s own catalog of an earlier release is served with what it said of its confidence',
    async () => {
      const sql = await open()
      await importCatalog(sql, changedPrice, 'operator')
      await sql`
      update catalog_heads set record = (record - 'sources') || '{"confidence": "medium", "sources":
        [{"fields": ["lofts"], "confidence": "high", "source": "ping.com, January 2026"}]}'::jsonb where club_type = 'driver'`
      await sql`update catalog_state set checksum = catalog_checksum()`
      const { heads } = await loadCatalog(sql)
      const drivers = heads.filter(({ clubType, estimated }) => clubType === 'driver' && !estimated.includes('lofts'))
      expect(new Set(drivers.map((head) => head.confidence))).toEqual(new Set(['high']))
      for (const head of drivers) expect(shownSources(head)[0]).toMatchObject({ fields: ['lofts'], kind: 'maker' })
    },
  )

  test('G4 an operator’s catalog that was changed by hand is refused, the release’s own is not read from the tables', async () => {
    const sql = await open()
    const spoil = () => sql`update catalog_heads set record = record || '{"price":1}' where id = 'ping-g440-max-driver'`
    await importCatalog(sql, changedPrice, 'operator')
    await spoil()
    await importBundledCatalog(sql)
    expect(loadCatalog(sql)).rejects.toThrow('The catalog in the database is not the one that was imported')
    await importCatalog(sql, bundledCatalog)
    await spoil()
    await importBundledCatalog(sql)
    expect((await loadCatalog(sql)).head('ping-g440-max-driver')!.price).toBeGreaterThan(100)
  })

  test('a catalog that breaks a rule is refused whole, with every violation', async () => {
    const sql = await open()
    const before = await readCatalogState(sql)
    const broken = {
      ...changedPrice,
      'grips.json': bundledCatalog['grips.json'].replace('"cord":true', '"cord":"yes"'),
    }
    const refusal = await importCatalog(sql, broken).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CatalogRefused)
    expect((refusal as CatalogRefused).violations).toMatchObject([{ file: 'grips.json', field: '/cord' }])
    expect((refusal as CatalogRefused).message).toContain('/cord must be true or false')
    expect(await readCatalogState(sql)).toEqual(before)
  })

  // The embedded engine has one process, which imports one after the other.
  test.if(engine === 'postgresql')('replicas that import at the same time take turns', async () => {
    const sql = await open()
    await Promise.all([importCatalog(sql, bundledCatalog), importCatalog(sql, changedPrice)])
    const loaded = await loadCatalog(sql)
    expect(loaded.heads.length).toBe(records.heads.length)
    expect([catalogRevision(bundledCatalog), catalogRevision(changedPrice)]).toContain(loaded.revision)
  })

  test('before any import the catalog is unavailable, not empty', async () => {
    const sql = await open()
    await sql`delete from catalog_state`
    const refusal = await loadCatalog(sql).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'CATALOG_UNAVAILABLE', status: 503 })
  })
})

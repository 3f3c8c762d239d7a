import { expect, test } from 'bun:test'
import { bundledCatalog, catalogRevision, importCatalog, openCatalog } from '../../../src/equipment/catalog/index.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { recordingLog } from '../../support/app.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { until } from '../../support/service.ts'

/** The catalog of the release with another price for one driver. */
const changedPrice = {
  ...bundledCatalog,
  'drivers.json': bundledCatalog['drivers.json'].replace('"price":599.99', '"price":489.99'),
}

forEachDatabase((_, open) => {
  test('a process that serves hears of an import by another, and scores by it from then on', async () => {
    const sql = await open()
    const { log } = recordingLog()
    const store = await openCatalog({ sql, log })
    const scorer = createScorer(store.current())
    store.onChange((changed) => scorer.use(changed))
    await store.watch()
    const before = scorer.current()
    const release = before.hold()

    await importCatalog(sql, changedPrice, 'operator')
    await until('the image is that of the imported catalog', () => scorer.current() !== before)

    expect(store.current().revision).toBe(catalogRevision(changedPrice))
    expect(scorer.current().image.catalog.revision).toBe(catalogRevision(changedPrice))
    expect(scorer.current().image.revision).not.toBe(before.image.revision)
    // An answer that began before goes on with what it began with.
    expect(before.image.catalog.revision).toBe(catalogRevision(bundledCatalog))
    release()
  })

  test('a catalog that cannot be read is logged once, and the one before is served until it can be', async () => {
    const sql = await open()
    const { log, lines } = recordingLog()
    const store = await openCatalog({ sql, log })
    await store.watch()
    await importCatalog(sql, changedPrice, 'operator')
    await until('it is read', () => store.current().revision === catalogRevision(changedPrice))
    const served = store.current()

    await sql`update catalog_heads set record = record || '{"price":1}' where id = 'ping-g440-max-driver'`
    await sql`select pg_notify('catalog_changed', 'by hand')`
    await until('it is found damaged', () => !store.isCurrent())
    await expect(store.reload()).rejects.toThrow('is not the one that was imported')
    expect(store.current()).toBe(served)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({
        message: 'catalog not read, an earlier one is served',
        served: served.revision,
        error: 'CatalogDamaged',
      }),
    ])

    await importCatalog(sql, changedPrice, 'operator')
    await until('it is read again', store.isCurrent)
    expect(lines.map(({ message }) => message)).toContain('catalog read again')
    await importCatalog(sql, bundledCatalog)
  })
})

import { expect, test } from 'bun:test'
import { bundledCatalog, catalogRevision, importCatalog, openCatalog } from '../../../src/features/catalog/index.ts'
import { createScorer } from '../../../src/scoring/index.ts'
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
    const store = await openCatalog(sql)
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
})

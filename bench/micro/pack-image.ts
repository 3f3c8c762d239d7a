/**
 * What another image costs, off the request path: `bun bench/micro/pack-image.ts`. Yardstick: making the catalog object
 * from the same records. Prints the memory of the process before and after fifty swaps.
 */

import { buildCatalog, bundledCatalog, readCatalog } from '../../src/catalog/index.ts'
import { noEvidence } from '../../src/scoring/evidence.ts'
import { packImage } from '../../src/scoring/image.ts'
import { createScorer } from '../../src/scoring/scorer.ts'
import { catalog, medianMicros } from './golfers-to-score.ts'

const { records } = readCatalog(bundledCatalog)
const built = medianMicros(() => buildCatalog(records, 'bench'), 2)
const packed = medianMicros(() => packImage(catalog, 'bench'), 2)
const scorer = createScorer(catalog)
const swapped = medianMicros((index) => scorer.use(catalog, { ...noEvidence, revision: String(index) }), 2)
console.table({
  'build the catalog': { ms: (built / 1000).toFixed(1) },
  'pack its image': { ms: (packed / 1000).toFixed(1) },
  'pack and swap': { ms: (swapped / 1000).toFixed(1) },
})

const residentMb = () => Math.round(process.memoryUsage().rss / 1e6)
Bun.gc(true)
const before = residentMb()
for (let swap = 0; swap < 50; swap++) scorer.use(catalog, { ...noEvidence, revision: `swap ${swap}` })
Bun.gc(true)
console.log(
  `${packImage(catalog, 'bench').bytes.length} bytes of image; RSS ${before} MB before 50 swaps, ${residentMb()} MB after`,
)

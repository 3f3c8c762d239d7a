/**
 * What another image costs, off the request path: `bun bench/micro/pack-image.ts`. Yardstick: making the catalog object
 * from the same records. `swap.ts` watches the memory.
 */

import { buildCatalog, bundledCatalog, readCatalog } from '../../src/equipment/catalog/index.ts'
import { noEvidence } from '../../src/scoring/evidence.ts'
import { packImage } from '../../src/scoring/image.ts'
import { createScorer } from '../../src/scoring/scorer.ts'
import { record } from '../record.ts'
import { catalog, medianMicros } from './golfers-to-score.ts'

const { records } = readCatalog(bundledCatalog)
const built = medianMicros(() => buildCatalog(records, 'bench'), 2)
const packed = medianMicros(() => packImage(catalog, 'bench'), 2)
const scorer = createScorer(catalog)
const swapped = medianMicros(() => scorer.use({ ...catalog }), 2)
const recounted = medianMicros((index) => scorer.use(catalog, { ...noEvidence, revision: String(index) }), 2)
record('image', [
  { work: 'build the catalog', ms: (built / 1000).toFixed(1) },
  { work: 'pack its image', ms: (packed / 1000).toFixed(1) },
  { work: 'pack and swap', ms: (swapped / 1000).toFixed(1) },
  { work: 'swap the evidence', ms: (recounted / 1000).toFixed(2) },
])

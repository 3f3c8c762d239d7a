import { buildCatalog, bundledCatalog, catalogRevision, readCatalog } from '../../src/equipment/catalog/index.ts'
import { fit } from '../../src/fitting/engine/fit.ts'
import { withRefitShares } from '../../src/fitting/refits/index.ts'
import type { FittingResult } from '../../src/fitting/schema/result-schema.ts'
import { ruleById } from '../../src/ruleset/index.ts'
import { createScorer } from '../../src/scoring/index.ts'

// A program: what this tree of sources says of a fitting that another tree stored. Arguments: its request and its meta.
const [request, meta] = process.argv.slice(2).map((json) => JSON.parse(json))
const stored = { specs: fit(request).specs, analysis: {}, meta: { ...meta, rulesApplied: [] } }
const { specs } = await withRefitShares(stored as unknown as FittingResult, request, async () => null)
const catalog = buildCatalog(readCatalog(bundledCatalog).records, catalogRevision(bundledCatalog))
const { title, implementedBy } = ruleById('DRV-LOFT')!
const said = { imageRevision: createScorer(catalog).current().image.revision, loft: specs?.loft, title, implementedBy }
process.stdout.write(JSON.stringify(said))

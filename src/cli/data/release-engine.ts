import { buildCatalog, bundledCatalog, catalogRevision, readCatalog } from '../../equipment/catalog/index.ts'
import type { SimulatedEngine } from '../../features/evidence/index.ts'
import { fit, wantedBuild } from '../../fitting/index.ts'
import { match } from '../../matching/index.ts'
import { engineVersion, rulesetRevision } from '../../ruleset/index.ts'
import { createScorer } from '../../scoring/index.ts'

/** The engine and the catalog of this release, for simulated golfers. */
export const releaseEngine = (): SimulatedEngine => {
  const revision = catalogRevision(bundledCatalog)
  const loaded = createScorer(buildCatalog(readCatalog(bundledCatalog).records, revision)).current()
  return {
    engineVersion,
    rulesetRevision,
    catalogRevision: revision,
    fit: (request) => {
      const fitted = fit(request)
      return {
        speedMph: fitted.driverSpeedMph.value,
        handicap: fitted.golfer.handicap?.value ?? null,
        flex: fitted.specs.shaftFlex.value,
        headIds: match(wantedBuild(request, fitted), loaded).picks.map(({ headId }) => headId),
      }
    },
  }
}

import { buildCatalog, bundledCatalog, readCatalog } from '../../../src/catalog/index.ts'
import { scoringContext } from '../../../src/scoring/context.ts'
import { noEvidence } from '../../../src/scoring/evidence.ts'
import type { ScoreContextRequest } from '../../../src/scoring/schema.ts'
import { referenceScores } from '../../../test/support/reference-scores.ts'

const catalog = buildCatalog(readCatalog(bundledCatalog).records, 'peer')

/** A scores answer from plain objects, as an ordinary service would make it. */
export const golferScores = (request: ScoreContextRequest) =>
  referenceScores(scoringContext(request), catalog, noEvidence, 'peer')

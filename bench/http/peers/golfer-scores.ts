import { buildCatalog } from '../../../src/equipment/catalog/catalog.ts'
import { bundledCatalog } from '../../../src/equipment/catalog/files.ts'
import { readCatalog } from '../../../src/equipment/catalog/read.ts'
import { buildEvidence } from '../../../src/features/evidence/evidence.ts'
import { simulatedFile, talliesOf } from '../../../src/features/evidence/simulated.ts'
import { type Tally, tallyOf } from '../../../src/features/evidence/tally.ts'
import { readSavedGolfer } from '../../../src/fitting/answer/golfer-facts.ts'
import { type ClubType, clubTypes } from '../../../src/golf/names/words.ts'
import { scoringContext } from '../../../src/scoring/context.ts'
import type { ScoreContextRequest } from '../../../src/scoring/schema/schema.ts'
import { referenceScores } from '../../../test/support/reference-scores.ts'

const catalog = buildCatalog(readCatalog(bundledCatalog).records, 'peer')

const nothing = tallyOf({ cells: [], cellFittings: [], picks: [], builds: [] })

const none = Object.fromEntries(clubTypes.map((clubType) => [clubType, nothing])) as Record<ClubType, Tally>

/** What a new installation knows: the simulated golfers of the release. */
const evidence = buildEvidence({
  fittings: none,
  chosen: none,
  simulated: talliesOf(simulatedFile()),
  popularity: {},
})

/** A scores answer from plain objects, as an ordinary service would make it. */
export const golferScores = (request: ScoreContextRequest) =>
  referenceScores(scoringContext(request, readSavedGolfer), catalog, evidence, 'peer')

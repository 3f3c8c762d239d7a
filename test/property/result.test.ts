import { expect, test } from 'bun:test'
import { buildCatalog, bundledCatalog, readCatalog } from '../../src/equipment/catalog/index.ts'
import { CompletedFitting } from '../../src/fitting/schema/result-schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { fieldProblems } from '../../src/platform/schema.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

const catalog = buildCatalog(readCatalog(bundledCatalog).records, 'test')
const scorer = createScorer(catalog)
const config = testConfig()
const golfersPerClub = cases(1000)

for (const clubType of clubTypes)
  test(`FR-001 FR-003 every ${clubType} answer holds to its schema and names three real, current clubs of the hand`, () => {
    for (const request of someGolfers(clubType, golfersPerClub)) {
      const answer = fittingResult({
        input: request,
        scorer,
        config,
        fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
        idempotencyKey: null,
        createdAt: new Date('2026-11-20T12:00:00Z'),
      })
      // As a caller sees it: what JSON drops is not there.
      const seen = JSON.parse(JSON.stringify(answer)) as CompletedFitting
      expect({ problems: fieldProblems(CompletedFitting, seen), request }).toEqual({ problems: [], request })
      // Without a stock list no club is in stock.
      expect(seen.topPicks).toHaveLength(request.inventory === 'only' ? 0 : 3)
      for (const { headId } of seen.topPicks) {
        const head = catalog.head(headId)!
        expect(head.clubType).toBe(clubType)
        expect(head.discontinued).toBe(false)
        expect(head.hands).toContain(request.golfer.handedness)
      }
    }
  })

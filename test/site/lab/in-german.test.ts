import { expect, test } from 'bun:test'
import { fittingResult } from '../../../src/fitting/index.ts'
import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { languages, type Reader } from '../../../src/pages/index.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { labPage } from '../../../src/site/lab/page/lab-page.ts'
import { orderTable } from '../../../src/site/lab/page/work-order.ts'
import { labView } from '../../../src/site/lab/view.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'
import { cases } from '../../support/cases.ts'
import { someGolfers } from '../../support/golfers.ts'

// What the rules write, on the pages of a German reader.

const scorer = createScorer(catalog)
const reader: Reader = { lang: 'de', locale: 'de-DE', texts: languages['de']!, system: 'metric' }

const written = (input: FittingRequest): string => {
  const facts = { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', idempotencyKey: null, createdAt: new Date(0) }
  const fitting = fittingResult({ ...facts, input, scorer, config: testConfig() })
  const page = labPage(labView({ input }, fitting, catalog), null, reader, {
    serviceName: 'Clubwright',
    baseUrl: 'http://localhost',
    script: null,
    rules: null,
  })
  return page.text + orderTable(fitting, { shop: 'Clubwright', golfer: null, note: null }, reader).text
}

/** What is marked as English, and words of a sentence that no German one has. */
const englishIn = (text: string): string[] => [
  ...[...text.matchAll(/<span lang="en">(.*?)<\/span>/gs)].map(([, said]) => said!),
  ...(text
    .replace(/ data-base="[^"]*"/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .match(/[^.]*\b(?:the|with|which|than|is|are|and|your)\b[^.]*/g) ?? []),
]

for (const clubType of clubTypes)
  test(`no sentence about a ${clubType} is English: both hands, sent little or all, whatever was wished for`, () => {
    for (const input of someGolfers(clubType, cases(300), 20_261_127)) expect(englishIn(written(input))).toEqual([])
  })

test('a fitting of a golfer who tells nothing but a distance is German', () => {
  const golfer = { handedness: 'left' } as const
  for (const swingMetrics of [{ carryDistance: 210 }, { totalDistance: 230 }])
    expect(
      englishIn(written({ clubType: 'driver', golfer, swingMetrics: { ...swingMetrics, estimateSpeed: true } })),
    ).toEqual([])
})

import { beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { buildCatalog, type Catalog } from '../../src/equipment/catalog/index.ts'
import { wantedBuild } from '../../src/fitting/answer/wanted-build.ts'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { packWanted } from '../../src/matching/pack-wanted.ts'
import { createUnreadAnswers } from '../../src/platform/http/limits/unread-answers.ts'
import { yieldToEventLoop } from '../../src/platform/work/yield.ts'
import { answerScores } from '../../src/scoring/answer.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { noEvidence } from '../../src/scoring/evidence.ts'
import { createScorer, type LoadedImage } from '../../src/scoring/index.ts'
import { packContext } from '../../src/scoring/pack.ts'
import type { ScoreContextRequest, ScoresRequest } from '../../src/scoring/schema/schema.ts'
import { expectTwins } from '../support/found-twins.ts'
import { golfers } from '../support/golfers.ts'
import { fit } from '../support/in-english.ts'
import { inOrder } from '../support/in-order.ts'
import { largerRecords } from '../support/larger-catalog.ts'
import { referenceMatch } from '../support/reference-match.ts'
import { referenceScores } from '../support/reference-scores.ts'

/** More heads than two bytes tell apart, and more text than 4 MB. */
const times = 100
const decoder = new TextDecoder()

describe(`a catalog of ${times} times the heads`, () => {
  const test = inOrder()
  const larger = buildCatalog(largerRecords(times), 'larger')
  let loaded: LoadedImage
  beforeAll(async () => {
    const scorer = createScorer(buildCatalog({ ...largerRecords(1), heads: [] }, 'empty'))
    const use = await scorer.prepare(larger)
    loaded = use(noEvidence)
  })

  const answerTo = (request: ScoreContextRequest, limit: number | null) => {
    const context = scoringContext(request, readSavedGolfer, limit)
    const packed = packContext(context, loaded.image, loaded.evidence, true)
    return { packed, twin: JSON.stringify(referenceScores(context, larger, noEvidence, loaded.image.revision)) }
  }

  test('is scored as by the twin, whole and in parts', () => {
    const { packed, twin } = answerTo({ golfer: 'slicer-95' }, null)
    const whole = decoder.decode(loaded.answer(packed))
    const parts = Array.from(loaded.parts(packed), (part) => decoder.decode(part))
    expect(larger.heads.length).toBe(largerRecords(1).heads.length * times)
    expect(loaded.isOnePart).toBe(false)
    expect(parts.length).toBeGreaterThan(10)
    expect(whole === twin).toBe(true)
    expect(parts.join('') === twin).toBe(true)
  })

  test('shows the best of each type as the twin does', () => {
    for (const golfer of ['typical', 'needs-launch-76'] as const) {
      const { packed, twin } = answerTo({ golfer, goal: 'forgiveness' }, 10)
      expect(decoder.decode(loaded.answer(packed))).toBe(twin)
    }
  })

  test('finds the picks of a fitting that the twin finds', () => {
    for (const clubType of clubTypes)
      for (const request of fc.sample(golfers(clubType), { numRuns: 2, seed: 7 })) {
        const wanted = wantedBuild(request, fit(request))
        expectTwins(wanted, loaded.match(packWanted(wanted), wanted.need.golfer), referenceMatch(wanted, larger))
      }
  })
})

/** Each of its answers has four parts. */
const tenTimes = buildCatalog(largerRecords(10), 'ten')

const questions: readonly [of: string, request: ScoresRequest][] = [
  ['one context', { golfer: 'slicer-95' }],
  ['several contexts', { contexts: [{ golfer: 'slicer-95' }, { golfer: 'typical' }] }],
]
for (const [of, request] of questions)
  test(`nothing more of ${of} is scored for a reader who left`, async () => {
    const scorer = createScorer(tenTimes)
    const loaded = scorer.current()
    let scored = 0
    const parts: LoadedImage['parts'] = function* (packed) {
      for (const part of loaded.parts(packed)) {
        scored++
        yield part
      }
    }
    const watched = { ...scorer, current: () => ({ ...loaded, parts }) }
    const exchange = { request: new Request('http://localhost/'), set: { headers: {} } }
    const outlet = createUnreadAnswers().to('key_a')
    const response = await answerScores(exchange, request, { scorer: watched, golferOf: readSavedGolfer }, outlet, '{}')
    const chunks = response.body!.getReader()
    while (scored === 0) await chunks.read()
    await chunks.cancel()
    const scoredBefore = scored
    for (let turn = 0; turn < 20; turn++) await yieldToEventLoop()
    expect(scored).toBe(scoredBefore)
  })

test('a catalog packed in a worker is the one that is packed at once', async () => {
  const records = largerRecords(3)
  const scorer = createScorer(buildCatalog({ ...records, heads: [] }, 'empty'))
  const before = scorer.current()
  const use = await scorer.prepare(buildCatalog(records, 'three'))
  expect(scorer.current()).toBe(before)
  expect(use(noEvidence).image.contents).toBe(createScorer(buildCatalog(records, 'three')).current().image.contents)
})

test('a catalog that cannot be packed is refused, and the present one stays', async () => {
  const scorer = createScorer(tenTimes)
  const before = scorer.current()
  const broken = { ...tenTimes, heads: [{ ...tenTimes.heads[0]!, stockShafts: [null] }] } as unknown as Catalog
  await expect(scorer.prepare(broken)).rejects.toThrow(
    /^The catalog was not packed: Cannot destructure property 'shaftId'/,
  )
  expect(scorer.current()).toBe(before)
})

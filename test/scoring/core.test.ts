import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import * as at from '../../assembly/layout.ts'
import { coreGolf } from '../../assembly/write-golf.ts'
import { buildCatalog, type Catalog } from '../../src/equipment/catalog/index.ts'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { createUnreadAnswers } from '../../src/platform/http/limits/unread-answers.ts'
import { fieldProblems } from '../../src/platform/schema.ts'
import { answerScores } from '../../src/scoring/answer.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { Core } from '../../src/scoring/core/index.ts'
import { noEvidence, type ScoringEvidence } from '../../src/scoring/evidence.ts'
import { packImage } from '../../src/scoring/image.ts'
import { packContext } from '../../src/scoring/pack.ts'
import type { ScoreContextRequest } from '../../src/scoring/schema/schema.ts'
import { ScoreContext } from '../../src/scoring/schema/schema.ts'
import { createScorer, type LoadedImage } from '../../src/scoring/scorer.ts'
import { catalog, records } from '../equipment/catalog/bundled.ts'
import { hasLongProofs } from '../runner/tiers.ts'
import { cases, longOrQuick } from '../support/cases.ts'
import { referenceScores } from '../support/reference-scores.ts'
import { contexts, someEvidence } from './arbitrary-contexts.ts'

const decoder = new TextDecoder()
const root = join(import.meta.dir, '../..')

/** The core and the twin on one catalog. */
const both = (from: Catalog, evidence: ScoringEvidence) => {
  const { image, evidence: rows, answer } = createScorer(from, evidence).current()
  return (request: ScoreContextRequest, limit: number | null = null) => {
    const context = scoringContext(request, readSavedGolfer, limit)
    return {
      core: decoder.decode(answer(packContext(context, image, rows, true))),
      twin: JSON.stringify(referenceScores(context, from, evidence, image.revision)),
    }
  }
}

/** A few clubs of each type keep the twin quick; the whole catalog has its own, smaller run. */
const small = buildCatalog(
  {
    ...records,
    heads: records.heads.filter((_, index) => index % 9 === 4 || records.heads[index]!.gender === 'junior'),
  },
  'small',
)

describe('the core writes the bytes of its twin', () => {
  const limit = fc.option(fc.integer({ min: 1, max: 25 }), { freq: 3 })
  test(`for ${cases(7_000)} contexts on a tenth of the catalog`, () => {
    const answers = both(small, someEvidence)
    fc.assert(
      fc.property(contexts(small), limit, (request, most) => {
        const { core, twin } = answers(request, most)
        if (core !== twin) expect(core).toBe(twin)
      }),
      { numRuns: cases(7_000) },
    )
  })
  test(`for ${cases(3_000)} contexts on the whole catalog`, () => {
    const answers = both(catalog, someEvidence)
    fc.assert(
      fc.property(contexts(catalog), limit, (request, most) => {
        const { core, twin } = answers(request, most)
        if (core !== twin) expect(core).toBe(twin)
      }),
      { numRuns: cases(3_000) },
    )
  })
  test('and the contexts are those that the schema accepts', () => {
    fc.assert(fc.property(contexts(small), (request) => expect(fieldProblems(ScoreContext, request)).toEqual([])))
  })
})

const scoresOf = (loaded: LoadedImage, request: ScoreContextRequest): string =>
  decoder.decode(
    loaded.answer(packContext(scoringContext(request, readSavedGolfer), loaded.image, loaded.evidence, true)),
  )

test('a shuffled catalog gives the same image, revision and all', () => {
  const { bytes, revision } = packImage(catalog, 'none')
  fc.assert(
    fc.property(fc.shuffledSubarray([...records.heads], { minLength: records.heads.length }), (heads) => {
      const shuffled = packImage(buildCatalog({ ...records, heads }, catalog.revision), 'none')
      expect(shuffled.revision).toBe(revision)
      expect(Buffer.compare(shuffled.bytes, bytes)).toBe(0)
    }),
    { numRuns: 5 },
  )
})

test('another evidence is another revision', () => {
  expect(packImage(catalog, 'one').revision).not.toBe(packImage(catalog, 'two').revision)
})

describe('an image that the core cannot read is refused with the reason', () => {
  const { bytes } = packImage(small, 'none')
  const field = (offset: number, value: number): Uint8Array => {
    const changed = bytes.slice()
    new DataView(changed.buffer).setUint32(offset, value, true)
    return changed
  }
  const flipped = bytes.slice()
  flipped[bytes.length - 7]! ^= 1
  test.each([
    ['it has 10 bytes, less than its header', bytes.slice(0, 10)],
    ['it does not begin with the mark of an image', field(at.MAGIC_FIELD, 1)],
    [`it is of layout 99, and this core reads layout ${at.ABI}`, field(at.ABI_FIELD, 99)],
    [`it says ${bytes.length} bytes and has ${bytes.length - 1}`, bytes.slice(0, -1)],
    ['it is too short for 4000000 heads', field(at.HEADS_FIELD, 4_000_000)],
    ['its club types do not add up to its counts', field(at.HEAD_ENDS_FIELD, small.heads.length + 1)],
    ['its checksum is wrong', flipped],
  ])('%s', (reason, image) => {
    expect(() => new Core().load(image)).toThrow(reason)
  })
  test('and a sound one is not', () => {
    expect(() => new Core().load(bytes)).not.toThrow()
  })
})

describe('swapping images', () => {
  test('an answer that began on the old image ends on it', () => {
    const scorer = createScorer(small)
    const old = scorer.current()
    const before = scoresOf(old, {})
    const release = old.hold()
    scorer.use(catalog)
    scorer.use(small, someEvidence)
    scorer.use(catalog)
    expect(scoresOf(old, {})).toBe(before)
    release()
    expect(scorer.current().image.catalog).toBe(catalog)
  })
  test('an answer that began with the old evidence ends with it', () => {
    const scorer = createScorer(small, someEvidence)
    const old = scorer.current()
    const before = scoresOf(old, {})
    const next = scorer.use(small, noEvidence)
    const after = scoresOf(next, {})
    expect(scoresOf(old, {})).toBe(before)
    expect(scoresOf(next, {})).toBe(after)
    expect(after).toBe(scoresOf(createScorer(small).current(), {}))
    expect(after).not.toBe(before)
  })
  /** Scores with every image, and the memories that they were in. */
  const memoriesOf = (images: Iterable<LoadedImage>): Set<ArrayBufferLike> => {
    const memories = new Set<ArrayBufferLike>()
    for (const { image, evidence, answer } of images)
      memories.add(answer(packContext(scoringContext({}, readSavedGolfer), image, evidence, true)).buffer)
    return memories
  }
  test('any number of catalogs uses the memory of two cores', () => {
    const scorer = createScorer(catalog)
    const swapped = Array.from({ length: longOrQuick(50, 8) }, (_, swap) =>
      buildCatalog(records, `catalog ${swap}`),
    ).values()
    const memories = memoriesOf(swapped.map((another) => scorer.use(another)))
    expect(memories.size).toBe(2)
    for (const memory of memories) expect(memory.byteLength).toBeLessThan(4_000_000)
  })
  test('fifty changes of the evidence use the memory of one core', () => {
    const scorer = createScorer(catalog)
    const revisions = Array.from({ length: 50 }, (_, swap) => `evidence ${swap}`).values()
    const memories = memoriesOf(revisions.map((revision) => scorer.use(catalog, { ...noEvidence, revision })))
    expect(memories.size).toBe(1)
  })
  test('a reader who leaves gives the image back', async () => {
    const scorer = createScorer(small)
    const exchange = { request: new Request('http://localhost/'), set: { headers: {} } }
    const outlet = createUnreadAnswers().to('key_a')
    const images: LoadedImage[] = []
    for (let reader = 0; reader < 5; reader++) {
      images.push(scorer.current())
      const contexts = { contexts: [{}, {}, {}] }
      const response = await answerScores(exchange, contexts, { scorer, golferOf: readSavedGolfer }, outlet, '{}')
      const chunks = response.body!.getReader()
      await chunks.read()
      await chunks.cancel()
      scorer.use({ ...small })
    }
    expect(memoriesOf(images).size).toBe(2)
  })
  test('a context leaves nothing behind for the next one', () => {
    const loaded = createScorer(small, someEvidence).current()
    const fresh = (request: ScoreContextRequest) => scoresOf(createScorer(small, someEvidence).current(), request)
    fc.assert(
      fc.property(contexts(small), contexts(small), (first, second) => {
        scoresOf(loaded, first)
        const after = scoresOf(loaded, second)
        if (after !== fresh(second)) expect(after).toBe(fresh(second))
      }),
      { numRuns: cases(600) },
    )
  })
})

test('the figures of the core are those of src/golf', async () => {
  expect(await Bun.file(join(root, 'assembly/golf.ts')).text()).toBe(coreGolf())
})

test.skipIf(!hasLongProofs)('the core that lies here is the one that its sources give', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'clubwright-core-'))
  const { scripts } = await Bun.file(join(root, 'package.json')).json()
  const command: string[] = scripts['build:wasm'].split(' ')
  const out = join(directory, 'core.wasm')
  const build = Bun.spawnSync([process.execPath, 'x', ...command.with(command.indexOf('-o') + 1, out)], { cwd: root })
  expect(build.stderr.toString()).toBe('')
  expect(
    Buffer.compare(await Bun.file(out).bytes(), await Bun.file(join(root, 'assembly/build/core.wasm')).bytes()),
  ).toBe(0)
  rmSync(directory, { recursive: true })
})

import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { packContext } from '../../src/scoring/pack.ts'
import { presetIds } from '../../src/scoring/schema/schema.ts'
import { createScorer } from '../../src/scoring/scorer.ts'
import { catalog } from '../equipment/catalog/bundled.ts'

const golden = (preset: string) => join(import.meta.dir, `../golden/scores-${preset}.json`)

interface Club {
  readonly headId: string
  readonly clubType: string
  readonly score: number
}

// The answers to the presets, without evidence, as a digest of the clubs and the five best of each type. They only notice
// drift: a changed file comes with a new ruleset or catalog and a reason. GOLDEN=write writes them.
test.each(presetIds)('the preset %s is scored as before', async (preset) => {
  const { answer, image, evidence } = createScorer(catalog).current()
  const bytes = answer(packContext(scoringContext({ golfer: preset }, readSavedGolfer), image, evidence, true))
  const { clubs } = JSON.parse(new TextDecoder().decode(bytes)) as { clubs: readonly Club[] }
  const summary = {
    clubs: clubs.length,
    sha256: new Bun.CryptoHasher('sha256').update(JSON.stringify(clubs)).digest('hex'),
    best: Object.fromEntries(
      clubTypes.map((clubType) => [
        clubType,
        clubs
          .filter((club) => club.clubType === clubType)
          .slice(0, 5)
          .map(({ headId, score }) => `${score} ${headId}`),
      ]),
    ),
  }
  if (Bun.env['GOLDEN'] === 'write') await Bun.write(golden(preset), `${JSON.stringify(summary, null, 2)}\n`)
  expect(summary).toEqual(await Bun.file(golden(preset)).json())
})

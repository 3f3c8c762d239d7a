import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { forEachDatabase } from '../support/databases.ts'
import { began, cap, limits, liveAsModel } from '../support/fitting-life.ts'
import { apply, broken, newModel, steps } from '../support/fitting-model.ts'
import { isFull } from '../support/steady-load.ts'

// FITTING_SEQUENCES: random lives against the database (each about 40 ms). FITTING_MODEL_SEQUENCES: the model alone.
const sequences = Number(process.env['FITTING_SEQUENCES'] ?? (isFull ? 500 : 25))
const modelSequences = Number(process.env['FITTING_MODEL_SEQUENCES'] ?? (isFull ? 200_000 : 5_000))

test(`I11 the promises hold in ${modelSequences} random lives of the model`, () => {
  fc.assert(
    fc.property(limits, steps(60), (limit, life) => {
      const model = newModel(limit, cap, began)
      for (const step of life) {
        apply(model, step)
        expect(broken(model)).toEqual([])
      }
    }),
    { numRuns: modelSequences },
  )
})

forEachDatabase((_engine, open) => {
  describe('I11 the database', () => {
    test(`does what the model does in ${sequences} random lives`, async () => {
      const sql = await open()
      await fc.assert(
        fc.asyncProperty(limits, steps(40), async (limit, life) => {
          await liveAsModel(sql, limit, life)
        }),
        { numRuns: sequences },
      )
    }, 3_600_000)
  })
})

import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { answerOf, fittingsText, type GolferRow, keepAnswers } from '../../src/cli/fit/fittings-file.ts'
import { scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** Without its answer an earlier fitting would be made and charged again. */
test('answers are found again whatever the cells of their golfers contain', async () => {
  const path = join(scratch.path, 'fittings.csv')
  const answer = answerOf({ status: 'completed', fittingId: 'fit_1', problem: 'a, "b"' } as never)
  const cells = [['Doe, Ann'], ['the "long" one'], ['two\nlines'], ['two\r\nlines'], ['a lone\rreturn'], ['']]
  const rows = cells.map((cells, n): GolferRow => ({ cells, id: `row ${n}`, answer }))
  await Bun.write(path, fittingsText(['name'], rows))
  const again = rows.map((row): GolferRow => ({ ...row, answer: null }))
  await keepAnswers(path, ['name'], again)
  expect(again).toEqual(rows)
})

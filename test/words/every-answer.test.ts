import { expect, test } from 'bun:test'
import { fittingResult } from '../../src/fitting/answer/result.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { listenerOf, rendered, tongues } from '../../src/words/index.ts'
import { isMessage } from '../../src/words/message.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'

const scorer = createScorer(catalog)
const config = testConfig()

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && !isMessage(value) ? Object.values(value).flatMap(leavesOf) : [value]

for (const clubType of clubTypes)
  test(`issue 59: every message of every ${clubType} answer is worded in every language`, () => {
    let messages = 0
    for (const input of someGolfers(clubType, cases(100), 20_261_129)) {
      const asked = { input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) }
      const answer = fittingResult(asked)
      messages += leavesOf(answer).filter(isMessage).length
      // A message that is not worded, or lacks a value, is told to be of another release; a message within a text is no text.
      for (const lang of tongues)
        for (const units of ['imperial', 'metric'] as const) {
          const told = leavesOf(rendered(listenerOf({ lang, units }), answer))
          expect(
            told.filter(
              (one) =>
                isMessage(one) ||
                /\[object|undefined|NaN|\(worded by|\(Wortlaut|\(texto de otra/.test(String(one ?? '')),
            ),
          ).toEqual([])
        }
    }
    expect(messages).toBeGreaterThan(100)
  })

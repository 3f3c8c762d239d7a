import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'
import { openClub } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'

/** Words by which a description tells which of the measures it is. */
const measures = [/share of re-fits/i, /points/i, /catalog record/i, /field/i]

/** Every schema of a property `confidence`, with its path. */
const confidencesIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]): [string, string][] =>
    key === 'confidence' && path.endsWith('/properties')
      ? [[`${path}/${key}`, String((child as { description?: string }).description)]]
      : confidencesIn(child, `${path}/${key}`),
  )
}

forEachSharedDatabase((_engine, open) => {
  test('every `confidence` of the API description says which of its measures it is, and none says two', async () => {
    const club = await openClub(await open())
    const { body } = await club.get('/swagger/json', null)
    const found = confidencesIn(body, '')
    expect(found.length).toBeGreaterThanOrEqual(3)
    const unclear = found.filter(([, description]) => measures.filter((one) => one.test(description)).length !== 1)
    expect(unclear).toEqual([])
  })
})

describe('in code one word is one measure', () => {
  const src = join(import.meta.dir, '..', '..', 'src')
  test('no value is named confidence: refitShare, inputPoints and recordConfidence are three', async () => {
    const named: string[] = []
    for (const path of new Glob('**/*.{ts,js}').scanSync(src)) {
      const text = await Bun.file(join(src, path)).text()
      // A constant, a parameter, or a member taken out of an answer under its own name.
      if (/\b(?:const|let) confidence\b|[{,] confidence(?:,| =| \}(?! from))/.test(text)) named.push(path)
    }
    expect(named).toEqual([])
  })
})

import { describe, expect, test } from 'bun:test'
import { builtWithin } from '../../src/golf/clubs/matching.ts'
import { onAgent } from '../mcp/agent.ts'
import { lofts, misheard } from './questions.ts'
import { requests } from './requests.ts'

// biome-ignore lint/suspicious/noExplicitAny: an agent sees untyped members
type Answer = any

/** Members whose text reaches the user as it stands. */
const told = new Set([
  'text',
  'check',
  'reasons',
  'drawbacks',
  'compromises',
  'verdict',
  'summary',
  'opinion',
  'reason',
  'note',
  'why',
  'how',
])

/** The sentences of an answer that a user is told. */
const sentencesOf = (value: Answer, name = ''): string[] => {
  if (typeof value === 'string') return told.has(name) && value.includes(' ') ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => sentencesOf(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, one]) => sentencesOf(one, member))
}

/** Names that fields have in the API, as no golfer says them. Makers write G440 K, Ai300 and iQuad. */
const fieldNames = (sentence: string): string[] =>
  (sentence.match(/\b[a-z]{2,}[A-Z][a-zA-Z]+\b|\b[a-z]+_[a-z]+\b/g) ?? []).filter((word) => word !== 'trackman')

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

/** A fitting, and whatever costs something or not, as its user hears of it. */
const checkFitting = ({ next, ...fitting }: Answer, args: object): void => {
  const { text, check = [], freeFields = [], ...more } = next
  const shown = new Set(numbersIn(JSON.stringify([fitting, check, more, args])))
  const [, afterwards = text] = text.split(' One correction ')
  expect({ text, unshown: numbersIn(afterwards).filter((number) => !shown.has(number)) }).toEqual({ text, unshown: [] })
  expect({ text, isFree: /\bfree\b/.test(text) }).toEqual({ text, isFree: freeFields.length > 0 })
  expect({ text, action: next.action }).toEqual({
    text,
    action: freeFields.length === 0 ? 'show_result' : expect.stringMatching(/^(ask|measure_again)$/),
  })
  // While a number is in doubt, nothing is for sale.
  for (const { storeUrl, build, price, headId } of fitting.topPicks ?? [])
    expect({ headId, has: [typeof storeUrl, typeof build, price !== undefined] }).toEqual({
      headId,
      has: ['string', 'object', true],
    })
}

onAgent((agent) => {
  const call = (name: string, args: object): Promise<Answer> => agent().call(name, args)
  const used = async (): Promise<number> => (await call('check_key_status', {})).json.usage.current
  const fitted = async (args: object) => {
    const { json, text } = await call('analyze_fitting', { ...args, idempotencyKey: crypto.randomUUID() })
    if (json?.status !== 'completed') throw new Error(text)
    return json
  }

  test('what users are told has no names of fields, no figure that is not shown, and no wrong word on its cost', async () => {
    const named: object[] = []
    for (const { words, steps } of requests)
      for (const { tool, args } of steps) {
        const before = await used()
        const { json, text, isError } = await call(tool, args)
        const cost = (await used()) - before
        if (isError) {
          expect({ words, cost }).toEqual({ words, cost: 0 })
          continue
        }
        for (const sentence of sentencesOf(json ?? {}))
          for (const field of fieldNames(sentence)) named.push({ tool, field, sentence })
        expect({ words, text: /nothing was (fitted|charged)/i.test(text) }).toEqual({ words, text: false })
        if (tool === 'analyze_fitting' && json?.status === 'completed' && args['detail'] !== true)
          checkFitting(json, args)
      }
    for (const { args } of misheard)
      for (const sentence of sentencesOf(await fitted({ ...args, detail: true })))
        for (const field of fieldNames(sentence)) named.push({ tool: 'analyze_fitting', field, sentence })
    expect(named).toEqual([])
  })

  describe('what was misheard costs one fitting and not two', () => {
    for (const { words, args, answer } of misheard)
      test(words, async () => {
        const before = await used()
        const first = await fitted(args)
        checkFitting(first, args)
        expect(first.next.action).toBe('ask')
        expect(first.next.text).toStartWith(`Ask first: ${first.next.check[0]}`)
        expect(first.next.freeFields).toEqual(expect.arrayContaining(Object.keys(answer)))
        const isOfNumber = answer['missSize'] === undefined
        expect(first.next.text.includes('Show no specs and no clubs')).toBe(isOfNumber)
        expect(/show specs/i.test(first.next.text)).toBe(!isOfNumber)
        expect(first.topPicks === undefined).toBe(isOfNumber)
        const second = await fitted({ ...args, ...answer, corrects: first.fittingId })
        expect(second.fittingId).not.toBe(first.fittingId)
        expect(await used()).toBe(before + 1)
      })
  })

  test('a loft is the one that is wanted: nobody is told to keep or replace a club that was not named', async () => {
    for (const args of lofts) {
      const json = await fitted(args)
      for (const sentence of sentencesOf(json)) expect(sentence).not.toMatch(/\b(keep|replace)\b.*current/i)
      expect(json.clubRecommendations.currentClub).toBeUndefined()
    }
  })

  test('the picks of a fitting have one score, whoever is asked', async () => {
    for (const { args } of misheard.slice(-2)) {
      const { fittingId, topPicks } = await fitted(args)
      const { json } = await call('score_clubs', { fittingId, clubType: 'driver', limit: 3 })
      const scores = (clubs: readonly Answer[]) => clubs.map(({ headId, score }) => [headId, score])
      expect(scores(json.clubs)).toEqual(scores(topPicks))
    }
  })

  test('a loft that a driver cannot be fitted to is said to change nothing', async () => {
    const driver = lofts.find(({ clubType }) => clubType === 'driver')!
    const { next } = await fitted(driver)
    expect(next.text).toContain('A loft of 13° alone changes nothing')
    expect(next.check).toEqual([])
  })

  test('issue 66, 2.4: what is to be checked can be answered, and a figure that counts for nothing is only said', async () => {
    const unused = { clubType: 'driver', handedness: 'right', swingSpeed: 95, pwLoft: 44 }
    for (const args of [unused, ...misheard.map((one) => one.args)]) {
      const { next } = await fitted(args)
      for (const question of next.check) expect(question).toEndWith('?')
      if (args === unused)
        expect(next).toMatchObject({ action: 'show_result', text: expect.stringContaining('itching wedge') })
    }
  })

  test('a pick of another length than the fitted one says so', async () => {
    let others = 0
    for (const args of [...lofts, ...misheard.map((one) => one.args)]) {
      const { fittingId } = await fitted(args)
      const { specs, topPicks = [] } = (await call('get_fitting', { fittingId, detail: true })).json
      for (const { headId, build, compromises } of topPicks) {
        if (Math.abs(build.length - specs.length.value) <= builtWithin.lengthIn) continue
        others++
        const says = compromises.some((said: string) => said.includes(`${build.length} in`))
        expect({ headId, length: build.length, says }).toEqual({ headId, length: build.length, says: true })
      }
    }
    expect(others).toBeGreaterThan(5)
  })
})

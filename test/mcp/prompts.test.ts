import { describe, expect, test } from 'bun:test'
import { clubTypes } from '../../src/golf/names/words.ts'
import { onAgent } from './agent.ts'

interface ListedPrompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[]
}

onAgent((agent) => {
  const ask = async (method: string, params: object = {}) =>
    (await agent().rpc({ jsonrpc: '2.0', id: 1, method, params })).message
  const get = async (name: string, args: Record<string, string> = {}): Promise<string> => {
    const { result } = await ask('prompts/get', { name, arguments: args })
    expect(result.messages).toHaveLength(1)
    expect(result.messages[0].role).toBe('user')
    return result.messages[0].content.text
  }
  const complete = async (name: string, argument: string, value: string) =>
    (await ask('completion/complete', { ref: { type: 'ref/prompt', name }, argument: { name: argument, value } }))
      .result.completion

  describe('arguments', () => {
    const expected = {
      'MP-001 fit_club': { clubType: false },
      'MP-002 fit_driver': {},
      'MP-003 compare_clubs': { clubs: true, fittingId: false },
      'MP-004 clubs_for_my_swing': { clubType: false, speed: false, miss: false },
      'MP-005 check_my_bag': { clubs: false, speed: false },
    }
    for (const [title, args] of Object.entries(expected))
      test(title, async () => {
        const { prompts } = (await ask('prompts/list')).result as { prompts: ListedPrompt[] }
        const prompt = prompts.find(({ name }) => title.endsWith(` ${name}`))!
        expect(Object.fromEntries(prompt.arguments.map(({ name, required }) => [name, required]))).toEqual(args)
        for (const { title, description } of [prompt, ...prompt.arguments.map((one) => ({ title: '-', ...one }))]) {
          expect(title).not.toBe('')
          expect(description.length).toBeGreaterThan(15)
        }
      })
  })

  test('what a prompt calls a tool, a guide or a field is one', async () => {
    const { tools } = (await ask('tools/list')).result as {
      tools: { name: string; inputSchema: { properties: object } }[]
    }
    const { resources } = (await ask('resources/list')).result as { resources: { uri: string }[] }
    const fields = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties))
    const answers = ['fitWith', 'headId', 'topPicks', 'storeUrl', 'retry.idempotencyKey']
    const known = new Set([...tools.map(({ name }) => name), ...fields, ...answers, 'three_wood'])
    const texts = [
      ...(await Promise.all(['', ...clubTypes].map((clubType) => get('fit_club', { clubType })))),
      await get('fit_driver'),
      await get('compare_clubs', { clubs: 'two clubs', fittingId: 'fit_1' }),
      await get('clubs_for_my_swing'),
      await get('check_my_bag'),
    ]
    for (const text of texts) {
      const named = text.match(/\b([a-z]+_[a-z_]+|[a-z]+[A-Z][A-Za-z]+)\b(?<!fit_1)/g) ?? []
      expect(named.length).toBeGreaterThan(2)
      expect(named.filter((word) => !known.has(word))).toEqual([])
      for (const uri of text.match(/svc:\/\/[a-z/-]+/g) ?? []) expect(resources.map((one) => one.uri)).toContain(uri)
    }
  })

  test('an interview asks in the recommended order and polls instead of fitting twice', async () => {
    for (const text of [await get('fit_club'), await get('fit_club', { clubType: 'iron' }), await get('fit_driver')]) {
      const order = [
        'right- or left-handed',
        'speed',
        'usual miss',
        'optional extras',
        'analyze_fitting once',
        'get_fitting',
      ]
      const places = order.map((part) => text.indexOf(part))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const part of ['Never invent a number', 'retry.idempotencyKey', 'attribution line'])
        expect(text).toContain(part)
    }
    expect(await get('fit_club')).toContain('1. which club')
    expect(await get('fit_club', { clubType: 'Iron ' })).toContain('my 7-iron speed')
    expect(await get('fit_club', { clubType: 'putter' })).toContain('Fit putter for me.')
  })

  test('what the golfer said stands in the text', async () => {
    expect(await get('compare_clubs', { clubs: 'P790, Apex Ai200', fittingId: 'fit_7' })).toMatch(
      /P790, Apex Ai200.*fit_7/s,
    )
    expect(await get('clubs_for_my_swing', { speed: '95', miss: 'slice' })).toContain(
      'Driver speed, mph: 95. Usual miss: slice.',
    )
    expect(await get('check_my_bag', { clubs: 'driver, 5i, PW' })).toContain('Clubs: driver, 5i, PW.')
  })

  test('clubs are needed to compare clubs', async () => {
    for (const args of [{}, { clubs: ' ' }])
      expect((await ask('prompts/get', { name: 'compare_clubs', arguments: args })).error).toMatchObject({
        code: -32602,
        message: 'The prompt compare_clubs needs clubs.',
      })
  })

  test('closed lists are completed as they are typed', async () => {
    expect(await complete('fit_club', 'clubType', '')).toEqual({ values: [...clubTypes], total: 5, hasMore: false })
    expect((await complete('fit_club', 'clubType', 'H')).values).toEqual(['hybrid'])
    expect((await complete('clubs_for_my_swing', 'clubType', 'w')).values).toEqual(['wedge'])
    expect((await complete('clubs_for_my_swing', 'miss', 's')).values).toEqual(['slice', 'straight'])
    expect((await complete('clubs_for_my_swing', 'speed', '9')).values).toEqual([])
    expect((await complete('check_my_bag', 'clubs', 'd')).values).toEqual([])
  })

  test('a miss that a prompt completes is one that scoring knows', async () => {
    for (const miss of (await complete('clubs_for_my_swing', 'miss', '')).values)
      expect((await agent().call('score_clubs', { speed: 95, miss, clubType: 'driver', limit: 1 })).isError).toBe(false)
  })
})

import { beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../src/app.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { post } from '../support/app.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { type Deps, testDeps } from '../support/deps.ts'

const path = '/v1/catalog/scores'
const question = JSON.stringify({ golfer: { speed: 93.5 }, clubTypes: ['wedge'] })

// What a tag stands for does not depend on the storage.
forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  let deps: Deps
  let lines: Awaited<ReturnType<typeof testDeps>>['lines']
  let newKey: () => Promise<{ apiKey: string; keyId: string; accountId: string }>
  let ask: (key: string, headers?: Record<string, string>, body?: string) => Promise<Response>

  beforeAll(async () => {
    const made = await testDeps(await open())
    deps = made.deps
    lines = made.lines
    const app = createApp(deps)
    const account = { companyName: 'Example Club', monthlyLimit: null, isEnterprise: false }
    newKey = () => createAccount(deps, { ...account, email: `unchanged-${crypto.randomUUID()}@example.org` })
    ask = async (key, headers = {}, body = question) =>
      app.handle(post(path, body, { authorization: `Bearer ${key}`, ...headers }))
  })
  const tagOf = async (key: string, headers: Record<string, string> = {}) =>
    (await ask(key, headers)).headers.get('etag')!
  const askOften = async (key: string, tag: string) => {
    const answers: Response[] = []
    for (let n = 0; n < 4; n++) answers.push(await ask(key, { 'if-none-match': tag }))
    return answers
  }

  describe('a question that is asked again and again with its tag', () => {
    test('is answered with 304 and the same headers, counted and logged each time', async () => {
      const { apiKey, accountId } = await newKey()
      const answers = await askOften(apiKey, await tagOf(apiKey))
      expect(answers.map(({ status }) => status)).toEqual([304, 304, 304, 304])
      const [first, ...others] = answers.map(({ headers }) => {
        const { 'x-request-id': id, ratelimit, ...same } = Object.fromEntries(headers)
        return { same, left: Number(/r=(\d+)/.exec(ratelimit!)![1]), id }
      })
      expect(others.map(({ same }) => same)).toEqual([first!.same, first!.same, first!.same])
      expect(others.map(({ left }) => first!.left - left)).toEqual([1, 2, 3])
      const ids = [first!, ...others].map(({ id }) => id)
      const logged = lines.filter((line) => line['accountId'] === accountId && line['status'] === 304)
      expect(logged.map((line) => line['requestId'])).toEqual(ids)
    })

    test('is answered in full for another tag, coding or body', async () => {
      const { apiKey } = await newKey()
      const tag = await tagOf(apiKey)
      await askOften(apiKey, tag)
      const others = [
        await ask(apiKey, { 'if-none-match': '"other"' }),
        await ask(apiKey, { 'if-none-match': tag, 'accept-encoding': 'gzip' }),
        await ask(apiKey, { 'if-none-match': tag }, question.replace('93.5', '93.6')),
        await ask(apiKey),
      ]
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await others[0]!.text()).toBe(await others[3]!.text())
    })

    test('opens nothing to a key without the scope, nor to an unknown one', async () => {
      const [{ apiKey }, narrow] = [await newKey(), await newKey()]
      const tag = await tagOf(apiKey)
      await askOften(apiKey, tag)
      await deps.sql`update api_keys set scopes = ${['sessions:ingest']} where account_id = ${narrow.accountId}`
      expect((await ask(narrow.apiKey, { 'if-none-match': tag })).status).toBe(403)
      const mistyped = `${apiKey.slice(0, -1)}${apiKey.endsWith('x') ? 'y' : 'x'}`
      expect((await ask(mistyped, { 'if-none-match': tag })).status).toBe(401)
    })

    test('is answered in full as soon as the evidence is other', async () => {
      const { apiKey } = await newKey()
      const tag = await tagOf(apiKey)
      await askOften(apiKey, tag)
      const before = deps.evidence.current()
      deps.scorer.use(deps.catalog.current(), { ...before, revision: 'other' })
      const [answer, again] = [await ask(apiKey, { 'if-none-match': tag }), await ask(apiKey, { 'if-none-match': tag })]
      deps.scorer.use(deps.catalog.current(), before)
      expect([answer.status, again.status]).toEqual([200, 200])
      expect(answer.headers.get('etag')).not.toBe(tag)
    })

    test('is answered in full when the evidence changed while its tag was made', async () => {
      const { apiKey } = await newKey()
      let onAsked = () => {}
      const current = () => {
        onAsked()
        return deps.scorer.current()
      }
      const app = createApp({ ...deps, scorer: { ...deps.scorer, current } })
      const contexts = [93, 94, 95, 96].map((speed) => ({ golfer: { speed }, clubTypes: ['wedge'] }))
      const authorization = `Bearer ${apiKey}`
      const askSeveral = async (headers: Record<string, string>) =>
        app.handle(post(path, JSON.stringify({ contexts }), { authorization, ...headers }))

      const before = deps.evidence.current()
      // The contexts of one answer are packed in several turns of the event loop.
      onAsked = () => {
        onAsked = () => {}
        setImmediate(() => deps.scorer.use(deps.catalog.current(), { ...before, revision: 'later' }))
      }
      const tag = (await askSeveral({})).headers.get('etag')!
      const after = await askSeveral({ 'if-none-match': tag })
      deps.scorer.use(deps.catalog.current(), before)
      const back = await askSeveral({ 'if-none-match': tag })
      expect([after.status, back.status]).toEqual([200, 304])
    })

    test('is answered with 304 to another account, in a list of tags, and in other words', async () => {
      const [{ apiKey }, other] = [await newKey(), await newKey()]
      const tag = await tagOf(apiKey)
      const sameInOtherWords = JSON.stringify({ clubTypes: ['wedge'], golfer: { clubSpeed: 93.5 } })
      const answers = [
        await ask(other.apiKey, { 'if-none-match': tag }),
        await ask(apiKey, { 'if-none-match': `"other", W/${tag}` }),
        await ask(apiKey, { 'if-none-match': tag }, sameInOtherWords),
      ]
      expect(answers.map(({ status }) => status)).toEqual([304, 304, 304])
      expect(answers.slice(0, 2).map(({ headers }) => headers.get('etag'))).toEqual([tag, tag])
    })
  })
})

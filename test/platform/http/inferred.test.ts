import { expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { testDeps } from '../../support/deps.ts'

// Elysia reads from the text of hooks and handlers what of a request they use, and makes it for each request. A hook that hands
// its whole context on has everything made, cookies too: a fifth of the time of a small answer.

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  test('no route has made of a request what nobody reads: cookies, or headers that it does not declare', async () => {
    const { deps } = await testDeps(await open())
    const { routes } = createApp(deps)
    expect(routes.length).toBeGreaterThan(80)
    const handlers = routes.map(({ method, path, hooks, compile }) => ({
      route: `${method} ${path}`,
      declares: hooks.headers !== undefined,
      text: String(compile()),
    }))
    expect(handlers.filter(({ text }) => /cookie/i.test(text)).map(({ route }) => route)).toEqual([])
    const reading = handlers.filter(({ text }) => /c\.headers/.test(text))
    expect(reading.length).toBeGreaterThan(3)
    expect(reading.filter(({ declares }) => !declares).map(({ route }) => route)).toEqual([])
  })
})

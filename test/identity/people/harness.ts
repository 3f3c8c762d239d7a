import { createApp } from '../../../src/app.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import { makeConnection } from '../../../src/identity/agents/index.ts'
import { operator } from '../../../src/identity/audit/index.ts'
import type { Scope } from '../../../src/identity/auth/index.ts'
import { invite } from '../../../src/identity/people/index.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { requestTo } from '../../support/app.ts'
import { hashCheaply } from '../../support/cheap-passwords.ts'
import { type Deps, testDeps } from '../../support/deps.ts'
import { isExecutable, processes } from './processes.ts'

export const authUrl = 'http://fit.example'
export const password = 'seven irons in the rain'

type Env = Readonly<Record<string, string>>

/**
 * One process of the service, or two of the executable (see `isExecutable`): what people meet of it.
 * @param isInProcess For tests that move time or put something else in the place of a part.
 */
export const replica = async (
  sql: Sql,
  {
    env = {},
    change = (deps) => deps,
    isInProcess = false,
  }: { env?: Env; change?: (deps: Deps) => Deps; isInProcess?: boolean } = {},
) => {
  hashCheaply()
  const isOutside = isExecutable(sql.engine) && !isInProcess
  let now = new Date('2026-11-22T12:00:00Z')
  const clock = isOutside ? systemClock : () => now
  const { deps, lines } = await testDeps(sql, { clock, env })
  await deps.keys.watch()
  const app = isOutside ? { handle: await processes(sql, env) } : createApp(change(deps))
  const account = await createAccount(deps, {
    email: 'office@range.example',
    companyName: 'Example Range',
    monthlyLimit: 25,
    isEnterprise: false,
  })
  let count = 0
  const newLink = async (email: string | null, role: 'owner' | 'member' = 'owner') =>
    (await invite(deps, { accountId: account.accountId, email, role }))!
  return {
    ...account,
    sql,
    deps,
    app,
    lines,
    newLink,
    /** A browser that nobody used yet. */
    browser: () => browserOf((request) => app.handle(request)),
    /** Somebody who has joined, with the browser they did it in. */
    person: async (role: 'owner' | 'member' = 'owner') => {
      const email = `person${++count}.${Math.random().toString(36).slice(2)}@range.example`
      const browser = browserOf((request) => app.handle(request))
      const joined = await browser.send(`/join/${await newLink(email, role)}`, { password })
      if (joined.status !== 303) throw new Error(await joined.text())
      return { email, browser }
    },
    /** A host that has a connection and a token of it. */
    agent: async (scopes: readonly Scope[]) => {
      const made = await makeConnection(deps, account.accountId, { name: 'Desk', scopes }, operator)
      if ('refused' in made) throw new Error(made.refused)
      const { connection, credential } = made
      const traded = await app.handle(
        requestTo('/v1/agent/token', { method: 'POST', headers: { authorization: `Bearer ${credential}` } }),
      )
      const { accessToken } = (await traded.json()) as { accessToken: string }
      return { accessToken, connectionId: connection.id }
    },
    moveTo: (iso: string) => {
      now = new Date(iso)
    },
    /** JSON to the endpoints for programs. */
    call: (method: string, path: string, { body, token }: { body?: unknown; token?: string } = {}) =>
      app.handle(
        requestTo(path, {
          method,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
  }
}
export type Replica = Awaited<ReturnType<typeof replica>>

/** A cookie as a browser keeps it. */
interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

/** A browser without scripts: it keeps cookies, sends forms and follows nothing by itself. */
export const browserOf = (handle: (request: Request) => Promise<Response>, origin = authUrl) => {
  let jar: Cookie[] = []
  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const path = /; ?path=([^;]*)/i.exec(line)?.[1] ?? '/'
    jar = jar.filter((other) => other.name !== name || other.path !== path)
    if (!/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.push({ name, value, path })
  }
  const ask = async (address: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const cookie = jar
      .filter(({ path }) => address.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const headers = { accept: 'text/html', ...(cookie && { cookie }), ...init.headers }
    const answer = await handle(requestTo(address, { ...init, headers }))
    for (const line of answer.headers.getSetCookie()) keep(line)
    return answer
  }
  return {
    /** What it keeps of a cookie. */
    cookie: (name: string) => jar.find((one) => one.name === name)?.value,
    /** Everything it keeps, as somebody takes it who steals it. */
    cookies: () => [...jar],
    take: (cookies: readonly Cookie[]) => {
      jar = [...cookies]
    },
    open: (path: string) => ask(path),
    send: (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    /** Whether the service knows who this is. */
    isSignedIn: async () => (await ask('/dashboard')).status === 200,
  }
}
export type Browser = ReturnType<typeof browserOf>

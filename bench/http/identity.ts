/**
 * What identity costs, and how fast a connection ends everywhere: `bun bench/http/identity.ts`. Needs PostgreSQL.
 *
 * Two replicas of the executable on one database. An app connects by OAuth, its token is verified by both replicas, one of them
 * is told to revoke it while the other is asked all the time: how long after the answer it let in what was sent to it. Then
 * the metadata document of a warm process, the memory of a process before and after its first OAuth request, and what
 * importing identity adds to a process that never uses it. Fails when a revoked token still works.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresServer } from '../../test/support/postgres-server.ts'
import { clubwright, newAccount, readyService } from '../../test/support/service.ts'
import { record } from '../record.ts'
import { residentMb } from './load.ts'

const rounds = 20
const base = 'http://fit.example'
const callback = 'http://127.0.0.1:9999/cb'
const password = 'seven irons in the rain'

const server = await postgresServer()
if (server === null) throw new Error('this benchmark needs PostgreSQL')
const DATABASE_URL = server.url('postgres')
const env = { DATABASE_URL, BASE_URL: base, LOG_LEVEL: 'off' }
const replicas = [await readyService(env), await readyService(env)] as const
const [one, other] = replicas
const residentBefore = residentMb(one.pid)

/** A browser: cookies by name, redirects by hand. */
const cookies = new Map<string, string>()
const ask = async (path: string, form?: Record<string, string>): Promise<Response> => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: base, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) }
  const body = form && new URLSearchParams(form).toString()
  const init = { method: form ? 'POST' : 'GET', headers, redirect: 'manual' as const, ...(body && { body }) }
  const answer = await fetch(one.address + path, init)
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return answer
}

/** Follow an authorization to its end, allowing what is asked. */
const codeOf = async (path: string): Promise<string> => {
  const answer = await ask(path)
  const location = answer.headers.get('location')
  if (location === null) {
    const [, action] = /<form method="post" action="(\/oauth\/interaction\/[^"]+)"/.exec(await answer.text()) ?? []
    if (action === undefined) throw new Error('nobody is asked')
    return codeOf(new URL((await ask(action, { decision: 'allow' })).headers.get('location')!, base).pathname)
  }
  const to = new URL(location, base)
  return to.origin === base ? codeOf(to.pathname + to.search) : to.searchParams.get('code')!
}

const { accountId } = await newAccount(env)
const invited = await clubwright(['person', 'invite', '--account', accountId, '--email', 'a@b.example', '--json'], env)
await ask(new URL((JSON.parse(invited.stdout) as { link: string }).link).pathname, { password })

const post = (path: string, body: Record<string, string>) =>
  fetch(one.address + path, { method: 'POST', body: new URLSearchParams(body) })
const registered = await fetch(`${one.address}/oauth/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ client_name: 'Bench', redirect_uris: [callback] }),
})
const { client_id } = (await registered.json()) as { client_id: string }
const connect = async (): Promise<string> => {
  const code_verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri: callback, resource: `${base}/v1` },
    code_challenge: new Bun.CryptoHasher('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const code = await codeOf(`/oauth/authorize?${asked}`)
  const fields = { grant_type: 'authorization_code', client_id, code, redirect_uri: callback, code_verifier }
  const { access_token } = (await (await post('/oauth/token', fields)).json()) as { access_token: string }
  return access_token
}
const statusAt = async ({ address }: { address: string }, token: string) =>
  (await fetch(`${address}/v1/status`, { headers: { authorization: `Bearer ${token}` } })).status

/**
 * A request a millisecond, from before the revocation until after it. They are sent without waiting for each other: a
 * refusal may wait half a second for its look-up (src/identity/accounts/key-ring.ts), and the token is as dead meanwhile.
 *
 * @returns When the last request that was let in was sent.
 */
const lastLetIn = async (token: string, isOver: () => boolean): Promise<number> => {
  let letInMs = 0
  const sent: Promise<void>[] = []
  const send = async () => {
    const sentMs = performance.now()
    if ((await statusAt(other, token)) === 200) letInMs = Math.max(letInMs, sentMs)
  }
  while (!isOver()) {
    sent.push(send())
    await Bun.sleep(1)
  }
  await Promise.all(sent)
  return letInMs
}

const aliveForMs: number[] = []
for (let round = 0; round < rounds; round++) {
  const token = await connect()
  for (const replica of replicas)
    if ((await statusAt(replica, token)) !== 200) throw new Error('a fresh token is refused')
  let revokedMs = Number.POSITIVE_INFINITY
  const letInMs = lastLetIn(token, () => performance.now() > revokedMs + 100)
  await Bun.sleep(10)
  await post('/oauth/revoke', { client_id, token })
  revokedMs = performance.now()
  aliveForMs.push(Math.max(0, (await letInMs) - revokedMs))
  if ((await statusAt(other, token)) === 200) throw new Error('a revoked token still works')
}

const documentMs: number[] = []
for (let n = 0; n < 500; n++) {
  const startedMs = performance.now()
  await (await fetch(`${one.address}/.well-known/oauth-authorization-server`)).text()
  documentMs.push(performance.now() - startedMs)
}
const residentAfter = residentMb(one.pid)
for (const replica of replicas) await replica.stop('SIGTERM')

/**
 * Milliseconds and megabytes that importing a module adds to a process that has imported what it stands on; both least of five
 * runs. Compiled as the executable is: from source it is Bun that takes the time, to read each file.
 */
const leastCost = (module: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'clubwright-import-'))
  const source = new URL('../../src/', import.meta.url).pathname
  const standsOn = ['scoring', 'pages', 'platform/http', 'identity/audit', 'identity/people']
  writeFileSync(
    join(directory, 'importing.ts'),
    `${standsOn.map((name) => `await import('${source}${name}/index.ts')`).join('\n')}
    Bun.gc(true)
    const [startedMs, resident] = [performance.now(), process.memoryUsage.rss()]
    await import('${source}${module}')
    const ms = performance.now() - startedMs
    Bun.gc(true)
    console.log(JSON.stringify({ ms, mb: (process.memoryUsage.rss() - resident) / 1e6 }))
    process.exit(0)`,
  )
  const how = ['--compile', '--splitting', '--bytecode', '--format=esm', '--minify-whitespace']
  const run = (...command: string[]) => Bun.spawnSync(command, { cwd: directory, stderr: 'inherit' }).stdout.toString()
  run(process.execPath, 'build', ...how, '--outfile', 'importing', 'importing.ts')
  const costs = Array.from({ length: 5 }, () => JSON.parse(run('./importing')) as { ms: number; mb: number })
  rmSync(directory, { recursive: true })
  return { ms: Math.min(...costs.map(({ ms }) => ms)), mb: Math.min(...costs.map(({ mb }) => mb)) }
}
const [doors, library] = [leastCost('identity/oauth/index.ts'), leastCost('identity/oauth/provider.ts')]

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const at = (values: readonly number[], share: number) =>
  Number(sorted(values)[Math.floor(share * (values.length - 1))]!.toFixed(2))
record('identity', [
  { what: 'let in by the other replica after the answer, ms: median', value: at(aliveForMs, 0.5) },
  { what: 'let in by the other replica after the answer, ms: 19 of 20', value: at(aliveForMs, 0.95) },
  { what: 'let in by the other replica after the answer, ms: longest', value: at(aliveForMs, 1) },
  { what: 'metadata document, warm, ms: median', value: at(documentMs, 0.5) },
  { what: 'metadata document, warm, ms: p99', value: at(documentMs, 0.99) },
  { what: 'resident memory when nobody signed in, MB', value: Math.round(residentBefore) },
  { what: 'resident memory after the rounds, MB', value: Math.round(residentAfter) },
  { what: 'importing identity, never used, ms', value: Number(doors.ms.toFixed(1)) },
  { what: 'importing identity, never used, MB', value: Number(doors.mb.toFixed(1)) },
  { what: 'importing the authorization server, ms', value: Number(library.ms.toFixed(1)) },
  { what: 'importing the authorization server, MB', value: Number(library.mb.toFixed(1)) },
])
process.exit(0)

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { sessionOf, shotOf, uuid } from '../features/sessions/bay.ts'
import { requests } from '../support/club.ts'
import { postgresServer } from '../support/postgres-server.ts'
import { freePort, until } from '../support/service.ts'
import { linkSecret, type Recorded, type RecordedCall } from './recorded.ts'

// Makes the data of a release that the upgrade test opens:
//
//   git worktree add /tmp/release v1.0.0 && (cd /tmp/release && bun install && bun src/main.ts prepare)
//   bun test/upgrade/record.ts /tmp/release test/upgrade/v1.0.0
//
// For each engine: the data that the release made, and every answer it gave. Never made again: it is what users have.
// Needs a pg_dump that is not older than the PostgreSQL of the tests.

const [release, target] = process.argv.slice(2) as [string, string]
const main = join(release, 'src/main.ts')
const fault = ['--define', 'CLUBWRIGHT_FAULT="mid-engine"']

type Environment = Readonly<Record<string, string>>

const start = (env: Environment, verb: readonly string[], flags: readonly string[] = []) =>
  Bun.spawn([process.execPath, ...flags, main, ...verb], { env: { PATH: process.env['PATH']!, ...env } })

const cli = async (env: Environment, ...verb: string[]) =>
  JSON.parse(await new Response(start(env, [...verb, '--json']).stdout).text())

const serving = async <T>(env: Environment, work: (address: string) => Promise<T>, flags?: readonly string[]) => {
  const port = String(freePort())
  const address = `http://localhost:${port}`
  const child = start({ ...env, PORT: port }, ['serve'], flags)
  await until('the release is ready', () =>
    fetch(`${address}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false),
  )
  const result = await work(address)
  child.kill('SIGTERM')
  await child.exited
  return result
}

const recordWith = async (engineEnv: Environment): Promise<Recorded> => {
  const env = { LAB_SIGNING_SECRET: linkSecret, STOP_DELAY_SECONDS: '0', LOG_LEVEL: 'off', ...engineEnv }
  const at = new Date().toISOString()
  const company = ['--email', 'pro@example.org', '--company', 'Example Club']
  const { accountId, apiKey } = await cli(env, 'account', 'create', ...company, '--monthly-limit', '4')
  await cli(env, 'credits', 'add', '--account', accountId, '--amount', '5', '--note', 'invoice 7')
  const customer = ['--email', 'sam@example.com', '--name', 'Sam', '--ref', 'web-77']
  await cli(env, 'customer', 'add', '--account', accountId, ...customer)

  const calls: RecordedCall[] = []
  const caller = (address: string) => async (method: string, path: string, body?: unknown, key?: string) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(key !== undefined && { 'idempotency-key': key, 'x-svc-platform': 'chatgpt', 'x-svc-client': 'caddie/2.1' }),
    }
    const sent = { method, path, headers, body: body === undefined ? null : JSON.stringify(body) }
    const response = await fetch(address + path, {
      ...sent,
      headers: { ...headers, authorization: `Bearer ${apiKey}` },
    })
    const answer = await response.text()
    calls.push({ ...sent, status: response.status, answer })
    return JSON.parse(answer)
  }
  const analyze = '/v1/fitting/analyze?detail=full'
  await serving(env, async (address) => {
    const call = caller(address)
    for (const [clubType, request] of Object.entries(requests)) {
      const { fittingId, topPicks } = await call('POST', analyze, request, `order-${clubType}`)
      await call('GET', `/v1/fittings/${fittingId}`)
      if (clubType !== 'driver') continue
      await call('POST', '/v1/store/link', { headId: topPicks[0].headId, fittingId })
    }
    await call('POST', analyze, requests.driver)
    const shots = [104, 108, 106, 105, 107].map((speed, i) => shotOf(i + 1, { ball: { speed }, club_: { speed: 81 } }))
    await call('POST', '/v1/sessions/ingest', sessionOf(shots, { sessionId: uuid(1), customerRef: 'sam@example.com' }))
  })
  // A process that dies in the middle of a fitting whose id may be known (an agent does not wait for it); the next process
  // finds it failed.
  const golfer = {
    clubType: 'driver',
    handedness: 'right',
    swingSpeed: 95,
    idempotencyKey: 'order-failed',
    async: true,
  }
  const tool = { name: 'analyze_fitting', arguments: golfer }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool }
  const dying = (address: string) => caller(address)('POST', '/mcp', message).catch(() => {})
  await serving(env, dying, fault)
  await serving(env, async (address) => {
    await Bun.sleep(25_000)
    await caller(address)('GET', '/v1/key/status')
  })
  return { at, accountId, apiKey, calls }
}

const zstd = (text: string | Uint8Array, name: string) =>
  Bun.write(join(target, `${name}.zst`), Bun.zstdCompressSync(Buffer.from(text), { level: 22 }))

mkdirSync(target, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'clubwright-release-'))
await zstd(JSON.stringify(await recordWith({ DATA_DIR: dataDir })), 'embedded.json')
const tar = spawnSync('tar', ['-C', dataDir, '--sort=name', '--owner=0', '--group=0', '-c', 'pg'], {
  maxBuffer: 2 ** 30,
})
await zstd(tar.stdout, 'embedded.tar')
rmSync(dataDir, { recursive: true })

const server = (await postgresServer())!
const admin = postgres(server.url('postgres'), { max: 1 })
await admin.unsafe('create database release')
await admin.end()
await zstd(JSON.stringify(await recordWith({ DATABASE_URL: server.url('release') })), 'postgresql.json')
const dump = ['--inserts', '--rows-per-insert=100', '--no-owner', server.url('release')]
const { stdout, stderr } = spawnSync('pg_dump', dump, { maxBuffer: 2 ** 30, encoding: 'utf8' })
if (stdout === '') throw new Error(stderr)
await zstd(stdout.replaceAll(/^\\(un)?restrict .*$/gm, ''), 'postgresql.sql')
process.exit(0)

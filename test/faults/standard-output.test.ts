import { afterAll, describe, expect, test } from 'bun:test'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { samplesIn } from '../support/metrics.ts'
import { program } from '../support/program.ts'
import { freePort, scratchDirectory, until } from '../support/service.ts'

const scratch = scratchDirectory()
const started: Bun.Subprocess[] = []
const disk = join(scratch.path, 'disk')
/** A real disk of 200 kB, in memory. Mounting takes root. */
const isMounted = (() => {
  mkdirSync(disk)
  return Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', 'size=200k', 'clubwright-test', disk]).exitCode === 0
})()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  if (isMounted) Bun.spawnSync(['umount', '-l', disk])
  scratch.remove()
})

const shell = (script: string, ...words: string[]) => {
  const child = Bun.spawn(['sh', '-c', script, ...words], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' })
  started.push(child)
  return child
}

const metricsToken = 'token-of-the-scraper'
let places = 0

/** The service with its standard output redirected by a shell, as supervisors do it. */
const serving = async (redirection: string) => {
  const place = join(scratch.path, `place-${places++}`)
  const port = freePort()
  const child = Bun.spawn(['sh', '-c', `exec "$0" serve ${redirection}`, ...program()], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: place,
      PORT: String(port),
      METRICS_TOKEN: metricsToken,
      LOG_FORMAT: 'json',
      STOP_DELAY_SECONDS: '0',
    },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  })
  started.push(child)
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://localhost:${port}${path}`, { headers }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: '' }),
    )
  const metrics = async () => (await ask('/metrics', { authorization: `Bearer ${metricsToken}` })).text
  await until('it is ready or has ended', async () => child.exitCode !== null || (await ask('/readyz')).status === 200)
  expect(child.exitCode).toBeNull()
  return {
    child,
    statusOf: async (path: string) => (await ask(path)).status,
    /** Lines that it says it has lost. */
    lost: async () => samplesIn(await metrics()).find(({ name }) => name === 'clubwright_log_lines_lost_total')?.value,
    key: () => readFileSync(join(place, 'dev-key'), 'utf8').trim(),
  }
}

type Serving = Awaited<ReturnType<typeof serving>>

/** It answers, counts what nobody will read, and stops as if nothing were wrong. */
const expectToServe = async ({ statusOf, lost }: Serving) => {
  for (let n = 0; n < 5; n++) expect(await statusOf('/v1/rules')).toBe(200)
  await until('lost lines are counted', async () => ((await lost()) ?? 0) > 0)
}

const expectToStop = async ({ child }: Serving) => {
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
}

interface Line {
  readonly message: string
  readonly status?: number
  readonly lines?: number
  readonly reason?: string
  readonly of?: string
}

/** The lines of a log; one that broke off, or is being written, is null. */
const linesOf = (file: string): (Line | null)[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      try {
        return JSON.parse(line)
      } catch {
        return null
      }
    })

/** What a log says of the lines that it has not. */
const lossIn = (file: string) => linesOf(file).find((line) => line?.message === 'log lines were lost')

describe('a service whose standard output fails', () => {
  test('starts, serves and stops while every write fails for want of space', async () => {
    const service = await serving('>/dev/full')
    await expectToServe(service)
    await expectToStop(service)
  })

  test('starts, serves and stops with a closed one', async () => {
    const service = await serving('>&-')
    for (let n = 0; n < 5; n++) expect(await service.statusOf('/v1/rules')).toBe(200)
    await expectToStop(service)
  })

  test('starts, serves and stops with a standard error that fails, too', async () => {
    const service = await serving('>/dev/full 2>&1')
    await expectToServe(service)
    await expectToStop(service)
  })

  test('outlives the reader of its pipe, and tells the next one how many lines were lost', async () => {
    const pipe = join(scratch.path, 'dead')
    Bun.spawnSync(['mkfifo', pipe])
    const reader = shell('exec cat <"$0" >/dev/null', pipe)
    const service = await serving(`>${pipe}`)
    reader.kill('SIGKILL')
    await reader.exited
    await expectToServe(service)
    const lost = await service.lost()
    const file = join(scratch.path, 'read')
    shell('exec cat <"$0" >"$1"', pipe, file)
    await until('the next reader hears of it', async () => {
      await service.statusOf('/v1/rules')
      return existsSync(file) && lossIn(file) !== undefined
    })
    expect(lossIn(file)).toMatchObject({ reason: 'EPIPE' })
    expect(lossIn(file)!.lines).toBeGreaterThanOrEqual(lost!)
    await expectToStop(service)
  })

  test('drops lines while the reader of its pipe stands still, and tells it afterwards', async () => {
    const pipe = join(scratch.path, 'stalled')
    const file = join(scratch.path, 'read-later')
    Bun.spawnSync(['mkfifo', pipe])
    const reader = shell('exec cat <"$0" >"$1"', pipe, file)
    const service = await serving(`>${pipe}`)
    reader.kill('SIGSTOP')
    await until('lines are lost', async () => {
      await Promise.all(Array.from({ length: 200 }, () => service.statusOf('/health')))
      return ((await service.lost()) ?? 0) > 0
    })
    expect(await service.statusOf('/v1/rules')).toBe(200)
    reader.kill('SIGCONT')
    await until('the reader hears of it', async () => {
      await service.statusOf('/v1/rules')
      return lossIn(file) !== undefined
    })
    expect(lossIn(file)).toMatchObject({ reason: 'the reader is too slow' })
    await expectToStop(service)
  })

  test('stops while the reader of its pipe stands still', async () => {
    const pipe = join(scratch.path, 'stalled-at-the-end')
    Bun.spawnSync(['mkfifo', pipe])
    const reader = shell('exec cat <"$0" >/dev/null', pipe)
    const service = await serving(`>${pipe}`)
    reader.kill('SIGSTOP')
    await until('lines are lost', async () => {
      await Promise.all(Array.from({ length: 200 }, () => service.statusOf('/health')))
      return ((await service.lost()) ?? 0) > 0
    })
    await expectToStop(service)
  })
})

test.if(isMounted)(
  'a log on a full disk goes on in whole lines when there is space, and says how many were lost',
  async () => {
    const log = join(disk, 'log')
    const filler = join(disk, 'filler')
    const service = await serving(`>>${log}`)
    const file = openSync(filler, 'a')
    for (const bytes of [4096, 1])
      try {
        for (;;) writeSync(file, Buffer.alloc(bytes))
      } catch {}
    closeSync(file)
    for (let n = 0; n < 20; n++) expect(await service.statusOf('/v1/rules')).toBe(200)
    await until('lost lines are counted', async () => ((await service.lost()) ?? 0) > 0)
    rmSync(filler)
    await until('the log goes on', async () => {
      await service.statusOf('/v1/rules')
      return lossIn(log) !== undefined
    })
    expect(lossIn(log)).toMatchObject({ reason: 'ENOSPC' })
    await expectToStop(service)
    const broken = linesOf(log).filter((line) => line === null)
    expect(broken.length).toBeLessThanOrEqual(1) // the line that found no space
  },
)

test('a flood of refusals leaves a few lines a second and their number', async () => {
  const file = join(scratch.path, 'flooded')
  const service = await serving(`>${file}`)
  const flood = 2_000
  for (let n = 0; n < flood; n += 100)
    await Promise.all(Array.from({ length: 100 }, () => service.statusOf('/v1/status')))
  const refusals = () => linesOf(file).filter((line) => line?.message === 'request' && line.status === 401).length
  const counted = () =>
    linesOf(file)
      .filter((line) => line?.message === 'repeated lines left out' && line.of === 'request 401')
      .reduce((sum, line) => sum + line!.lines!, 0)
  await until('each is written or counted', () => refusals() + counted() === flood)
  expect(refusals()).toBeLessThan(flood / 4)
  expect(await service.statusOf('/v1/rules')).toBe(200)
  await expectToStop(service)
})

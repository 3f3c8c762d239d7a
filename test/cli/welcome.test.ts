import { afterAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { program } from '../support/program.ts'
import { freePort, readyService, type Service, scratchDirectory, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** Paste the curl line into a shell. */
const pasted = async (service: Service): Promise<{ line: string; answer: Record<string, unknown> }> => {
  const line = service
    .printed()
    .split('\n')
    .find((line) => line.trimStart().startsWith('curl '))
  const shell = Bun.spawn(['sh', '-c', line ?? 'false'], { cwd: '/', stdout: 'pipe' })
  return { line: line ?? '', answer: (await new Response(shell.stdout).json()) as Record<string, unknown> }
}

const anyKey = /svc_[0-9A-Za-z]{46}/

test('the curl line that a start prints returns a completed fitting, at the first start and later', async () => {
  const env = { DATA_DIR: join(scratch.path, "a golfer's data") }
  for (const _start of ['first', 'later']) {
    const service = await readyService(env)
    expect((await pasted(service)).answer).toMatchObject({ success: true, status: 'completed', clubType: 'driver' })
    expect(service.printed()).toContain(`${service.address}/swagger`)
    await service.stop('SIGTERM')
  }
})

test('what is collected from a start holds the path of the development key, and not the key', async () => {
  const directory = join(scratch.path, 'collected')
  const service = await readyService({ DATA_DIR: directory })
  expect(service.printed()).not.toMatch(anyKey)
  expect(service.printed()).toContain(join(directory, 'dev-key'))
  expect(service.printed()).toContain('one JSON object per line')
  await service.stop('SIGTERM')
})

test('a person at a terminal is told the key itself at the first start, and reads the log as text', async () => {
  const directory = join(scratch.path, 'terminal')
  const first = await startInTerminal({ DATA_DIR: directory })
  const key = readFileSync(join(directory, 'dev-key'), 'utf8').trim()
  expect(first.printed()).toContain(`API key    ${key}  (kept in ${join(directory, 'dev-key')})`)
  expect(first.printed()).toContain(`Authorization: Bearer ${key}`)
  expect(first.printed()).toContain('one record per line')
  await until('the start is logged', () => / INF started PORT=\d+/.test(first.printed()))
  await first.stop()

  const later = await startInTerminal({ DATA_DIR: directory })
  expect(later.printed()).not.toMatch(anyKey)
  await later.stop()
})

/** `clubwright serve` in a terminal of its own. */
const startInTerminal = async (env: Readonly<Record<string, string>>) => {
  let printed = ''
  const decoder = new TextDecoder()
  const child = Bun.spawn([...program(), 'serve'], {
    env: { PATH: process.env['PATH'] ?? '', STOP_DELAY_SECONDS: '0', PORT: String(freePort()), ...env },
    terminal: {
      cols: 400,
      data: (_terminal, bytes) => {
        printed += decoder.decode(bytes, { stream: true })
      },
    },
  })
  await until('the service is ready', () => printed.includes('The log follows'))
  const stop = () => {
    child.kill('SIGTERM')
    return child.exited
  }
  return { printed: () => printed, stop }
}

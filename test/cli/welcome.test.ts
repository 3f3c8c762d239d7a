import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { readyService, type Service, scratchDirectory } from '../support/service.ts'

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

test('the curl line that a start prints returns a completed fitting, at the first start and later', async () => {
  const env = { DATA_DIR: join(scratch.path, "a golfer's data") }
  const first = await readyService(env)
  const key = /svc_[0-9A-Za-z]{46}/.exec(first.printed())?.[0] ?? 'none'
  const once = await pasted(first)
  expect(once.line).toContain(key)
  expect(once.answer).toMatchObject({ success: true, status: 'completed', clubType: 'driver' })
  expect(first.printed()).toContain(`${first.address}/swagger`)
  await first.stop('SIGTERM')

  const later = await readyService(env)
  expect(later.printed()).not.toContain(key)
  expect((await pasted(later)).answer).toMatchObject({ success: true, status: 'completed' })
  await later.stop('SIGTERM')
})

import { afterAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDirectory } from '../../src/platform/postgres/embedded/lock.ts'
import { golfer, postFitting, storedOf } from '../support/driver.ts'
import { clubwrightProcess, readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

test('R5 a second process on one data directory is refused, naming the holder, and takes over after kill -9 with all that was acknowledged', async () => {
  const env = { DATA_DIR: join(scratch.path, 'data') }
  const first = await readyService(env)
  const apiKey = readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim()
  const made = await postFitting(first.address, apiKey, golfer(0))
  const second = await clubwrightProcess(['serve'], env)
  expect(second).toMatchObject({ code: 1, stdout: '' })
  expect(second.stderr).toContain(`in use by process ${first.pid} (clubwright serve, since 20`)

  await first.stop('SIGKILL')
  const heir = await readyService(env)
  const { fittingId, ...answer } = (await made.json()) as { fittingId: string }
  const headers = { authorization: `Bearer ${apiKey}` }
  const read = await fetch(`${heir.address}/v1/fittings/${fittingId}`, { headers })
  expect(await read.json()).toMatchObject({ fittingId, status: 'completed', output: storedOf(answer) })
  expect(await heir.stop('SIGTERM')).toBe(0)
})

test('a start waits for a command that has the data directory for a moment', async () => {
  const dataDir = join(scratch.path, 'busy')
  const lock = lockDirectory(dataDir, 'clubwright credits add')
  setTimeout(lock.release, 1_500)
  const service = await readyService({ DATA_DIR: dataDir })
  expect(service.printed()).not.toContain('in use by')
  expect(await service.stop('SIGTERM')).toBe(0)
})

test('a start does not wait for a command without end, and names it', async () => {
  const dataDir = join(scratch.path, 'busy-for-long')
  const lock = lockDirectory(dataDir, 'clubwright restore')
  const { code, stderr } = await clubwrightProcess(['serve'], { DATA_DIR: dataDir, PORT: '0' })
  expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('(clubwright restore, since 20') })
  lock.release()
})

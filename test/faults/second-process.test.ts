import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { clubwright, readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

test('R5 a second process on one data directory is refused within 2 s, naming the holder, and takes over after kill -9', async () => {
  const env = { DATA_DIR: join(scratch.path, 'data') }
  const first = await readyService(env)
  const second = await clubwright(['serve'], env)
  expect(second).toMatchObject({ code: 1, stdout: '' })
  expect(second.stderr).toContain(`in use by process ${first.pid} (clubwright serve, since 20`)
  expect(second.ms).toBeLessThan(2_000)

  await first.stop('SIGKILL')
  const heir = await readyService(env)
  expect(await heir.stop('SIGTERM')).toBe(0)
})

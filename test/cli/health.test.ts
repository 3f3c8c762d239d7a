import { afterAll, expect, test } from 'bun:test'
import { clubwright, readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

test('health tells whether the server at HOST and PORT answers, by its exit code', async () => {
  const service = await readyService({ DATA_DIR: scratch.path, HOST: '0.0.0.0' })
  const env = { DATA_DIR: scratch.path, PORT: new URL(service.address).port, HOST: '0.0.0.0' }
  expect(await clubwright(['health'], env)).toMatchObject({ code: 0, stdout: 'ok\n', stderr: '' })
  expect(await clubwright(['health', '--ready'], env)).toMatchObject({ code: 0, stdout: 'ready\n' })
  await service.stop('SIGTERM')
  const { code, stderr } = await clubwright(['health'], env)
  expect(code).toBe(1)
  expect(stderr).toContain('does not respond')
})

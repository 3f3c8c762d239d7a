import { afterAll, expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clubwright, readyService, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** Everything below a folder that somebody else than the owner may read, write or enter. */
const openToOthers = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0)

const openFolder = (name: string): string => {
  const path = join(scratch.path, name)
  mkdirSync(path)
  chmodSync(path, 0o755)
  return path
}

const inOpenUmask = (): Disposable => {
  const before = process.umask(0o022)
  return { [Symbol.dispose]: () => void process.umask(before) }
}

test('a server in an existing 0755 folder, started with the usual umask, leaves nothing that others can read', async () => {
  using _umask = inOpenUmask()
  const DATA_DIR = openFolder('served')
  const service = await readyService({ DATA_DIR })
  expect(existsSync(join(DATA_DIR, 'pg', 'PG_VERSION'))).toBe(true)
  expect(openToOthers(DATA_DIR)).toEqual([])
  expect(await service.stop('SIGTERM')).toBe(0)
  expect(openToOthers(DATA_DIR)).toEqual([])
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o755) // the folder is not ours
})

test('so does a command', async () => {
  using _umask = inOpenUmask()
  const DATA_DIR = openFolder('commanded')
  expect((await clubwright(['account', 'list'], { DATA_DIR })).code).toBe(0)
  expect(openToOthers(DATA_DIR)).toEqual([])
})

test('what an earlier release left open is closed by the next start', async () => {
  const DATA_DIR = openFolder('older')
  expect((await clubwright(['account', 'list'], { DATA_DIR })).code).toBe(0)
  for (const entry of readdirSync(DATA_DIR, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o666)
  expect((await clubwright(['account', 'list'], { DATA_DIR })).code).toBe(0)
  expect(openToOthers(DATA_DIR)).toEqual([])
})

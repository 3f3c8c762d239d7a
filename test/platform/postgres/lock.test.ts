import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DirectoryInUse, lockDirectory } from '../../../src/platform/postgres/embedded/lock.ts'

const parent = mkdtempSync(join(tmpdir(), 'clubwright-lock-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('a locked directory is refused to others, with the holder named, until it is released', () => {
  const directory = join(parent, 'data')
  const lock = lockDirectory(directory, 'clubwright serve')
  const second = () => lockDirectory(directory, 'another')
  expect(second).toThrow(DirectoryInUse)
  expect(second).toThrow(new RegExp(`${directory} is in use by process ${process.pid} \\(clubwright serve, since 20`))
  lock.release()
  lockDirectory(directory, 'another').release()
  expect(existsSync(join(directory, 'holder.json'))).toBe(false)
})

test('directories do not lock each other', () => {
  const locks = ['one', 'two'].map((name) => lockDirectory(join(parent, name), 'test'))
  for (const lock of locks) lock.release()
})

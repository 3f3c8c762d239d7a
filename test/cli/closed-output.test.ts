import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { boundedTransaction } from '../../src/platform/postgres/transaction.ts'
import { newAccount, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const main = join(import.meta.dir, '../../src/main.ts')
const env = { DATA_DIR: join(scratch.path, 'data'), PATH: process.env['PATH'] ?? '' }

/** Run a command whose output goes to a reader that has gone before the first word. */
const unread = async (args: readonly string[]) => {
  const pipe = 'set -o pipefail; { sleep 0.3; "$@"; } | true'
  const child = Bun.spawn(['bash', '-c', pipe, 'bash', process.execPath, main, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [code, stderr] = await Promise.all([child.exited, new Response(child.stderr).text()])
  return { code, stderr }
}

test('a command whose reader has seen enough ends quietly, whatever it was printing', async () => {
  const { accountId } = await newAccount(env)
  const commands = [
    ['export', '--account', accountId],
    ['usage'],
    ['usage', '--json'],
    ['help'],
    ['completion', 'bash'],
    ['--version'],
  ]
  for (const command of commands)
    expect({ command, ...(await unread(command)) }).toEqual({ command, code: 0, stderr: '' })
  // What it held is free again.
  expect((await unread(['export', '--account', accountId])).stderr).toBe('')
})

test('a pipe that breaks in the hands of the caller is not taken for a lost database', async () => {
  const broken = Object.assign(new Error('broken pipe, write'), { code: 'EPIPE' })
  const began = boundedTransaction(
    (use) => use('a connection'),
    () => Promise.reject(broken),
  )
  expect(await began.catch((error: unknown) => error)).toBe(broken)
})

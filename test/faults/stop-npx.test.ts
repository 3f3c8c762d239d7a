import { afterAll, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { customer } from '../support/customer.ts'
import { clubwright, freePort, scratchDirectory, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const root = join(import.meta.dir, '../..')

test.skipIf(process.platform !== 'linux' || Bun.which('npx') === null)(
  'SIGTERM to npx, which does not pass it on, stops the service, and nothing that it acknowledged is lost',
  async () => {
    const DATA_DIR = join(scratch.path, 'data')
    const address = `http://localhost:${freePort()}`
    const npx = Bun.spawn(['npx', '--yes', `bun@${Bun.version}`, 'src/main.ts', 'serve'], {
      cwd: root,
      env: { ...process.env, DATA_DIR, PORT: new URL(address).port, STOP_DELAY_SECONDS: '0', LOG_FORMAT: 'json' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    const ended = (async () => {
      for await (const chunk of npx.stdout.pipeThrough(new TextDecoderStream())) printed += chunk
    })()
    await until('the service is ready', () => printed.includes('is ready at'))
    const apiKey = readFileSync(join(DATA_DIR, 'dev-key'), 'utf8').trim()
    const { fittingId } = (await (await customer(() => address, apiKey).analyze()).json()) as { fittingId: string }

    npx.kill('SIGTERM')
    await ended // nobody holds the other end any more: no process of them is left
    expect(printed).toContain('"message":"stopped"')
    expect(existsSync(join(DATA_DIR, 'holder.json'))).toBe(false)
    const { stdout } = await clubwright(['usage', '--json'], { DATA_DIR })
    expect([fittingId.startsWith('fit_'), JSON.parse(stdout)]).toEqual([
      true,
      [expect.objectContaining({ fittings: 1 })],
    ])
  },
)

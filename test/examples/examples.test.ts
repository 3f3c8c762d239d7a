import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../support/browser.ts'
import { clubwright, readyService, type Service, scratchDirectory } from '../support/service.ts'

const examples = join(import.meta.dir, '../../examples')

describe('the examples run against a service that was just started', () => {
  const data = scratchDirectory()
  let service: Service
  let key: string
  beforeAll(async () => {
    service = await readyService({ DATA_DIR: data.path })
    key = readFileSync(join(data.path, 'dev-key'), 'utf8').trim()
  })
  afterAll(async () => {
    await service.stop('SIGTERM')
    data.remove()
  })

  const run = async (command: readonly string[]): Promise<string> => {
    const child = Bun.spawn([...command], {
      env: { ...process.env, CLUBWRIGHT_KEY: key, CLUBWRIGHT_URL: service.address },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const [code, stdout, stderr] = await Promise.all([
      child.exited,
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ])
    if (code !== 0) throw new Error(stderr)
    return stdout
  }
  const fittingsUsed = async (): Promise<number> => {
    const response = await fetch(`${service.address}/v1/key/status`, { headers: { authorization: `Bearer ${key}` } })
    return ((await response.json()) as { usage: { current: number } }).usage.current
  }

  test('the bridge fits each club of a CSV file with enough shots, and charges once however often it runs', async () => {
    const folder = scratchDirectory()
    cpSync(join(examples, 'launch-monitor-bridge/range.csv'), join(folder.path, 'range.csv'))
    const before = await fittingsUsed()
    const bridge = [process.execPath, join(examples, 'launch-monitor-bridge/bridge.ts'), folder.path, '--once']
    const printed = await run(bridge)
    expect(printed).toContain(`range.csv: 8 shots, ${service.address}/sessions/`)
    expect(printed).toMatch(/\n {2}Driver: 1\d(\.5)?°, Stiff, /)
    expect(printed).toContain('\n  7 Iron: ')
    expect(printed).toContain('\n  PW: not fitted, fewer than 3 shots\n')
    await run(bridge)
    expect((await fittingsUsed()) - before).toBe(2)
    folder.remove()
  })

  test('the bridge reads what the studio reads, and fits nothing that it would have to guess', async () => {
    const folder = scratchDirectory()
    for (const file of ['bridge-kmh.csv', 'ms-without-unit.csv', 'gc3-blocks.csv'])
      cpSync(join(import.meta.dir, '../features/sessions/read/files', file), join(folder.path, file))
    const before = await fittingsUsed()
    const bridge = [process.execPath, join(examples, 'launch-monitor-bridge/bridge.ts'), folder.path, '--once']
    const printed = await run(bridge)
    expect(printed).toMatch(/bridge-kmh.csv: 3 shots, .*\n {2}Driver: 1\d(\.5)?°, /)
    expect(printed).toContain('They were read as m/s and m.')
    expect(printed).toContain('not fitted: answer with --say')
    expect(printed).toContain('gc3-blocks.csv: 2 shots')
    expect((await fittingsUsed()) - before).toBe(1)
    folder.remove()
  })

  test('the agent fits an iron with one fitting', async () => {
    const before = await fittingsUsed()
    const printed = await run([process.execPath, join(examples, 'agent/agent.ts')])
    expect(printed).toContain('12 tools: analyze_fitting, ')
    expect(printed).toContain('\nFit by Clubwright\n')
    expect((await fittingsUsed()) - before).toBe(1)
  })

  test.skipIf(Bun.which('python3') === null)('the notebook runs from its first cell to its last', async () => {
    const { cells } = (await Bun.file(join(examples, 'notebook/fit-golfers.ipynb')).json()) as {
      cells: { cell_type: string; source: string[]; outputs?: unknown[] }[]
    }
    const code = cells.filter((cell) => cell.cell_type === 'code')
    const printed = await run(['python3', '-c', code.map(({ source }) => source.join('')).join('\n')])
    expect(printed).toContain('1041 | ')
    expect(printed).toContain('median loft: 1')
    expect(code.filter(({ outputs }) => outputs?.length !== 0)).toEqual([])
  })

  test.skipIf(chromiumPath === undefined)('the shop page shows the studio in its frame', async () => {
    const page = await Bun.file(join(examples, 'shop-page/index.html')).text()
    let shown = ''
    const shop = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: () => new Response(shown, { headers: { 'content-type': 'text/html' } }),
    })
    const origin = `http://localhost:${shop.port}`
    const accounts = await clubwright(['account', 'list', '--json'], { DATA_DIR: data.path })
    const [{ id }] = JSON.parse(accounts.stdout)
    const made = await clubwright(['key', 'create', '--account', id, '--name', 'shop', '--origins', origin, '--json'], {
      DATA_DIR: data.path,
    })
    shown = page
      .replace('http://localhost:3000', service.address)
      .replace('svc_pub_...', JSON.parse(made.stdout).apiKey)
    const browser = await chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] })
    const tab = await browser.newPage()
    await tab.goto(origin)
    await tab.frameLocator('iframe[title="Club fitting"]').locator('form').first().waitFor()
    await browser.close()
    await shop.stop(true)
  })
})

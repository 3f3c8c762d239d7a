import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { toolEndpoint } from '../../src/mcp/routes.ts'
import { appOptions, http } from '../../src/platform/http/index.ts'
import { onAgent } from './agent.ts'
import { conformanceSurface } from './fixtures/conformance-surface.ts'
import { type Served, served } from './served.ts'

const packages = join(import.meta.dir, '../../node_modules')
const published = join(packages, '@modelcontextprotocol/conformance/dist/index.js')
/** The next release, which knows what each revision requires. */
const next = join(packages, 'conformance-next/dist/index.js')
/** The scenarios that any server can pass, whatever its tools are called. */
const productScenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
]

onAgent((agent) => {
  const scratch = mkdtempSync(join(tmpdir(), 'clubwright-conformance-'))
  let product: Served
  let fixtures: Served
  beforeAll(() => {
    const { app, deps, apiKey } = agent()
    product = served(app, apiKey)
    const mount = new Elysia({ name: 'conformance', ...appOptions })
      .use(http(deps))
      .use(toolEndpoint(deps, conformanceSurface))
    fixtures = served(mount, apiKey)
  })
  afterAll(() => {
    product.stop()
    fixtures.stop()
    rmSync(scratch, { recursive: true, force: true })
  })
  const run = async (suite: string, address: string, ...more: string[]) => {
    // The suite runs under Bun: it asks for a newer Node than many machines have.
    const child = Bun.spawn([process.execPath, suite, 'server', '--url', `${address}/mcp`, '-o', scratch, ...more], {
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    return { code: await child.exited, output: output + errors }
  }

  for (const scenario of productScenarios)
    test(`MC-001 the published conformance suite passes on the product: ${scenario}`, async () => {
      const { code, output } = await run(published, product.keyed, '--scenario', scenario)
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    })
  test('MC-001 the rest of the suite passes on the same handler, but for what no stateless server can do', async () => {
    const baseline = join(import.meta.dir, 'fixtures/expected-failures.yml')
    const { code, output } = await run(published, fixtures.keyed, '--expected-failures', baseline)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    expect(output).toMatch(/Total: 2[6-9] passed/)
  })

  for (const { revision, passed } of [
    { revision: '2025-11-25', passed: 56 },
    { revision: '2026-07-28', passed: 132 },
  ]) {
    const required = ['--requirements', revision, '--expected-failures']
    test(`MC-002 what ${revision} requires of any server, of the product`, async () => {
      const baseline = join(import.meta.dir, `fixtures/product-${revision}.yml`)
      const { code, output } = await run(next, product.keyed, ...required, baseline)
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    })
    test(`MC-002 what ${revision} requires, of the same handler, but for what is listed with its reason`, async () => {
      const baseline = join(import.meta.dir, `fixtures/handler-${revision}.yml`)
      const { code, output } = await run(next, fixtures.keyed, ...required, baseline)
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
      expect(Number(output.match(/Total: (\d+) passed/)?.[1])).toBeGreaterThanOrEqual(passed)
    })
  }
})

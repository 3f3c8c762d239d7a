import { beforeAll, expect, test } from 'bun:test'
import { engineVersion, rulesetRevision } from '../../../src/ruleset/index.ts'
import { type Club, openClub, requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

type ShownSpec = { readonly confidence?: number }
const confidences = (specs: Record<string, ShownSpec>) => Object.values(specs).map(({ confidence }) => confidence)

forEachSharedDatabase((_engine, open) => {
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open(), { env: { LAB_SIGNING_SECRET: 'a'.repeat(32) } })
  })

  /** A fitting as an earlier release stored it. */
  const storedBy = async (change: (output: Record<string, unknown>) => object): Promise<string> => {
    const { body } = await club.analyze(requests.driver)
    const [row] = await club.sql<{ output: Record<string, unknown> }>`
      select output from fittings where id = ${body.fittingId}`
    await club.sql`update fittings set output = ${change(row!.output)} where id = ${body.fittingId}`
    return body.fittingId
  }
  const read = async (fittingId: string) => (await club.get(`/v1/fittings/${fittingId}?detail=full`)).body.output

  test('a fitting by another ruleset says why it has no confidence, and keeps its specs', async () => {
    const id = await storedBy((output) => ({
      ...output,
      meta: { ...Object(output['meta']), rulesetRevision: '2025.01-old' },
    }))
    const { specs, meta } = await read(id)
    expect(new Set(confidences(specs))).toEqual(new Set([undefined]))
    expect(specs.loft.why).toBeString()
    expect(meta.confidenceNote).toContain('2025.01-old')
    expect(meta.confidenceNote).toContain(rulesetRevision)
    expect(meta.rulesApplied).not.toContain('IN-REFIT')
  })
  test('so does a fitting by another engine', async () => {
    const id = await storedBy((output) => ({ ...output, meta: { ...Object(output['meta']), engineVersion: '0.9.0' } }))
    const { specs, meta } = await read(id)
    expect(new Set(confidences(specs))).toEqual(new Set([undefined]))
    expect(meta.confidenceNote).toContain('0.9.0')
    expect(meta.confidenceNote).toContain(engineVersion)
  })
  test('so does one that was stored without its reasons', async () => {
    const id = await storedBy((output) => {
      const { loft, ...specs } = output['specs'] as Record<string, Record<string, unknown>>
      const { why: _, ...bare } = loft!
      return { ...output, specs: { loft: bare, ...specs } }
    })
    const { specs, meta } = await read(id)
    expect(new Set(confidences(specs))).toEqual(new Set([undefined]))
    expect(meta.confidenceNote).toContain('reasons')
  })
  test('the lab shows the same sentence, also when the page is opened again', async () => {
    const id = await storedBy((output) => ({
      ...output,
      meta: { ...Object(output['meta']), rulesetRevision: '2025.01-old' },
    }))
    const { body } = await club.call(`/v1/fittings/${id}/lab-handoff`, { method: 'POST' })
    for (const _ of [1, 2]) {
      const page = await club.app.handle(new Request(body.labUrl.replace(/^https?:\/\/[^/]+/, 'http://localhost')))
      expect((await page.text()).includes('it was made with ruleset 2025.01-old')).toBe(true)
    }
  })
  test('a fitting of today needs no such note', async () => {
    const { meta } = (await club.analyze(requests.driver, { detail: true })).body
    expect(meta.confidenceNote).toBeUndefined()
    expect(meta.rulesApplied).toContain('IN-REFIT')
  })
})

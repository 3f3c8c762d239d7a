import { describe, expect, test } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { type ClubType, clubTypes } from '../../src/golf/names/words.ts'
import { createAccount } from '../../src/identity/accounts/index.ts'
import { inFlatNames } from '../../src/mcp/flat-names.ts'
import type { FlatFitting } from '../../src/mcp/tools/fitting-request.ts'
import { fittingRequest } from '../../src/mcp/tools/fitting-request.ts'
import { cutOffTwice } from '../fitting/call.ts'
import { requestTo } from '../support/app.ts'
import { golfers } from '../support/golfers.ts'
import { fit } from '../support/in-english.ts'
import { agentOf, onAgent, openAgent } from './agent.ts'
import { flattened } from './flattened.ts'

const driver = {
  clubType: 'driver',
  handedness: 'right',
  swingSpeed: 95,
  missPattern: 'fade',
  missSize: 'moderate',
} as const
const charactersMax = 30_500
/** Numbers of a hybrid that was hit. */
const measured = { handedness: 'right', swingSpeed: 84, ballSpeed: 121, launchAngle: 12, spinRate: 4000 }
/** What a long answer keeps of a wood's distances and of a set of wedges. */
const keptOfClubs = {
  woodFit: ['carryYards', 'gapVsDriverYards'],
  wedgeFit: ['wedgeHit', 'pitchingWedgeLoftDeg', 'set'],
}

/** DOORS=5000 is more fittings than a key may ask for in a minute. */
const unlimited = { env: { RATE_LIMIT_ANALYZE_PER_MINUTE: '0' } }

onAgent((agent) => {
  const analyze = async (args: object) => agent().call('analyze_fitting', args)
  const rest = async (request: unknown, headers: Record<string, string> = {}) => {
    const answer = await agent().handle(
      requestTo('/v1/fitting/analyze', {
        method: 'POST',
        body: JSON.stringify(request),
        headers: { authorization: `Bearer ${agent().apiKey}`, 'content-type': 'application/json', ...headers },
      }),
    )
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return (await answer.json()) as any
  }
  const used = async () => (await agent().call('check_key_status')).json.usage.current
  const outputSchemas = async () => {
    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const ajv = new Ajv2020()
    return new Map<string, (value: unknown) => boolean>(
      message.result.tools.map(({ name, outputSchema }: { name: string; outputSchema: object }) => [
        name,
        ajv.compile(outputSchema),
      ]),
    )
  }

  describe('one engine behind both doors', () => {
    test('C5 MC-021 the flat form says the same request as REST, for every golfer', () => {
      for (const clubType of clubTypes)
        fc.assert(
          fc.property(golfers(clubType), (golfer) => {
            const { flat, nested } = flattened(golfer)
            expect(fittingRequest(flat)).toEqual(nested)
          }),
          { numRuns: 200 },
        )
    })
    test('C5 the same golfer gets the same fitting over both', async () => {
      const golfer = fc.oneof(...clubTypes.map(golfers))
      await fc.assert(
        fc.asyncProperty(golfer, async (request) => {
          const { flat, nested } = flattened(request)
          const [tool, twin] = [await analyze(flat), await rest(nested)]
          const {
            fittingId: _,
            createdAt: _at,
            meta: { computeMs: _ms, ...meta },
            topPicks = [],
            specs,
            ...others
          } = tool.json
          const { computeMs: _twinMs, rulesApplied: _rules, ...twinMeta } = twin.meta
          // Clubs wait until a number in doubt is answered.
          const isDoubted = twin.next.action === 'ask' && twin.next.freeFields.includes('confirmed')
          expect(tool.json.topPicks === undefined).toBe(isDoubted)
          // What a conversation cannot bear is left out, from the end.
          const { heads, ...matches } = others.clubRecommendations ?? { heads: [] }
          expect(twin.clubRecommendations).toMatchObject(matches)
          expect(twin.clubRecommendations.heads.slice(0, heads.length)).toEqual(heads)
          const brief = (whole: unknown) =>
            JSON.parse(JSON.stringify(whole, (key, value) => (key === 'rules' ? undefined : value)))
          expect(brief(twin.specs)).toMatchObject(specs)
          expect(Object.keys(specs)).toEqual(Object.keys(twin.specs))
          for (const spec of Object.values(specs) as object[])
            expect(Object.keys(spec)).toEqual(expect.arrayContaining(['value', 'unit', 'display', 'basis']))
          expect(Object.keys(meta)).toEqual(expect.arrayContaining(['release', 'golfer']))
          expect(brief(twinMeta)).toMatchObject(meta)
          expect(topPicks.map(({ headId }: { headId: string }) => headId)).toEqual(
            twin.topPicks.slice(0, topPicks.length).map(({ headId }: { headId: string }) => headId),
          )
          // Links to the store name the fitting.
          const unlinked = (whole: unknown) =>
            JSON.parse(
              JSON.stringify(whole ?? null, (key, value) =>
                key === 'pick' ? value?.headId : key === 'owned' ? value || undefined : value,
              ),
            )
          for (const [part, kept] of Object.entries(keptOfClubs)) {
            const [said, whole] = [unlinked(others[part]), unlinked(twin[part])]
            if (whole === null || isDoubted) expect(said).toBeNull()
            else {
              expect(Object.keys(said)).toEqual(expect.arrayContaining(kept))
              expect(whole).toMatchObject(said)
            }
          }
          const next = JSON.parse(inFlatNames(JSON.stringify(twin.next), flat.clubType))
          expect(others.next).toEqual(next)
          // What comes back is what was sent: it goes out again as it is.
          expect(others.input).toEqual(flat)
        }),
        { numRuns: Number(process.env['DOORS'] ?? 25) },
      )
    })
    test('I10 MC-007 the same key over REST and MCP is the same fitting, and costs one', async () => {
      const before = await used()
      const idempotencyKey = 'one-golfer'
      const first = await analyze({ ...driver, idempotencyKey })
      const again = await analyze({ ...driver, idempotencyKey, detail: true })
      const { clubType, ...others } = driver
      const { handedness, ...swingMetrics } = others
      const overRest = await rest(
        { clubType, golfer: { handedness }, swingMetrics },
        { 'idempotency-key': idempotencyKey },
      )
      expect([again.json.fittingId, overRest.fittingId]).toEqual([first.json.fittingId, first.json.fittingId])
      expect(await used()).toBe(before + 1)
      const changed = await analyze({ ...driver, swingSpeed: 96, idempotencyKey })
      expect(changed.isError).toBeTrue()
      expect(changed.text).toContain('IDEMPOTENCY_KEY_REUSED')
    })
    test('N7 a key that REST refuses is refused here too, and nothing is charged', async () => {
      const before = await used()
      const { isError, text } = await analyze({ ...driver, idempotencyKey: 'key_01M7XA1XZV5N0MJNV6P4P7WRPT, order-1' })
      expect([isError, text.includes('idempotencyKey'), await used()]).toEqual([true, true, before])
    })
  })

  describe('arguments of analyze_fitting', () => {
    test('MC-021 clubType, handedness and one of two speeds are needed; all that is wrong is named', async () => {
      const { isError, text } = await analyze({ swingSped: 95 })
      expect(isError).toBeTrue()
      for (const word of [
        'clubType',
        'handedness',
        'swingSpeed or ballSpeed',
        'did you mean swingSpeed',
        '"clubType":"driver"',
      ])
        expect(text).toContain(word)
      for (const speed of [{ swingSpeed: 95 }, { ballSpeed: 140 }])
        expect((await analyze({ clubType: 'driver', handedness: 'left', ...speed })).json).toMatchObject({
          status: 'completed',
        })
    })
    test('MC-022 path and face go from -20 to 20 degrees, and such a fitting can be read again', async () => {
      for (const clubPath of [-20, 20]) {
        const { json } = await analyze({ ...driver, clubPath, faceAngle: -clubPath })
        expect(json.input).toMatchObject({ clubPath, faceAngle: -clubPath })
      }
      for (const turn of [{ clubPath: 20.1 }, { faceAngle: -20.1 }])
        expect(await analyze({ ...driver, ...turn })).toMatchObject({ isError: true })
    })
    test('MC-023 the loft goes from 12 to 62 degrees, within what the club type has', async () => {
      expect(await analyze({ clubType: 'wedge', handedness: 'right', swingSpeed: 74, loft: 62 })).toMatchObject({
        isError: false,
      })
      for (const [clubType, loft] of [
        ['driver', 11.9],
        ['wedge', 62.1],
        ['driver', 56],
        ['hybrid', 12],
      ] as const) {
        const { isError, text } = await analyze({ clubType, handedness: 'right', swingSpeed: 90, loft })
        expect({ clubType, loft, isError }).toEqual({ clubType, loft, isError: true })
        expect(text).toContain('loft')
        expect(text.includes('as currentLoft')).toBe(clubType === 'driver')
      }
    })
    test('66 the own club by name and loft, and a loft that is wished for, are what REST has under currentEquipment', async () => {
      const sent = { clubType: 'driver', handedness: 'right', swingSpeed: 100 }
      const { json } = await analyze({ ...sent, currentClub: 'ping g440 max', currentLoft: 9 })
      expect(json.clubRecommendations.currentClub.text).toContain('Read as PING G440 MAX')
      expect(json.input).toMatchObject({ currentClub: 'ping g440 max', currentLoft: 9 })
      const blank = (await analyze({ ...sent, currentClub: '   ' })).json
      expect([blank.clubRecommendations?.currentClub, blank.input.currentClub]).toEqual([undefined, undefined])
      const wedge = { clubType: 'wedge', handedness: 'right', swingSpeed: 74 }
      const loftOf = async (more: object) => (await analyze({ ...wedge, ...more })).json.specs.loft.value
      expect(await loftOf({ wantedLoft: 58 })).toBe(await loftOf({ loft: 58 }))
      for (const numbers of [measured, { handedness: 'right', swingSpeed: 84 }]) {
        const own = { ...numbers, clubType: 'hybrid', currentLoft: 19, currentClub: 'Ping G430' }
        expect((await analyze(own)).isError).toBe(false)
      }
      const ofDriver = { ...measured, clubType: 'fairway', fairwayBallSource: 'driver', wantedLoft: 21 }
      expect((await analyze(ofDriver)).isError).toBe(false)
    })
    test.each([
      [{ clubType: 'driver', wantedLoft: 10.5 }, 'currentLoft'],
      [{ clubType: 'iron', wantedLoft: 30 }, 'currentLoft'],
      [{ clubType: 'hybrid', wantedLoft: 22, currentLoft: 19 }, 'send one of currentLoft, wantedLoft'],
      [{ clubType: 'driver', currentLoft: 5 }, '6 to 20'],
      [{ ...measured, clubType: 'hybrid', wantedLoft: 26 }, 'with launchAngle, spinRate, which belong'],
      [{ clubType: 'wedge', wantedLoft: 58, carryDistance: 80 }, 'its loft as loft'],
      [{ clubType: 'fairway', wantedLoft: 21, currentClub: 'Qi10' }, 'its loft as loft'],
      [{ clubType: 'fairway', currentLoft: 15 }, 'to be fitted as loft, or as wantedLoft'],
      [{ clubType: 'wedge', currentLoft: 42, spinRate: 9000 }, 'to be fitted as loft, or as wantedLoft'],
    ])('66 a loft that cannot be followed is refused, and nothing is charged: %p', async (more, words) => {
      const { isError, text } = await analyze({ handedness: 'right', swingSpeed: 90, ...more })
      expect(isError).toBe(true)
      expect(text).toContain(words)
    })
    test('CL-033 CL-034 CL-035 an iron shaft has one of six flexes, 40 to 140 grams, and is Steel or Graphite', async () => {
      const wedge = { clubType: 'wedge', handedness: 'right', swingSpeed: 74 }
      const flexes = ['Ladies', 'Senior', 'Regular', 'Stiff', 'Stiff+', 'Extra Stiff']
      for (const taken of [
        ...flexes.map((ironShaftFlex) => ({ ironShaftFlex })),
        ...[40, 140].map((ironShaftWeight) => ({ ironShaftWeight })),
        ...['Steel', 'Graphite'].map((ironShaftMaterial) => ({ ironShaftMaterial })),
      ])
        expect({ taken, ...(await analyze({ ...wedge, ...taken })) }).toMatchObject({ taken, isError: false })
      for (const refused of [
        { ironShaftFlex: 'Soft' },
        { ironShaftWeight: 39.9 },
        { ironShaftWeight: 140.1 },
        { ironShaftMaterial: 'Wood' },
      ]) {
        const { isError, text } = await analyze({ ...wedge, ...refused })
        expect({ refused, isError }).toEqual({ refused, isError: true })
        expect(text).toContain(Object.keys(refused)[0]!)
      }
    })
    test('MC-024 detail is left out unless it is asked for', async () => {
      expect((await analyze(driver)).json.analysis).toBeUndefined()
      const { json, text } = await analyze({ ...driver, detail: true })
      expect(json.analysis.summary).toBeString()
      expect(json.specs.loft.why).toBeString()
      expect(text.length).toBeLessThan(charactersMax)
    })
    test('detail says how sure each figure is, and what to measure next, as over REST', async () => {
      const { json } = await analyze({ ...driver, detail: true })
      const headers = { authorization: `Bearer ${agent().apiKey}` }
      const read = await agent().handle(requestTo(`/v1/fittings/${json.fittingId}?detail=full`, { headers }))
      const { output } = (await read.json()) as { output: { specs: object; next: object } }
      for (const { confidence } of Object.values<{ confidence: number }>(json.specs))
        expect(confidence).toBeWithin(0, 1.001)
      const told = JSON.parse(inFlatNames(JSON.stringify({ specs: output.specs, next: output.next }), 'driver'))
      expect({ specs: json.specs, next: json.next }).toEqual(told)
    })
    test('MC-026 waits are whole seconds from 0 to 120', async () => {
      for (const waitSeconds of [0, 120])
        expect(await analyze({ ...driver, waitSeconds })).toMatchObject({ isError: false })
      for (const waitSeconds of [-1, 121, 1.5])
        expect(await analyze({ ...driver, waitSeconds })).toMatchObject({ isError: true })
    })
    test('MC-027 MC-028 MC-029 MC-030 a described flight is a launch for driver numbers only, and a measured launch wins', () => {
      const launch = (flat: object) => {
        const fitted = fit(fittingRequest({ handedness: 'right', swingSpeed: 90, ...flat } as FlatFitting), null)
        return fitted.assumptions.find(({ field }) => field.includes('launchAngle'))?.value
      }
      for (const [ballFlight, degrees] of [
        ['low', 9],
        ['normal', 13],
        ['high', 17],
      ] as const)
        for (const clubType of ['driver', 'fairway']) expect(launch({ clubType, ballFlight })).toBe(degrees)
      const described = [
        { clubType: 'fairway', fairwaySpeedSource: 'three_wood' },
        { clubType: 'hybrid' },
        { clubType: 'iron' },
        { clubType: 'wedge' },
      ]
      for (const club of described) expect(launch({ ...club, ballFlight: 'low' })).toEqual(launch(club))
      expect(launch({ clubType: 'driver', ballFlight: 'low', launchAngle: 14 })).toEqual(
        launch({ clubType: 'driver', launchAngle: 14 }),
      )
    })
    test('women and juniors can be fitted over this door too', async () => {
      const { json } = await analyze({
        clubType: 'iron',
        handedness: 'right',
        swingSpeed: 60,
        gender: 'female',
        age: 44,
      })
      expect(json.specs.shaftFlex.value).toBe('Ladies')
    })
  })

  describe('running, waiting, reading again', () => {
    test('MC-025 FR-015 async answers at once with the fittingId, as plain JSON; get_fitting waits for the end', async () => {
      const params = { name: 'analyze_fitting', arguments: { ...driver, async: true, idempotencyKey: 'in-async' } }
      const { message, headers } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      expect(headers.get('content-type')).toBe('application/json')
      const { fittingId, status, next } = message.result.structuredContent
      expect({ status, next }).toMatchObject({ status: 'running', next: { action: 'poll' } })
      const { json } = await agent().call('get_fitting', { fittingId })
      expect(json).toMatchObject({ status: 'completed', fittingId })
    })
    test('MC-009 MC-033 get_fitting gives the analyze shape, detail and the saved input unless they are refused', async () => {
      const { json: analyzed } = await analyze({ ...driver, detail: true })
      const { fittingId } = analyzed
      const read = async (args: object = {}) => (await agent().call('get_fitting', { fittingId, ...args })).json
      expect(await read({ detail: true })).toEqual(analyzed)
      expect((await read()).analysis.summary).toBe(analyzed.analysis.summary)
      expect((await read()).input).toEqual(driver)
      expect((await read({ includeInput: false })).input).toBeUndefined()
      expect((await read({ detail: false })).analysis).toBeUndefined()
      expect(await read({ waitSeconds: 0, detail: true })).toEqual(analyzed)
    })
    const readAgain = async (args: object) => {
      const params = { name: 'get_fitting', arguments: args }
      return (await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })).message.result
    }
    test('what a card shows first goes beside the whole answer, where no model reads it', async () => {
      const { fittingId } = (await analyze({ ...driver, launchAngle: 9.5, spinRate: 3900 })).json
      const { _meta, ...answer } = await readAgain({ fittingId, detail: true })
      const { verdict, rows } = _meta['svc/head']
      expect(rows).toHaveLength(5)
      expect(verdict).toBe(answer.structuredContent.advice.headline)
      for (const less of [{}, { detail: false }])
        expect((await readAgain({ fittingId, ...less }))._meta).toBeUndefined()
    })
    test('an old fitting that has no page today is read all the same, without a head for the card', async () => {
      const { fittingId } = (await analyze(driver)).json
      await agent().deps
        .sql`update fittings set output = output::jsonb #- '{topPicks,0,estimated}' where id = ${fittingId}`
      const { structuredContent, _meta } = await readAgain({ fittingId, detail: true })
      expect(structuredContent.status).toBe('completed')
      expect(_meta).toBeUndefined()
    })
    test('MC-031 progress rises through the engine’s stages', async () => {
      const args = { ...driver, idempotencyKey: 'with-progress' }
      const params = { name: 'analyze_fitting', arguments: args, _meta: { progressToken: 'p-1' } }
      const { before, message, text, headers } = await agent().rpc({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params,
      })
      expect(headers.get('content-type')).toBe('text/event-stream')
      expect(headers.get('cache-control')).toBe('no-cache, no-transform')
      expect(text).toStartWith(': open\n\n')
      const percents = before.map(({ params }) => params.progress)
      expect(percents.length).toBeGreaterThan(1)
      expect(percents).toEqual(percents.toSorted((a, b) => a - b))
      for (const { method, params } of before)
        expect({ method, token: params.progressToken, total: params.total }).toEqual({
          method: 'notifications/progress',
          token: 'p-1',
          total: 100,
        })
      expect(message.result.structuredContent.status).toBe('completed')
    })
    test('MC-004 MC-005 completed, running and read fittings fit the output schema, and the text is the same JSON', async () => {
      const schemas = await outputSchemas()
      for (const clubType of clubTypes) {
        const done = await analyze({ clubType, handedness: 'right', swingSpeed: 85, detail: true })
        const started = await analyze({ clubType, handedness: 'left', swingSpeed: 85, async: true })
        const read = await agent().call('get_fitting', { fittingId: done.json.fittingId, includeInput: false })
        for (const [name, { json, text }] of [
          ['analyze_fitting', done],
          ['analyze_fitting', started],
          ['get_fitting', read],
        ] as const) {
          expect(JSON.parse(text)).toEqual(json)
          expect({ name, clubType, fits: schemas.get(name)!(json) }).toEqual({ name, clubType, fits: true })
          expect(text.length).toBeLessThan(charactersMax)
        }
      }
    })
    test('another account’s fitting is as unknown as none', async () => {
      const { fittingId } = (await analyze(driver)).json
      const stranger = await createAccount(agent().deps, { ...agent().owner, monthlyLimit: null })
      const theirs = agentOf(agent().handle, stranger.apiKey)
      const foreign = await theirs.call('get_fitting', { fittingId })
      const none = await theirs.call('get_fitting', { fittingId: 'fit_none' })
      expect(foreign.text.replaceAll(fittingId, 'ID')).toBe(none.text.replaceAll('fit_none', 'ID'))
      expect(foreign).toMatchObject({ isError: true })
    })
  })

  test('AN-041 ER-012 without an allowance the caller learns when it resets and what still works', async () => {
    const poor = await openAgent(agent().deps.sql, { monthlyLimit: 1 })
    await poor.call('analyze_fitting', driver)
    const { isError, text } = await poor.call('analyze_fitting', { ...driver, swingSpeed: 96 })
    expect(isError).toBeTrue()
    expect(text).toContain('QUOTA_EXCEEDED')
    expect(text).toContain('resetsAt: 2026-12-01T00:00:00.000Z')
    expect(text).toMatch(/retryAfter: \d+ seconds/)
    expect(text).toContain('Still free and working: get_fitting, search_clubs')
    expect(await poor.call('search_clubs', { limit: 1 })).toMatchObject({ isError: false })
  })

  test('D5 when the database goes away in between, a call without a key is told to read the fitting, not to make another', async () => {
    const unlucky = await openAgent(cutOffTwice(agent().deps.sql))
    const { isError, text } = await unlucky.call('analyze_fitting', driver)
    expect(isError).toBeTrue()
    const [, fittingId] = /call get_fitting with fittingId (fit_\w+)/.exec(text)!
    expect((await unlucky.call('get_fitting', { fittingId })).json).toMatchObject({ status: 'completed', fittingId })
    await unlucky.deps.runs.drain()
  })

  test('an agent that follows what the server says completes the flow for each club type', async () => {
    for (const clubType of clubTypes as readonly ClubType[]) {
      const args = {
        clubType,
        handedness: 'right',
        swingSpeed: 85,
        missPattern: 'straight',
        idempotencyKey: `flow-${clubType}`,
      }
      let { json } = await analyze({ ...args, waitSeconds: 0 })
      for (let polls = 0; json.status === 'running' && polls < 10; polls++)
        json = (await agent().call('get_fitting', { fittingId: json.fittingId })).json
      expect(json).toMatchObject({ status: 'completed', clubType, attribution: 'Fit by Clubwright' })
      const scored = await agent().call('score_clubs', { fittingId: json.fittingId, clubType, limit: 3 })
      expect(scored.json.clubs.map(({ headId }: { headId: string }) => headId)).toEqual(
        json.clubRecommendations.heads.slice(0, 3),
      )
      const looked = await agent().call('get_club', { headId: json.topPicks[0].headId })
      expect(looked.json.club.headId).toBe(json.topPicks[0].headId)
    }
  })
}, unlimited)

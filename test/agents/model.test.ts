import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onAgent } from '../mcp/agent.ts'
import { type Served, served } from '../mcp/served.ts'
import { type Played, play } from './play.ts'
import recorded from './recorded-run.json' with { type: 'json' }
import { type Request, requests } from './requests.ts'
import { reviewRequests } from './review-requests.ts'
import { type Score, scoreOf } from './score.ts'
import { scriptedModel } from './scripted-model.ts'

const all: readonly Request[] = [...requests, ...reviewRequests]
const { AGENT_URL: url, AGENT_KEY: key = '', AGENT_MODEL: model = '', AGENT_RUN: keeps } = process.env
const recordFile = new URL('recorded-run.json', import.meta.url)

const scoresOf = (played: readonly Played[]) =>
  played.map((one, at) => ({ words: one.words, calls: one.calls, ...scoreOf(all[at]!, one) }))
const tally = (scores: readonly Score[]) => ({
  requests: scores.length,
  rightCalls: scores.filter(({ rightCall }) => rightCall).length,
  rightCosts: scores.filter(({ rightCost }) => rightCost).length,
  withoutMisleading: scores.filter(({ misleading }) => misleading.length === 0).length,
})

onAgent((agent) => {
  let server: Served
  let client: Client
  let script: ReturnType<typeof scriptedModel>
  beforeAll(async () => {
    server = served(agent().app, agent().apiKey)
    client = new Client({ name: 'harness', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.keyed}/mcp`)))
    script = scriptedModel(all)
  })
  afterAll(async () => {
    await client.close()
    server.stop()
    script.stop()
  })
  const played = (path: string, some: readonly Request[] = all.slice(0, 4)) =>
    play(client, { url: `${script.address}${path}`, key: 'sk-test', model: 'script' }, some)

  describe('requests played by a model', () => {
    test.each([
      ['/v1/messages', 0],
      ['/v1/chat/completions', 8], // the same request again would be the same fitting
    ])('a model at %s is given tools, and heard', async (path, from) => {
      const runs = await played(path, all.slice(from, from + 3))
      expect(runs.map((one, at) => scoreOf(all[from + at]!, one))).toEqual(
        runs.map(() => ({ rightCall: true, rightCost: true, misleading: [] })),
      )
      expect(script.seen.at(-1)).toMatchObject({
        key: 'sk-test',
        model: 'script',
        tools: expect.arrayContaining(['analyze_fitting']),
      })
      expect(script.seen.at(-1)!.system).toContain('costs one fitting')
    })
    test('a wrong call, a second charge and untrue words are each seen', async () => {
      const [right] = await played('/v1/messages', all.slice(0, 1))
      const score = (change: Partial<Played>) => scoreOf(all[0]!, { ...right!, ...change })
      expect(score({ calls: [{ tool: 'score_clubs', args: {} }] }).rightCall).toBe(false)
      expect(score({ charged: 2 }).rightCost).toBe(false)
      const said = `${right!.said} Keep your current driver. It costs $1,234.`
      expect(score({ said }).misleading).toEqual([
        '$1,234 stands in no answer',
        'a verdict on a club that nobody judged',
      ])
      expect(score({ said: 'Here you are.' }).misleading).toEqual(['clubs without the attribution line'])
    })
    test('a model that is not there is an error, with what it answered', async () => {
      await expect(played('/nothing', all.slice(0, 1))).rejects.toThrow('The model answers 404')
    })
    test(url === undefined
      ? `no AGENT_URL here: the run recorded by ${recorded.model} is read`
      : `all are played by ${model}`, async () => {
      if (url === undefined && keeps === undefined) {
        expect(recorded.scores.map(({ words }) => words)).toEqual(all.map(({ words }) => words))
        expect(tally(recorded.scores)).toEqual(recorded.tally)
        return
      }
      const runs = url === undefined ? await played('/v1/messages', all) : await play(client, { url, key, model }, all)
      const scores = scoresOf(runs)
      console.log(tally(scores))
      const by = url === undefined ? 'a script, not a model' : model
      if (keeps !== undefined)
        await Bun.write(recordFile, `${JSON.stringify({ model: by, tally: tally(scores), scores }, null, 1)}\n`)
    }, 3_600_000)
  })
})

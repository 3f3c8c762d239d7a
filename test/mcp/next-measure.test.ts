import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { inputSaid } from '../../src/fitting/engine/field-words.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { inFlatNames } from '../../src/mcp/flat-names.ts'
import { englishListener, inWords } from '../../src/words/index.ts'
import { requestTo } from '../support/app.ts'
import { longOrQuick } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'
import type { CompletedFitting } from '../support/in-english.ts'
import { onAgent } from './agent.ts'
import { flattened } from './flattened.ts'

type Answer = Pick<CompletedFitting, 'fittingId' | 'next' | 'analysis'>

/** What is to be measured next, in words of the flat form. */
const measured = (answer: Answer, clubType: string) =>
  JSON.parse(inFlatNames(JSON.stringify(answer.next.measure ?? null), clubType))

/** `swingMetrics.ballSpeed` as the insight says it: the ball speed. The tools ask for the own loft by a name of theirs. */
const spoken = (field: string): string => {
  const input = inputSaid(field === 'currentLoft' ? 'currentEquipment.loft' : field)
  return `the ${inWords(englishListener, input)}, which is not known`
}

/** All that the detail of one answer says of it. */
const ofOneMind = ({ next, analysis }: Answer): void => {
  const measure = next.measure ?? null
  expect(analysis!.inputQuality.missing[0] ?? null).toEqual(measure)
  const insight = analysis!.keyInsights.find(({ text }) => text.startsWith('What would change it:'))
  const words = measure === null ? 'all that moves this club was sent' : spoken(measure.field)
  if (insight !== undefined) expect(insight.text).toContain(words)
  if (measure !== null && next.action === 'show_result')
    expect(next.text).toMatch(/ To know the .* would help most\.$| You said .* without a size: .*\?$/)
}

onAgent(
  (agent) => {
    const rest = async (path: string, request?: object): Promise<Answer> => {
      const headers = { authorization: `Bearer ${agent().apiKey}`, 'content-type': 'application/json' }
      const init = request === undefined ? {} : { method: 'POST', body: JSON.stringify(request) }
      const body = await (await agent().handle(requestTo(path, { ...init, headers }))).json()
      return ((body as { output?: Answer }).output ?? body) as Answer
    }
    const tool = async (name: string, args: object): Promise<Answer> => {
      const { json, isError, text } = await agent().call(name, args)
      if (isError) throw new Error(text)
      return (json.output ?? json.fitting ?? json) as Answer
    }

    test('what to measure next is one answer, with detail and without, made and read, over REST and as a tool', async () => {
      const anyClub = fc.oneof(...clubTypes.map(golfers))
      const holds = async (golfer: Parameters<typeof flattened>[0]) => {
        const { flat, nested } = flattened(golfer)
        const measureOf = (answer: Answer) => measured(answer, golfer.clubType)
        const plain = await rest('/v1/fitting/analyze', nested)
        const full = await rest('/v1/fitting/analyze?detail=full', nested)
        ofOneMind(full)
        const read = await rest(`/v1/fittings/${plain.fittingId}`)
        const readFull = await rest(`/v1/fittings/${plain.fittingId}?detail=full`)
        ofOneMind(readFull)
        for (const other of [full, read, readFull]) expect(measureOf(other)).toEqual(measureOf(plain))

        const called = await tool('analyze_fitting', flat)
        const calledFull = await tool('analyze_fitting', { ...flat, detail: true })
        const told = await tool('get_fitting', { fittingId: plain.fittingId })
        const toldFull = await tool('get_fitting', { fittingId: plain.fittingId, detail: true })
        ofOneMind(calledFull)
        ofOneMind(toldFull)
        for (const other of [calledFull, told, toldFull]) expect(measureOf(other)).toEqual(measureOf(called))
        expect(measureOf(called)).toEqual(measureOf(plain))
      }
      await fc.assert(fc.asyncProperty(anyClub, holds), {
        numRuns: Number(process.env['DOORS'] ?? longOrQuick(12, 3)),
        seed: 20_261_126,
      })
    })

    test.each([
      ['driver', 'currentLoft'],
      ['hybrid', 'loft'],
    ])(
      '66 a %s whose loft alone is missing: the tools ask for it by the name that they take',
      async (clubType, field) => {
        const flat = {
          ...{
            clubType,
            handedness: 'right',
            handicap: 12,
            heightFeet: 5,
            heightInches: 10,
            wristToFloor: 34.5,
          },
          ...{ swingSpeed: 95, ballSpeed: 137, launchAngle: 12, spinRate: 2700, attackAngle: -1, carryDistance: 215 },
          ...{ missPattern: 'straight', strikePattern: 'center' },
        }
        const full = await tool('analyze_fitting', { ...flat, detail: true })
        expect(full.next.measure).toMatchObject({ field })
      },
    )
  },
  { env: { RATE_LIMIT_ANALYZE_PER_MINUTE: '0' } },
)

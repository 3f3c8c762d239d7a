/**
 * What a compressed answer costs the service: `bun bench/http/encodings.ts`.
 *
 * The same distinct golfers are asked about in each coding by turns; the yardstick is the identity coding. A preset's
 * answer is compressed once, so its rows show what is left to pay then. Every coding must decode to the same bytes.
 */
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { type LoadResult, load, type WireRequest, warmUp } from './load.ts'

const rounds = 5
const secondsPerRound = 1
const connections = 8
const codings = ['identity', 'zstd', 'gzip', 'br'] as const
type Coding = (typeof codings)[number]

const service = await benchService()
const headersFor = (coding: Coding) => ({
  authorization: `Bearer ${service.key}`,
  'content-type': 'application/json',
  'accept-encoding': coding,
})
const scores = (coding: Coding, context: object): WireRequest => ({
  method: 'POST',
  path: '/v1/catalog/scores',
  headers: headersFor(coding),
  body: JSON.stringify(context),
})
const questions: Readonly<Record<string, (index: number) => object>> = {
  'distinct golfer': (index) => ({ golfer: { speed: 60 + ((index * 7) % 6501) / 100, highSpin: index % 2 === 0 } }),
  preset: () => ({ golfer: 'typical' }),
}

/** The answer, decoded by fetch. */
const decoded = async (coding: Coding, context: object): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${service.port}/v1/catalog/scores`, scores(coding, context))
  const used = response.headers.get('content-encoding') ?? 'identity'
  if (used !== coding) throw new Error(`Asked for ${coding} and got ${used}`)
  return response.text()
}
for (const contextOf of Object.values(questions))
  for (const coding of codings)
    if ((await decoded(coding, contextOf(1))) !== (await decoded('identity', contextOf(1))))
      throw new Error(`${coding} decodes to another answer`)

const subjects = Object.entries(questions).flatMap(([question, contextOf]) =>
  codings.map((coding) => ({ question, coding, contextOf, results: [] as LoadResult[] })),
)
for (const { coding, contextOf } of subjects) await warmUp(service, (index) => scores(coding, contextOf(index)), 10_000)
for (let round = 1; round <= rounds; round++)
  for (const { coding, contextOf, results } of subjects) {
    const next = (index: number) => scores(coding, contextOf(index + round * 1_000_003))
    const result = await load(service, next, { connections, seconds: secondsPerRound })
    if (result.otherThan200 > 0) throw new Error(`${coding}: ${result.otherThan200} answers were refused`)
    results.push(result)
  }
await service.stop()

const median = (results: readonly LoadResult[], of: keyof LoadResult): number =>
  results.map((result) => result[of]).sort((a, b) => a - b)[rounds >> 1]!
record(
  'codings of a scores answer',
  subjects.map(({ question, coding, results }) => {
    const plain = subjects.find((subject) => subject.question === question && subject.coding === 'identity')!.results
    const ratio = (of: keyof LoadResult) => median(results, of) / median(plain, of)
    return {
      question,
      coding,
      'CPU us/req': median(results, 'cpuMicrosPerRequest').toFixed(0),
      'x identity CPU': ratio('cpuMicrosPerRequest').toFixed(2),
      'kB/answer': (median(results, 'bytesPerAnswer') / 1000).toFixed(1),
      'x identity bytes': ratio('bytesPerAnswer').toFixed(3),
      'req/s': median(results, 'perSecond').toFixed(0),
      'p99 ms': median(results, 'p99Ms').toFixed(1),
    }
  }),
)

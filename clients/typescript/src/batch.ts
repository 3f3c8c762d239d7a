import { ClubwrightProblem, ConnectionFailed } from './errors.js'
import type { BatchAnswer, BatchRow, RefusedBatchAnswer } from './generated/types.gen.js'
import { type Patience, sleep, within } from './send.js'

type Send = (rows: readonly BatchRow[]) => Promise<Response>

/** What one request may hold. */
const rowsMax = 500
const bytesMax = 1_000_000

/** The answer to each row, numbered through all requests. A row that cannot be answered yet is sent again, with its key. */
export async function* batchAnswers(
  rows: Iterable<BatchRow> | AsyncIterable<BatchRow>,
  send: Send,
  { attempts, timeoutSeconds }: Patience,
  signal?: AbortSignal,
): AsyncGenerator<BatchAnswer> {
  let from = 0
  for await (const some of requestsOf(rows)) {
    let left = some.map((row, index) => ({ row, index: from + index }))
    for (let attempt = 1; left.length > 0; attempt++) {
      const isLast = attempt === attempts
      const answered = new Set<number>()
      let seconds = 1
      const response = await send(left.map(({ row }) => row))
      try {
        for await (const answer of answersIn(response.body!, timeoutSeconds)) {
          const wait = secondsToWait(answer)
          if (wait !== undefined && !isLast) {
            seconds = Math.max(seconds, wait)
            continue
          }
          const { index } = left[answer.index]!
          answered.add(index)
          yield { ...answer, index }
        }
        if (isLast && answered.size < left.length) throw new Error('not every row of the batch was answered')
      } catch (error) {
        // The answer broke off: what was fitted is charged, and answered again without charge.
        if (signal?.aborted || error instanceof ClubwrightProblem) throw error
        if (isLast) throw new ConnectionFailed(response.url, error)
      }
      left = left.filter(({ index }) => !answered.has(index))
      if (left.length > 0) await sleep(seconds, signal)
    }
    from += some.length
  }
}

/** Of a row that is not done yet: after how many seconds it may be sent again. */
const secondsToWait = (answer: BatchAnswer): number | undefined => {
  if (answer.status === 'running') return answer.fitting.pollAfterSeconds
  if (answer.status === 'failed') return 0
  return answer.status === 'refused' ? secondsToWaitFor(answer) : undefined
}

const secondsToWaitFor = ({ problem }: RefusedBatchAnswer): number | undefined => {
  if (problem.retry === 'after Retry-After') return (problem as { retryAfter?: number }).retryAfter ?? 0
  return problem.retry === 'same key' ? 0 : undefined
}

async function* requestsOf(rows: Iterable<BatchRow> | AsyncIterable<BatchRow>): AsyncGenerator<BatchRow[]> {
  const encoder = new TextEncoder()
  let some: BatchRow[] = []
  let bytes = 0
  for await (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1
    if (some.length === rowsMax || (some.length > 0 && bytes + size > bytesMax)) {
      yield some
      some = []
      bytes = 0
    }
    some.push(row)
    bytes += size
  }
  if (some.length > 0) yield some
}

/** Each line as soon as it is there. */
async function* answersIn(stream: ReadableStream<Uint8Array>, timeoutSeconds: number): AsyncGenerator<BatchAnswer> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  const next = () => within(timeoutSeconds, reader.read())
  let text = ''
  try {
    for (let part = await next(); !part.done; part = await next()) {
      const lines = (text + decoder.decode(part.value, { stream: true })).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as BatchAnswer
    }
  } finally {
    await reader.cancel() // whoever has seen enough leaves early
  }
}

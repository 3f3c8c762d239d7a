import type { BatchAnswer, BatchRow } from './generated/types.gen.js'
import { ClubwrightProblem } from './problem.js'
import { sleep } from './send.js'

type Send = (lines: string) => Promise<ReadableStream<Uint8Array>>

/** What one request may hold. */
const rowsMax = 500
const bytesMax = 1_000_000

/** The answer to each row, numbered through all requests. A row that cannot be answered yet is sent again, with its key. */
export async function* batchAnswers(
  rows: Iterable<BatchRow> | AsyncIterable<BatchRow>,
  send: Send,
  attempts: number,
  signal?: AbortSignal,
): AsyncGenerator<BatchAnswer> {
  let from = 0
  for await (const lines of requestsOf(rows)) {
    let left = lines.map((line, index) => ({ line, index: from + index }))
    for (let attempt = 1; left.length > 0; attempt++) {
      const isLast = attempt === attempts
      const answered = new Set<number>()
      let seconds = 1
      try {
        for await (const answer of answersIn(await send(left.map(({ line }) => line).join('')))) {
          const wait = secondsToWait(answer)
          if (wait !== undefined && !isLast) {
            seconds = Math.max(seconds, wait)
            continue
          }
          const { index } = left[answer.index]!
          answered.add(index)
          yield { ...answer, index }
        }
      } catch (error) {
        // The answer broke off: what was fitted is charged, and answered again without charge.
        if (isLast || error instanceof ClubwrightProblem || signal?.aborted) throw error
      }
      left = left.filter(({ index }) => !answered.has(index))
      if (left.length > 0 && isLast) throw new Error(`${left.length} rows of the batch were not answered.`)
      if (left.length > 0) await sleep(seconds, signal)
    }
    from += lines.length
  }
}

/** Of a row that is not done yet: after how many seconds it may be sent again. */
const secondsToWait = ({ status, fitting, problem }: BatchAnswer): number | undefined => {
  if (status === 'running') return fitting?.pollAfterSeconds ?? 0
  if (problem?.retry === 'after Retry-After') return (problem as { retryAfter?: number }).retryAfter ?? 0
  return status === 'failed' || problem?.retry === 'same key' ? 0 : undefined
}

async function* requestsOf(rows: Iterable<BatchRow> | AsyncIterable<BatchRow>): AsyncGenerator<string[]> {
  const encoder = new TextEncoder()
  let lines: string[] = []
  let bytes = 0
  for await (const row of rows) {
    const line = `${JSON.stringify(row)}\n`
    const size = encoder.encode(line).length
    if (lines.length === rowsMax || (lines.length > 0 && bytes + size > bytesMax)) {
      yield lines
      lines = []
      bytes = 0
    }
    lines.push(line)
    bytes += size
  }
  if (lines.length > 0) yield lines
}

async function* answersIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<BatchAnswer> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (text + decoder.decode(part.value, { stream: true })).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as BatchAnswer
    }
  } finally {
    await reader.cancel() // whoever has seen enough leaves early
  }
}

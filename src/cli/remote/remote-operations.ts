import type { CapturedSession } from '../../features/sessions/index.ts'
import {
  type CompletedFitting,
  type FittingRequest,
  type FittingResult,
  readRows,
  rowsMax,
} from '../../fitting/index.ts'
import { newId } from '../../platform/ids.ts'
import { OperatorError } from '../failure.ts'
import { type AskedClubs, questionOf, questionOptions } from '../fit/compare-clubs.ts'
import { fileRowsMax, fittedRow, foreseenRow } from '../fit/fit-rows.ts'
import type { InputOf, OperationName } from '../operations.ts'
import type { Listener } from '../serve/control.ts'
import { type Api, type Call, callApi, linesFrom } from './api.ts'

type Remote<Name extends OperationName> = (
  api: Api,
  input: Omit<InputOf<Name>, 'account'>,
  listener: Listener,
) => Promise<unknown>

/** The operations that a service offers over its API too; the key says of which account. */
export const remoteOperations: { readonly [Name in OperationName]?: Remote<Name> } = {
  'fit golfer': async (api, { request, id }) =>
    completed(await callApi(api, fitCall('fit golfer', '/v1/fitting/analyze', request satisfies FittingRequest, id))),
  fit: async (api, { session, club, hand, handicap, id }) => {
    const golfer = { handedness: hand, ...(handicap !== undefined && { handicap }) }
    const call = fitCall('fit', `/v1/sessions/${session}/fit`, { club, golfer }, id)
    const answer = (await callApi(api, { ...call, options: { '/golfer/handedness': '--hand' } })) as SessionFit
    const { from } = answer
    const swingMetrics = Object.fromEntries(from.figures.map(({ field, value }) => [field, value]))
    return { ...from, swingMetrics, result: completed(answer) }
  },
  'fit rows': async (api, { text, dryRun }, listener) => {
    const rows = text === '' ? [] : await readRows(text, fileRowsMax)
    if (dryRun) await listener.handOver(rows.map(({ row }) => foreseenRow(row, false)))
    else await fitLines(api, text, listener)
    const { usage } = (await callApi(api, { name: 'allowance', method: 'GET', path: '/v1/key/status' })) as KeyStatus
    return { accountId: null, remaining: usage.remaining }
  },
  'session import': (api, { session }) =>
    callApi(api, {
      name: 'session import',
      method: 'POST',
      path: '/v1/sessions/ingest',
      body: session satisfies CapturedSession,
    }),
  'session compare': (api, asked) => {
    const { sessionId, ...body } = questionOf(asked as AskedClubs)
    return callApi(api, {
      name: 'session compare',
      method: 'POST',
      path: `/v1/sessions/${sessionId}/compare`,
      body,
      options: questionOptions,
    })
  },
  'erase fitting': async (api, { fitting }) => {
    await callApi(api, { name: 'erase fitting', method: 'DELETE', path: `/v1/fittings/${fitting}` })
    return { fittings: 1 }
  },
  'erase session': async (api, { session }) => {
    await callApi(api, { name: 'erase session', method: 'DELETE', path: `/v1/sessions/${session}` })
    return { sessions: 1 }
  },
  'fitting list': (api, query) =>
    callApi(api, { name: 'fitting list', method: 'GET', path: `/v1/fittings${queryOf(query)}` }),
  'session list': (api, query) =>
    callApi(api, { name: 'session list', method: 'GET', path: `/v1/sessions${queryOf(query)}` }),
  'webhook add': (api, { id, ...body }) =>
    callApi(api, {
      name: 'webhook add',
      method: 'POST',
      path: '/v1/webhooks',
      body,
      idempotencyKey: id ?? newId('req'),
    }),
  'webhook list': async (api) =>
    ((await callApi(api, { name: 'webhook list', method: 'GET', path: '/v1/webhooks' })) as { webhooks: unknown })
      .webhooks,
  'webhook change': async (api, { webhook, ...body }) =>
    (
      (await callApi(api, { name: 'webhook change', method: 'PATCH', path: `/v1/webhooks/${webhook}`, body })) as {
        webhook: unknown
      }
    ).webhook,
  'webhook test': async (api, { webhook, ...body }) => {
    const answer = await callApi(api, {
      name: 'webhook test',
      method: 'POST',
      path: `/v1/webhooks/${webhook}/test`,
      body,
    })
    return (answer as { delivery: unknown }).delivery
  },
  'webhook deliveries': (api, { webhook, ...page }) =>
    callApi(api, {
      name: 'webhook deliveries',
      method: 'GET',
      path: `/v1/webhooks/${webhook}/deliveries${queryOf(page)}`,
    }),
  'webhook enable': async (api, { webhook }) =>
    (
      (await callApi(api, { name: 'webhook enable', method: 'POST', path: `/v1/webhooks/${webhook}/enable` })) as {
        webhook: unknown
      }
    ).webhook,
  'webhook rotate': (api, { webhook, id }) =>
    callApi(api, {
      name: 'webhook rotate',
      method: 'POST',
      path: `/v1/webhooks/${webhook}/rotate-secret`,
      idempotencyKey: id ?? newId('req'),
    }),
  'webhook remove': async (api, { webhook }) => {
    await callApi(api, { name: 'webhook remove', method: 'DELETE', path: `/v1/webhooks/${webhook}` })
    return { webhook }
  },
}

/** A line of the answer to a batch: a fitting, or why there is none. */
interface BatchAnswer {
  readonly isReplay: boolean
  readonly fitting?: FittingResult
  readonly problem?: { readonly detail: string }
}
interface KeyStatus {
  readonly usage: { readonly remaining: number | null }
}
interface SessionFit extends CompletedFitting {
  readonly from: { readonly figures: readonly { readonly field: string; readonly value: number }[] }
}

const queryOf = (members: object): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(members)) query.set(name, String(value))
  return query.size === 0 ? '' : `?${query}`
}

/** A fitting with its reasons. With a key of its own it is charged once, however often it is sent. */
const fitCall = (name: 'fit' | 'fit golfer', path: string, body: unknown, id: string | undefined): Call => ({
  name,
  method: 'POST',
  path: `${path}?detail=full`,
  body,
  idempotencyKey: id ?? newId('req'),
})

const completed = (answer: unknown): CompletedFitting => {
  const { status, fittingId } = answer as { readonly status: string; readonly fittingId: string }
  if (status !== 'completed') throw new OperatorError(`Fitting ${fittingId} is ${status}.`)
  return answer as CompletedFitting
}

/** What the body of a batch may hold. @source src/fitting/batch/operation.ts */
const bytesMax = 1_000_000

/** Send rows in batches, and hand over the answer to each as it arrives. */
const fitLines = async (api: Api, text: string, { progress, handOver }: Listener): Promise<void> => {
  const lines = text.split('\n').filter((line) => line !== '')
  let done = 0
  while (done < lines.length) {
    const some = batchFrom(lines, done)
    const call: Call = {
      ...({ name: 'fit rows', method: 'POST', path: '/v1/fitting/batch', isPatient: true } as const),
      lines: `${some.join('\n')}\n`,
    }
    const end = done + some.length
    for await (const line of linesFrom(api, call)) {
      const { fitting, isReplay, problem } = line as BatchAnswer
      await handOver([
        fitting === undefined ? { status: 'refused', problem: problem!.detail } : fittedRow(fitting, isReplay),
      ])
      progress('Fitting', ++done, lines.length)
    }
    if (done < end)
      throw new OperatorError('The answer broke off. Run the command again: what was fitted is not charged twice.', {
        code: 'UNKNOWN',
      })
  }
}

const batchFrom = (lines: readonly string[], from: number): readonly string[] => {
  let bytes = 0
  const end = lines.findIndex((line, index) => {
    if (index < from) return false
    bytes += Buffer.byteLength(line) + 1
    return index - from === rowsMax || (bytes > bytesMax && index > from)
  })
  return lines.slice(from, end < 0 ? lines.length : end)
}

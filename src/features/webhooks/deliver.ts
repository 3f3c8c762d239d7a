import { selectAdvice } from '../../fitting/index.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { inSpan, type Tracing } from '../../platform/tracing/index.ts'
import { inEnglish } from '../../words/index.ts'
import { isMessage } from '../../words/message.ts'
import {
  atOnceMax,
  claimDue,
  type Due,
  type Failure,
  markDelivered,
  markFailed,
  type Try,
  type WebhookStore,
} from './queries.ts'
import { send, type Way } from './send.ts'
import { secretAbout } from './webhooks.ts'

/** What delivering takes. */
interface DeliveryTools extends WebhookStore {
  readonly log: Log
  readonly metrics?: Metrics | undefined
  readonly tracing?: Tracing | undefined
  readonly config: Pick<Config, 'webhooksLoopback' | 'webhooksFailingDaysMax'>
  /** Opens the secrets. Null: there are no webhooks here. */
  readonly signer: LinkSigner | null
  readonly network?: Way['network']
}

const everyMs = 2_000
const whyCharactersMax = 200

/**
 * Send what is due, and what becomes due meanwhile. All tries have ended when this does.
 * @returns how many there were. @throws when the database does not take the outcome of one: that one is due again later.
 */
export const deliverDue = async (tools: DeliveryTools, signal: AbortSignal): Promise<number> => {
  const underWay = new Map<Try, Promise<void>>()
  const faults: unknown[] = []
  let count = 0
  const fail = (error: unknown) => void faults.push(error)
  const take = async () => {
    const isOver = signal.aborted || faults.length > 0 || underWay.size >= atOnceMax.all
    const taken = isOver ? [] : ((await claimDue(tools, [...underWay.keys()]).catch(fail)) ?? [])
    for (const due of taken) {
      const ended = deliver(tools, due, signal).catch(fail)
      underWay.set(
        due,
        ended.finally(() => underWay.delete(due)),
      )
    }
    count += taken.length
  }
  // A place that becomes free is given away at once; between times what is new is looked for.
  for (await take(); underWay.size > 0; await take()) await Promise.race([...underWay.values(), Bun.sleep(everyMs)])
  if (faults.length > 0) throw faults[0]
  return count
}

const deliver = async (tools: DeliveryTools, due: Due, signal: AbortSignal): Promise<void> => {
  const told = { ...due, data: await dataOf(tools, due) } // a fault of the database is none of the endpoint
  const failure = await failureOf(attempt(tools, told, signal))
  if (failure !== null) {
    // A process that stops cuts off its tries; their next ones are set.
    if (!signal.aborted) await recordFailure(tools, due, failure)
    return
  }
  await markDelivered(tools, due)
  tools.metrics?.count('webhookDeliveries', ['delivered'])
}

const failureOf = (status: Promise<number>): Promise<Failure | null> =>
  status.then(
    (code) =>
      code >= 200 && code < 300 ? null : { why: `it answered ${code}`, isGone: code === 410, isSilent: false },
    ({ message }: Error) => ({ why: message, isGone: false, isSilent: true }),
  )

/** @returns the status of the answer. @throws when there is none. */
const attempt = async (tools: DeliveryTools, due: Due, signal: AbortSignal): Promise<number> => {
  const { config, signer, network, tracing } = tools
  const way = { allowLoopback: config.webhooksLoopback === 'on', ...(network !== undefined && { network }) }
  const unsealed = [due.secret, due.oldSecret].flatMap((sealed) =>
    sealed === null ? [] : [signer?.unseal(sealed, secretAbout(due.webhookId)) ?? null],
  )
  const secrets = unsealed.filter((secret) => secret !== null)
  if (unsealed[0] === null)
    throw new Error('its secret was encrypted with another LAB_SIGNING_SECRET: create the endpoint again')
  const sent = () => send(due, secrets, { ...way, headers: tracing?.headers() ?? {} }, signal, tools.clock())
  return inSpan(tracing, 'webhook.deliver', sent)
}

/** A completed fitting is announced with its advice: at each try in the words of the release that sends it, and without once it is erased. */
const dataOf = async ({ sql }: DeliveryTools, { accountId, type, data }: Due): Promise<unknown> => {
  if (type !== 'fitting.completed') return data
  const fitting = data as { readonly fittingId: string }
  const advice = await selectAdvice(sql, accountId, fitting.fittingId)
  if (advice === null) return fitting
  const { kind, headline } = advice
  const message = isMessage(headline) ? { id: headline.message, values: headline.values } : undefined
  return { ...fitting, advice: { kind, headline: inEnglish(headline), ...(message && { message }) } }
}

const recordFailure = async (tools: DeliveryTools, due: Due, failure: Failure): Promise<void> => {
  const { isGone } = failure
  const why = failure.why.slice(0, whyCharactersMax)
  const { accountId, webhookId, isLast } = due
  const { isDisabled, givenUp } = await markFailed(tools, due, { ...failure, why }, tools.config.webhooksFailingDaysMax)
  if (givenUp > 0) tools.metrics?.count('webhookDeliveries', ['given_up'], givenUp)
  else tools.metrics?.count('webhookDeliveries', ['failed'])
  if (isDisabled) tools.metrics?.count('webhooksDisabled', [])
  if (isDisabled) tools.log.warn('webhook disabled', { accountId, webhookId, isGone, givenUp })
  else if (isLast) tools.log.warn('webhook delivery given up', { accountId, webhookId, messageId: due.messageId })
}

/** Deliver now and then. Every replica does; what one has taken the others leave alone. */
export const startWebhooks = (tools: DeliveryTools): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  let working = Promise.resolve()
  let isWorking = false
  const work = async () => {
    isWorking = true
    await deliverDue(tools, stopping.signal).catch((error) =>
      tools.log.warn('webhooks could not be delivered; it is tried again', errorFacts(error)),
    )
    isWorking = false
  }
  const timer = setInterval(() => {
    if (!isWorking) working = work()
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await working
    },
  }
}

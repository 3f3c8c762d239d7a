import type { Config } from '../../platform/config.ts'
import { errorFacts, type Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics/index.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Tracing } from '../../platform/tracing/index.ts'
import { claimDue, type Due, deleteOldDeliveries, markDelivered, markFailed, type WebhookStore } from './queries.ts'
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

const atOnceMax = 20
const everyMs = 2_000
const cleanEveryMs = 3_600_000
const whyCharactersMax = 200

/** Send what is due. @returns how many were tried. */
export const deliverDue = async (tools: DeliveryTools, signal: AbortSignal): Promise<number> => {
  const due = await claimDue(tools, atOnceMax)
  await Promise.all(due.map((one) => deliver(tools, one, signal)))
  return due.length
}

const deliver = async (tools: DeliveryTools, due: Due, signal: AbortSignal): Promise<void> => {
  const { config, signer, network } = tools
  const way = { allowLoopback: config.webhooksLoopback === 'on', ...(network !== undefined && { network }) }
  try {
    const unsealed = [due.secret, due.oldSecret].flatMap((sealed) =>
      sealed === null ? [] : [signer?.unseal(sealed, secretAbout(due.webhookId)) ?? null],
    )
    const secrets = unsealed.filter((secret) => secret !== null)
    if (unsealed[0] === null)
      throw new Error('its secret was made with another LAB_SIGNING_SECRET: make the endpoint anew')
    const { tracing } = tools
    const sent = () => send(due, secrets, { ...way, headers: tracing?.headers() ?? {} }, signal, tools.clock())
    const status = await (tracing?.inSpan('webhook.deliver', sent) ?? sent())
    if (status >= 200 && status < 300) {
      await markDelivered(tools, due)
      return tools.metrics?.count('webhookDeliveries', ['delivered'])
    }
    await recordFailure(tools, due, `it answered ${status}`, status === 410)
  } catch (error) {
    if (signal.aborted) return // this process stops; the next try is set
    await recordFailure(tools, due, (error as Error).message, false)
  }
}

const recordFailure = async (tools: DeliveryTools, due: Due, why: string, isGone: boolean): Promise<void> => {
  const daysMax = tools.config.webhooksFailingDaysMax
  const { accountId, webhookId, isLast } = due
  tools.metrics?.count('webhookDeliveries', [isLast ? 'given_up' : 'failed'])
  const isDisabled = await markFailed(tools, due, { why: why.slice(0, whyCharactersMax), isGone, daysMax })
  if (isDisabled) tools.metrics?.count('webhooksDisabled', [])
  if (isDisabled) tools.log.warn('webhook disabled', { accountId, webhookId, isGone })
  else if (isLast) tools.log.warn('webhook delivery given up', { accountId, webhookId, messageId: due.messageId })
}

/** Deliver now and then. Every replica does; what one has taken the others leave alone. */
export const startWebhooks = (tools: DeliveryTools): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  let working = Promise.resolve()
  let isWorking = false
  let cleanAtMs = performance.now() + cleanEveryMs
  const work = async () => {
    isWorking = true
    try {
      while ((await deliverDue(tools, stopping.signal)) === atOnceMax && !stopping.signal.aborted);
      if (performance.now() > cleanAtMs) {
        cleanAtMs = performance.now() + cleanEveryMs
        await deleteOldDeliveries(tools)
      }
    } catch (error) {
      tools.log.warn('webhooks could not be delivered; it is tried again', errorFacts(error))
    } finally {
      isWorking = false
    }
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

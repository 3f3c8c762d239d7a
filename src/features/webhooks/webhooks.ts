import type { Actor } from '../../identity/audit/index.ts'
import {
  lockAccount,
  makeOrRefuse,
  type Refusal,
  type Refuse,
  type Unchecked,
  wrongField,
} from '../../identity/wishes/index.ts'
import { problem } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { type Claim, ClaimedBefore, takeClaim } from '../../platform/postgres/claim.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { say } from '../../words/say.ts'
import { type EventType, testDataOf } from './events.ts'
import {
  type Again,
  changeEndpoint,
  countEndpoints,
  type Due,
  endpointsMax,
  insertEndpoint,
  insertTest,
  replayDeliveries,
  rotateEndpointSecret,
  selectEndpoints,
  selectSecret,
  type WebhookStore,
} from './queries.ts'
import { type Webhook, type WebhookChange, type WebhookDelivery, WebhookRequest } from './schema.ts'
import { type UrlFault, urlFault } from './send.ts'

/** What making an endpoint takes. */
export interface WebhookTools extends WebhookStore {
  readonly config: Pick<Config, 'webhooksLoopback'>
  readonly signer: LinkSigner | null
}

/** What the secret of an endpoint is sealed about: it can be opened for no other. */
export const secretAbout = (webhookId: string): string => `webhook secret ${webhookId}`

/** @source Standard Webhooks: 24 to 64 bytes */
const secretBytes = 32

/** Why an endpoint is not made. */
export type WebhookRefusal = 'url' | 'events' | UrlFault | 'maximum' | 'not-configured' | 'no-account'

/**
 * Make an endpoint that somebody wants for an account. Its secret is shown once; what is stored can only be read with
 * LAB_SIGNING_SECRET. (A hash would not do: it is what every delivery is signed with.) A repeat with the same key gets the
 * endpoint and the secret of the first time.
 *
 * @throws conflict, idempotencyKeyReused
 */
export const makeWebhook = async (
  { sql, clock, config, signer }: WebhookTools,
  accountId: string,
  wish: Unchecked<WebhookRequest>,
  by: Actor,
  claim: Claim | null = null,
): Promise<{ webhook: Webhook; secret: string } | Refusal<WebhookRefusal>> => {
  const wrong = wrongField(WebhookRequest, wish)
  if (wrong !== null) return { refused: wrong as WebhookRefusal } // the names of the fields of the wish
  const { url, events } = wish as WebhookRequest
  const fault = urlFault(url, { allowLoopback: config.webhooksLoopback === 'on' })
  if (fault !== null) return { refused: fault }
  if (signer === null) return { refused: 'not-configured' }
  const createdAt = clock()
  const webhookId = newId('whe', createdAt)
  const { secret, sealed } = newSecret(signer, webhookId)
  const endpoint = { accountId, webhookId, url, events: [...new Set(events)], createdAt, secret: sealed }
  try {
    const made = await makeOrRefuse(sql, async (sql, refuse: Refuse<WebhookRefusal>) => {
      if (!(await lockAccount(sql, accountId, { orSandbox: true }))) throw refuse('no-account')
      await takeClaim(sql, claim, webhookId)
      await insertEndpoint(sql, endpoint, by)
      if ((await countEndpoints(sql, accountId)) > endpointsMax) throw refuse('maximum')
      return { secret }
    })
    return 'refused' in made ? made : { webhook: (await findWebhook(sql, accountId, webhookId))!, secret }
  } catch (error) {
    return madeBefore({ sql, signer }, accountId, error)
  }
}

/** The endpoint that a key made or changed before, with its secret. @throws idempotencyKeyReused, conflict */
const madeBefore = async (
  { sql, signer }: Pick<WebhookTools, 'sql' | 'signer'>,
  accountId: string,
  error: unknown,
): Promise<{ webhook: Webhook; secret: string }> => {
  if (!(error instanceof ClaimedBefore)) throw error
  if (!error.isSame)
    throw problem('idempotencyKeyReused', {
      detail: say('fittings.otherRequest'),
    })
  const webhook = await findWebhook(sql, accountId, error.made)
  const sealed = await selectSecret(sql, accountId, error.made)
  const secret = sealed === null ? null : (signer?.unseal(sealed, secretAbout(error.made)) ?? null)
  if (webhook === null || secret === null) throw problem('conflict', { detail: say('webhooks.removedSince') })
  return { webhook, secret }
}

/** There is nothing to encrypt the secrets of endpoints with. */
export const notConfigured = () => problem('webhooksNotConfigured', { detail: say('webhooks.notConfigured') })

const newSecret = (signer: LinkSigner, webhookId: string) => {
  const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(secretBytes))).toString('base64')}`
  return { secret, sealed: signer.seal(secret, secretAbout(webhookId)) }
}

/** Whether a text has the form of a secret that is made here. It says nothing about existence. */
export const isWebhookSecret = (text: string): boolean => /^whsec_[A-Za-z0-9+/]{43}=$/.test(text)

/**
 * Give an endpoint a new secret, shown once. For a day events are signed with the old one too, as Standard Webhooks has it.
 *
 * A repeat with the same key gets the secret that is in force.
 *
 * @returns null when the account has no such endpoint.
 * @throws webhooksNotConfigured, idempotencyKeyReused
 */
export const rotateSecret = async (
  tools: WebhookTools,
  accountId: string,
  webhookId: string,
  by: Actor,
  claim: Claim | null = null,
): Promise<{ webhook: Webhook; secret: string } | null> => {
  if ((await findWebhook(tools.sql, accountId, webhookId)) === null) return null
  if (tools.signer === null) throw notConfigured()
  const { secret, sealed } = newSecret(tools.signer, webhookId)
  try {
    await tools.sql.begin(async (sql) => {
      await takeClaim(sql, claim, webhookId)
      await rotateEndpointSecret({ ...tools, sql }, { accountId, webhookId, secret: sealed }, by)
    })
  } catch (error) {
    return madeBefore(tools, accountId, error)
  }
  const webhook = await findWebhook(tools.sql, accountId, webhookId)
  return webhook && { webhook, secret }
}

/** Send to an endpoint again, what did not arrive there too. @returns null when the account has no such endpoint. */
export const enableWebhook = async (
  store: WebhookStore,
  { accountId, webhookId }: Pick<Due, 'accountId' | 'webhookId'>,
  again: Again,
  by: Actor,
): Promise<{ webhook: Webhook; resent: number } | null> => {
  const resent = await replayDeliveries(store, { accountId, webhookId }, again, by)
  const webhook = await findWebhook(store.sql, accountId, webhookId)
  return resent === null || webhook === null ? null : { webhook, resent }
}

/**
 * Change the URL of an endpoint, its events, or both; its secret stays. A disabled one stays disabled.
 * @returns null when the account has no such endpoint.
 */
export const changeWebhook = async (
  { sql, config }: Pick<WebhookTools, 'sql' | 'config'>,
  accountId: string,
  webhookId: string,
  { url = null, events = null }: { readonly [Member in keyof WebhookChange]: WebhookChange[Member] | null },
  by: Actor,
): Promise<Webhook | Refusal<UrlFault> | null> => {
  const fault = url === null ? null : urlFault(url, { allowLoopback: config.webhooksLoopback === 'on' })
  if (fault !== null) return { refused: fault }
  await changeEndpoint(sql, { accountId, webhookId, url, events: events && [...new Set(events)] }, by)
  return findWebhook(sql, accountId, webhookId)
}

/**
 * Send a test event to an endpoint the way that events go, but once.
 * @returns null when the account has no such endpoint.
 */
export const sendTest = async (
  store: WebhookStore,
  accountId: string,
  webhookId: string,
  event: EventType,
): Promise<WebhookDelivery | Refusal<'disabled'> | null> => {
  const deliveryId = newId('msg', store.clock())
  const about = { accountId, webhookId, messageId: deliveryId, type: event, data: testDataOf(event) }
  const at = (await insertTest(store, about))?.toISOString()
  if (at === undefined)
    return (await findWebhook(store.sql, accountId, webhookId)) === null ? null : { refused: 'disabled' }
  const nothingYet = { attempts: 0, nextAttemptAt: at, deliveredAt: null, note: null } as const
  return { deliveryId, event, isTest: true, status: 'pending', createdAt: at, ...nothingYet }
}

/** An endpoint of an account; null when it has none of this id. */
export const findWebhook = async (
  sql: WebhookStore['sql'],
  accountId: string,
  webhookId: string,
): Promise<Webhook | null> => (await selectEndpoints(sql, accountId, webhookId))[0] ?? null

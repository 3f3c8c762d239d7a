import type { Config } from '../../platform/config.ts'
import { problem } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Actor } from '../audit/index.ts'
import { endpointsMax, insertEndpoint, selectEndpoints, type WebhookStore } from './queries.ts'
import type { Webhook, WebhookRequest } from './schema.ts'
import { urlProblem } from './send.ts'

/** What making an endpoint takes. */
export interface WebhookTools extends WebhookStore {
  readonly config: Pick<Config, 'webhooksLoopback'>
  readonly signer: LinkSigner | null
}

/** What the secret of an endpoint is sealed about: it can be opened for no other. */
export const secretAbout = (webhookId: string): string => `webhook secret ${webhookId}`

/** @source Standard Webhooks: 24 to 64 bytes */
const secretBytes = 32

/**
 * Make an endpoint. Its secret is shown once; what is stored can only be read with LAB_SIGNING_SECRET. (A hash would not do:
 * it is what every delivery is signed with.)
 *
 * @throws webhooksNotConfigured, validationFailed, conflict
 */
export const createWebhook = async (
  { sql, clock, config, signer }: WebhookTools,
  accountId: string,
  { url, events }: WebhookRequest,
  by: Actor,
): Promise<{ webhook: Webhook; secret: string }> => {
  const wrong = urlProblem(url, { allowLoopback: config.webhooksLoopback === 'on' })
  if (wrong !== null)
    throw problem('validationFailed', {
      detail: `url ${wrong}.`,
      errors: [{ pointer: '/url', detail: wrong, received: url }],
    })
  if (signer === null)
    throw problem('webhooksNotConfigured', {
      detail: 'This installation has no secret to keep webhook secrets with (LAB_SIGNING_SECRET).',
    })
  const createdAt = clock()
  const webhookId = newId('whe', createdAt)
  const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(secretBytes))).toString('base64')}`
  const endpoint = { accountId, webhookId, url, events: [...new Set(events)], createdAt }
  const sealed = signer.seal(secret, secretAbout(webhookId))
  if (!(await insertEndpoint(sql, { ...endpoint, secret: sealed }, by)))
    throw problem('conflict', { detail: `An account may have ${endpointsMax} webhook endpoints. Remove one first.` })
  const webhook = (await selectEndpoints(sql, accountId)).find((one) => one.webhookId === webhookId)!
  return { webhook, secret }
}

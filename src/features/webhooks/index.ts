export { deliverDue, startWebhooks } from './deliver.ts'
export {
  deleteEndpoint,
  removeWebhooks,
  replayDeliveries,
  selectEndpoints,
  selectFailingEndpoints,
  selectPendingDeliveries,
} from './queries.ts'
export { resealSecrets } from './reseal.ts'
export {
  type WebhooksDeps,
  webhookCreation,
  webhookDeletion,
  webhookEnabling,
  webhookList,
  webhookRotation,
  webhooks,
} from './routes.ts'
export { WebhookRequest } from './schema.ts'
export { createWebhook, enableWebhook, isWebhookSecret, rotateSecret } from './webhooks.ts'

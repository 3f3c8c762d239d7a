export { deliverDue, startWebhooks } from './deliver.ts'
export {
  deleteEndpoint,
  endpointsMax,
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
export { isUrlFault, urlWords } from './send.ts'
export { enableWebhook, isWebhookSecret, makeWebhook, rotateSecret, type WebhookRefusal } from './webhooks.ts'

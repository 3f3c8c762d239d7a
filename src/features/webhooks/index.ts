export { deliverDue, startWebhooks } from './deliver.ts'
export {
  deleteEndpoint,
  removeWebhooks,
  replayDeliveries,
  selectEndpoints,
  selectPendingDeliveries,
} from './queries.ts'
export { creation, deletion, enabling, list, rotation, type WebhooksDeps, webhooks } from './routes.ts'
export { WebhookRequest } from './schema.ts'
export { createWebhook, enableWebhook, isWebhookSecret, rotateSecret } from './webhooks.ts'

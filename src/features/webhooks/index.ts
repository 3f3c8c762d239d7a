export { deliverDue, startWebhooks } from './deliver.ts'
export { deliveryDays, events } from './events.ts'
export { insertLead, selectTakesLeads, selectWaitingLeads } from './leads.ts'
export {
  deleteEndpoint,
  deleteOldDeliveries,
  endpointsMax,
  replayDeliveries,
  selectDeliveries,
  selectEndpoints,
  selectFailingEndpoints,
  selectPendingDeliveries,
} from './queries.ts'
export { countUnopened, resealSecrets } from './reseal.ts'
export {
  oneWebhook,
  type WebhooksDeps,
  webhookChange,
  webhookCreation,
  webhookDeletion,
  webhookDeliveries,
  webhookEnabling,
  webhookLeads,
  webhookList,
  webhookRotation,
  webhooks,
  webhookTest,
} from './routes.ts'
export { deliveryCursor, WebhookChange, WebhookRequest, WebhookTest } from './schema.ts'
export { isUrlFault, urlWords } from './send.ts'
export {
  changeWebhook,
  enableWebhook,
  findWebhook,
  isWebhookSecret,
  makeWebhook,
  rotateSecret,
  sendTest,
  type WebhookRefusal,
} from './webhooks.ts'

export type { ClientFault } from './client-policy.ts'
export { rotateKeys, sealKeys } from './keys.ts'
export {
  type ConnectedApp,
  deleteGrant,
  selectAccessTokens,
  selectConnectedApps,
  selectRegisteredClients,
} from './queries.ts'
export { registerClient, removeClient } from './registered-clients.ts'
export { type OAuthDeps, oauth } from './routes.ts'
export { bindSecret, hasSecretOfDatabase, takeSecret } from './secret.ts'

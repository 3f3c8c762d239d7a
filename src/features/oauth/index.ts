export { rotateKeys } from './keys.ts'
export { selectAccessTokens, selectRegisteredClients } from './queries.ts'
export { registerClient, removeClient } from './registered-clients.ts'
export { type OAuthDeps, oauth } from './routes.ts'

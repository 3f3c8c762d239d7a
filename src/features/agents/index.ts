export { createConnection, revokeConnection, revokeConnections } from './connections.ts'
export { selectAgentTokens, selectConnections } from './queries.ts'
export { agents } from './routes.ts'

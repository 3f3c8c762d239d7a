export { createConnection, revokeConnection, revokeConnections } from './connections.ts'
export { selectAgentTokens, selectConnections } from './queries.ts'
export { type AgentsDeps, agents } from './routes.ts'

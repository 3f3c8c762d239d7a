export { makeConnection, revokeConnection, revokeConnections } from './connections.ts'
export { selectAgentTokens, selectConnections } from './queries.ts'
export { type AgentsDeps, agents, agentToken } from './routes.ts'

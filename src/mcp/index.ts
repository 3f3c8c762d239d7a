export { registryEntry } from './discovery.ts'
export { type McpDeps, mcp } from './routes.ts'

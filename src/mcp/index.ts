export { registryEntry } from './discovery.ts'
export { type McpDeps, mcp, toolHealth } from './routes.ts'

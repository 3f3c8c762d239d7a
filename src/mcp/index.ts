export { registryEntry } from './discovery.ts'
export { mcp } from './routes.ts'

export { registryEntry } from './discovery.ts'
export { type McpDeps, mcp, toolHealth } from './routes.ts'
export { skillFile } from './skill.ts'

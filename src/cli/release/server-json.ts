import { registryEntry } from '../../mcp/index.ts'
import { verb } from '../verb.ts'

/** The entry for the public registry of MCP servers, as it stands in server.json. */
export const serverJson = verb({
  name: 'server-json',
  description: 'Print the entry for the MCP registry (server.json).',
  args: {},
  run: async () => registryEntry(),
  show: (entry) => JSON.stringify(entry, null, 2),
})

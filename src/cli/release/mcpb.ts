import { bundle } from '../../mcp/index.ts'
import { readConfig } from '../../platform/settings/config.ts'
import { writeAtomically } from '../../platform/work/atomic-write.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'

/** The bundle that hosts install by a click. */
export const mcpb = (env: Environment) =>
  verb({
    name: 'mcpb',
    description: 'Write the bundle (.mcpb) that installs the MCP server in a desktop host by a click.',
    args: {
      url: {
        type: 'string',
        description:
          'Address that it connects to, such as https://fit.example.org/mcp; asked for at installation if omitted.',
      },
      out: { type: 'string', description: 'File to write.', default: 'clubwright.mcpb' },
    },
    run: async ({ url, out }) => {
      const bytes = await bundle({ serviceName: readConfig(env).serviceName, url: mcpAddress(url) })
      await writeAtomically(out, (unfinished) => Bun.write(unfinished, bytes))
      return { file: out, bytes: bytes.length }
    },
    show: ({ file, bytes }) => `Wrote ${file} (${bytes} bytes).`,
  })

/** The endpoint: also where only the host was said. */
const mcpAddress = (said: string | undefined): string | null => {
  if (said === undefined) return null
  const url = URL.parse(said)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new OperatorError('--url must be an http or https URL, such as https://fit.example.org/mcp.', {
      code: 'USAGE',
    })
  if (url.pathname === '/') url.pathname = '/mcp'
  return url.href
}

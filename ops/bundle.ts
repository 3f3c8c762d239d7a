/**
 * The bundle that desktop hosts install by a click:
 *
 *     bun ops/bundle.ts --url https://fit.example.org/mcp --name 'Our Shop' --out clubwright.mcpb
 *
 * Without `--url` the host asks for the address. `bun run release` writes such a one.
 */
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import { description } from '../src/mcp/discovery.ts'
import { serverVersion } from '../src/mcp/identity.ts'
import { licenseTexts, packagesOf } from './licenses.ts'

/** Carries a remote server to hosts that start programs, and signs in by OAuth. */
const proxyPackage = 'mcp-remote'

const proxyFile = 'server/proxy.mjs'

/** The proxy as one file for Node.js: a host has that, and installs nothing. */
const buildProxy = async (): Promise<string> => {
  const { outputs } = await Bun.build({
    entrypoints: [Bun.resolveSync(`${proxyPackage}/dist/proxy.js`, import.meta.dir)],
    target: 'node',
    minify: true,
  })
  return outputs[0]!.text()
}

/** Whose service it is for. Without `url` the host asks for it. */
interface BundleFor {
  readonly serviceName: string
  readonly url: string | null
}

/**
 * How a host installs and starts the bundle. Manifests know no remote servers, so it starts a proxy to one.
 * @source modelcontextprotocol/mcpb, MANIFEST.md and schemas/mcpb-manifest-v0.3.schema.json
 */
const manifest = ({ serviceName, url }: BundleFor) => ({
  manifest_version: '0.3',
  name: 'clubwright',
  display_name: serviceName,
  version: serverVersion,
  description,
  author: { name: 'Clubwright' },
  ...(url !== null && { documentation: new URL('/docs/connect', url).href }),
  server: {
    type: 'node',
    entry_point: proxyFile,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the host fills these in
    mcp_config: { command: 'node', args: ['${__dirname}/server/proxy.mjs', '${user_config.url}'] },
  },
  tools_generated: true,
  prompts_generated: true,
  license: 'MIT',
  compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: '>=20' } },
  user_config: {
    url: {
      type: 'string',
      title: 'Address',
      description: `Address of ${serviceName}: https://, the host, /mcp. You sign in with the browser.`,
      required: true,
      ...(url !== null && { default: url }),
    },
  },
})

/** The same bundle is the same bytes: the first day that a zip file knows. */
const noTime = new Date(1980, 0, 1)

/** A bundle (.mcpb) for hosts that install a server by a click: a zip with the manifest, the proxy and its licenses. */
export const bundle = async (wanted: BundleFor): Promise<Uint8Array> => {
  const files = {
    'manifest.json': `${JSON.stringify(manifest(wanted), null, 2)}\n`,
    [proxyFile]: await buildProxy(),
    'server/LICENSES.txt': licenseTexts(packagesOf([proxyPackage])),
  }
  const encoded = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])
  return zipSync(Object.fromEntries(encoded), { mtime: noTime })
}

/** The endpoint: also where only the host was said. */
const mcpAddress = (said: string): string => {
  const url = URL.parse(said)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error('--url must be an http or https URL, such as https://fit.example.org/mcp.')
  if (url.pathname === '/') url.pathname = '/mcp'
  return url.href
}

if (import.meta.main) {
  const { url, name, out } = parseArgs({
    options: {
      url: { type: 'string' },
      name: { type: 'string', default: 'Clubwright' },
      out: { type: 'string', default: 'clubwright.mcpb' },
    },
  }).values
  const bytes = await bundle({ serviceName: name, url: url === undefined ? null : mcpAddress(url) })
  await Bun.write(out, bytes)
  console.log(`Wrote ${out} (${bytes.length} bytes).`)
}

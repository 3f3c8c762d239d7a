import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { $ } from 'bun'
import { strFromU8, unzipSync } from 'fflate'
import { guides } from '../../src/mcp/documents/documents.ts'
import { instructions } from '../../src/mcp/protocol/server.ts'
import { clubwright, scratchDirectory } from '../support/service.ts'
import { onAgent } from './agent.ts'
import { served } from './served.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const strict = { additionalProperties: false }
/** What the public schema asks of the members that we use, in our words. @source modelcontextprotocol/mcpb, manifest 0.3 */
const Manifest = Type.Object(
  {
    manifest_version: Type.Literal('0.3'),
    name: Type.String({ pattern: '^[a-z0-9-]+$' }),
    display_name: Type.String(),
    version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    description: Type.String(),
    author: Type.Object({ name: Type.String() }, strict),
    documentation: Type.Optional(Type.String({ pattern: '^https?://' })),
    server: Type.Object(
      {
        type: Type.Union([Type.Literal('python'), Type.Literal('node'), Type.Literal('binary')]),
        entry_point: Type.String(),
        mcp_config: Type.Object({ command: Type.String(), args: Type.Array(Type.String()) }, strict),
      },
      strict,
    ),
    tools_generated: Type.Boolean(),
    prompts_generated: Type.Boolean(),
    license: Type.String(),
    compatibility: Type.Object(
      { platforms: Type.Array(Type.String()), runtimes: Type.Object({ node: Type.String() }, strict) },
      strict,
    ),
    user_config: Type.Record(
      Type.String(),
      Type.Object(
        {
          type: Type.Union(['string', 'number', 'boolean', 'directory', 'file'].map((type) => Type.Literal(type))),
          title: Type.String(),
          description: Type.String(),
          required: Type.Boolean(),
          default: Type.Optional(Type.String()),
        },
        strict,
      ),
    ),
  },
  strict,
)

const bundled = async (...args: string[]) => {
  const out = join(scratch.path, 'clubwright.mcpb')
  const program = join(import.meta.dir, '../../ops/bundle.ts')
  const { exitCode, stderr } = await $`${process.execPath} ${program} --out ${out} ${args}`.quiet().nothrow()
  if (exitCode !== 0) throw new Error(stderr.toString())
  const files = unzipSync(await Bun.file(out).bytes())
  return { files, manifest: JSON.parse(strFromU8(files['manifest.json']!)) }
}

onAgent((agent) => {
  test('the bundle is a zip with a manifest by the public schema, whose files are all in it', async () => {
    const { files, manifest } = await bundled('--url', 'https://fit.example.org')
    expect([...Value.Errors(Manifest, manifest)].map(({ path, message }) => `${path} ${message}`)).toEqual([])
    expect(Object.keys(files)).toEqual(['manifest.json', manifest.server.entry_point, 'server/LICENSES.txt'])
    expect(manifest.user_config.url.default).toBe('https://fit.example.org/mcp')
    expect(strFromU8(files['server/LICENSES.txt']!)).toContain('mcp-remote 0.')
  })

  test('without an address the host asks for it, and an address that is none is refused', async () => {
    const { manifest } = await bundled()
    expect([...Value.Errors(Manifest, manifest)]).toEqual([])
    expect(manifest.user_config.url).toMatchObject({ required: true })
    expect(manifest.user_config.url).not.toHaveProperty('default')
    await expect(bundled('--url', 'fit.example.org')).rejects.toThrow('--url must be an http or https URL')
  })

  test('started as its manifest says, it offers the tools of the server', async () => {
    const server = served(agent().app, agent().apiKey)
    const { files, manifest } = await bundled('--url', `${server.keyed}/mcp`)
    for (const [name, bytes] of Object.entries(files)) await Bun.write(join(scratch.path, name), bytes)
    const { command, args } = manifest.server.mcp_config
    const filled = args.map((arg: string) =>
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as a host fills them in
      arg.replace('${__dirname}', scratch.path).replace('${user_config.url}', manifest.user_config.url.default),
    )
    const env = { PATH: process.env['PATH']!, MCP_REMOTE_CONFIG_DIR: join(scratch.path, 'signed-in') }
    const client = new Client({ name: 'host', version: '1.0.0' })
    try {
      await client.connect(
        new StdioClientTransport({
          command: Bun.which(command) ?? process.execPath,
          args: filled,
          env,
          stderr: 'ignore',
        }),
      )
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toContain('analyze_fitting')
    } finally {
      await client.close()
      server.stop()
    }
  })
})

test('the skill file says what the server says, and names the other guides', async () => {
  const { stdout } = await clubwright(['skill'], {})
  const [, frontmatter, body] = stdout.split('---\n')
  expect(frontmatter).toMatch(/^name: [a-z-]{1,64}\ndescription: ".{1,1000}"\n$/)
  expect(body).toContain(instructions('Clubwright'))
  const [interview, ...others] = guides
  for (const line of interview!.text().split('\n')) expect(stdout).toContain(line)
  for (const { uri } of others) expect(stdout).toContain(uri)
})

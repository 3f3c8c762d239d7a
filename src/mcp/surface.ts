import type { Server } from '@modelcontextprotocol/server'
import type { Principal } from '../identity/auth/index.ts'
import { once } from '../platform/work/once.ts'
import type { Prompt } from './documents/prompts.ts'
import { type Completer, type Resource, type ResourceTemplate, uriTemplateOf } from './documents/resources.ts'
import type { ReadTask } from './protocol/tasks.ts'
import { publishInput } from './published-input.ts'
import { publishOutput } from './published-output.ts'
import type { Tool } from './tool.ts'

/** Everything that an MCP server offers. The product has one; a test mounts another on the same handler. */
interface SurfaceParts {
  readonly serverInfo: {
    readonly name: string
    readonly title: string
    readonly version: string
    readonly websiteUrl?: string
    readonly icons?: { src: string; mimeType: string; sizes: string[] }[]
  }
  readonly instructions: string
  readonly tools: readonly Tool[]
  readonly prompts: readonly Prompt[]
  readonly resources: readonly Resource[]
  readonly templates: readonly ResourceTemplate[]
  /** By the variable of a template, or what an argument of a prompt is completed as. */
  readonly completers: Readonly<Record<string, Completer>>
  /** What becomes of a call that outlasts its wait. */
  readonly readTask?: ReadTask
  /** Capabilities and handlers beyond these, on the library's server. */
  readonly more?: { readonly capabilities: object; register(server: Server): void }
}

/** A surface with its lists made once, as the bytes that are sent: when they are first asked for, since the card takes 3 ms of a start. */
export interface Surface extends SurfaceParts {
  toolFor(kind: Principal['kind'], name: string): Tool | undefined
  /** Names of the tools that this kind of caller sees, in their order. */
  toolNames(kind: Principal['kind']): readonly string[]
  /** `{"tools":[...]}` */
  toolList(kind: Principal['kind']): string
  /** Member of `_meta` in every result of revision 2026-07-28. */
  readonly serverMeta: string
  promptList(): string
  resourceList(): string
  templateList(): string
  resource(uri: string): string | undefined
  /** The same with some of the tools only. */
  of(tools: readonly Tool[]): Surface
}

/** A surface of these parts. */
export const surface = (parts: SurfaceParts): Surface => {
  const { tools, prompts, resources, templates } = parts
  const views = { everyone: view(tools.filter(({ audience }) => audience === 'everyone')), accounts: view(tools) }
  const viewOf = (kind: Principal['kind']) => (kind === 'oauth' ? views.everyone : views.accounts)
  const { icons } = parts.serverInfo
  // Not for tools: their list is read by every conversation, and a host has the icon of the server.
  const withIcons = <Listed extends object>(listed: Listed) => ({ ...listed, ...(icons && { icons }) })
  const contents = new Map(
    resources.map(({ uri, mimeType, text, meta }) => [
      uri,
      once(() => JSON.stringify({ contents: [{ uri, mimeType, text: text(), ...(meta && { _meta: meta }) }] })),
    ]),
  )
  return {
    ...parts,
    serverMeta: `"io.modelcontextprotocol/serverInfo":${JSON.stringify(parts.serverInfo)}`,
    toolFor: (kind, name) => viewOf(kind).byName.get(name),
    toolNames: (kind) => [...viewOf(kind).byName.keys()],
    toolList: (kind) => viewOf(kind).list(),
    promptList: once(() => JSON.stringify({ prompts: prompts.map(listPrompt).map(withIcons) })),
    resourceList: once(() => JSON.stringify({ resources: resources.map(listResource).map(withIcons) })),
    templateList: once(() => JSON.stringify({ resourceTemplates: templates.map(listTemplate).map(withIcons) })),
    resource: (uri) => contents.get(uri)?.(),
    of: (some) => surface({ ...parts, tools: some }),
  }
}

/** For how long a client of revision 2026-07-28 may keep what it was told. The lists change with a release. */
const keptMs = 300_000
/** Milliseconds that clients may keep each answer, and whether for one caller or for all. */
export const cacheHints = {
  'server/discover': { ttlMs: keptMs, cacheScope: 'private' },
  // Who signed in through a platform sees fewer tools than an API key.
  'tools/list': { ttlMs: keptMs, cacheScope: 'private' },
  'prompts/list': { ttlMs: keptMs, cacheScope: 'public' },
  'resources/list': { ttlMs: keptMs, cacheScope: 'public' },
  'resources/templates/list': { ttlMs: keptMs, cacheScope: 'public' },
  'resources/read': { ttlMs: keptMs, cacheScope: 'private' },
} as const

const view = (tools: readonly Tool[]) => ({
  byName: new Map(tools.map((tool) => [tool.name, tool])),
  list: once(() => JSON.stringify({ tools: tools.map(listTool) })),
})

/** The title stands where clients of any age find it; a second one would cost every conversation. */
const listTool = ({ name, title, description, annotations, input, output, shows = '', meta }: Tool) => ({
  name,
  description,
  inputSchema: publishInput(input),
  ...(output && { outputSchema: publishOutput(output, shows) }),
  annotations: { title, ...publishHints(annotations) },
  ...(meta && { _meta: meta }),
})

/** What only reads is idempotent already. @source MCP specification, tool annotations */
const publishHints = ({ idempotentHint, ...hints }: Tool['annotations']) => ({
  ...hints,
  ...(!(idempotentHint && hints.readOnlyHint) && { idempotentHint }),
})

const listPrompt = ({ name, title, description, arguments: args }: Prompt) => ({
  name,
  title,
  description,
  arguments: args.map(({ name, description, required }) => ({ name, description, required })),
})

const listResource = ({ uri, name, title, description, mimeType, meta }: Resource) => ({
  uri,
  name,
  title,
  description,
  mimeType,
  ...(meta && { _meta: meta }),
})

const listTemplate = (template: ResourceTemplate) => {
  const { name, title, description } = template
  return { uriTemplate: uriTemplateOf(template), name, title, description, mimeType: 'application/json' }
}

import type { Scope } from '../../identity/auth/index.ts'
import type { Caller } from '../tool.ts'

/** A document that a host may read. */
export interface Resource {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: string
  /** Asked for once, when it is first read. */
  text(): string
  readonly meta?: Readonly<Record<string, unknown>>
}

/** Documents of one kind, made when they are read: JSON, at `base` and an id. */
export interface ResourceTemplate {
  /** The address before the id. */
  readonly base: string
  /** What the id is called. */
  readonly variable: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly scope: Scope | null
  /** It may change at any time, so no client is to keep it. */
  readonly isFleeting?: true
  /** @throws Problem, also where nothing has this id */
  read(id: string, caller: Caller): string | Promise<string>
}

/** What a value may be, most likely first, from its beginning; nothing where the caller may not know. */
export type Completer = (value: string, caller: Caller) => readonly string[] | Promise<readonly string[]>

/** URI template (RFC 6570) of a kind of document. */
export const uriTemplateOf = ({ base, variable }: ResourceTemplate): string => `${base}{${variable}}`

const idCharactersMax = 100
/** No id and no name of a club has a slash, or anything beyond ASCII. */
const plain = /^[\x20-\x2e\x30-\x7e]+$/

/** The template that an address is of, and the id in it. */
export const templateFor = (
  templates: readonly ResourceTemplate[],
  uri: string,
): { readonly template: ResourceTemplate; readonly id: string } | null => {
  const template = templates.find(({ base }) => uri.startsWith(base))
  const id = template && decode(uri.slice(template.base.length))
  return id ? { template: template!, id } : null
}

const decode = (text: string): string | null => {
  try {
    const id = decodeURIComponent(text)
    return id.length <= idCharactersMax && plain.test(id) ? id : null
  } catch {
    return null
  }
}

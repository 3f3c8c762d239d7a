import type { ArgDef, ArgsDef, CommandDef, CommandMeta } from 'citty'

/** A verb, or a group of them, with everything that help and completion say of it. */
export interface Node {
  /** `['clubwright', 'key', 'create']` */
  readonly path: readonly string[]
  readonly command: CommandDef
  readonly meta: CommandMeta
  readonly args: readonly Arg[]
  /** Names of its verbs; null: it is a verb itself. */
  readonly verbs: readonly string[] | null
}

/** An argument of a verb. Schemas say more of it than citty knows. */
export type Arg = ArgDef & {
  readonly name: string
  /** The verb refuses without it. */
  readonly isNeeded?: boolean
  /** The words that it takes. */
  readonly words?: readonly string[]
}

/** @param path Its name in full. */
export const nodeOf = async (command: CommandDef, path: readonly string[]): Promise<Node> => {
  const args = (await resolved(command.args)) as ArgsDef | undefined
  const verbs = await resolved(command.subCommands)
  return {
    path,
    command,
    meta: (await resolved(command.meta)) ?? {},
    args: Object.entries(args ?? {}).map(([name, arg]) => ({ ...arg, name })),
    verbs: verbs === undefined ? null : Object.keys(verbs),
  }
}

/** A verb of a group. */
export const childOf = async ({ command, path }: Node, name: string): Promise<Node> => {
  const verbs = (await resolved(command.subCommands)) ?? {}
  return nodeOf((await resolved(verbs[name])) as CommandDef, [...path, name])
}

const resolved = async <Value>(value: Value | (() => Value | Promise<Value>) | Promise<Value>): Promise<Value> =>
  typeof value === 'function' ? (value as () => Value | Promise<Value>)() : value

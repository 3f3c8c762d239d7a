/** Where the revision 2026-07-28 puts what the others say in `initialize`. */
const metaMember = 'io.modelcontextprotocol/clientInfo'

/** What the client of a message calls itself, where it says so. Nothing of it has been checked yet. */
export const clientIn = (message: unknown): string | undefined => {
  const params = memberOf(message, 'params')
  const info = memberOf(params, 'clientInfo') ?? memberOf(memberOf(params, '_meta'), metaMember)
  const name = memberOf(info, 'name')
  return typeof name === 'string' ? name : undefined
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

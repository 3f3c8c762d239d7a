import type { Principal } from '../../identity/auth/index.ts'

/** No Idempotency-Key of a caller has it. */
const separator = ', '

/**
 * An Idempotency-Key as it is stored. Publishable keys, which every visitor of a page holds, have keys of their own: they neither
 * occupy nor find those of the account's servers.
 */
export const storedKey = ({ publishable }: Pick<Principal, 'publishable'>, key: string): string =>
  publishable === undefined ? key : publishable.keyId + separator + key

/** The key as its caller sent it. */
export const sentKey = (stored: string): string => stored.split(separator).at(-1)!

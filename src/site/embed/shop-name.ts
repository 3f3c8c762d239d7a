import type { selectLook } from '../../identity/accounts/index.ts'

/** Name that an account goes by on its pages. */
export const shopName = ({ name, company }: Awaited<ReturnType<typeof selectLook>>): string => name ?? company

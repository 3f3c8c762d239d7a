import { operationVerb } from '../operation-verb.ts'
import type { Environment } from '../verb.ts'

/** A way into the studio for whoever may use the data directory. */
export const studio = (env: Environment) =>
  operationVerb(env, {
    operation: 'studio',
    description: 'Print a one-time link to the studio of a running server on the embedded database.',
    show: ({ link, minutes }) =>
      `${link}\nIt works once, within ${minutes} minutes. Anyone who has it can make fittings for the account.`,
  })

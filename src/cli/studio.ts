import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, verb } from './verb.ts'

/** A way into the studio for whoever may use the data directory. */
export const studio = (env: Environment) =>
  verb({
    name: 'studio',
    description: 'Print a one-time link to the studio of a running server on the embedded database.',
    args: {},
    run: () => operate(readConfig(env), 'studio', {}),
    show: ({ link, minutes }) =>
      `${link}\nIt works once, within ${minutes} minutes. Anyone who has it can make fittings for the account.`,
  })

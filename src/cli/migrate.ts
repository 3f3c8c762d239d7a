import { readConfig } from '../platform/config.ts'
import type { Environment } from './commands.ts'
import { operate } from './operate.ts'
import { verb } from './verb.ts'

/** Bring the database to this release without serving. (`serve` does it by itself.) */
export const migrate = (env: Environment) =>
  verb({
    name: 'migrate',
    description: 'Bring the database to this release: migrations and catalog. `serve` does it too.',
    args: {},
    run: () => operate(readConfig(env), 'migrate', {}),
    show: ({ applied }) => (applied.length === 0 ? 'Nothing to migrate.' : `Applied: ${applied.join(', ')}`),
  })

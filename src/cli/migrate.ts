import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, verb } from './verb.ts'

/** Bring the database to this release without serving. (`serve` does it by itself.) */
export const migrate = (env: Environment) =>
  verb({
    name: 'migrate',
    description: 'Migrate the database and import the catalog of this release. `serve` does this too.',
    args: {},
    run: () => operate(readConfig(env), 'migrate', {}),
    show: ({ applied }) => (applied.length === 0 ? 'Nothing to migrate.' : `Applied: ${applied.join(', ')}`),
  })

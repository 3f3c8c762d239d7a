import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, verb } from './verb.ts'

/** Bring the database to this release without serving. (`serve` does it by itself.) */
export const migrate = (env: Environment) =>
  verb({
    name: 'migrate',
    description: 'Migrate the database and import the catalog of this release. `serve` does this too.',
    args: {
      citus: { type: 'boolean', description: 'Divide the database by account among the workers of its Citus cluster.' },
    },
    run: ({ citus }) => operate(readConfig(env), 'migrate', citus ? { citus } : {}),
    show: ({ applied, divided }) => [said(applied), ...(divided === undefined ? [] : [saidOf(divided)])].join('\n'),
  })

const said = (applied: readonly string[]) =>
  applied.length === 0 ? 'Nothing to migrate.' : `Applied: ${applied.join(', ')}`
const saidOf = (divided: boolean) =>
  divided ? 'Divided the database by account.' : 'The database is already divided by account.'

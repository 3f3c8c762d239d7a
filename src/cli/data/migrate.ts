import { operationVerb } from '../operation-verb.ts'
import type { Environment } from '../verb.ts'

/** Bring the database to this release without serving. (`serve` does it by itself.) */
export const migrate = (env: Environment) =>
  operationVerb(env, {
    operation: 'migrate',
    description: 'Migrate the database and import the catalog of this release. `serve` does this too.',
    show: ({ applied, divided }) => [said(applied), ...(divided === undefined ? [] : [saidOf(divided)])].join('\n'),
  })

const said = (applied: readonly string[]) =>
  applied.length === 0 ? 'Nothing to migrate.' : `Applied: ${applied.join(', ')}`
const saidOf = (divided: boolean) =>
  divided ? 'Divided the database by account.' : 'The database is already divided by account.'

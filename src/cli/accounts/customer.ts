import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import { table } from '../table.ts'
import { readTableFile, showColumns } from '../table-file.ts'
import type { Environment } from '../verb.ts'

/** Customers of an account, whom captured sessions may name. */
export const customer = (env: Environment) =>
  defineCommand({
    meta: { name: 'customer', description: 'Add, import and list the customers of an account.' },
    subCommands: { add: add(env), import: importFile(env), list: list(env) },
  })

const add = (env: Environment) =>
  operationVerb(env, {
    operation: 'customer add',
    description: 'Add a customer. Sessions can refer to customers by email address or ref.',
    show: ({ id }) => `Customer ${id}`,
  })

const importFile = (env: Environment) =>
  operationVerb(env, {
    operation: 'customer import',
    description:
      'Import customers from a table (email, name, ref, in any order and case), all or nothing. Known email addresses are updated.',
    own: {
      args: { file: { type: 'positional', required: true, description: 'FILE.csv or FILE.xlsx' } },
      makes: ['text'],
      input: async ({ file }) => ({ text: await readTableFile(String(file)) }),
    },
    show: (imported) =>
      [
        ...(imported.isDryRun ? [showColumns({ read: imported.columns })] : []),
        ...(imported.unused.length > 0 ? [`Not used: ${imported.unused.join(', ')}.`] : []),
        'added' in imported
          ? `${imported.added} customers added, ${imported.updated} updated.`
          : `${imported.customers} customers would be imported. Nothing was changed.`,
      ].join('\n'),
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'customer list',
    description: 'List the customers of an account, oldest first.',
    show: (customers) =>
      customers.length === 0
        ? 'This account has no customers.'
        : table(
            ['CUSTOMER', 'E-MAIL', 'NAME', 'REF'],
            customers.map(({ id, email, name, ref }) => [id, email, name ?? '-', ref ?? '-']),
          ),
  })

import { defineCommand } from 'citty'
import { operationVerb } from './operation-verb.ts'
import { table } from './table.ts'
import type { Environment } from './verb.ts'

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
      'Import customers from a CSV file (email, name, ref), all or nothing. Known email addresses are updated.',
    own: {
      args: { file: { type: 'positional', required: true, description: 'FILE.csv' } },
      makes: ['text'],
      input: async ({ file }) => ({ text: await Bun.file(String(file)).text() }),
    },
    show: ({ added, updated }) => `${added} customers added, ${updated} updated.`,
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

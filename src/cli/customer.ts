import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, needed, verb } from './verb.ts'

/** Customers of an account, whom captured sessions may name. */
export const customer = (env: Environment) =>
  defineCommand({
    meta: { name: 'customer', description: 'Add, import and list the customers of an account.' },
    subCommands: { add: add(env), import: importFile(env), list: list(env) },
  })

const accountOption = needed('Id of the account, acc_...')

const add = (env: Environment) =>
  verb({
    name: 'add',
    description: 'Add a customer. Sessions can refer to customers by email address or ref.',
    args: {
      account: accountOption,
      email: needed('Email address.'),
      name: { type: 'string', description: 'Name of the customer.' },
      ref: { type: 'string', description: 'Your own id for the customer, as sent by your app.' },
    },
    run: ({ account, email, name, ref }) =>
      operate(readConfig(env), 'customer add', {
        account,
        email,
        ...(name !== undefined && { name }),
        ...(ref !== undefined && { ref }),
      }),
    show: ({ id }) => `Customer ${id}`,
  })

const importFile = (env: Environment) =>
  verb({
    name: 'import',
    description:
      'Import customers from a CSV file (email, name, ref), all or nothing. Known email addresses are updated.',
    args: { file: { type: 'positional', required: true, description: 'FILE.csv' }, account: accountOption },
    run: async ({ account, file }) =>
      operate(readConfig(env), 'customer import', { account, text: await Bun.file(file).text() }),
    show: ({ added, updated }) => `${added} customers added, ${updated} updated.`,
  })

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List the customers of an account, oldest first.',
    args: { account: accountOption },
    run: ({ account }) => operate(readConfig(env), 'customer list', { account }),
    show: (customers) =>
      customers.length === 0
        ? 'This account has no customers.'
        : table(
            ['CUSTOMER', 'E-MAIL', 'NAME', 'REF'],
            customers.map(({ id, email, name, ref }) => [id, email, name ?? '-', ref ?? '-']),
          ),
  })

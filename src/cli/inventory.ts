import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, needed, verb } from './verb.ts'

/** What shops have in stock. */
export const inventory = (env: Environment) =>
  defineCommand({
    meta: { name: 'inventory', description: 'Import and list the shop stock of an account.' },
    subCommands: { import: importFile(env), list: list(env) },
  })

const accountOption = needed('Id of the account, acc_...')

const importFile = (env: Environment) =>
  verb({
    name: 'import',
    description:
      'Replace the current list with a CSV file (sku, headId, stock, and optionally hand, loft, price), all or nothing.',
    args: { file: { type: 'positional', required: true, description: 'FILE.csv' }, account: accountOption },
    run: async ({ account, file }) =>
      operate(readConfig(env), 'inventory import', { account, text: await Bun.file(file).text() }),
    show: ({ articles }) => `${articles} items are in the stock list.`,
  })

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List the stock items of an account.',
    args: { account: accountOption },
    run: ({ account }) => operate(readConfig(env), 'inventory list', { account }),
    show: (items) =>
      items.length === 0
        ? 'This account has no stock list.'
        : table(
            ['SKU', 'CLUB', 'HAND', 'LOFT', 'PRICE', 'STOCK'],
            items.map(({ sku, headId, hand, loft, price, stock }) =>
              [sku, headId, hand ?? 'either', loft ?? 'any', price ?? '-', stock].map(String),
            ),
          ),
  })

import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import { table } from '../table.ts'
import { readTableFile } from '../table-file.ts'
import type { Environment } from '../verb.ts'
import { showList } from './inventory.ts'

/** Price lists of shops. */
export const prices = (env: Environment) =>
  defineCommand({
    meta: { name: 'prices', description: "Import, list and remove an account's own prices." },
    subCommands: { import: importFile(env), list: list(env), remove: remove(env) },
  })

const importFile = (env: Environment) =>
  operationVerb(env, {
    operation: 'prices import',
    description:
      'Replace the price list with a file, all or nothing: price in US dollars, headId or the name of the club, and optionally hand, loft and sku; clubs for irons: how many the price buys. Exports of Shopify and WooCommerce are taken as they are.',
    own: {
      args: { file: { type: 'positional', required: true, description: 'FILE.csv or FILE.xlsx' } },
      makes: ['text'],
      input: async ({ file }) => ({ text: await readTableFile(String(file)) }),
    },
    show: (result) => showList(result, `price list of ${result.date}`),
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'prices list',
    description: 'List the prices of an account.',
    show: ({ date, items }) =>
      date === null
        ? 'This account has no price list.'
        : [
            `Prices of ${date}, in US dollars`,
            table(
              ['CLUB', 'HAND', 'LOFT', 'CLUBS', 'PRICE', 'SKU'],
              items.map(({ headId, hand, loft, clubs, price, sku }) =>
                [headId, hand ?? 'either', loft ?? 'any', clubs, price, sku ?? '-'].map(String),
              ),
            ),
          ].join('\n'),
  })

const remove = (env: Environment) =>
  operationVerb(env, {
    operation: 'prices remove',
    description: "Remove an account's price list. Fittings show the maker's prices again.",
    show: ({ accountId }) => `Account ${accountId} has no price list.`,
  })

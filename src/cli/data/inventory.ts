import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import type { ResultOf } from '../operations.ts'
import { table } from '../table.ts'
import { readTableFile, showColumns } from '../table-file.ts'
import type { Environment } from '../verb.ts'

/** What shops have in stock. */
export const inventory = (env: Environment) =>
  defineCommand({
    meta: { name: 'inventory', description: 'Import and list the shop stock of an account.' },
    subCommands: { import: importFile(env), list: list(env) },
  })

const importFile = (env: Environment) =>
  operationVerb(env, {
    operation: 'inventory import',
    description:
      'Replace the current list with a file, all or nothing: sku, stock, headId or the name of the club, and optionally hand, loft and price, in any order and case. Exports of Shopify and WooCommerce are taken as they are.',
    own: {
      args: { file: { type: 'positional', required: true, description: 'FILE.csv or FILE.xlsx' } },
      makes: ['text'],
      input: async ({ file }) => ({ text: await readTableFile(String(file)) }),
    },
    show: showImport,
  })

const shownMax = 50

const showImport = (result: ResultOf<'inventory import'>): string => showList(result, 'stock list')

/** What was read of a list, or would be. @param name Of the list. */
export const showList = (
  { articles, isDryRun, columns, unused, matched, leftOut }: ResultOf<'inventory import'>,
  name: string,
): string => {
  const some = (lines: readonly string[]) => [
    ...lines.slice(0, shownMax),
    ...(lines.length > shownMax ? [`  and ${lines.length - shownMax} more`] : []),
  ]
  const listed = isDryRun
    ? [
        showColumns({ read: columns }),
        ...(unused.length > 0 ? [`Not used: ${unused.join(', ')}.`] : []),
        ...some(matched.map(({ line, written, headId }) => `  line ${line}: ${written} is ${headId}`)),
      ]
    : []
  return [
    ...listed,
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.length} of the lines.`] : []),
    ...some(leftOut.map(({ line, why }) => `  line ${line}: ${why}`)),
    isDryRun
      ? `${articles} items would be in the ${name}. Nothing was changed.`
      : `${articles} items are in the ${name}.`,
  ].join('\n')
}

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'inventory list',
    description: 'List the stock items of an account.',
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

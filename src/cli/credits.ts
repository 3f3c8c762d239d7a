import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, needed, verb } from './verb.ts'

/** Purchased credits: fittings beyond the included ones. */
export const credits = (env: Environment) =>
  defineCommand({
    meta: { name: 'credits', description: 'Add purchased fittings to accounts, and list them.' },
    subCommands: { add: add(env), list: list(env) },
  })

const add = (env: Environment) =>
  verb({
    name: 'add',
    description:
      'Add purchased credits to an account. They are used once the included fittings of a month are used up.',
    args: {
      account: needed('Id of the account, acc_...'),
      amount: needed('Number of credits; --amount=-5 takes back five.'),
      invoice: {
        type: 'string',
        description: 'Number of the invoice. Repeated with the same number, the credits are added once.',
      },
      note: { type: 'string', description: 'Note for the ledger, such as a reason.' },
    },
    run: ({ account, amount, invoice, note }) =>
      operate(readConfig(env), 'credits add', {
        account,
        ...(amount !== undefined && { amount: Number(amount) }),
        ...(invoice !== undefined && { invoice }),
        ...(note !== undefined && { note }),
      }),
    show: ({ accountId, balance, isRepeat }) =>
      `${isRepeat ? 'This invoice was added before; nothing was changed.\n' : ''}Account ${accountId} has ${balance} purchased credits.`,
  })

const listed = 100

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List what was added to the credits of an account and taken from them, newest first.',
    args: {
      account: needed('Id of the account, acc_...'),
      limit: { type: 'string', description: `Number of entries. Default: ${listed}.` },
    },
    run: ({ account, limit = String(listed) }) =>
      operate(readConfig(env), 'credits list', { account, limit: Number(limit) }),
    show: (entries) =>
      entries.length === 0
        ? 'This account has no entries.'
        : table(
            ['TIME', 'CREDITS', 'REASON', 'INVOICE', 'NOTE', 'FITTING'],
            entries.map(({ at, amount, reason, invoice, note, fittingId }) => [
              at,
              amount > 0 ? `+${amount}` : amount,
              reason,
              invoice ?? '-',
              note ?? '-',
              fittingId ?? '-',
            ]),
          ),
  })

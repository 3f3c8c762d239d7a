import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, needed, verb } from './verb.ts'

/** Purchased credits: fittings beyond the included ones. */
export const credits = (env: Environment) =>
  defineCommand({
    meta: { name: 'credits', description: 'Manage the purchased fittings of accounts.' },
    subCommands: { add: add(env) },
  })

const add = (env: Environment) =>
  verb({
    name: 'add',
    description:
      'Add purchased credits to an account. They are used once the included fittings of a month are used up.',
    args: {
      account: needed('Id of the account, acc_...'),
      amount: needed('Number of credits; --amount=-5 takes back five.'),
      note: { type: 'string', description: 'Note for the ledger: an invoice number or a reason.' },
    },
    run: ({ account, amount, note }) =>
      operate(readConfig(env), 'credits add', {
        account,
        ...(amount !== undefined && { amount: Number(amount) }),
        ...(note !== undefined && { note }),
      }),
    show: ({ accountId, balance }) => `Account ${accountId} has ${balance} purchased credits.`,
  })

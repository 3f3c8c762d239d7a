import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import { table } from '../table.ts'
import type { Environment } from '../verb.ts'

/** Purchased credits: fittings beyond the included ones. */
export const credits = (env: Environment) =>
  defineCommand({
    meta: { name: 'credits', description: 'Add purchased fittings to accounts, and list them.' },
    subCommands: { add: add(env), list: list(env) },
  })

const add = (env: Environment) =>
  operationVerb(env, {
    operation: 'credits add',
    description:
      'Add purchased credits to an account. They are used once the included fittings of a month are used up.',
    show: ({ accountId, balance, isRepeat }) =>
      `${isRepeat ? 'This invoice was added before; nothing was changed.\n' : ''}Account ${accountId} has ${balance} purchased credits.`,
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'credits list',
    description: 'List what was added to the credits of an account and taken from them, newest first.',
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

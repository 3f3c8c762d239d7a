import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, verb } from './verb.ts'

/** Who did what to an account, or to what all accounts share. */
export const audit = (env: Environment) =>
  verb({
    name: 'audit',
    description:
      'List who did what to an account, newest first. Without an account: what the operator did for all of them.',
    args: {
      account: { type: 'string', description: 'Id of the account, acc_...' },
      limit: { type: 'string', description: 'How many entries. Default: 100.' },
    },
    run: ({ account, limit = '100' }) =>
      operate(readConfig(env), 'audit', { ...(account !== undefined && { account }), limit: Number(limit) }),
    show: (entries) =>
      entries.length === 0
        ? 'Nothing was noted.'
        : table(
            ['TIME', 'WHAT', 'OF', 'BY', 'FROM'],
            entries.map(({ at, event, subject, actor, actorId, address }) => [
              String(at),
              event,
              subject ?? '',
              actorId ?? actor,
              address ?? '',
            ]),
          ),
  })

import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, verb } from './verb.ts'

/** Who did what to an account, or to what all accounts share. */
export const audit = (env: Environment) =>
  verb({
    name: 'audit',
    description:
      'List changes to an account and who made them, newest first. Without --account: operator actions that affect all accounts.',
    args: {
      account: { type: 'string', description: 'Id of the account, acc_...' },
      limit: { type: 'string', description: 'Maximum number of entries. Default: 100.' },
    },
    run: ({ account, limit = '100' }) =>
      operate(readConfig(env), 'audit', { ...(account !== undefined && { account }), limit: Number(limit) }),
    show: (entries) =>
      entries.length === 0
        ? 'There are no entries.'
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

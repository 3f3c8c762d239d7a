import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, needed, verb } from './verb.ts'

/** Who did what to an account. */
export const audit = (env: Environment) =>
  verb({
    name: 'audit',
    description: 'List who did what to the keys, people and connections of an account, newest first.',
    args: {
      account: needed('Id of the account, acc_...'),
      limit: { type: 'string', description: 'How many entries. Default: 100.' },
    },
    run: ({ account, limit = '100' }) => operate(readConfig(env), 'audit', { account, limit: Number(limit) }),
    show: (entries) =>
      entries.length === 0
        ? 'Nothing was noted for this account.'
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

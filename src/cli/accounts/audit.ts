import { operationVerb } from '../operation-verb.ts'
import { table } from '../table.ts'
import type { Environment } from '../verb.ts'

/** Who did what to an account, or to what all accounts share. */
export const audit = (env: Environment) =>
  operationVerb(env, {
    operation: 'audit',
    description:
      'List changes to an account and who made them, newest first. Without --account: operator actions that affect all accounts.',
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

import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import { table } from '../table.ts'
import type { Environment } from '../verb.ts'

/** People who sign in for an account. */
export const person = (env: Environment) =>
  defineCommand({
    meta: { name: 'person', description: 'Invite, list and remove people who sign in for an account.' },
    subCommands: { invite: invite(env), list: list(env), remove: remove(env), reset: reset(env) },
  })

const invite = (env: Environment) =>
  operationVerb(env, {
    operation: 'person invite',
    description:
      'Create a one-time link for a person to join an account, or to set a new password if they already belong to it.',
    show: ({ link, days }) =>
      `${link}\nIt works once, within ${days} days. Anyone who has it can sign in as this person.`,
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'person list',
    description: 'List the people of one account, or of all accounts.',
    show: (people) =>
      people.length === 0
        ? 'There are no people.'
        : table(
            ['PERSON', 'ACCOUNT', 'ROLE', 'E-MAIL'],
            people.map(({ id, accountId, role, email }) => [id, accountId, role, email]),
          ),
  })

const remove = (env: Environment) =>
  operationVerb(env, {
    operation: 'person remove',
    description: 'Remove a person. They are signed out everywhere at once.',
    positional: 'email',
    show: ({ email }) => `${email} can no longer sign in.`,
  })

const reset = (env: Environment) =>
  operationVerb(env, {
    operation: 'person reset',
    description: 'Turn the second factor of a person off who has lost it. Make sure first that it is them who asks.',
    positional: 'email',
    show: ({ email }) => `${email} signs in by password alone.`,
  })

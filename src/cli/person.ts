import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, needed, verb } from './verb.ts'

/** People who sign in for an account. */
export const person = (env: Environment) =>
  defineCommand({
    meta: { name: 'person', description: 'Invite, list and remove people who sign in for an account.' },
    subCommands: { invite: invite(env), list: list(env), remove: remove(env) },
  })

const invite = (env: Environment) =>
  verb({
    name: 'invite',
    description:
      'Create a one-time link for a person to join an account, or to set a new password if they already belong to it.',
    args: {
      account: needed('Id of the account, acc_...'),
      email: needed('Email address of the person. No email is sent: send the link yourself.'),
      role: { type: 'string', description: 'owner (also manages people and credentials) or member. Default: member.' },
    },
    run: ({ account, email, role = 'member' }) => operate(readConfig(env), 'person invite', { account, email, role }),
    show: ({ link, days }) =>
      `${link}\nIt works once, within ${days} days. Anyone who has it can sign in as this person.`,
  })

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List the people of one account, or of all accounts.',
    args: { account: { type: 'string', description: 'Id of the account, acc_...' } },
    run: ({ account }) => operate(readConfig(env), 'person list', account === undefined ? {} : { account }),
    show: (people) =>
      people.length === 0
        ? 'There are no people.'
        : table(
            ['PERSON', 'ACCOUNT', 'ROLE', 'E-MAIL'],
            people.map(({ id, accountId, role, email }) => [id, accountId, role, email]),
          ),
  })

const remove = (env: Environment) =>
  verb({
    name: 'remove',
    description: 'Remove a person. They are signed out everywhere at once.',
    args: {
      email: { type: 'positional', description: 'Email address of the person.' },
      account: { type: 'string', description: 'Id of the account, if the person signs in for several.' },
    },
    run: ({ email, account }) =>
      operate(readConfig(env), 'person remove', { email, ...(account !== undefined && { account }) }),
    show: ({ email }) => `${email} can no longer sign in.`,
  })

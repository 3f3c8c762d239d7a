import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, needed, verb, writeId } from './verb.ts'

/** Accounts: who may use the service, and how much. */
export const account = (env: Environment) =>
  defineCommand({
    meta: { name: 'account', description: 'Create and list accounts, and change their allowances.' },
    subCommands: { create: create(env), limit: limit(env), list: list(env) },
  })

const create = (env: Environment) =>
  verb({
    name: 'create',
    description: 'Create an account and its first API key, which is shown only once.',
    args: {
      email: needed('Email address of the person responsible.'),
      company: needed('Company name.'),
      'monthly-limit': needed('Included fittings per UTC month, or "unlimited".'),
      enterprise: { type: 'boolean', description: 'Mark the account as having a contract.' },
      id: writeId,
    },
    run: ({ email, company, enterprise = false, id, ...args }) =>
      operate(readConfig(env), 'account create', {
        email,
        company,
        enterprise,
        ...(id !== undefined && { id }),
        ...(args['monthly-limit'] !== undefined && { monthlyLimit: limitOf(args['monthly-limit']) }),
      }),
    show: ({ accountId, apiKey }) =>
      `Account  ${accountId}\nAPI key  ${apiKey}\nSave the key now: only its hash is stored.`,
  })

/** Text that is not a number stays text, for the operation to accept (`unlimited`) or to complain about. */
const limitOf = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text)

const limit = (env: Environment) =>
  verb({
    name: 'limit',
    description: 'Change the allowance of an account, starting this month.',
    args: {
      account: needed('Id of the account, acc_...'),
      'monthly-limit': needed('Included fittings per UTC month, or "unlimited".'),
    },
    run: ({ account, ...args }) =>
      operate(readConfig(env), 'account limit', {
        account,
        ...(args['monthly-limit'] !== undefined && { monthlyLimit: limitOf(args['monthly-limit']) }),
      }),
    show: ({ accountId, monthlyLimit }) =>
      `Account ${accountId} includes ${monthlyLimit === null ? 'any number of' : monthlyLimit} fittings a month.`,
  })

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List all accounts, oldest first.',
    args: {},
    run: () => operate(readConfig(env), 'account list', {}),
    show: (accounts) =>
      accounts.length === 0
        ? 'There are no accounts.'
        : table(
            ['ACCOUNT', 'ALLOWANCE', 'COMPANY', 'E-MAIL'],
            accounts.map(({ id, email, companyName, monthlyLimit }) => {
              const allowance = monthlyLimit === null ? 'unlimited' : `${monthlyLimit} a month`
              return [id, allowance, companyName, email]
            }),
          ),
  })

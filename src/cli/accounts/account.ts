import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import { table } from '../table.ts'
import type { Environment } from '../verb.ts'

/** Accounts: who may use the service, and how much. */
export const account = (env: Environment) =>
  defineCommand({
    meta: { name: 'account', description: 'Create and list accounts, and change their allowances.' },
    subCommands: { create: create(env), limit: limit(env), list: list(env), look: look(env) },
  })

const create = (env: Environment) =>
  operationVerb(env, {
    operation: 'account create',
    description: 'Create an account and its first API key, which is shown only once.',
    show: ({ accountId, apiKey }) =>
      `Account  ${accountId}\nAPI key  ${apiKey}\nSave the key now: only its hash is stored.`,
  })

const limit = (env: Environment) =>
  operationVerb(env, {
    operation: 'account limit',
    description: 'Change the allowance of an account, starting this month.',
    show: ({ accountId, monthlyLimit }) =>
      `Account ${accountId} includes ${monthlyLimit === null ? 'any number of' : monthlyLimit} fittings a month.`,
  })

const look = (env: Environment) =>
  operationVerb(env, {
    operation: 'account look',
    description: 'Set name, color and logo of the studio on the pages of an account. What is omitted is reset.',
    show: ({ name, accent = 'the usual', logo = 'none' }) => `Name  ${name}\nColor ${accent}\nLogo  ${logo}`,
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'account list',
    description: 'List all accounts, oldest first.',
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

import { defineCommand } from 'citty'
import { operationVerb } from './operation-verb.ts'
import type { Environment } from './verb.ts'

/** Keys of the service itself. */
export const keys = (env: Environment) =>
  defineCommand({
    meta: { name: 'keys', description: 'Rotate the signing keys of the authorization server.' },
    subCommands: { rotate: rotate(env) },
  })

const rotate = (env: Environment) =>
  operationVerb(env, {
    operation: 'keys rotate',
    description: 'Create new signing keys for the authorization server. Whatever the current keys signed stays valid.',
    show: () => 'The new keys are in use from now on. Rotate again to invalidate what the previous ones signed.',
  })

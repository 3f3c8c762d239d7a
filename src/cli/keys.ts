import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, verb } from './verb.ts'

/** Keys of the service itself. */
export const keys = (env: Environment) =>
  defineCommand({
    meta: { name: 'keys', description: 'Rotate the signing keys of the authorization server.' },
    subCommands: { rotate: rotate(env) },
  })

const rotate = (env: Environment) =>
  verb({
    name: 'rotate',
    description: 'Create new signing keys for the authorization server. Whatever the current keys signed stays valid.',
    args: {},
    run: () => operate(readConfig(env), 'keys rotate', {}),
    show: () => 'The new keys are in use from now on. Rotate again to invalidate what the previous ones signed.',
  })

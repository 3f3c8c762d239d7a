import { createInterface } from 'node:readline/promises'
import { operate } from '../operate.ts'
import { operations } from '../operations.ts'
import { optionOf } from '../option-of.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'

const whole = operations['erase account'].input.properties

/** Erase what is about people; what is counted and charged stays. */
export const erase = (env: Environment) =>
  verb({
    name: 'erase',
    description:
      'Erase a fitting, a session, a customer with all sessions that name the customer, a golfer with all fittings, or a whole account, permanently. Charges and counts are kept.',
    args: {
      account: optionOf(whole.account, true),
      fitting: optionOf(operations['erase fitting'].input.properties.fitting, false),
      session: optionOf(operations['erase session'].input.properties.session, false),
      customer: optionOf(operations['erase customer'].input.properties.customer, false),
      golfer: optionOf(operations['erase golfer'].input.properties.golfer, false),
      yes: { type: 'boolean', description: 'Do not ask for confirmation.' },
    },
    run: async ({ account, fitting, session, customer, golfer, yes = false }) => {
      const what = Object.entries({ fitting, session, customer, golfer }).filter(([, id]) => id !== undefined)
      if (what.length > 1)
        throw new OperatorError('Use only one of --fitting, --session, --customer and --golfer.', { code: 'USAGE' })
      const [name, id] = what[0] ?? ['account', account]
      if (!yes) await confirm(`${name} ${id}`)
      if (fitting !== undefined) return operate(env, 'erase fitting', { account, fitting })
      if (session !== undefined) return operate(env, 'erase session', { account, session })
      if (customer !== undefined) return operate(env, 'erase customer', { account, customer })
      if (golfer !== undefined) return operate(env, 'erase golfer', { account, golfer })
      return operate(env, 'erase account', { account })
    },
    show: (erased) =>
      `Erased: ${Object.entries(erased)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}.`,
  })

const confirm = async (what: string): Promise<void> => {
  if (!process.stdin.isTTY)
    throw new OperatorError(`Nothing was erased. Add --yes to erase ${what} without confirmation.`, { code: 'USAGE' })
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Erase ${what} permanently? Type yes: `)
  terminal.close()
  if (answer.trim() !== 'yes') throw new OperatorError('Nothing was erased.')
}

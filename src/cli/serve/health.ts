import { readConfig } from '../../platform/settings/config.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'

const answerMsMax = 4_000

/** For supervisors that ask by a command: a container has no other program. */
export const health = (env: Environment) =>
  verb({
    name: 'health',
    description: 'Check that the server at HOST and PORT is alive. Exit code 1 if it is not.',
    exitCode: 1, // Docker reserves 2
    args: { ready: { type: 'boolean', description: 'Check that it is ready for requests (/readyz).' } },
    run: ({ ready = false }) => ask(addressOf(readConfig(env)) + (ready ? '/readyz' : '/health')),
    show: ({ status }) => status,
  })

const addressOf = ({ host, port }: Config): string => {
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

const ask = async (address: string): Promise<{ status: string }> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(answerMsMax) }).catch((error: Error) => {
    throw new OperatorError(`${address} does not respond: ${error.message}`)
  })
  const { status, detail = '' } = (await answer.json()) as { status: string; detail?: string }
  if (!answer.ok) throw new OperatorError(`${address} answered ${answer.status}. ${detail}`)
  return { status }
}

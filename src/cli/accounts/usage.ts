import { operate } from '../operate.ts'
import { inputFrom, optionsOf } from '../operation-verb.ts'
import type { ResultOf } from '../operations.ts'
import { table } from '../table.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'

/** What the service was used for, without internal and test traffic. */
export const usage = (env: Environment) =>
  verb({
    name: 'usage',
    description: 'Print completed fittings by month, account, platform and client, without internal and test traffic.',
    args: {
      links: { type: 'boolean', description: 'Print store links by platform instead, with and without a fitting.' },
      by: {
        type: 'string',
        description: 'With `key` and --account: fittings by the key or connection that made them.',
      },
      ...optionsOf('usage'),
    },
    run: ({ links, by, ...args }): Promise<Lines> => {
      const filter = inputFrom('usage', args)
      if (by !== undefined && by !== 'key') throw new OperatorError('--by must be key', { code: 'USAGE' })
      if (by === 'key') return operate(env, 'usage keys', filter)
      return links ? operate(env, 'usage links', filter) : operate(env, 'usage', filter)
    },
    show: (lines) => {
      const line = lines[0] ?? {}
      if ('links' in line) return linkLines(lines as ResultOf<'usage links'>)
      return 'keyId' in line ? keyLines(lines as ResultOf<'usage keys'>) : fittingLines(lines as ResultOf<'usage'>)
    },
  })

type Lines = ResultOf<'usage links'> | ResultOf<'usage keys'> | ResultOf<'usage'>

const keyLines = (lines: ResultOf<'usage keys'>): string =>
  table(
    ['MONTH', 'KEY', 'NAME', 'FITTINGS'],
    lines.map(({ month, keyId, name, fittings }) => [month, keyId ?? '-', name ?? '-', fittings]),
  )

const fittingLines = (lines: ResultOf<'usage'>): string =>
  lines.length === 0
    ? 'Nothing to report.'
    : table(
        ['MONTH', 'ACCOUNT', 'PLATFORM', 'CLIENT', 'FITTINGS'],
        lines.map(({ month, accountId, platform, client, fittings }) => [
          month,
          accountId,
          platform ?? '-',
          client ?? '-',
          fittings,
        ]),
      )

/** Store links by platform, in words: what orders that carry a svc_ref are compared with. */
const linkLines = (platforms: ResultOf<'usage links'>): string =>
  platforms.length === 0
    ? 'No store links yet.'
    : platforms
        .map(
          ({ platform, links, withFitting, withoutFitting, fittings }) =>
            `${platform ?? '(not given)'}  ${links} links: ${withFitting} from ${fittings} fittings, ${withoutFitting} without`,
        )
        .join('\n')

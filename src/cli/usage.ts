import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import type { ResultOf } from './operations.ts'
import { table } from './table.ts'
import { linkLines } from './usage-links.ts'
import { type Environment, verb } from './verb.ts'

/** What the service was used for, without internal and test traffic. */
export const usage = (env: Environment) =>
  verb({
    name: 'usage',
    description: 'Print completed fittings by month, account, platform and client, without internal and test traffic.',
    args: {
      links: { type: 'boolean', description: 'Print store links by platform instead, with and without a fitting.' },
      account: { type: 'string', description: 'Only this account, acc_...' },
      month: { type: 'string', description: 'Only this UTC month, such as 2026-11. Default: all months.' },
    },
    run: ({ links, account, month }): Promise<ResultOf<'usage links'> | ResultOf<'usage'>> => {
      const filter = { ...(account !== undefined && { account }), ...(month !== undefined && { month }) }
      return links ? operate(readConfig(env), 'usage links', filter) : operate(readConfig(env), 'usage', filter)
    },
    show: (lines) =>
      'links' in (lines[0] ?? {})
        ? linkLines(lines as ResultOf<'usage links'>)
        : fittingLines(lines as ResultOf<'usage'>),
  })

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

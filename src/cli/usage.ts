import { readConfig } from '../config.ts'
import type { Environment } from './commands.ts'
import { operate } from './operate.ts'
import { verb } from './verb.ts'

/** Who made how many fittings, through what. */
export const usage = (env: Environment) =>
  verb({
    name: 'usage',
    description: 'Completed fittings per month, account, platform and client, without internal and test traffic.',
    args: {
      account: { type: 'string', description: 'Only this account, acc_...' },
      month: { type: 'string', description: 'Only this UTC month, 2026-11. All when left out.' },
    },
    run: ({ account, month }) =>
      operate(readConfig(env), 'usage', {
        ...(account !== undefined && { account }),
        ...(month !== undefined && { month }),
      }),
    show: (lines) =>
      lines.length === 0
        ? 'There are no fittings to report.'
        : lines
            .map(({ month, accountId, platform, client, fittings }) =>
              [month, accountId, platform ?? '-', client ?? '-', fittings].join('  '),
            )
            .join('\n'),
  })

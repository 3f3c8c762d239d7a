import { readConfig } from '../config.ts'
import type { Environment } from './commands.ts'
import { operate } from './operate.ts'
import { linkLines } from './usage-links.ts'
import { OperatorError, verb } from './verb.ts'

/** What the service was used for, without internal and test traffic. */
export const usage = (env: Environment) =>
  verb({
    name: 'usage',
    description: 'Report what the service was used for, without internal and test traffic.',
    args: {
      links: { type: 'boolean', description: 'Store links by platform, with and without a fitting.' },
      account: { type: 'string', description: 'Only this account, acc_...' },
      month: { type: 'string', description: 'Only this UTC month, 2026-11. All when left out.' },
    },
    run: ({ links, account, month }) => {
      if (!links) throw new OperatorError('Say what to report: --links.')
      return operate(readConfig(env), 'usage links', {
        ...(account !== undefined && { account }),
        ...(month !== undefined && { month }),
      })
    },
    show: linkLines,
  })

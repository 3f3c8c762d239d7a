import { exportAccount } from '../../maintenance/backup/index.ts'
import { readConfig } from '../../platform/settings/config.ts'
import { AccountId } from '../operations/operation.ts'
import { optionOf } from '../option-of.ts'
import { print } from '../print.ts'
import { apiIn } from '../remote/api.ts'
import { exportRemotely } from '../remote/export-remotely.ts'
import { readAsItStands } from '../serve/as-it-stands.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'
import { withProgress } from '../with-progress.ts'

/** What is stored about an account, for whoever asks for it. */
export const exportData = (env: Environment) =>
  verb({
    name: 'export',
    description:
      'Print all data of an account as NDJSON, one line of JSON per row. Over the API: its fittings, and the medians of its sessions.',
    args: { account: optionOf(AccountId, true) },
    run: async ({ account }) => {
      const api = apiIn(env)
      if (api !== null && account !== undefined)
        throw new OperatorError('--account cannot be combined with --url: the key says which account.', {
          code: 'USAGE',
        })
      if (api !== null) return void (await exportRemotely(api, print))
      if (account === undefined || !/^acc_[0-9A-Z]{26}$/.test(account))
        throw new OperatorError('--account must be an account id, acc_...', { code: 'USAGE' })
      const rows = await withProgress((progress) =>
        readAsItStands(readConfig(env), 'clubwright export', progress, (sql) => exportAccount(sql, account, print)),
      )
      if (rows === 0) throw new OperatorError(`There is no account ${account}.`, { code: 'NOT_FOUND' })
    },
    show: () => '',
  })

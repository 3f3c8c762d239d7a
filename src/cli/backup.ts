import { writeBackup } from '../maintenance/backup/index.ts'
import { readConfig } from '../platform/config.ts'
import { readAsItStands } from './as-it-stands.ts'
import { refuseRemote } from './remote/api.ts'
import { type Environment, verb } from './verb.ts'
import { withProgress } from './with-progress.ts'

/** Everything that is stored, in one file. */
export const backup = (env: Environment) =>
  verb({
    name: 'backup',
    description: 'Back up all data to a file, even while a server runs. `restore` reads it.',
    args: {
      file: { type: 'positional', required: true, description: 'FILE to write. An existing file is replaced.' },
    },
    run: async ({ file }) => {
      refuseRemote(env, 'backup')
      return withProgress((progress) =>
        readAsItStands(readConfig(env), 'clubwright backup', progress, (sql) =>
          writeBackup(sql, file, new Date(), progress),
        ),
      )
    },
    show: ({ file, tables, rows, bytes }) =>
      `Backed up ${rows.toLocaleString('en-US')} rows of ${tables} tables to ${file} (${megabytes(bytes)} MB).`,
  })

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { restoreBackup, writeBackup } from '../../maintenance/backup/index.ts'
import { examine, type Finding } from '../../maintenance/doctor/index.ts'
import { ensureDatabaseDirectory } from '../../platform/postgres/embedded/directory.ts'
import { openEmbedded } from '../../platform/postgres/embedded/embedded.ts'
import { readConfig } from '../../platform/settings/config.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Progress } from '../../platform/work/progress.ts'
import { refuseRemote } from '../remote/api.ts'
import { readAsItStands } from '../serve/as-it-stands.ts'
import { preparedDatabase } from '../serve/prepared.ts'
import { configureSigner } from '../serve/signing-secret.ts'
import { type Environment, verb } from '../verb.ts'
import { withProgress } from '../with-progress.ts'
import { findingsText } from './doctor.ts'
import { emptyEmbedded } from './restore.ts'

/** Everything that is stored, in one file. */
export const backup = (env: Environment) =>
  verb({
    name: 'backup',
    description: 'Back up all data to a file, even while a server runs. `restore` reads it.',
    args: {
      file: { type: 'positional', required: true, description: 'FILE to write. An existing file is replaced.' },
      verify: {
        type: 'boolean',
        description: 'Then restore it into a temporary embedded database beside FILE and run the doctor there.',
      },
    },
    run: async ({ file, verify }) => {
      refuseRemote(env, 'backup')
      const config = readConfig(env)
      return withProgress(async (progress) => {
        const written = await readAsItStands(config, 'clubwright backup', progress, (sql) =>
          writeBackup(sql, file, new Date(), progress),
        )
        if (verify !== true) return written
        const signer = await configureSigner(config, config.databaseUrl === undefined)
        const findings = await verifyBackup(file, signer, progress)
        if (findings.length > 0) process.exitCode = 1
        return { ...written, findings }
      })
    },
    show: ({ file, tables, rows, bytes, ...rest }) =>
      [
        `Backed up ${rows.toLocaleString('en-US')} rows of ${tables} tables to ${file} (${megabytes(bytes)} MB).`,
        ...('findings' in rest ? ['It was restored into a temporary database.', findingsText(rest.findings)] : []),
      ].join('\n'),
  })

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/**
 * Restore a backup into an embedded engine of its own, beside the file, and let the doctor read everything there.
 * @throws {BackupRefused} It cannot be restored.
 */
const verifyBackup = async (file: string, signer: LinkSigner | null, progress: Progress): Promise<Finding[]> => {
  const place = mkdtempSync(join(dirname(resolve(file)), '.clubwright-verify-'))
  try {
    const directory = join(place, 'pg')
    await ensureDatabaseDirectory(directory, preparedDatabase)
    const sql = await openEmbedded(directory)
    try {
      await restoreBackup(sql, file, progress, () => emptyEmbedded(sql))
      return await examine(sql, progress, { signer, isServed: false })
    } finally {
      await sql.end()
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

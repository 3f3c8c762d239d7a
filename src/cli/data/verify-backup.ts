import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { restoreBackup } from '../../maintenance/backup/index.ts'
import { examine, type Finding } from '../../maintenance/doctor/index.ts'
import { ensureDatabaseDirectory } from '../../platform/postgres/embedded/directory.ts'
import { openEmbedded } from '../../platform/postgres/embedded/embedded.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Progress } from '../../platform/work/progress.ts'
import { preparedDatabase } from '../serve/prepared.ts'
import { emptyEmbedded } from './restore.ts'

/**
 * Restore a backup into an embedded engine of its own, beside the file, and let the doctor read everything there.
 * @throws {BackupRefused} It cannot be restored.
 */
export const verifyBackup = async (file: string, signer: LinkSigner | null, progress: Progress): Promise<Finding[]> => {
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

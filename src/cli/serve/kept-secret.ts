import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { writeAtomically } from '../../platform/work/atomic-write.ts'

/** The secret that a file of the data directory keeps, if there is one. */
export const readSecret = (file: string): string | undefined => {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return kept === '' ? undefined : kept
}

/** Keep a secret for the owner only. The file is there whole or not at all. */
export const keepSecret = (file: string, secret: string): Promise<void> =>
  writeAtomically(file, (unfinished) => writeFile(unfinished, `${secret}\n`, { mode: 0o600 }))

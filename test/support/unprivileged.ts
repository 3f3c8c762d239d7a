import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'

/** Whom a server runs as that root may not run: nobody, when we are root. */
export const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (userInfo().uid !== 0) return undefined
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody')!
  return { uid: Number(uid), gid: Number(gid) }
}

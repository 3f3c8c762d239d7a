/**
 * Telling whose API key it is, when it has been seen lately: `bun bench/micro/verify-key.ts`.
 *
 * Subject: the key ring, for keys in turn that were all looked up once in a real database.
 * Yardstick: the SHA-256 of the key alone, which any service that stores no keys must compute. Fails when an answer is
 * another account's, or has to be waited for.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedDatabase } from '../../src/cli/prepared.ts'
import { createAccount, createKeyRing } from '../../src/features/accounts/index.ts'
import { hashOfToken } from '../../src/features/auth/index.ts'
import { ensureDatabaseDirectory } from '../../src/platform/postgres/directory.ts'
import { openEmbedded } from '../../src/platform/postgres/embedded.ts'
import { record } from '../record.ts'
import { medianMicros } from './golfers-to-score.ts'

const keys = 100
const clock = () => new Date()
const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
await ensureDatabaseDirectory(join(scratch, 'pg'), preparedDatabase)
const sql = await openEmbedded(join(scratch, 'pg'))

const about = { email: 'pro@example.org', companyName: 'Bench', monthlyLimit: null, isEnterprise: false }
const ring = createKeyRing({ sql, clock })
const accounts: { accountId: string; apiKey: string }[] = []
for (let n = 0; n < keys; n++) accounts.push(await createAccount({ sql, clock }, about))
for (const { apiKey } of accounts) await ring.verify(apiKey)

for (const { accountId, apiKey } of accounts) {
  const principal = ring.verify(apiKey)
  if (principal === null || principal instanceof Promise || principal.accountId !== accountId)
    throw new Error(`${apiKey.slice(0, 8)}: not known at once, or somebody else's`)
}

const runs = 2_000
const verified = medianMicros((index) => ring.verify(accounts[index % keys]!.apiKey), runs)
const hashed = medianMicros((index) => hashOfToken(accounts[index % keys]!.apiKey), runs)
const row = (work: string, micros: number, floor = '') => ({
  work,
  us: micros.toFixed(2),
  'x hash': (micros / hashed).toFixed(2),
  floor,
})
record(`a key seen lately, ${keys} keys in turn`, [row('SHA-256 alone', hashed), row('verify', verified, 'under 5 us')])

await sql.end()
rmSync(scratch, { recursive: true, force: true })

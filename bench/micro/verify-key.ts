/**
 * Telling whose API key or OAuth token it is, when it has been seen lately: `bun bench/micro/verify-key.ts`.
 *
 * Subject: the key ring, for keys and for access tokens in turn that were all looked up once in a real database.
 * Yardstick: the SHA-256 of the key alone, which any service that stores no keys must compute. Fails when an answer is
 * another account's, or has to be waited for.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedDatabase } from '../../src/cli/serve/prepared.ts'
import { createAccount, createKeyRing } from '../../src/identity/accounts/index.ts'
import { hashOfToken, newToken } from '../../src/identity/auth/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { ensureDatabaseDirectory } from '../../src/platform/postgres/embedded/directory.ts'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
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

const tokens: string[] = []
for (const [n, { accountId }] of accounts.entries()) {
  const token = newToken('eoa')
  await sql`
    with person as (
      insert into people (id, account_id, email, role, password_hash, created_at)
      values (${newId('per')}, ${accountId}, ${`p${n}@example.org`}, 'owner', '$argon2id$none', now()) returning id
    ), granted as (
      insert into oauth_grants (id, person_id, account_id, client_id, payload)
      select ${`grant${n}`}, id, ${accountId}, 'bench', '{}' from person returning id
    )
    insert into oauth_records (kind, id, grant_id, payload, expires_at)
    select 'AccessToken', ${hashOfToken(token)}, id, '{"scope":"fittings:read","aud":"http://localhost/v1"}',
           now() + interval '1 hour' from granted`
  if ((await ring.verify(token))?.accountId !== accountId) throw new Error('an access token is not known')
  tokens.push(token)
}

const runs = 2_000
const verified = medianMicros((index) => ring.verify(accounts[index % keys]!.apiKey), runs)
const hashed = medianMicros((index) => hashOfToken(accounts[index % keys]!.apiKey), runs)
const verifiedToken = medianMicros((index) => ring.verify(tokens[index % keys]!), runs)
const row = (work: string, micros: number, floor = '') => ({
  work,
  us: micros.toFixed(2),
  'x hash': (micros / hashed).toFixed(2),
  floor,
})
record(`a key seen lately, ${keys} keys in turn`, [
  row('SHA-256 alone', hashed),
  row('verify a key', verified, 'under 5 us'),
  row('verify an OAuth token', verifiedToken, 'under 5 us'),
])

await sql.end()
rmSync(scratch, { recursive: true, force: true })

import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { type Actor, operator, recordAudit } from '../audit/index.ts'
import { hashOfToken, type TokenCache } from '../auth/index.ts'
import {
  deleteFactor,
  insertFactor,
  replaceRecoveryCodes,
  selectFactor,
  selectFactors,
  takeRecoveryCode,
  takeStep,
  updateFactor,
} from './factor-queries.ts'
import { deleteSessions, type Person, selectPeopleByEmail } from './queries.ts'

/** What codes are checked with. */
export interface FactorTools {
  readonly sql: Sql
  readonly clock: Clock
  /** Null: nothing can be sealed here, so nobody turns a second factor on. */
  readonly signer: LinkSigner | null
}

/** RFC 6238 as every authenticator app knows it: six digits, a step of 30 seconds, SHA-1, a secret of 160 bits. */
const stepMs = 30_000
/** Steps that a clock may be off. */
const window = 1
const secretBytes = 20

const recoveryCodes = 10
const recoveryBytes = 10

/** A second factor that is not turned on yet: its secret goes to the page and comes back with the first code. */
export interface Offer {
  /** As the page sends it back. */
  readonly sealed: string
  /** As an app takes it by hand. */
  readonly key: string
  /** As an app takes it from a picture. */
  readonly uri: string
}

/** A new secret for somebody, or the one that a page showed them before. */
export function offerFactor(
  signer: LinkSigner,
  { id, email }: Pick<Person, 'id' | 'email'>,
  issuer: string,
  shown: string | null,
): Offer {
  const known = shown === null ? null : signer.unseal(shown, aboutSecret(id))
  const secret = known === null ? new Secret({ size: secretBytes }) : Secret.fromBase32(known)
  const uri = totpOf(secret, { issuer, label: email }).toString()
  return { sealed: signer.seal(secret.base32, aboutSecret(id)), key: secret.base32, uri }
}

/**
 * Turn the second factor on. The other sessions of this person end.
 * @returns The recovery codes, which are shown once; null: the code is not of this secret, or there is a second factor already.
 */
export async function turnOn(
  tools: FactorTools & { readonly keys: TokenCache },
  { id, accountId }: Person,
  { sealed, code, sessionId }: { sealed: string; code: string; sessionId: string },
  by: Actor,
): Promise<readonly string[] | null> {
  const step = stepOf(tools, id, sealed, code)
  if (step === null) return null
  const codes = await tools.sql.begin(async (sql) => {
    if (!(await insertFactor(sql, id, sealed, step))) return null
    await recordAudit(sql, { accountId, event: 'second factor turned on', subject: id, by })
    await deleteSessions(sql, id, sessionId)
    return newRecoveryCodes(sql, id)
  })
  if (codes !== null) await tools.keys.forget(id)
  return codes
}

/** Turn the second factor off. @returns False when there is none. */
export async function turnOff({ sql }: Pick<FactorTools, 'sql'>, person: Person, by: Actor): Promise<boolean> {
  return sql.begin(async (sql) => {
    if (!(await deleteFactor(sql, person.id))) return false
    const event = 'second factor turned off'
    await recordAudit(sql, { accountId: person.accountId, event, subject: person.id, by })
    return true
  })
}

/** Turn it off for somebody who has lost it. @returns What `removePerson` does; `without`: there was no second factor. */
export async function resetFactor(
  { sql }: Pick<FactorTools, 'sql'>,
  { email, accountId }: { readonly email: string; readonly accountId: string | null },
): Promise<Person | null | 'without' | { readonly several: readonly string[] }> {
  const found = await selectPeopleByEmail(sql, email.trim().toLowerCase())
  const [person, ...others] = found.filter((one) => accountId === null || one.accountId === accountId)
  if (person === undefined) return null
  if (others.length > 0) return { several: [person, ...others].map((one) => one.accountId) }
  return (await turnOff({ sql }, person, operator)) ? person : 'without'
}

/** Recovery codes in the place of those before. */
export function renewRecoveryCodes(
  { sql }: Pick<FactorTools, 'sql'>,
  { id, accountId }: Person,
  by: Actor,
): Promise<readonly string[]> {
  return sql.begin(async (sql) => {
    await recordAudit(sql, { accountId, event: 'recovery codes renewed', subject: id, by })
    return newRecoveryCodes(sql, id)
  })
}

/** Whether this is a code of the app, or a recovery code; it is used up. Somebody without a second factor has none to enter. */
export async function isCode(
  tools: FactorTools,
  { id, accountId }: Pick<Person, 'id' | 'accountId'>,
  code: string,
  by: Actor,
): Promise<boolean> {
  const factor = await selectFactor(tools.sql, id)
  if (factor === null) return true
  const step = stepOf(tools, id, factor.secret, code)
  if (step !== null) return takeStep(tools.sql, id, step)
  return tools.sql.begin(async (sql) => {
    if (!(await takeRecoveryCode(sql, id, hashOfRecovery(code)))) return false
    await recordAudit(sql, { accountId, event: 'recovery code used', subject: id, by })
    return true
  })
}

const resealedAtOnce = 100

/** Seal again what the previous secret sealed. */
export async function resealFactors(sql: Sql, signer: LinkSigner): Promise<void> {
  for (let after = ''; ; ) {
    const factors = await selectFactors(sql, after, resealedAtOnce)
    for (const { personId, secret } of factors) {
      const about = aboutSecret(personId)
      const key = signer.isSealedNow(secret, about) ? null : signer.unseal(secret, about)
      if (key !== null) await updateFactor(sql, personId, secret, signer.seal(key, about))
    }
    if (factors.length < resealedAtOnce) return
    after = factors.at(-1)!.personId
  }
}

/** The step of a code; null: it is none of this secret and this minute. */
function stepOf({ signer, clock }: FactorTools, personId: string, sealed: string, code: string): number | null {
  const key = signer?.unseal(sealed, aboutSecret(personId)) ?? null
  const token = code.replaceAll(/\s/g, '')
  if (key === null || !/^\d{6}$/.test(token)) return null
  const timestamp = clock().getTime()
  const delta = totpOf(Secret.fromBase32(key)).validate({ token, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}

function totpOf(secret: Secret, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: stepMs / 1000 })
}

async function newRecoveryCodes(sql: Sql, personId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => new Secret({ size: recoveryBytes }).base32)
  await replaceRecoveryCodes(sql, personId, codes.map(hashOfRecovery))
  return codes.map((code) => code.match(/.{4}/g)!.join('-').toLowerCase())
}

/** Written in whichever way. 80 random bits need neither salt nor slowness. */
function hashOfRecovery(code: string): string {
  return hashOfToken(code.replaceAll(/[\s-]/g, '').toUpperCase())
}

function aboutSecret(personId: string): string {
  return `second factor of ${personId}`
}

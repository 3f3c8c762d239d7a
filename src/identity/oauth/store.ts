import type { AdapterPayload } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { sqlState } from '../../platform/postgres/outage.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { service } from '../audit/index.ts'
import { hashOfToken, type TokenCache } from '../auth/index.ts'
import {
  consumeRecord,
  deleteClient,
  deleteGrant,
  deleteRecord,
  deleteSurplus,
  selectClient,
  selectGrant,
  selectGrantOf,
  selectRecord,
  selectSessionByUid,
  upsertClient,
  upsertGrant,
  upsertRecord,
} from './queries.ts'

/** Parts of the service that keep grants and tokens. */
export interface StoreDeps {
  readonly sql: Sql
  readonly keys: TokenCache
}

/**
 * How long after its first use a refresh token may be used a second time: two processes of one client refresh at the same
 * time, or an answer is lost, and neither is a theft. A third use is refused; a later one ends the whole connection.
 */
const graceSeconds = 10

const foreignKeyViolation = '23503'

/**
 * Where oidc-provider keeps what it remembers. Whatever follows from a grant goes with it by foreign key: a token that is
 * issued while its grant is taken back cannot outlive it, in whichever order the statements run.
 */
export const storeOf = (deps: StoreDeps) => {
  let written = 0
  const trim = async () => {
    if (written++ % trimEvery === 0) await deleteSurplus(deps.sql, ofStrangersMax)
  }
  return (kind: string) => {
    if (kind === 'Grant') return grants(deps)
    return kind === 'Client' ? clients(deps, trim) : records(deps, kind, trim)
  }
}

/** Clients without any approval, and questions that wait for an answer, in all. */
const ofStrangersMax = 5_000
const trimEvery = 50
type Trim = () => Promise<void>

const unused = async () => undefined

const grants = ({ sql, keys }: StoreDeps) => {
  const revoke = async (id: string) => {
    await deleteGrant(sql, id)
    await keys.forget(id)
  }
  return {
    upsert: async (id: string, payload: AdapterPayload, seconds?: number) => {
      const { accountId: personId = '', clientId = '' } = payload
      const isStored = await upsertGrant(sql, { id, personId, clientId, payload, seconds: seconds ?? null })
      if (!isStored) throw new errors.InvalidGrant('the person is gone')
    },
    find: async (id: string) => (await selectGrant(sql, id)) ?? undefined,
    destroy: revoke,
    revokeByGrantId: revoke,
    consume: unused,
    findByUid: unused,
    findByUserCode: unused,
  }
}

const clients = ({ sql }: StoreDeps, trim: Trim) => ({
  upsert: async (id: string, payload: AdapterPayload) => {
    await upsertClient(sql, id, payload)
    await trim()
  },
  find: async (id: string) => (await selectClient(sql, id))?.payload,
  destroy: async (id: string) => void (await deleteClient(sql, id, service)),
  revokeByGrantId: unused,
  consume: unused,
  findByUid: unused,
  findByUserCode: unused,
})

const records = (deps: StoreDeps, kind: string, trim: Trim) => {
  const { sql, keys } = deps
  const grace = kind === 'RefreshToken' ? graceSeconds : 0
  return {
    upsert: async (id: string, { jti: _, ...payload }: AdapterPayload, seconds = 0) => {
      // (An interaction names its grant too, and must outlive it: only what is issued under a grant goes with it.)
      const grantId = ofGrants.has(kind) ? (payload.grantId ?? null) : null
      try {
        await upsertRecord(sql, { kind, hash: hashOfToken(id), grantId, payload, seconds })
        if (kind === 'Interaction') await trim()
      } catch (error) {
        if (sqlState(error) === foreignKeyViolation) throw new errors.InvalidGrant('the grant was taken back')
        throw error
      }
    },
    find: async (id: string) => {
      const found = await selectRecord(sql, kind, hashOfToken(id))
      if (found === null) return undefined
      const { payload, consumedAt, secondsSinceConsumed } = found
      const isConsumed = consumedAt !== null && (secondsSinceConsumed ?? 0) >= grace
      const consumed = isConsumed && { consumed: Math.floor(consumedAt.getTime() / 1000) }
      return { ...payload, jti: id, ...consumed } // the id is what the holder showed: it is stored as its hash only
    },
    consume: async (id: string) => {
      const hash = hashOfToken(id)
      if (await consumeRecord(sql, { kind, hash, graceSeconds: grace })) return
      const { secondsSinceConsumed = null } = (await selectRecord(sql, kind, hash)) ?? {}
      if (secondsSinceConsumed !== null && secondsSinceConsumed < grace)
        throw new errors.InvalidGrant('it was used twice: use the newest refresh token')
      const grantId = await selectGrantOf(sql, kind, hash)
      if (grantId !== null) await grants(deps).destroy(grantId)
      throw new errors.InvalidGrant('it was used before')
    },
    destroy: async (id: string) => {
      const grantId = await deleteRecord(sql, kind, hashOfToken(id))
      if (kind === 'AccessToken' && grantId !== null) await keys.forget(grantId)
    },
    revokeByGrantId: (grantId: string) => grants(deps).destroy(grantId),
    findByUid: async (uid: string) => (await selectSessionByUid(sql, uid)) ?? undefined,
    findByUserCode: unused,
  }
}

const ofGrants = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

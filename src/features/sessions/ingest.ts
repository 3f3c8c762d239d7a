import { selectCustomerId } from '../../identity/customers/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { problem } from '../../platform/errors.ts'
import { faultPoint } from '../../platform/fault-point.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import { cleanedWithin } from '../../platform/text/plain-text.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { say } from '../../words/say.ts'
import { headingOf } from './listing.ts'
import { storeSession, updateHeading } from './queries.ts'
import { type IngestAnswer, linkDays, type Segment, type Session } from './schema.ts'

const msPerDay = 86_400_000

/** Parts of the service that store a session. */
export interface IngestDeps {
  readonly sql: Sql
  readonly clock: Clock
  readonly config: Config
  /** Null where no secret is configured: then there are no links. */
  readonly signer: LinkSigner | null
  /** To be called before something new is stored. @throws storageUnavailable when the disk has too little space left. */
  ensureRoom(): void
}

/** What a session is stored with, settings of the rest of the service aside. */
interface Storing extends Omit<IngestDeps, 'config'> {
  readonly config: Pick<Config, 'baseUrl' | 'sessionsBytesPerAccount'>
}

/**
 * Store a captured session, or replace it, and link to its page. Consumes no fitting. Its texts are cleaned: they are read at terminals.
 * @throws sessionSpaceUsed
 */
export const ingest = async (
  { sql, clock, signer, config, ensureRoom }: Storing,
  accountId: string,
  sent: Session,
): Promise<{ isNew: boolean; answer: IngestAnswer }> => {
  ensureRoom()
  const session = await cleanedSession(sent)
  const at = clock()
  const customerId = session.customerRef ? await selectCustomerId(sql, accountId, session.customerRef.trim()) : null
  const shotCount = session.segments.reduce((count, { shots }) => count + shots.length, 0)
  faultPoint('before-ingest')
  const stored = {
    accountId,
    pageId: newId('ses', at),
    sessionId: session.sessionId,
    customerId,
    payload: await jsonOf(session),
    shotCount,
    at,
  }
  const bytesMax = config.sessionsBytesPerAccount || null
  const { pageId, isNew, used, bytes } = await storeSession(sql, stored, bytesMax)
  faultPoint('after-ingest')
  if (pageId === null)
    throw problem('sessionSpaceUsed', {
      detail: say('sessions.spaceUsed', { bytes, used, most: bytesMax!, path: '/v1/sessions/{sessionId}' }),
    })
  await updateHeading(sql, accountId, { sessionId: session.sessionId, pageId }, headingOf(session))
  const page = `${config.baseUrl}/sessions/${pageId}`
  const expiresAt = new Date(at.getTime() + linkDays * msPerDay)
  // Without a signer the address still leads to a page, which says how to configure one.
  const sessionUrl = signer === null ? page : `${page}?${signer.query({ purpose: 'session', id: pageId, expiresAt })}`
  return { isNew, answer: { sessionUrl, customerMatched: customerId !== null, shotsAccepted: shotCount } }
}

const cleanedSession = async ({ segments, ...session }: Session): Promise<Session> => ({
  ...cleanedWithin(session),
  segments: await mapYielding(segments, async ({ shots, ...segment }) => ({
    ...cleanedWithin(segment),
    shots: await mapYielding(shots, cleanedWithin),
  })),
})

/** A session as JSON, written shot by shot: 5 MB at once would hold up everybody for a tenth of a second. */
const jsonOf = async ({ segments, ...session }: Session): Promise<string> => {
  const written = await mapYielding(segments, segmentJson)
  return `${JSON.stringify(session).slice(0, -1)},"segments":[${written.join(',')}]}`
}

const segmentJson = async ({ shots, ...segment }: Segment): Promise<string> => {
  const written = await mapYielding(shots, (shot) => JSON.stringify(shot))
  return `${JSON.stringify(segment).slice(0, -1)},"shots":[${written.join(',')}]}`
}

import { selectCustomerId } from '../customers/index.ts'
import type { Deps } from '../deps.ts'
import { faultPoint } from '../fault-point.ts'
import { newId } from '../ids.ts'
import { upsertSession } from './queries.ts'
import type { IngestAnswer, Session } from './schema.ts'

/** How long a link to a session's page works, counted from the ingest that gave it out. */
export const linkDays = 30
const msPerDay = 86_400_000

/** Store a captured session, or replace it, and link to its page. Consumes no fitting. */
export const ingest = async (
  { sql, clock, signer, config }: Pick<Deps, 'sql' | 'clock' | 'signer' | 'config'>,
  accountId: string,
  session: Session,
): Promise<{ isNew: boolean; answer: IngestAnswer }> => {
  const at = clock()
  const customerId = session.customerRef ? await selectCustomerId(sql, accountId, session.customerRef.trim()) : null
  const shotCount = session.segments.reduce((count, { shots }) => count + shots.length, 0)
  faultPoint('before-ingest')
  const { pageId, isNew } = await upsertSession(sql, {
    accountId,
    pageId: newId('ses', at),
    customerId,
    payload: session,
    shotCount,
    at,
  })
  faultPoint('after-ingest')
  const page = `${config.baseUrl}/sessions/${pageId}`
  const expiresAt = new Date(at.getTime() + linkDays * msPerDay)
  // Without a signer the address still leads to a page, which says how to configure one.
  const sessionUrl = signer === null ? page : `${page}?${signer.query({ purpose: 'session', id: pageId, expiresAt })}`
  return { isNew, answer: { sessionUrl, customerMatched: customerId !== null, shotsAccepted: shotCount } }
}

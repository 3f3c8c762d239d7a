import { Elysia } from 'elysia'
import { access, principalOf } from '../../identity/auth/index.ts'
import { type EncodedDocument, encodedDocument, negotiate, revalidated } from '../../platform/http/answers/encoding.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { operation } from '../../platform/http/operation.ts'
import { EvidenceSummary } from './schema.ts'
import type { EvidenceStore } from './store.ts'
import { evidenceSummary } from './summary.ts'

/** Parts of the service that the evidence route uses. */
export interface EvidenceDeps {
  readonly evidence: EvidenceStore
  readonly limits: RateLimits
}

/** Summary of what fitted golfers were given, by club type and speed. */
export const catalogEvidence = operation({
  id: 'getCatalogEvidence',
  tag: 'Catalog',
  scope: 'fittings:read',
  limit: 'catalog',
  answers: { 200: EvidenceSummary, 304: null },
  answerHeaders: revalidated,
  summary: 'Get how often each head was recommended and chosen',
  description:
    'Aggregated fittings per head: the share of golfers who were recommended it, how many chose or kept it, and the golfer presets of the score operation. Free. Send the ETag back as If-None-Match: the answer changes only when a count changes.',
})

/** What fittings led to, head by head. */
export const evidence = (deps: EvidenceDeps) => {
  const document = documentOf(deps.evidence)
  return new Elysia({ name: 'evidence' })
    .use(access(deps.limits))
    .get(
      '/v1/catalog/evidence',
      ({ request }) => negotiate(request, document(), deps.limits.unread.to(principalOf(request).keyId)),
      { ...catalogEvidence },
    )
}

/** The answer, made once per revision. */
const documentOf = (store: EvidenceStore) => {
  let made: { revision: string; document: EncodedDocument } | null = null
  return (): EncodedDocument => {
    const current = store.current()
    if (made?.revision !== current.revision)
      made = { revision: current.revision, document: encodedDocument(JSON.stringify(evidenceSummary(current))) }
    return made.document
  }
}

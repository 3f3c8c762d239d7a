import { revokeShare, shareFitting } from '../../features/sharing/index.ts'
import { readFitting } from '../../fitting/index.ts'
import { problem } from '../../platform/errors.ts'
import { sharedAt } from '../lab/index.ts'
import { actorOf, type Place, type Visit } from './visit.ts'

/** A link for others; it may take the place of one that was ended. */
const share = async ({ deps, asked, person: { accountId }, id }: Visit): Promise<Response> => {
  const read = await readFitting(deps, { accountId, fittingId: id, waitMs: 0 })
  if (!read?.row.output)
    throw problem('fittingNotFound', { detail: `There is no finished fitting ${id} in this account.` })
  const link = await shareFitting(deps, accountId, id, true)
  if (typeof link === 'string')
    throw problem('labNotConfigured', {
      detail: 'This installation has no secret for signing links (LAB_SIGNING_SECRET), so fittings cannot be shared.',
    })
  return sharedAt(asked.request, link)
}

const unshare = async (visit: Visit): Promise<string> => {
  await revokeShare(visit.deps, visit.person.accountId, visit.id, actorOf(visit))
  return `/v1/fittings/${visit.id}`
}

/** Forms that make and end the link of a fitting. */
export const sharingPlaces = {
  '/fittings/:id/share': { post: share },
  '/fittings/:id/unshare': { post: unshare, isForEnding: true },
} as const satisfies Record<string, Place>

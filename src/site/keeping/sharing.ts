import { revokeShare, shareFitting } from '../../features/sharing/index.ts'
import { problem } from '../../platform/errors.ts'
import { say } from '../../words/say.ts'
import { sharedAt } from '../lab/index.ts'
import { actorOf, finishedFitting, type Place, type Visit } from './visit.ts'

/** A link for others; it may take the place of one that was ended. */
const share = async (visit: Visit): Promise<Response> => {
  const { deps, asked, person, id } = visit
  const { accountId } = person
  await finishedFitting(visit, id)
  const link = await shareFitting(deps, accountId, id, true)
  if (typeof link === 'string') throw problem('labNotConfigured', { detail: say('outages.linksNotConfigured') })
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

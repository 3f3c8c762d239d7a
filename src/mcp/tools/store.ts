import { clubNamed } from '../../equipment/catalog/index.ts'
import { buildStoreLink, type LinkDeps, storeLinkOperation } from '../../features/store/index.ts'
import { clubLinks, fittingLink } from '../documents/links.ts'
import { type Tool, tool } from '../tool.ts'
import { savedFittingId } from './saved-fitting-id.ts'

/** A link into the store. It is recorded, so calling twice makes two. */
export const storeTool = (deps: LinkDeps): Tool =>
  tool({
    name: 'build_store_link',
    title: 'Link to a club in the store',
    description:
      'Link to a club’s product page with the build selected. Free; records the link, buys nothing. With a fittingId every fitted spec goes in; other fields override it. Option ids come from get_club. An option not offered for the club is refused with what is.',
    annotations: { idempotentHint: false },
    operation: storeLinkOperation,
    shows: 'url! build(parameter shown from) leftOut!(name value why) compromises!',
    input: storeLinkOperation.body,
    run: async (args, { principal, platform, client, traffic }) => {
      const headId = clubNamed(deps.scorer.current().image.catalog, args.headId)
      const { fittingId: said } = args
      const fittingId = said === undefined ? said : await savedFittingId(deps.sql, principal, said)
      const request = { ...args, headId, ...(fittingId !== undefined && { fittingId }) }
      const link = await buildStoreLink(deps, { principal, request, platform, client, traffic })
      const fitting = link.fittingId === undefined ? [] : [fittingLink(link.fittingId)]
      return { json: JSON.stringify(link), links: [...clubLinks([link]), ...fitting] }
    },
  })

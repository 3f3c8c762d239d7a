import { problem } from '../../../platform/errors.ts'
import type { Catalog } from '../catalog.ts'
import { shownSources } from '../checks/figure-sources.ts'
import type { Head } from '../head.ts'
import { noSuchClub } from '../names/named-club.ts'
import { setOptions } from '../price.ts'
import {
  gripOptions,
  hoselOptions,
  lengthOptions,
  lieOptions,
  loftOptions,
  orderedGripSizes,
  shaftUpgrade,
} from './club-options.ts'
import type { ClubWithOptions } from './detail-schema.ts'
import { catalogHead, type ViewFacts } from './view.ts'

/**
 * A club with everything that can be chosen on it.
 * @throws clubNotFound, with the ids that were probably meant.
 */
export const clubDetail = (catalog: Catalog, headId: string, facts: ViewFacts): ClubWithOptions => {
  const head = catalog.head(headId)
  if (head === undefined) throw problem('clubNotFound', { detail: noSuchClub(catalog, headId) })
  return {
    ...catalogHead(head, facts),
    sourceNote: head.sourceNote,
    sources: shownSources(head),
    lofts: loftOptions(head),
    hoselSettings: hoselOptions(head),
    lengths: lengthOptions(head),
    grips: gripOptions(catalog, head),
    gripSizes: [...orderedGripSizes],
    ...ofClubType(catalog, head),
  }
}

/** What only one kind of club lets choose. */
const ofClubType = (catalog: Catalog, head: Head): Partial<ClubWithOptions> => {
  switch (head.clubType) {
    case 'driver':
      return { shaftUpgrades: catalog.aftermarketShafts('driver').map(shaftUpgrade) }
    case 'iron':
      return { lies: lieOptions(head), sets: setOptions(head) }
    case 'wedge':
      return {
        bounces: head.options.map((option) => ({
          ...option,
          id: option.bounce === null ? null : String(option.bounce),
        })),
      }
    default:
      return {}
  }
}

// Matching: the heads and shafts that come nearest to a fitted build.
import { findCandidates } from './candidates'
import { CLUB_WEDGE } from './golf'
import { headCount, imageBytes, profileCount, profilesFrom } from './image'
import * as layout from './layout'
import * as at from './match-layout'
import { findHeads, foundRow } from './picks'
import { scoreProfiles } from './scores'
import { findShafts, listAftermarket, listedRow } from './shaft-list'

/**
 * Find heads and shafts for the wanted build that the host has put in the place of a context.
 * @returns Where the host reads what was found; 0 when the wanted build cannot be.
 */
export function match(): usize {
  const n = headCount()
  const p = profileCount()
  const context = layout.contextAt(imageBytes())
  const type = <i32>load<u8>(context + at.WANTED_CLUB_TYPE)
  if (type >= layout.CLUB_TYPES || <i32>load<u8>(context + at.WEDGE_COUNT) > at.WEDGES_MAX) return 0
  if (type !== CLUB_WEDGE) scoreProfiles(n, context, profilesFrom(type), profilesFrom(type + 1))

  const found = at.foundAt(context, n, p)
  const candidates = at.candidatesAt(found)
  const aftermarket = listAftermarket(context, type, at.listedAt(found))
  const own: usize = aftermarket === 0 ? 0 : listedRow(at.listedAt(found), 0)
  store<u32>(found + at.AFTERMARKET, own === 0 ? at.NO_SHAFT : <u32>load<u16>(own + at.SHAFT))
  const count = findCandidates(n, context, type, own, candidates)
  findHeads(found, candidates, count, type === CLUB_WEDGE)
  findShafts(found, aftermarket)

  // The host knows heads by their place, not by the row of a candidate.
  const heads = load<i32>(found + at.HEAD_COUNT)
  for (let place = 0; place < heads; place++)
    store<u32>(found + at.FOUND_HEADS + ((<usize>place) << 2), load<u32>(foundRow(found, place) + at.HEAD))
  return found
}

// Matching: the heads and shafts that come nearest to a fitted build.
import { findCandidates, profileOf, putCandidate } from './candidates'
import { putChoice } from './choices'
import { CLUB_WEDGE } from './golf'
import { headCount, headsFrom, imageBytes, profileCount, profilesFrom } from './image'
import * as layout from './layout'
import * as at from './match-layout'
import { openScores, scoreProfiles } from './scores'
import { listAftermarket, listedRow } from './shaft-list'
import { openWords } from './words'

/**
 * Find the heads that could be built as the wanted build that the host has put in place of a context.
 * @returns Where the host reads what was found; 0 when the wanted build is invalid.
 */
export function match(): usize {
  const n = headCount()
  const context = layout.contextAt(imageBytes())
  if (!isSound(context)) return 0
  const found = at.foundAt(context, n, profileCount())
  const type = <i32>load<u8>(context + at.WANTED_CLUB_TYPE)
  scoreType(n, context, profilesFrom(type), profilesFrom(type + 1))
  const aftermarket = listAftermarket(context, type, at.listedAt(found))
  const count = findCandidates(n, context, type, bestListed(found, aftermarket), at.candidatesAt(found))
  store<u32>(found + at.AFTERMARKET_COUNT, aftermarket)
  store<u32>(found + at.CANDIDATE_COUNT, count)
  return found
}

/** How a candidate that was found is built. @returns Where the host reads it. */
export function choose(found: usize, candidate: i32): usize {
  const row = at.candidatesAt(found) + <usize>candidate * at.CANDIDATE_BYTES
  putChoice(headCount(), layout.contextAt(imageBytes()), row, at.choiceAt(found))
  return at.choiceAt(found)
}

/**
 * Apply the wanted build to a chosen head, recommended or not.
 * @returns Where the host reads the choice; 0 when the head is not made for the golfer, or is of another club type.
 */
export function build(place: i32): usize {
  const n = headCount()
  const context = layout.contextAt(imageBytes())
  if (!isSound(context)) return 0
  const found = at.foundAt(context, n, profileCount())
  const type = <i32>load<u8>(context + at.WANTED_CLUB_TYPE)
  if (place < headsFrom(type) || place >= headsFrom(type + 1)) return 0
  const profile = profileOf(place)
  scoreType(n, context, profile, profile + 1)
  const candidate = at.candidatesAt(found)
  const own = bestListed(found, listAftermarket(context, type, at.listedAt(found)))
  if (!putCandidate(n, context, place, own, candidate)) return 0
  putChoice(n, context, candidate, at.choiceAt(found))
  return at.choiceAt(found)
}

/** Refuse what would read outside the tables. */
function isSound(context: usize): bool {
  return (
    <i32>load<u8>(context + at.WANTED_CLUB_TYPE) < layout.CLUB_TYPES &&
    <i32>load<u8>(context + at.WEDGE_COUNT) <= at.WEDGES_MAX
  )
}

/** Score profiles of the wanted club type; wedges are not scored. */
function scoreType(n: i32, context: usize, from: i32, to: i32): void {
  openWords()
  if (<i32>load<u8>(context + at.WANTED_CLUB_TYPE) !== CLUB_WEDGE) {
    openScores(n, context)
    scoreProfiles(n, context, from, to)
  }
}

/** Row of the best shaft that is sold on its own; 0: none is. */
function bestListed(found: usize, count: i32): usize {
  return count === 0 ? 0 : listedRow(at.listedAt(found), 0)
}

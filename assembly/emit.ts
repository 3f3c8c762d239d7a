// The bytes of the answer.
import * as at from './layout'
import { isOftenPicked, PICKED } from './rank'
import { drawbacksOf, opinionOf, reasonsOf, verdictOf } from './words'
import { copy, writeList, writeRef, writeTenths, writeText, writeThousandths, writeWhole } from './write'

/** Write `count` ranked heads of a club type; `isFirst` leaves the comma before the first club out. */
export function emitClubs(
  n: i32,
  p: i32,
  context: usize,
  type: i32,
  placed: i32,
  count: i32,
  start: usize,
  isFirst: bool,
): usize {
  const block = context + at.TYPE_AT + <usize>type * at.TYPE_BYTES
  const order = at.orderColumn(context, n)
  const scores = at.scoreColumn(context, n)
  const pickedAt = at.pickedColumn(context, n)
  const ownBuilds = at.ownBuildColumn(context, n)
  const ownTexts = at.ownBuildsAt(context, n)
  const prefixes = at.prefixColumn(n)
  const fragments = at.fragmentsAt(n, p)
  const builds = at.buildColumn(n, <i32>load<u8>(block + at.TYPE_BUILD_STEP))
  const loftStep = <i32>load<u8>(block + at.TYPE_LOFT_STEP)
  const lofts = at.loftColumn(n, min(loftStep, at.LOFT_STEPS - 1))
  const hasLoft = loftStep < at.LOFT_STEPS
  const hasOwnBuilds = load<u8>(context + at.HAS_OWN_BUILDS) !== 0
  const isUnscored = load<u8>(block + at.TYPE_PICKS_ONLY) !== 0
  const similar = load<u32>(block + at.TYPE_OF)
  const hand = load<u8>(context + at.HAND)
  const hands = at.handsColumn(n)
  const none = load<u32>(at.textColumn(n, p) + ((<usize>at.TEXT_NULL) << 2))
  const tails = at.textColumn(n, p) + ((<usize>at.TEXT_HANDS) << 2)
  // Most heads were picked by nobody like this golfer: what that says is written once.
  const nobody = at.evidenceAt(context, n, p)
  const nobodyBytes = writeEvidence(nobody, block, 0, similar) - nobody
  let to = start

  for (let place = placed; place < placed + count; place++) {
    const head = <usize>load<u16>(order + ((<usize>place) << 1))
    const entry = <i32>load<u8>(scores + head)
    const score = isUnscored ? -1 : entry & 127
    const picked = load<u32>(pickedAt + (head << 2))
    const profile = <i32>load<u16>(at.PROFILE_COLUMN + (head << 1))
    // Every club begins with a comma, which the first one does not want: 1 byte further, 1 byte less.
    const skip = isFirst && place === placed ? <u32>(1 << at.REF_BITS) - 1 : 0
    to = writeRef(to, fragments, load<u32>(prefixes + (head << 2)) + skip)
    to = score < 0 ? writeText(to, at.TEXT_NULL) : writeWhole(to, score)
    to =
      entry >= PICKED
        ? writeBlock(to, n, context, profile, score, true)
        : copyBlock(to, n, p, context, profile, score, isOftenPicked(picked, similar))
    to = picked === 0 ? copy(to, nobody, nobodyBytes) : writeEvidence(to, block, picked, similar)
    const own = hasOwnBuilds ? load<u32>(ownBuilds + (head << 2)) : 0
    if (own !== 0) {
      to = writeRef(to, ownTexts, own)
    } else {
      // A build of the context's own has its loft already; this one has not.
      to = writeRef(to, fragments, load<u32>(builds + (head << 2)))
      const loft = hasLoft ? <u32>load<u16>(lofts + (head << 1)) : 0
      to = loft === 0 ? writeRef(to, fragments, none) : writeTenths(to, loft)
    }
    const made = load<u8>(hands + head)
    const isAvailable = hand === 0 || (made & hand) !== 0
    to = writeRef(to, fragments, load<u32>(tails + ((<usize>((made << 1) + (isAvailable ? 1 : 0))) << 2)))
  }
  return to
}

/** From the verdict to the opening of the evidence, written once per profile and call, then copied. */
function copyBlock(to: usize, n: i32, p: i32, context: usize, profile: i32, score: i32, hasBonus: bool): usize {
  const index = <usize>profile * 2 + (hasBonus ? 1 : 0)
  const bytesAt = at.blockColumn(context, n, p) + (index << 2)
  const textAt = at.blocksAt(context, n, p) + index * at.BLOCK_BYTES_MAX
  let bytes: usize = load<u32>(bytesAt)
  if (bytes === 0) {
    bytes = writeBlock(textAt, n, context, profile, score, false) - textAt
    store<u32>(bytesAt, <u32>bytes)
  }
  return copy(to, textAt, bytes)
}

function writeBlock(to: usize, n: i32, context: usize, profile: i32, score: i32, isPicked: bool): usize {
  const cap = <i32>(load<u32>(at.profileScoreColumn(context, n) + ((<usize>profile) << 2)) >> 16)
  let end = writeText(to, opinionOf(n, profile, verdictOf(score)))
  end = writeList(end, reasonsOf(n, context, profile, isPicked))
  end = writeText(end, at.TEXT_DRAWBACKS)
  end = writeList(end, drawbacksOf(n, context, profile, cap))
  return writeText(end, at.TEXT_EVIDENCE)
}

function writeEvidence(to: usize, block: usize, picked: u32, similar: u32): usize {
  let end = writeWhole(to, picked)
  end = writeText(end, at.TEXT_OF)
  end = writeWhole(end, similar)
  end = writeText(end, at.TEXT_SHARE)
  end = writeThousandths(end, similar === 0 ? 0 : <u32>floor((1000.0 * picked) / similar + 0.5))
  return writeText(end, load<u8>(block + at.TYPE_IS_REAL) ? at.TEXT_FITTINGS : at.TEXT_SIMULATED)
}

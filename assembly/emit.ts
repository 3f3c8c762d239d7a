// The bytes of the answer.
import * as at from './layout'
import { writeTenths, writeThousandths, writeWhole } from './numbers'
import { isOftenChosen, PICKED, pointsOf } from './rank'
import { drawbacksOf, opinionOf, reasonsOf, verdictOf } from './words'
import {
  copyLong,
  copyTiny,
  refOffset,
  textRef,
  writeList,
  writeMediumRef,
  writeRef,
  writeShortRef,
  writeText,
  writeTinyRef,
  writeWithoutComma,
} from './write'

/** A head shows so many reasons and drawbacks. */
const REASONS_MAX: i32 = 3
const DRAWBACKS_MAX: i32 = 2

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
  const ownTexts = at.ownTextsAt(context, n)
  const prefixes = at.prefixColumn(n)
  const builds = at.buildColumn(n, <i32>load<u8>(block + at.TYPE_BUILD_STEP))
  const loftStep = <i32>load<u8>(block + at.TYPE_LOFT_STEP)
  const lofts = at.loftColumn(n, min(loftStep, at.LOFT_STEPS - 1))
  const hasLoft = loftStep < at.LOFT_STEPS
  const hasOwnBuilds = load<u8>(context + at.HAS_OWN_BUILDS) !== 0
  const isUnscored = load<u8>(block + at.TYPE_PICKS_ONLY) !== 0
  const similar = load<u32>(block + at.TYPE_OF)
  const isChosen = <i32>load<u8>(block + at.TYPE_BASIS) === at.BASIS_CHOSEN
  const hand = load<u8>(context + at.HAND)
  const hands = at.handsColumn(n)
  const caps = at.profileScoreColumn(context, n)
  const blocks = at.blockColumn(context, n, p)
  openEvidence(context, n, p, block)
  let to = start

  for (let place = placed; place < placed + count; place++) {
    const head = <usize>load<u32>(order + ((<usize>place) << 2))
    const entry = <i32>load<u16>(scores + (head << 1))
    const score = isUnscored ? -1 : pointsOf(entry)
    const picked = load<u32>(pickedAt + (head << 2))
    const profile = <i32>load<u16>(at.PROFILE_COLUMN + (head << 1))
    const prefix = load<u32>(prefixes + (head << 2))
    to = isFirst && place === placed ? writeWithoutComma(to, prefix) : writeMediumRef(to, prefix)
    to = score < 0 ? writeText(to, at.TEXT_NULL) : writeWhole(to, score)
    const known = knownBlock(blocks, profile, isChosen && isOftenChosen(picked, similar))
    to =
      entry >= PICKED
        ? writePickedBlock(to, caps, context, profile, score, toldOf(context, n, head), ownTexts)
        : copyBlock(to, known, caps, context, profile, score)
    to = writeEvidence(to, picked, similar)
    const own = hasOwnBuilds ? load<u32>(ownBuilds + (head << 2)) : 0
    if (own !== 0) {
      // A build of the context's own has its loft already.
      to = copyLong(to, ownTexts + refOffset(own), <usize>(own & at.REF_BYTES_MAX))
    } else {
      to = writeRef(to, load<u32>(builds + (head << 2)))
      to = writeTenths(to, hasLoft ? <u32>load<u16>(lofts + (head << 1)) : 0)
    }
    to = writeHands(to, load<u8>(hands + head), hand)
  }
  return to
}

/** For which hands it is made, and whether that of the golfer is among them. */
function writeHands(to: usize, made: u8, hand: u8): usize {
  const isAvailable = hand === 0 || (made & hand) !== 0
  return writeShortRef(to, textRef(at.TEXT_HANDS + <i32>((made << 1) + (isAvailable ? 1 : 0))))
}

/** From the verdict to the opening of the evidence: composed for the first club of a profile, copied from it to the others. */
function copyBlock(to: usize, known: usize, caps: usize, context: usize, profile: i32, score: i32): usize {
  const from = load<u32>(known)
  if (from !== 0) return copyLong(to, from, load<u32>(known, 4))
  const end = writeBlock(to, caps, context, profile, score)
  store<u32>(known, <u32>to)
  store<u32>(known, <u32>(end - to), 4)
  return end
}

/** Where the block of a profile is remembered: the evidence bonus may change its verdict. */
function knownBlock(blocks: usize, profile: i32, hasBonus: bool): usize {
  return blocks + ((<usize>profile * 2 + (hasBonus ? 1 : 0)) << 3)
}

function writeBlock(to: usize, caps: usize, context: usize, profile: i32, score: i32): usize {
  let end = writeReasons(to, context, profile, score, false)
  end = writeList(end, drawbacksOf(context, profile, capOf(caps, profile), DRAWBACKS_MAX))
  return writeText(end, at.TEXT_EVIDENCE)
}

/** Drawbacks that the golfer's own fitting told of a head; 0: none. */
function toldOf(context: usize, n: i32, head: usize): u32 {
  return load<u8>(context + at.HAS_OWN_BUILDS) ? load<u32>(at.ownDrawbackColumn(context, n) + (head << 2)) : 0
}

/** Drawbacks of a pick of the golfer's own fitting: those of its build, if any, replace those of its kind of head. */
function writePickedBlock(
  to: usize,
  caps: usize,
  context: usize,
  profile: i32,
  score: i32,
  told: u32,
  ownTexts: usize,
): usize {
  let end = writeReasons(to, context, profile, score, true)
  end =
    told !== 0
      ? copyLong(end, ownTexts + refOffset(told), <usize>(told & at.REF_BYTES_MAX))
      : writeList(end, drawbacksOf(context, profile, capOf(caps, profile), DRAWBACKS_MAX))
  return writeText(end, at.TEXT_EVIDENCE)
}

/** Up to the opening of the drawbacks. */
function writeReasons(to: usize, context: usize, profile: i32, score: i32, isPicked: bool): usize {
  const end = writeShortRef(to, textRef(opinionOf(profile, verdictOf(score))))
  return writeText(writeList(end, reasonsOf(context, profile, isPicked, REASONS_MAX)), at.TEXT_DRAWBACKS)
}

function capOf(caps: usize, profile: i32): i32 {
  return <i32>(load<u32>(caps + ((<usize>profile) << 2)) >> 16) & 255
}

// What a club type says of evidence is the same for all its heads but for two numbers.
let evidenceOf: usize = 0
let evidenceOfBytes: usize = 0
let evidenceEnd: u32 = 0

function openEvidence(context: usize, n: i32, p: i32, block: usize): void {
  evidenceOf = at.evidenceAt(context, n, p)
  let end = writeText(evidenceOf, at.TEXT_OF)
  end = writeWhole(end, load<u32>(block + at.TYPE_OF))
  evidenceOfBytes = writeText(end, at.TEXT_SHARE) - evidenceOf
  const basis = <i32>load<u8>(block + at.TYPE_BASIS)
  const words = basis === at.BASIS_FITTINGS ? at.TEXT_FITTINGS : at.TEXT_SIMULATED
  evidenceEnd = textRef(basis === at.BASIS_CHOSEN ? at.TEXT_CHOSEN : words)
}

function writeEvidence(to: usize, picked: u32, similar: u32): usize {
  let end = writeWhole(to, picked)
  end = copyTiny(end, evidenceOf, evidenceOfBytes)
  end = writeThousandths(end, similar === 0 ? 0 : min(1000, <i32>((1000.0 * picked) / similar + 0.5)))
  return writeTinyRef(end, evidenceEnd)
}

// The memory map of the scoring core, and the codes that host and core share. Only this file and match-layout.ts know
// addresses.
//
//  WHOLES_AT ┌──────────────────────────────┐
//            │ numbers       24 kB          │ as texts, made by the core once
//   IMAGE_AT ├──────────────────────────────┤
//            │ header        128 B          │ magic, ABI version, sizes, checksum, ends of the club types
//            │ head columns  one per field  │ profile u16, hands u8, prefix ref, build refs by step, loft by half degree
//            │ profiles      one per field  │ what scoring compares: codes u8     all read-only
//            │ texts         refs by code   │ reasons, drawbacks, verdicts ... for each reader
//            │ fragments     UTF-8 JSON     │ the bytes behind the refs
//            │ rows for matching            │ match-layout.ts
//   context  ├──────────────────────────────┤
//            │ golfer        576 B          │ written by the host before each call
//            │ head columns  one per field  │ chosen u8, picked u32, own builds and drawbacks: refs
//            │ own texts     UTF-8 JSON     │
//   work     ├──────────────────────────────┤
//            │ scores, order, blocks        │ written and read by the core alone
//   answer   ├──────────────────────────────┤
//            │ final bytes                  │ opening by the host, the rest by the core
//   found    ├──────────────────────────────┤
//            │ work and results of matching │ match-layout.ts
//            └──────────────────────────────┘
//
// Little-endian. Columns start on 64-byte lines. A ref is a place and a length in one u32: the place, in units of 16 bytes,
// << 10 | bytes. No decorators here: Bun runs this file too.

/** Bytes behind the last fragment, since fragments are copied by 256 bytes. */
export const SPARE_BYTES: usize = 256

/** Changes with every change of this file that makes an older image or core unreadable. */
export const ABI: u32 = 16
/** "CLUB". */
export const MAGIC: u32 = 0x42554c43

/** Numbers from 0 on whose texts are kept, in three notations, 8 bytes each. */
export const KEPT_NUMBERS: u32 = 1024
export const WHOLES_AT: usize = 4096
export const TENTHS_AT: usize = 12288
export const THOUSANDTHS_AT: usize = 20480

export const IMAGE_AT: usize = 28672
export const HEADER_BYTES: usize = 128
// Fields of the header, u32 each, from the start of the image.
export const MAGIC_FIELD: usize = 0
export const ABI_FIELD: usize = 4
export const BYTES_FIELD: usize = 8
/** CRC-32 of everything after this field. */
export const CHECKSUM_FIELD: usize = 12
export const HEADS_FIELD: usize = 16
export const PROFILES_FIELD: usize = 20
/** Where the heads of each club type end, five fields; heads are sorted by club type, then by the order of ties. */
export const HEAD_ENDS_FIELD: usize = 24
/** Where the profiles of each club type end, five fields. */
export const PROFILE_ENDS_FIELD: usize = 44
/** Where the heads that are sold now end within each club type, five fields; those that are not follow. */
export const CURRENT_ENDS_FIELD: usize = 100
// From 64 to 100: match-layout.ts.

export const CLUB_TYPES: i32 = 5
/** Builds by speed: see `buildSteps`. */
export const BUILD_STEPS: i32 = 7
/** Wanted lofts from 8 to 28 degrees in halves. */
export const LOFT_STEPS: i32 = 41
export const LOFT_FROM_TENTHS: i32 = 80
export const LOFT_STEP_TENTHS: i32 = 5
export const CRITERIA: i32 = 6
/** Picks of one fitting that are ranked first. */
export const PICKS: i32 = 16

export const REF_BITS: u32 = 10
export const REF_BYTES_MAX: u32 = 1023
/** Texts begin on whole units, so that 22 bits reach 64 MB: the prefixes of 400,000 heads. */
export const REF_UNIT_BITS: u32 = 4
export const REF_UNIT: usize = 16
export const REF_REACH: usize = 67108864

export function align64(at: usize): usize {
  return (at + 63) & ~63
}

// Head columns, n heads.
export const PROFILE_COLUMN: usize = IMAGE_AT + HEADER_BYTES
export function handsColumn(n: i32): usize {
  return align64(PROFILE_COLUMN + <usize>n * 2)
}
export function prefixColumn(n: i32): usize {
  return align64(handsColumn(n) + <usize>n)
}
export function buildColumn(n: i32, step: i32): usize {
  return align64(prefixColumn(n) + <usize>n * 4) + <usize>step * align64(<usize>n * 4)
}
/** Nearest loft that the head is made in, tenths of a degree; 0: none. */
export function loftColumn(n: i32, step: i32): usize {
  return buildColumn(n, BUILD_STEPS) + <usize>step * align64(<usize>n * 2)
}

/** Ranges of driver speeds that heads are made for, mph: least and most, f64 each, behind the last one that includes every golfer's. */
export const SPEEDS_MAX: i32 = 8
export function speedRangesAt(n: i32): usize {
  return loftColumn(n, LOFT_STEPS)
}

// Profile columns, after the heads: heads that scoring cannot tell apart share one.
/** Which cap may hold the score down: CAP_*. */
export const CAP: i32 = 0
/** FOR_*. */
export const MADE_FOR: i32 = 1
export const IS_WOOD: i32 = 2
/** Place of its range of speeds, in words TEXT_SPEEDS + 3 x this; SPEEDS_MAX: none is stated. */
export const SPEEDS: i32 = 3
/** Its club type and category in words: TEXT_OPINIONS + 6 x this. */
export const KIND: i32 = 4
/** 1: of an ultralight or high-launch build. */
export const IS_LIGHTWEIGHT: i32 = 5
/** 0 to 10. */
export const FORGIVENESS: i32 = 6
export const FORGIVENESS_MAX: i32 = 10
/** Spin and launch from low to high; in the middle is SCALE_MID. */
export const SPIN: i32 = 7
export const LAUNCH: i32 = 8
export const SCALE_MID: i32 = 2
/** In halves, 0 to 4. */
export const DRAW: i32 = 9
export const DRAW_HALVES_MAX: i32 = 4
const CODES: i32 = 10
/** Code of a profile, u8. */
export function codeColumn(n: i32, p: i32, field: i32): usize {
  return align64(speedRangesAt(n) + <usize>(SPEEDS_MAX + 1) * 16) + <usize>field * align64(<usize>p)
}

/** Languages and units that texts are in; the first is English in imperial units. */
export const READERS: i32 = 9
export function textColumn(n: i32, p: i32, reader: i32): usize {
  return codeColumn(n, p, CODES) + <usize>(reader * TEXTS) * 4
}
export function fragmentsAt(n: i32, p: i32): usize {
  return align64(textColumn(n, p, READERS))
}

export const FOR_ALL: i32 = 0
export const FOR_JUNIORS: i32 = 1
export const FOR_WOMEN: i32 = 2
export const FOR_THE_TEE: i32 = 3

export const CAP_NONE: i32 = 0
export const CAP_SLOW: i32 = 1
export const CAP_DRAW: i32 = 2
export const CAP_LIGHT: i32 = 3
export const CAP_BLADE: i32 = 4
export const CAP_JUNIOR: i32 = 5
export const CAP_WOMEN: i32 = 6
export const CAP_MINI: i32 = 7
export const CAP_ADULT: i32 = 8

// Texts by code.
export const TEXT_PICKED: i32 = 0
export const TEXT_OFFSET: i32 = 1
export const TEXT_DRAW_BIAS: i32 = 2
export const TEXT_TOUCH_OF_DRAW: i32 = 3
export const TEXT_NEUTRAL: i32 = 4
export const TEXT_LAUNCHES_HIGH: i32 = 5
export const TEXT_LAUNCHES_LOW: i32 = 6
export const TEXT_SPINS_LESS: i32 = 7
export const TEXT_ADDS_SPIN: i32 = 8
/** + CAP_*. */
export const TEXT_CAP: i32 = 8
export const TEXT_NOT_FOR_SLICE: i32 = 17
export const TEXT_NOT_FOR_HOOK: i32 = 18
export const TEXT_TOO_LOW: i32 = 19
export const TEXT_TOO_MUCH_SPIN: i32 = 20
// What stands between the parts of a club.
export const TEXT_COUNT_CLUBS: i32 = 21
export const TEXT_END: i32 = 22
export const TEXT_DRAWBACKS: i32 = 23
export const TEXT_EVIDENCE: i32 = 24
export const TEXT_OF: i32 = 25
export const TEXT_SHARE: i32 = 26
export const TEXT_SIMULATED: i32 = 27
export const TEXT_FITTINGS: i32 = 28
export const TEXT_NULL: i32 = 29
export const TEXT_CHOSEN: i32 = 30
/** + 2 x hands (bits: 1 right, 2 left) + is available. */
export const TEXT_HANDS: i32 = 29
/** + 11 x ground + forgiveness 0 to 10. */
export const TEXT_FORGIVENESS: i32 = 37
/** + 3 x speeds: inside, below, above. */
export const TEXT_SPEEDS: i32 = 70
/** + 6 x kind + verdict; the sixth verdict is none. */
export const TEXT_OPINIONS: i32 = 94
export const KINDS_MAX: i32 = 40
export const TEXTS: i32 = 334

// What the host writes before a call, from contextAt on.
export const CONTEXT_BYTES: usize = 576
export const GOLFER_SPEED: usize = 0
/** NaN: not known. */
export const GOLFER_HANDICAP: usize = 8
export const NEED_FORGIVENESS: usize = 16
export const NEED_LAUNCH: usize = 24
export const NEED_LOW_SPIN: usize = 32
export const NEED_DRAW: usize = 40
/** Six weights in the order of `criterionNames`. */
export const WEIGHTS: usize = 48
/** Bytes of the opening that the host has put at the start of the answer, u32. */
export const OPENING_BYTES: usize = 96
/** Most clubs of a type, u32; 0: all. */
export const LIMIT: usize = 100
export const GROUND: usize = 104
/** 0: any, 1: right, 2: left. */
export const HAND: usize = 105
/** 1: only heads whose `chosen` is 1. */
export const HAS_CHOICE: usize = 106
/** 1: heads whose own build is not 0 have that, and picks whose own drawbacks are not 0 those. */
export const HAS_OWN_BUILDS: usize = 107
/** Place in `golferGroups`. */
export const GROUP: usize = 108
/** 1: heads that are not sold any more are ranked among the others; 0: after them. */
export const IS_ONE_RANKING: usize = 109
/** Place of the texts among those of READERS. */
export const READER: usize = 110
/** Clubs of the answer that parts before this one had, u32. */
export const PART_FROM: usize = 112
/** Most clubs of this part, u32; 0: all. */
export const PART_CLUBS: usize = 116
/** Written by the core: clubs that are left for further parts, u32. */
export const PART_LEFT: usize = 120
/** One block for each club type. */
export const TYPE_AT: usize = 128
export const TYPE_BYTES: usize = 80
export const TYPE_WANTED: usize = 0
/** 1: only the picks, without scores. */
export const TYPE_PICKS_ONLY: usize = 1
export const TYPE_BUILD_STEP: usize = 2
/** 255: none. */
export const TYPE_LOFT_STEP: usize = 3
export const TYPE_PICK_COUNT: usize = 4
/** What the evidence counts: 0 recommendations to simulated golfers, 1 in fittings, 2 choices. */
export const TYPE_BASIS: usize = 5
export const BASIS_FITTINGS: i32 = 1
export const BASIS_CHOSEN: i32 = 2
/** Choices or fittings of similar golfers, u32. */
export const TYPE_OF: usize = 8
/** Heads that a fitting picked, best first, u32: the place of the head | its score, one higher, << 24; 0 there: it has none. */
export const TYPE_PICKS: usize = 16

/** Room for builds of a context's own, per head. */
const OWN_BUILD_BYTES: usize = 320
/** Room for the drawbacks that a fitting has told of a pick, JSON of all with the commas between them. */
export const OWN_DRAWBACKS_BYTES: usize = 512
/** Longest club of an answer, and the opening. */
const CLUB_BYTES_MAX: usize = 2048
export const OPENING_BYTES_MAX: u32 = 4096

export function contextAt(imageBytes: usize): usize {
  return align64(IMAGE_AT + imageBytes)
}
export function chosenColumn(context: usize): usize {
  return context + CONTEXT_BYTES
}
export function pickedColumn(context: usize, n: i32): usize {
  return align64(chosenColumn(context) + <usize>n)
}
export function ownBuildColumn(context: usize, n: i32): usize {
  return align64(pickedColumn(context, n) + <usize>n * 4)
}
export function ownDrawbackColumn(context: usize, n: i32): usize {
  return align64(ownBuildColumn(context, n) + <usize>n * 4)
}
/** What the refs of the context's own columns lead to. */
export function ownTextsAt(context: usize, n: i32): usize {
  return align64(ownDrawbackColumn(context, n) + <usize>n * 4)
}
export function ownTextsBytesMax(n: i32): usize {
  return <usize>n * OWN_BUILD_BYTES + <usize>(CLUB_TYPES * PICKS) * OWN_DRAWBACKS_BYTES
}

/** Of each head, u16: its place among the scores, in eighths of a point, and whether it is a pick. */
export function scoreColumn(context: usize, n: i32): usize {
  return align64(ownTextsAt(context, n) + ownTextsBytesMax(n))
}
export function orderColumn(context: usize, n: i32): usize {
  return align64(scoreColumn(context, n) + <usize>n * 2)
}
/** Whole points in two halves: heads that are sold and picks lie in the upper one. */
export const RANKED_POINTS: i32 = 256
/** Of each of them, u8: whether any head has it. */
export function pointMarksAt(context: usize, n: i32): usize {
  return align64(orderColumn(context, n) + <usize>n * 4)
}
/** Of each eighth of them, u32: how many heads have it, and then the place of the next of them. */
export function histogramAt(context: usize, n: i32): usize {
  return pointMarksAt(context, n) + <usize>RANKED_POINTS
}
/** Per profile: score, highest score, cap, and the eighths of a point behind the score, u8 each. */
export function profileScoreColumn(context: usize, n: i32): usize {
  return histogramAt(context, n) + <usize>RANKED_POINTS * 8 * 4
}
/** Per profile: what its heads have in the score column, u16 without and u16 with the evidence bonus. */
export function profileEntryColumn(context: usize, n: i32, p: i32): usize {
  return align64(profileScoreColumn(context, n) + <usize>p * 4)
}
/** Per profile, f64: the weighted sum behind its score, but for the build. */
export function profileSumColumn(context: usize, n: i32, p: i32): usize {
  return align64(profileEntryColumn(context, n, p) + <usize>p * 4)
}
/**
 * Two for each profile, without and with the evidence bonus: where the answer has its block, everything between the score
 * and the evidence of a club, and how long it is.
 */
export function blockColumn(context: usize, n: i32, p: i32): usize {
  return align64(profileSumColumn(context, n, p) + <usize>p * 8)
}
/** What the heads of a club type say of evidence, but for their own numbers. */
export function evidenceAt(context: usize, n: i32, p: i32): usize {
  return align64(blockColumn(context, n, p) + <usize>p * 16)
}
export function answerAt(context: usize, n: i32, p: i32): usize {
  return evidenceAt(context, n, p) + 256
}
export function endAt(context: usize, n: i32, p: i32): usize {
  return answerAt(context, n, p) + OPENING_BYTES_MAX + <usize>n * CLUB_BYTES_MAX
}

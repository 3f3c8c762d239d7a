// What was chosen for a head and by how much each part misses, as the host puts it into words.
import * as candidates from './candidates'
import { CLUB_WEDGE } from './golf'
import { profileScoreColumn } from './layout'
import * as lofts from './lofts'
import * as at from './match-layout'
import { headRow, loftPlace, shaftPlace } from './rows'
import * as shafts from './shafts'
import { ALL_CODES, drawbacksOf, reasonsOf } from './words'

/** Write the choice of a candidate. */
export function putChoice(n: i32, context: usize, candidate: usize, to: usize): void {
  const place = load<u32>(candidate + at.HEAD)
  const head = headRow(place)
  store<u32>(to + at.CHOICE_HEAD, place)
  putLoft(context, head, <usize>load<u32>(candidate + at.BUILT_LOFT), to)
  putShaft(context, <usize>load<u32>(candidate + at.BUILT), to)
  store<u32>(to + at.CHOICE_CATEGORY_STEPS, candidates.categorySteps(context, head))
  store<u32>(to + at.CHOICE_GROUP_FIT, candidates.groupFit(context, head))
  store<u32>(to + at.CHOICE_IS_CUT_DOWN, <u32>candidates.isCutDown(context, head))
  store<u32>(to + at.CHOICE_MOVES_WEIGHT, <u32>candidates.movesWeight(context, head))

  store<u32>(to + at.CHOICE_IS_COMPLETE, load<u32>(candidate + at.IS_COMPLETE))
  store<u32>(to + at.CHOICE_IS_WHOLE, load<u32>(candidate + at.IS_WHOLE))
  store<u32>(to + at.CHOICE_IS_SPARED, load<u32>(candidate + at.IS_SPARED))

  const profile = <usize>candidates.profileOf(place)
  store<u32>(to + at.CHOICE_SCORE, load<i32>(candidate + at.GRADE))
  const cap = (load<u32>(profileScoreColumn(context, n) + (profile << 2)) >> 16) & 255
  const isScored = <i32>load<u8>(context + at.WANTED_CLUB_TYPE) !== CLUB_WEDGE
  store<u64>(to + at.CHOICE_REASONS, isScored ? reasonsOf(context, <i32>profile, false, ALL_CODES) : 0)
  store<u64>(to + at.CHOICE_DRAWBACKS, isScored ? drawbacksOf(context, <i32>profile, <i32>cap, ALL_CODES) : 0)
}

function putLoft(context: usize, head: usize, loft: usize, to: usize): void {
  const wanted = load<f64>(context + at.WANTED_LOFT)
  const bounce = load<f64>(context + at.WANTED_BOUNCE)
  const canBeSet = lofts.canBeSet(context, loft)
  store<f64>(to + at.CHOICE_SETTING, canBeSet ? lofts.settingDeg(context, head, loft, wanted) : NaN)
  store<f64>(to + at.CHOICE_PLAYING, lofts.playingDeg(context, head, loft, wanted))
  store<f64>(to + at.CHOICE_LOFT_MISS, lofts.missDeg(context, head, loft, wanted))
  store<f64>(to + at.CHOICE_LOFT_LOST, lofts.lostDeg(context, head, loft, wanted))
  store<u32>(to + at.CHOICE_IS_WRONG_FACE, <u32>lofts.isWrongFace(context, head, loft, wanted))
  store<f64>(to + at.CHOICE_BOUNCE_MISS, lofts.bounceMissDeg(context, head, loft, wanted, bounce))
  store<f64>(to + at.CHOICE_LIE, lofts.bentLie(context, head, loft))
  store<u32>(to + at.CHOICE_PLACE, lofts.settingPlace(loft, lofts.settingOf(context, loft, wanted)))
  store<u32>(to + at.CHOICE_LOFT, loftPlace(loft))
  store<u32>(to + at.CHOICE_IS_OTHER_NAME, <u32>lofts.isOtherName(context, loft))
  const wedges = <i32>load<u8>(context + at.WEDGE_COUNT)
  for (let place = 0; place < wedges; place++) {
    const option = candidates.setOption(context, head, loft, context + at.WEDGES + <usize>place * at.WEDGE_BYTES)
    store<u32>(to + at.CHOICE_WEDGES + ((<usize>place) << 2), option === 0 ? at.NO_LOFT : loftPlace(option))
  }
}

function putShaft(context: usize, shaft: usize, to: usize): void {
  store<f64>(to + at.CHOICE_FLEX_STEPS, shafts.flexSteps(context, shaft))
  store<f64>(to + at.CHOICE_GRAMS_OFF, shafts.gramsOff(context, shaft))
  store<u32>(to + at.CHOICE_SHAFT, shaftPlace(shaft))
  store<u32>(to + at.CHOICE_IS_OTHER_MATERIAL, <u32>shafts.isOtherMaterial(context, shaft))
}

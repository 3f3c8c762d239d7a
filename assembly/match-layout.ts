// What matching adds to the memory map of layout.ts.
//
//   image    │ ...                          │
//            │ head rows     one per head   │ group, category, lie ..., and where its lofts and shafts lie
//            │ loft rows                    │ one loft, or one option of a wedge, that a head is made in
//            │ shaft rows                   │ one flex of a shaft: stock by head, then aftermarket by club type
//            │ sleeve rows                  │ what turns the loft of a wood, and where its settings lie
//            │ setting rows                 │ a setting that a fitting may choose
//   context  │ golfer and wanted build      │ in place of a scores context
//   ...      │                              │
//   work     │ found                        │ counts; heads that the host chose, and the shafts for them
//            │ choice                       │ how a head is built, and by how much each part misses; read by the host
//            │ shafts                       │ written and read by the core alone
//            │ candidates    one per head   │ what could be built; the host chooses among them
//            │ in stock      one per loft   │ written by the host where the wanted build asks for it
//
// Rows instead of columns: matching reads most of each row that it looks at.
import { LISTED_MAX } from './golf'
import { align64, endAt } from './layout'

// Fields of the image's header: where the rows begin, from the start of the image.
export const HEAD_ROWS_FIELD: usize = 64
export const LOFT_ROWS_FIELD: usize = 68
export const SHAFT_ROWS_FIELD: usize = 72
/** Where the stock shafts end, and then the aftermarket shafts of each club type: six fields. */
export const SHAFT_ENDS_FIELD: usize = 76
export const SLEEVE_ROWS_FIELD: usize = 120
export const SETTING_ROWS_FIELD: usize = 124

// Head rows, in the order of the head columns.
export const HEAD_ROW_BYTES: usize = 64
/** First of its loft rows, and the one after the last. */
export const LOFT_FROM: usize = 0
export const LOFT_TO: usize = 4
export const SHAFT_FROM: usize = 8
export const SHAFT_TO: usize = 12
/** How far the lie of an iron bends, degrees, f64. */
export const LIE_MIN: usize = 16
export const LIE_MAX: usize = 24
/** Juniors: player height, inches, f64; 0: none is stated. */
export const HEIGHT_MIN: usize = 32
export const HEIGHT_MAX: usize = 40
/** GENDER_*. */
export const GENDER: usize = 50
/** Place among the categories of its club type. */
export const CATEGORY: usize = 51
export const IS_LIGHT: usize = 52
export const IS_DRAW: usize = 53
/** Its weight moves sideways. */
export const MOVES_WEIGHT: usize = 54
/** Irons: how far the lie bends is recorded. */
export const HAS_LIE: usize = 55
/** 0: built for a golfer who chooses it, but never picked. */
export const IS_CURRENT: usize = 56
/** Its price and its maker's own lofts are known. */
export const IS_KNOWN: usize = 57
/** Tip that its hosel takes, thousandths of an inch over 0.3; 0: any, or not known. */
export const HOSEL_BORE: usize = 58
/** Most that a shaft which is bought beside it may cost, US dollars, u16; ANY_PRICE: its own price is not known. */
export const SHAFT_PRICE_MAX: usize = 60

export const ANY_PRICE: u32 = 65535

export const GENDER_UNISEX: i32 = 0
export const GENDER_WOMEN: i32 = 1
export const GENDER_JUNIOR: i32 = 2

export const LOFT_ROW_BYTES: usize = 24
/** Degrees, f64. Irons: the 7-iron. */
export const LOFT: usize = 0
/** Wedges, degrees, f64; 0: not published. */
export const BOUNCE: usize = 8
/** Bits as the context's hand: 1 right, 2 left. */
export const HANDS: usize = 16
/** Fairway woods: 1 3-wood, 2 5-wood, 3 7-wood, by the end of their name; 0: another name or none. */
export const NAME: usize = 17
/** SOLE_*; 0: medium. */
export const SOLE: usize = 18
/** Order of the name of the grind among all, u16; no grind comes first. */
export const GRIND: usize = 20
/** 1 + place among the sleeves, u16; 0: nothing turns it. */
export const SLEEVE: usize = 22

export const SOLE_WIDE: i32 = 1
export const SOLE_NARROW: i32 = 2

export const SLEEVE_ROW_BYTES: usize = 24
/** First of its settings that a fitting may choose, and the one after the last, u32; none: only its range is known. */
export const SETTING_FROM: usize = 0
export const SETTING_TO: usize = 4
/** Least and most change of loft that a fitting may choose, degrees, f64. */
export const TURN_MIN: usize = 8
export const TURN_MAX: usize = 16

export const SETTING_ROW_BYTES: usize = 24
/** Changes from the standard setting, degrees, f64. */
export const SETTING_LOFT: usize = 0
/** Positive is upright; an unpublished one counts as none. */
export const SETTING_LIE: usize = 8
/** Positive closes the face. */
export const SETTING_FACE: usize = 16

export const SHAFT_ROW_BYTES: usize = 40
/** Grams, f64; 0: only the band is recorded. */
export const GRAMS: usize = 0
/** Start of the ten-gram band, grams, f64. */
export const BAND: usize = 8
/** US dollars, f64; infinity: not known. */
export const UPCHARGE: usize = 16
/** Order of id, model and flex among all, u16. */
export const SHAFT_NAME: usize = 24
/** Place among the shafts of the catalog, u16; NO_SHAFT: its record is not known. */
export const SHAFT: usize = 26
/** Place among the flexes. */
export const FLEX: usize = 28
/** Place among the launch profiles. */
export const LAUNCH: usize = 29
/** 1 + place among the materials. */
export const MATERIAL: usize = 30
/** SOURCE_*. */
export const SOURCE: usize = 31
/** As the hosel of head rows; 0: not known. */
export const TIP: usize = 32

export const NO_SHAFT: u32 = 65535
export const SOURCE_STOCK: i32 = 0
/** Stock, and its model is not recorded. */
export const SOURCE_NAMELESS: i32 = 1
export const SOURCE_AFTERMARKET: i32 = 2

// The wanted build, behind the golfer and the weights of a scores context.
/** Degrees, f64. */
export const WANTED_LOFT: usize = 128
export const WANTED_BOUNCE: usize = 136
/** Degrees, f64; positive is upright. */
export const WANTED_LIE_OFFSET: usize = 144
/** Inches, f64. */
export const WANTED_LENGTH_OFFSET: usize = 152
/** Inches, f64; 0: not known. */
export const WANTED_HEIGHT: usize = 160
/** f64. */
export const WANTED_GRAMS: usize = 168
export const WANTED_CLUB_TYPE: usize = 176
export const WANTED_HAND: usize = 177
/** Place among the golfer groups. */
export const WANTED_GROUP: usize = 178
export const WANTED_FLEX: usize = 179
export const WANTED_LAUNCH: usize = 180
/** As in shaft rows; 0: any. */
export const WANTED_MATERIAL: usize = 181
/** As in loft rows; 0: any. */
export const WANTED_NAME: usize = 182
/** Place among the weight settings. */
export const WANTED_WEIGHT: usize = 183
/** Steps from the wanted category to each of the club type, u8. */
export const CATEGORY_STEPS: usize = 184
/** Wedges: as in loft rows. */
export const WANTED_SOLE: usize = 193
/** The measured launch lies under its target. */
export const IS_LAUNCH_LOW: usize = 194
/** STOCK_*. */
export const WANTED_STOCK: usize = 195
/** Irons are not bent strong, and weaker heads are no compromise. */
export const IS_NEVER_STRONG: usize = 196
export const STOCK_PREFERRED: i32 = 1
export const STOCK_ONLY: i32 = 2
/** Wedges of the fitted set: how many, u8; then loft and bounce of each, f64. */
export const WEDGE_COUNT: usize = 192
export const WEDGES: usize = 200
export const WEDGE_BYTES: usize = 16
export const WEDGES_MAX: i32 = 16

// What was found, u32 each, from foundAt on.
export const CANDIDATE_COUNT: usize = 0
/** Aftermarket shafts in the list of shafts. */
export const AFTERMARKET_COUNT: usize = 4
/** Written by the host, as the heads by their place among the candidates, the picks first. */
export const PICK_COUNT: usize = 8
export const HEAD_COUNT: usize = 12
export const FOUND_HEADS: usize = 16
/** Shafts by place in the catalog, those of the picks first. */
export const SHAFT_COUNT: usize = 64
export const FOUND_SHAFTS: usize = 68
const FOUND_BYTES: usize = 128

// What was chosen for a head, from choiceAt on: f64 each, then u32 each.
export const CHOICE_BYTES: usize = 208
/** Hosel setting or bend, degrees; NaN: the head has neither. */
export const CHOICE_SETTING: usize = 0
/** Loft after the setting, degrees. */
export const CHOICE_PLAYING: usize = 8
/** Degrees by which the fitted loft is out of reach. */
export const CHOICE_LOFT_MISS: usize = 16
/** Wedges: degrees between the fitted and the effective bounce. */
export const CHOICE_BOUNCE_MISS: usize = 24
/** Degrees from the stock lie, as far as the head bends, and by the setting of its hosel. */
export const CHOICE_LIE: usize = 32
export const CHOICE_FLEX_STEPS: usize = 40
/** Grams heavier or lighter than fitted; 0: inside a ten-gram band. */
export const CHOICE_GRAMS_OFF: usize = 48
/** Degrees of the missed loft that are a compromise. */
export const CHOICE_LOFT_LOST: usize = 56
export const CHOICE_HEAD: usize = 64
/** Places among the loft rows and the shaft rows. */
export const CHOICE_LOFT: usize = 68
export const CHOICE_SHAFT: usize = 72
export const CHOICE_CATEGORY_STEPS: usize = 76
/** FIT_*. */
export const CHOICE_GROUP_FIT: usize = 80
/** The setting turns the face towards the miss. */
export const CHOICE_IS_WRONG_FACE: usize = 84
export const CHOICE_SCORE: usize = 88
/** As in candidates. */
export const CHOICE_IS_SPARED: usize = 92
export const CHOICE_IS_OTHER_NAME: usize = 96
export const CHOICE_IS_OTHER_MATERIAL: usize = 100
export const CHOICE_IS_CUT_DOWN: usize = 104
/** The fitted draw or fade can be set. */
export const CHOICE_MOVES_WEIGHT: usize = 108
/** Loft row of each wedge of the fitted set; NO_LOFT: the line does not make it. */
export const CHOICE_WEDGES: usize = 112
export const NO_LOFT: u32 = 0xffffffff
/** What speaks for the head and against it, u64: codes as words.ts has them. Wedges: none. */
export const CHOICE_REASONS: usize = 176
export const CHOICE_DRAWBACKS: usize = 184

/** 1 + place of the setting among those of its sleeve that a fitting may choose, u32; 0: none, or its chart is not known. */
export const CHOICE_PLACE: usize = 192
/** As in candidates, u32. */
export const CHOICE_IS_COMPLETE: usize = 196
export const CHOICE_IS_WHOLE: usize = 200

// How a head stands to the golfer's group.
export const FIT_NEVER: i32 = -1
export const FIT_FULL: i32 = 0
/** A man's build for a woman. */
export const FIT_MENS_BUILD: i32 = 1
/** The same of standard weight, for a woman in Ladies flex. */
export const FIT_STANDARD_WEIGHT: i32 = 2
export const FIT_SOFT_JUNIOR: i32 = 3
export const FIT_UNKNOWN_HEIGHT: i32 = 4
export const FIT_OTHER_HEIGHT: i32 = 5
export const FIT_CUT_DOWN_ADULT: i32 = 6

/** Shafts in order: the best aftermarket ones, and one of each head that was found. */
export const LISTED_BYTES: usize = 16
/** Lower is better, f64. */
export const LISTED_COST: usize = 0
/** Address of its row, u32. */
export const LISTED_ROW: usize = 8

/** A head that could be built: f64 each, then u32 each. */
export const CANDIDATE_BYTES: usize = 64
/** How far it is from what was fitted: 0 does everything. */
export const MISFIT: usize = 0
/** Lower is better among equal grades. */
export const EFFORT: usize = 8
/** Cost of its best stock shaft. */
export const STOCK_COST: usize = 16
/** Higher is better among equal misfits, i32: the score; for wedges how near the bounce is. */
export const GRADE: usize = 24
/** Place of the head. */
export const HEAD: usize = 28
/** Address of the row of its best stock shaft. */
export const STOCK: usize = 32
/** Address of the row of the shaft that it is built with. */
export const BUILT: usize = 36
/** Address of the row of its loft. */
export const BUILT_LOFT: usize = 40
/** 1: its loft is in stock, and that counts. */
export const IS_STOCKED: usize = 44
/** 1: it can be ordered as it is told. */
export const IS_COMPLETE: usize = 48
/** 1: the same with a stock shaft, or it is in stock and that counts. */
export const IS_WHOLE: usize = 52
/** 1: a shaft of a nearer weight costs too much for the head. */
export const IS_SPARED: usize = 56

export function foundAt(context: usize, n: i32, p: i32): usize {
  return align64(endAt(context, n, p))
}
export function choiceAt(found: usize): usize {
  return found + FOUND_BYTES
}
export function listedAt(found: usize): usize {
  return choiceAt(found) + CHOICE_BYTES
}
export function candidatesAt(found: usize): usize {
  return listedAt(found) + <usize>(2.0 * LISTED_MAX) * LISTED_BYTES
}
/** Per loft row, u8: 1 where it is in stock. */
export function stockColumn(context: usize, n: i32, p: i32): usize {
  return candidatesAt(foundAt(context, n, p)) + <usize>n * CANDIDATE_BYTES
}
export function matchEndAt(context: usize, n: i32, p: i32, lofts: i32): usize {
  return stockColumn(context, n, p) + <usize>lofts
}

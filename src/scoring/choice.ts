/// <reference path="../../assembly/types.d.ts" />
import * as at from '../../assembly/match-layout.ts'
import type { Head } from '../equipment/catalog/index.ts'
import { type SleevePosition, settingsOf } from '../golf/clubs/sleeves.ts'
import type { CoreFields } from './core/index.ts'
import { type Image, loftAt } from './image.ts'
import type { LoftRow } from './match-rows.ts'
import type { Drawback, Reason } from './rules/reasons.ts'
import type { ShaftRow } from './rules/stock-shaft.ts'
import { drawbackOf, reasonOf } from './texts.ts'

/** How a head would be built for the golfer, and by how much each part misses what was fitted. */
export interface Choice {
  readonly head: Head
  /** The loft as it is ordered; irons: the 7-iron; wedges: the option. */
  readonly loft: LoftRow
  /** Hosel setting or degrees of bending; null where neither is possible. */
  readonly settingDeg: number | null
  /** The setting of the hosel; null: there is none, or the chart of its sleeve is not known. */
  readonly position: SleevePosition | null
  /** Loft after the setting. */
  readonly playingLoftDeg: number
  /** Degrees by which the fitted loft is out of reach. */
  readonly loftMissDeg: number
  /** The part of that which is a compromise. */
  readonly loftLostDeg: number
  /** The setting turns the face towards the golfer's miss. */
  readonly isWrongFace: boolean
  /** The name is not the wanted one although the loft is near: `3-wood` on a 19 degree women's wood. */
  readonly isOtherName: boolean
  readonly shaft: ShaftRow
  /** Steps from the fitted flex; half a step for a stand-in of Stiff+. */
  readonly flexSteps: number
  readonly isOtherMaterial: boolean
  /** Grams heavier (positive) or lighter than fitted; 0 inside a ten-gram band of unknown exact weight. */
  readonly gramsOff: number
  /** A shaft of a nearer weight costs too much for this head. */
  readonly isSpared: boolean
  /** Degrees from the stock lie, as far as the head can be bent. */
  readonly lieOffsetDeg: number
  readonly groupFit: GroupFit
  /** A man's build for a woman, made shorter than it comes. */
  readonly isCutDown: boolean
  readonly categorySteps: number
  /** The fitted draw or fade can be set. */
  readonly movesWeight: boolean
  /** Can be ordered as it is told: head and shaft have a price, the shaft a name, the lofts are the maker's. */
  readonly isComplete: boolean
  /** Complete as it comes from the maker, or in stock where that counts. */
  readonly isWhole: boolean
  /** Null for wedges, which are not scored. */
  readonly score: ChoiceScore | null
  /** Wedges only. */
  readonly wedge: WedgeChoice | null
}

interface ChoiceScore {
  /** 0 to 98. */
  readonly points: number
  /** What speaks for the head, the most telling first. */
  readonly reasons: readonly Reason[]
  /** What speaks against it, a cap first. */
  readonly drawbacks: readonly Drawback[]
}

/** What a line of wedges has for the fitted set. */
interface WedgeChoice {
  /** Degrees between the fitted and the effective bounce. */
  readonly bounceMissDeg: number
  /** The option for each fitted wedge, in their order; null: the line does not make it. */
  readonly set: readonly (LoftRow | null)[]
}

/** How a head relates to the golfer's group, in the order of FIT_*. */
const groupFits = [
  'full',
  "men's build",
  'standard weight',
  'soft junior',
  'unknown height',
  'other height',
  'cut-down adult',
] as const
type GroupFit = (typeof groupFits)[number]

/** Read what the core chose. @param wedgeCount Wedges of the fitted set. */
export const choiceOf = (image: Image, choice: CoreFields, wedgeCount: number): Choice => {
  const { decimal, whole } = choice
  const head = image.heads[whole(at.CHOICE_HEAD)]!
  const settingDeg = decimal(at.CHOICE_SETTING)
  const loft = loftAt(image, whole(at.CHOICE_LOFT))!
  const isWedge = head.clubType === 'wedge'
  return {
    head,
    loft,
    settingDeg: Number.isNaN(settingDeg) ? null : settingDeg,
    position: loft.sleeve === null ? null : (settingsOf(loft.sleeve)[whole(at.CHOICE_PLACE) - 1] ?? null),
    playingLoftDeg: decimal(at.CHOICE_PLAYING),
    loftMissDeg: decimal(at.CHOICE_LOFT_MISS),
    loftLostDeg: decimal(at.CHOICE_LOFT_LOST),
    isWrongFace: whole(at.CHOICE_IS_WRONG_FACE) === 1,
    isOtherName: whole(at.CHOICE_IS_OTHER_NAME) === 1,
    shaft: image.shafts[whole(at.CHOICE_SHAFT)]!,
    flexSteps: decimal(at.CHOICE_FLEX_STEPS),
    isOtherMaterial: whole(at.CHOICE_IS_OTHER_MATERIAL) === 1,
    gramsOff: decimal(at.CHOICE_GRAMS_OFF),
    isSpared: whole(at.CHOICE_IS_SPARED) === 1,
    lieOffsetDeg: decimal(at.CHOICE_LIE),
    groupFit: groupFits[whole(at.CHOICE_GROUP_FIT)]!,
    isCutDown: whole(at.CHOICE_IS_CUT_DOWN) === 1,
    categorySteps: whole(at.CHOICE_CATEGORY_STEPS),
    movesWeight: whole(at.CHOICE_MOVES_WEIGHT) === 1,
    isComplete: whole(at.CHOICE_IS_COMPLETE) === 1,
    isWhole: whole(at.CHOICE_IS_WHOLE) === 1,
    score: isWedge ? null : scoreOf(choice),
    wedge: isWedge
      ? {
          bounceMissDeg: decimal(at.CHOICE_BOUNCE_MISS),
          set: Array.from(
            { length: wedgeCount },
            (_, place) => loftAt(image, whole(at.CHOICE_WEDGES + 4 * place)) ?? null,
          ),
        }
      : null,
  }
}

const scoreOf = (choice: CoreFields): ChoiceScore => ({
  points: choice.whole(at.CHOICE_SCORE),
  reasons: textsIn(choice, at.CHOICE_REASONS).map(reasonOf),
  drawbacks: textsIn(choice, at.CHOICE_DRAWBACKS).map(drawbackOf),
})

/** Codes of texts as the core lists them: one higher in a byte each, until a byte is 0. */
const textsIn = ({ whole }: CoreFields, field: number): number[] => {
  const codes: number[] = []
  for (let place = 0; place < textsMax; place++) {
    const code = (whole(field + (place & 4)) >>> (8 * (place & 3))) & 0xff
    if (code === 0) break
    codes.push(code - 1)
  }
  return codes
}
/** As many as the bytes of two numbers. */
const textsMax = 8

/** A head that could be built, and what decides whether it is picked. */
export interface Candidate {
  readonly head: Head
  /** How far the whole build is from what was fitted; 0 does everything. */
  readonly misfit: number
  /** Points of the head with the shaft that it is built with; wedges: how near bounce and set are, 0 at best. */
  readonly grade: number
  /** What the build takes: cost of the shaft, degrees of setting and of loft missed. */
  readonly effort: number
  /** In stock, where that counts. */
  readonly isStocked: boolean
  /** As of a choice. */
  readonly isComplete: boolean
  readonly isWhole: boolean
  /** Wedges: by how many golfers like this one it was chosen. */
  readonly chosen: number
  /** Among what was found. */
  readonly place: number
}

/** Read what the core found. @param chosen By head what similar golfers chose; null: not known. */
export function candidateOf(
  { heads }: Image,
  { decimal, whole }: CoreFields,
  place: number,
  chosen: Uint32Array | null,
): Candidate {
  const head = whole(at.HEAD)
  return {
    head: heads[head]!,
    misfit: decimal(at.MISFIT),
    grade: whole(at.GRADE) | 0,
    effort: decimal(at.EFFORT),
    isStocked: whole(at.IS_STOCKED) === 1,
    isComplete: whole(at.IS_COMPLETE) === 1,
    isWhole: whole(at.IS_WHOLE) === 1,
    chosen: chosen?.[head] ?? 0,
    place,
  }
}

import type { GripSize } from '../equipment/catalog/index.ts'
import type { PriceList, StockItem } from '../equipment/inventory/index.ts'
import type {
  ClubType,
  FairwayDesignation,
  Flex,
  GolferGroup,
  Hand,
  InventoryMode,
  LaunchProfile,
  ShaftMaterial,
  WeightSetting,
} from '../golf/names/words.ts'
import type { Need } from '../scoring/index.ts'

/** One wedge of a fitted set. */
export interface WantedWedge {
  readonly loftDeg: number
  readonly bounceDeg: number
  /** Weight of its own shaft; absent: that of the fitted wedge. */
  readonly shaftWeightGrams?: number
}

/** What a shop has. */
interface Stock {
  /** What is in stock comes first among equals, or nothing else is picked. */
  readonly mode: InventoryMode
  readonly articles: readonly StockItem[]
}

/** What the golfer limits the picks to. */
interface PickLimits {
  /** Most that head and shaft may cost together, the whole set. */
  readonly budgetUsd?: number
  /** Makers, as they were named. */
  readonly brands?: readonly string[]
}

/** The fitted figures as the catalog is searched for them. */
export interface WantedBuild {
  readonly clubType: ClubType
  readonly hand: Hand
  readonly group: GolferGroup
  /** Juniors: player height, for heads that are made for a range of heights. */
  readonly heightIn?: number
  /** Wanted head category, a word of the catalog. */
  readonly headProfile: string
  /** Irons: the 7-iron loft. */
  readonly loftDeg: number
  /** Fairway woods. */
  readonly designation?: FairwayDesignation
  /** Irons: which clubs the set holds. */
  readonly set?: '4-PW' | '5-PW' | '6-PW'
  /** Wedges: the whole fitted set; the fitted wedge itself is `loftDeg` and `bounceDeg`. */
  readonly wedges?: readonly WantedWedge[]
  readonly bounceDeg?: number
  /** Wedges: the sole in words, such as `wide/full sole`. */
  readonly grind?: string
  readonly flex: Flex
  readonly shaftWeightGrams: number
  readonly launchProfile: LaunchProfile
  /** Irons and wedges. */
  readonly material?: ShaftMaterial
  /** From the standard of the golfer's group. */
  readonly lengthOffsetIn: number
  /** The length that was fitted; irons: of the 7-iron. A build of another length says so. */
  readonly fittedLengthIn?: number
  /** Juniors: absolute length, which replaces the head's own length and the offset. */
  readonly lengthIn?: number
  /** Positive is upright. */
  readonly lieOffsetDeg: number
  readonly swingWeight: string | null
  /** Drivers. */
  readonly weightSetting?: WeightSetting
  readonly gripSize: GripSize
  /** For sore hands and joints. */
  readonly isSoftGripWanted?: boolean
  /** The speeds behind the fitting contradict each other: no pick is excellent. */
  readonly isDoubtful?: boolean
  /** Of builds that fit equally well the one that costs least in all is wanted. */
  readonly isCheaperWanted?: boolean
  /** What a shop has, where the picks go by that. */
  readonly stock?: Stock
  /** No other club is picked. */
  readonly filter?: PickLimits
  /** The shop's own prices. */
  readonly prices?: PriceList | null
  readonly need: Need
}

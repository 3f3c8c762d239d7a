/**
 * The closed vocabularies of the domain, each in one place and in the order golfers count them.
 * Schemas, rules, catalog and scoring share these words; the wire uses them unchanged.
 */

/** Clubs that are fitted. An `iron` is an iron set fitted from its 7-iron; putters are not fitted. */
export const clubTypes = ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const
export type ClubType = (typeof clubTypes)[number]

export const hands = ['right', 'left'] as const
export type Hand = (typeof hands)[number]

/** Adult shaft flexes, softest first: the index is the flex scale of rule SHAFT-FLEX. */
export const adultFlexes = ['Ladies', 'Senior', 'Regular', 'Stiff', 'Stiff+', 'Extra Stiff'] as const
export type AdultFlex = (typeof adultFlexes)[number]

export const flexes = ['Junior', ...adultFlexes] as const
export type Flex = (typeof flexes)[number]

/** Shaft launch profiles, lowest first. */
export const launchProfiles = ['low', 'mid-low', 'mid', 'mid-high', 'high'] as const
export type LaunchProfile = (typeof launchProfiles)[number]

export const shaftMaterials = ['Steel', 'Graphite'] as const
export type ShaftMaterial = (typeof shaftMaterials)[number]

/** Head categories of woods and hybrids. */
export const woodCategories = ['low_spin', 'tour', 'core', 'max_forgiveness', 'draw', 'light'] as const
export type WoodCategory = (typeof woodCategories)[number]

/** Iron head categories, most demanding first: "more forgiving" is a step to the right. */
export const ironCategories = [
  'blade',
  'players_iron',
  'players_distance',
  'game_improvement',
  'super_game_improvement',
] as const
export type IronCategory = (typeof ironCategories)[number]

export const wedgeCategories = ['blade', 'cavity_back'] as const
export type WedgeCategory = (typeof wedgeCategories)[number]

/** Head categories of each club type. */
export const categoriesOf = {
  driver: woodCategories,
  fairway: woodCategories,
  hybrid: woodCategories,
  iron: ironCategories,
  wedge: wedgeCategories,
} as const satisfies Record<ClubType, readonly string[]>

export const fairwayDesignations = ['3-wood', '5-wood', '7-wood'] as const
export type FairwayDesignation = (typeof fairwayDesignations)[number]

/** Wedge classes, strongest first. AW and UW are other names of the gap wedge. */
export const wedgeClasses = ['PW', 'GW', 'SW', 'LW'] as const
export type WedgeClass = (typeof wedgeClasses)[number]

/** Adjustable weight of a driver. */
export const weightSettings = ['Standard', 'Draw Bias', 'Fade Bias'] as const
export type WeightSetting = (typeof weightSettings)[number]

/** Whose tables a golfer is fitted on: junior (12 and under), women, or men. */
export const golferGroups = ['men', 'women', 'junior'] as const
export type GolferGroup = (typeof golferGroups)[number]

export const missPatterns = ['fade', 'hook', 'straight', 'both'] as const
export type MissPattern = (typeof missPatterns)[number]

/** Other names of misses, and the pattern that each is sent as: a push or a pull does not curve. */
export const missNames = {
  slice: 'fade',
  draw: 'hook',
  push: 'straight',
  pull: 'straight',
} as const satisfies Readonly<Record<string, MissPattern>>

export const missSizes = ['slight', 'moderate', 'large'] as const
export type MissSize = (typeof missSizes)[number]

export const strikePatterns = ['heel', 'toe', 'center', 'mix'] as const
export type StrikePattern = (typeof strikePatterns)[number]

/** How the picks of a fitting go by what a shop has. */
export const inventoryModes = ['prefer', 'only'] as const
export type InventoryMode = (typeof inventoryModes)[number]

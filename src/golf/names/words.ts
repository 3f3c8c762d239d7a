/**
 * The closed vocabularies of the domain, each in one place and in the order golfers count them.
 * Schemas, rules, catalog and scoring share these words; the wire uses them unchanged.
 */

/** Clubs that are fitted. An `iron` is an iron set fitted from its 7-iron; putters are not fitted. */
export const clubTypes = ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const
/** A club that is fitted. */
export type ClubType = (typeof clubTypes)[number]
/** Clubs whose speed and distances are those of the driver: of these a total may be told. @rule IN-SPEED-MEANING */
export const driversNumbers = ['driver', 'fairway'] as const satisfies readonly ClubType[]

const sendInstead = (word: ClubType, said: readonly string[]): (readonly [string, { word: ClubType }])[] =>
  said.map((name) => [name, { word }])
const numbered = (numbers: string, names: readonly string[]): readonly string[] =>
  [...numbers].flatMap((number) => names.map((name) => `${number}${name}`))

/** What people say for a type of club, and the word to send then; null: putters are not fitted, nor listed. */
export const clubTypesSaid: Readonly<Record<string, { readonly word: ClubType } | null>> = Object.fromEntries([
  ['putter', null],
  ['putters', null],
  ...sendInstead('driver', ['mini driver', '1 wood', '1w', 'drivers']),
  ...sendInstead('fairway', [
    'fairway wood',
    'fairways',
    'wood',
    'woods',
    ...numbered('34579', [' wood', '-wood', 'w']),
  ]),
  ...sendInstead('hybrid', ['rescue', 'utility', 'hybrids', ...numbered('23456', [' hybrid', '-hybrid', 'h'])]),
  ...sendInstead('iron', ['irons', 'iron set', ...numbered('3456789', [' iron', '-iron', 'i'])]),
  ...sendInstead('wedge', ['wedges', 'pw', 'gw', 'aw', 'sw', 'lw']),
  ...sendInstead('wedge', ['pitching wedge', 'gap wedge', 'sand wedge', 'lob wedge']),
])

/** Playing hands. */
export const hands = ['right', 'left'] as const
/** The hand that a golfer plays with. */
export type Hand = (typeof hands)[number]

/** Adult shaft flexes, softest first: the index is the flex scale of rule SHAFT-FLEX. */
export const adultFlexes = ['Ladies', 'Senior', 'Regular', 'Stiff', 'Stiff+', 'Extra Stiff'] as const
/** Flex of an adult's shaft. */
export type AdultFlex = (typeof adultFlexes)[number]

/** Every shaft flex, softest first. */
export const flexes = ['Junior', ...adultFlexes] as const
/** Flex of a shaft. */
export type Flex = (typeof flexes)[number]

/**
 * Flexes that makers sell between the six or beyond them, and what each is matched as: the next softer one, since a shaft
 * that is a little stiff costs height and a little feel; SX lies where Stiff+ does, and nothing lies beyond TX.
 * @source makers' tables of July 2026: SR and R+ between Regular and Stiff, SX between Stiff and Extra Stiff @rule MATCH-SHAFT
 */
export const soldFlexes = {
  SR: 'Regular',
  'R+': 'Regular',
  SX: 'Stiff+',
  TX: 'Extra Stiff',
} as const satisfies Readonly<Record<string, Flex>>
/** A flex under its maker's own name, where that is none of the six. */
export type SoldFlex = keyof typeof soldFlexes
/** Their names, softest first. */
export const soldFlexNames = Object.keys(soldFlexes) as SoldFlex[]

/** Shaft launch profiles, lowest first. */
export const launchProfiles = ['low', 'mid-low', 'mid', 'mid-high', 'high'] as const
/** How high a shaft makes the ball start. */
export type LaunchProfile = (typeof launchProfiles)[number]

/** Materials that shafts are made of. */
export const shaftMaterials = ['Steel', 'Graphite'] as const
/** Material of a shaft. */
export type ShaftMaterial = (typeof shaftMaterials)[number]

/** Head categories of woods and hybrids. */
export const woodCategories = ['low_spin', 'tour', 'core', 'max_forgiveness', 'draw', 'light'] as const
/** Head category of a wood or hybrid. */
export type WoodCategory = (typeof woodCategories)[number]

/** Iron head categories, most demanding first: "more forgiving" is a step to the right. */
export const ironCategories = [
  'blade',
  'players_iron',
  'players_distance',
  'game_improvement',
  'super_game_improvement',
] as const
/** Head category of an iron. */
export type IronCategory = (typeof ironCategories)[number]

/** Head categories of wedges. */
export const wedgeCategories = ['blade', 'cavity_back'] as const
/** Head category of a wedge. */
export type WedgeCategory = (typeof wedgeCategories)[number]

/** Head categories of each club type. */
export const categoriesOf = {
  driver: woodCategories,
  fairway: woodCategories,
  hybrid: woodCategories,
  iron: ironCategories,
  wedge: wedgeCategories,
} as const satisfies Record<ClubType, readonly string[]>

/** Fairway woods that are fitted, strongest first. */
export const fairwayDesignations = ['3-wood', '5-wood', '7-wood'] as const
/** A fairway wood by its number. */
export type FairwayDesignation = (typeof fairwayDesignations)[number]
/** Whether a club is one of them. */
export const isFairway = (club: string): club is FairwayDesignation =>
  (fairwayDesignations as readonly string[]).includes(club)

/** Wedge classes, strongest first. AW and UW are other names of the gap wedge. */
export const wedgeClasses = ['PW', 'GW', 'SW', 'LW'] as const
/** A wedge by its place in the bag. */
export type WedgeClass = (typeof wedgeClasses)[number]

/** Adjustable weight of a driver. */
export const weightSettings = ['Standard', 'Draw Bias', 'Fade Bias'] as const
/** Setting of a driver's adjustable weight. */
export type WeightSetting = (typeof weightSettings)[number]

/** Whose tables a golfer is fitted on: junior (12 and under), women, or men. */
export const golferGroups = ['men', 'women', 'junior'] as const
/** Group whose tables apply. */
export type GolferGroup = (typeof golferGroups)[number]

/** Usual curves of a miss; `fade` is also a slice. */
export const missPatterns = ['fade', 'hook', 'straight', 'both'] as const
/** The usual miss of a golfer. */
export type MissPattern = (typeof missPatterns)[number]

/** Other names of misses, and the pattern that each is sent as: a push or a pull does not curve. */
export const missNames = {
  slice: 'fade',
  draw: 'hook',
  push: 'straight',
  pull: 'straight',
} as const satisfies Readonly<Record<string, MissPattern>>

/** A miss to one side. */
export type Curve = Extract<MissPattern, 'fade' | 'hook'>
/** Whether a miss curves to one side. */
export const isCurve = (pattern: MissPattern | null | undefined): pattern is Curve =>
  pattern === 'fade' || pattern === 'hook'
/** The curve that ends on a side: a slice leaves a right-hander to the right, and a left-hander to the left. */
export const curveTo = (side: Hand, hand: Hand): Curve => (side === hand ? 'fade' : 'hook')
/** The side of a miss by which similar golfers are told apart. */
export const missSignOf = (pattern: MissPattern | null | undefined): Curve | 'none' =>
  isCurve(pattern) ? pattern : 'none'

/** What golfers call a curve, in the form, the answer and the lab: a slight one, which some want, or more than that. */
const curveNames = { fade: { slight: 'fade', more: 'slice' }, hook: { slight: 'draw', more: 'hook' } } as const
/** Name of a curve. */
export type CurveName = (typeof curveNames)[Curve]['slight' | 'more']
/** What golfers call a curve; one whose size nobody said counts as more than slight. */
export const curveName = (pattern: Curve, size?: MissSize | null): CurveName =>
  curveNames[pattern][size === 'slight' ? 'slight' : 'more']

/** How far a miss curves, least first. */
export const missSizes = ['slight', 'moderate', 'large'] as const
/** How far the usual miss curves. */
export type MissSize = (typeof missSizes)[number]

/** Places on the face that a golfer usually hits. */
export const strikePatterns = ['heel', 'toe', 'center', 'mix'] as const
/** The usual place of impact on the face. */
export type StrikePattern = (typeof strikePatterns)[number]

/** How the picks of a fitting go by what a shop has. */
export const inventoryModes = ['prefer', 'only'] as const
/** How much the stock of a shop decides. */
export type InventoryMode = (typeof inventoryModes)[number]

/** How much of a wedge meets the turf, narrowest first. */
export const soleWidths = ['narrow', 'medium', 'wide'] as const
/** How much of a wedge meets the turf. */
export type SoleWidth = (typeof soleWidths)[number]

import type { Head } from '../../equipment/catalog/index.ts'
import { driverVolumeCcMin } from '../../golf/clubs/matching.ts'
import { type IronCategory, ironCategories, type LaunchProfile, type WoodCategory } from '../../golf/names/words.ts'
import { headSpeedsMph } from '../../golf/scores.ts'

/** Categories as scoring tells them apart: a wedge blade is not an iron blade, and asks less of the golfer. */
export type ScoreCategory = WoodCategory | IronCategory | 'wedge_blade' | 'wedge_cavity_back'

/** What a head does, on the scales that a golfer's need is compared with. */
export interface HeadAttributes {
  readonly category: ScoreCategory
  /** 0 to 10. */
  readonly forgiveness: number
  /** -2 (low) to 2 (high). */
  readonly spin: number
  /** -2 (low) to 2 (high). */
  readonly launch: number
  /** 0 (neutral) to 2 (draws clearly). */
  readonly draw: number
  /** Driver speeds that we put its category at, never its maker; null: none for wedges and junior clubs. */
  readonly speedMph: { readonly min: number; readonly max: number } | null
  /** Of an ultralight or high-launch build, whatever its category. */
  readonly isLight?: boolean
  /** Whom it is made for, where that is not everybody; a mini driver is not the driver of a fitting. */
  readonly madeFor?: 'juniors' | 'women' | 'mini driver'
}

/**
 * The typical head of a category.
 * @source house, fitting rules §10.1
 * @rule SCORE-HEAD
 */
export const categoryAttributes = {
  low_spin: { category: 'low_spin', forgiveness: 5, spin: -2, launch: -1, draw: 0, speedMph: headSpeedsMph.lowSpin },
  tour: { category: 'tour', forgiveness: 4, spin: -1, launch: -1, draw: 0, speedMph: headSpeedsMph.lowSpin },
  core: { category: 'core', forgiveness: 7, spin: 0, launch: 0, draw: 0, speedMph: headSpeedsMph.core },
  max_forgiveness: {
    category: 'max_forgiveness',
    forgiveness: 10,
    spin: 1,
    launch: 1,
    draw: 0.5,
    speedMph: headSpeedsMph.forgiving,
  },
  draw: { category: 'draw', forgiveness: 8, spin: 1, launch: 1, draw: 2, speedMph: headSpeedsMph.draw },
  light: {
    category: 'light',
    forgiveness: 8,
    spin: 1,
    launch: 2,
    draw: 1,
    speedMph: headSpeedsMph.light,
    isLight: true,
  },
  blade: { category: 'blade', forgiveness: 1, spin: 0, launch: -1, draw: 0, speedMph: headSpeedsMph.core },
  players_iron: {
    category: 'players_iron',
    forgiveness: 4,
    spin: 0,
    launch: -0.5,
    draw: 0,
    speedMph: headSpeedsMph.core,
  },
  players_distance: {
    category: 'players_distance',
    forgiveness: 6,
    spin: 0,
    launch: 0,
    draw: 0,
    speedMph: headSpeedsMph.forgiving,
  },
  game_improvement: {
    category: 'game_improvement',
    forgiveness: 8,
    spin: 0,
    launch: 1,
    draw: 0,
    speedMph: headSpeedsMph.gameImprovement,
  },
  super_game_improvement: {
    category: 'super_game_improvement',
    forgiveness: 10,
    spin: 0,
    launch: 2,
    draw: 0,
    speedMph: headSpeedsMph.superGameImprovement,
  },
} as const satisfies Record<WoodCategory | IronCategory, HeadAttributes>

const profileValue = { low: -2, 'mid-low': -1, mid: 0, 'mid-high': 1, high: 2 } as const satisfies Record<
  LaunchProfile,
  number
>

/** Heads that a fitting scores. Wedges are chosen by loft, bounce and sole instead. */
export type ScoredHead = Exclude<Head, { clubType: 'wedge' }>

/**
 * What the catalog says about a head; its speed range, and much of its draw, come from the category. Junior heads have
 * no speed range: they go by height. Wedges are compared like irons: by forgiveness, launch and spin.
 */
export const headAttributes = (head: Head): HeadAttributes => ({
  category: head.clubType === 'wedge' ? `wedge_${head.category}` : head.category,
  forgiveness: head.forgiveness,
  spin: profileValue[head.spin],
  launch: profileValue[head.launch],
  draw: drawOf(head),
  speedMph: speedsOf(head),
  isLight: isLight(head),
  ...madeFor(head),
})

/** Ultralight and high-launch builds end at one speed in every category. */
const speedsOf = (head: Head): HeadAttributes['speedMph'] => {
  if (head.clubType === 'wedge' || head.gender === 'junior') return null
  const isLightOfAKind = isLight(head) && head.category !== 'light'
  return isLightOfAKind ? headSpeedsMph.lightBuild : categoryAttributes[head.category].speedMph
}

const isLight = (head: Head): boolean =>
  head.clubType !== 'wedge' && (head.category === 'light' || head.weightClass === 'light')

/** Whether a head is a driver, a fairway wood or a hybrid. */
export const isWood = ({ category }: HeadAttributes): boolean =>
  !category.startsWith('wedge_') && !ironCategories.some((iron) => iron === category)

const madeFor = (head: Head): Pick<HeadAttributes, 'madeFor'> => {
  if (head.gender === 'junior') return { madeFor: 'juniors' }
  if (isMiniDriver(head)) return { madeFor: 'mini driver' }
  return head.gender === 'women' ? { madeFor: 'women' } : {}
}

/** Heads too small for the driver of a fitting; where the volume is not known, those that their maker calls so. @rule MATCH-HEAD */
export const isMiniDriver = (head: Head): boolean =>
  head.clubType === 'driver' &&
  (head.volumeCc === null ? / mini\b/i.test(head.model) : head.volumeCc < driverVolumeCcMin)

/** Offset brings the face back by a moment, which closes it a little. Source: house, not in the published scale. */
const offsetDraw = { minimal: 0, moderate: 0.5, large: 1 } as const

/** A neutral wood draws at most a little, whatever its category usually does; a draw-biased one at least a step. */
const drawOf = (head: Head): number => {
  if (head.clubType === 'wedge') return 0
  if (head.clubType === 'iron') return offsetDraw[head.offset]
  const { draw } = categoryAttributes[head.category]
  if (head.category === 'draw') return draw
  if (head.bias === 'draw') return Math.max(draw, 1)
  return head.bias === 'fade' ? 0 : Math.min(draw, 0.5)
}

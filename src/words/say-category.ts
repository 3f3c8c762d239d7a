import type { IronCategory, WedgeCategory, WoodCategory } from '../golf/names/words.ts'
import type { Message } from './message.ts'
import { say } from './say.ts'

/** Category of a head. */
export type Category = WoodCategory | IronCategory | WedgeCategory

/** Categories in words. */
export const categorySaid: Readonly<Record<Category, Message>> = {
  low_spin: say('categories.lowSpin'),
  tour: say('categories.tour'),
  core: say('categories.core'),
  max_forgiveness: say('categories.maxForgiveness'),
  draw: say('categories.draw'),
  light: say('categories.light'),
  blade: say('categories.blade'),
  players_iron: say('categories.playersIron'),
  players_distance: say('categories.playersDistance'),
  game_improvement: say('categories.gameImprovement'),
  super_game_improvement: say('categories.superGameImprovement'),
  cavity_back: say('categories.cavityBack'),
}

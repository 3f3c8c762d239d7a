import type { Message } from '../words/message.ts'
import { say } from '../words/say.ts'
import type { RuleId } from './rules.ts'

/** Rules in three sentences for golfers, for those that fittings lead to; the statement beside it is for fitters. */
export const plainWords: Readonly<Partial<Record<RuleId, Message>>> = {
  'SHAFT-FLEX': say('plain.shaftFlex'),
  'SHAFT-FLEX-WOMEN': say('plain.shaftFlexWomen'),
  'SHAFT-FLEX-WOMEN-UP': say('plain.shaftFlexWomenUp'),
  'SHAFT-WEIGHT': say('plain.shaftWeight'),
  'SHAFT-LAUNCH': say('plain.shaftLaunch'),
  'SHAFT-SWING-WEIGHT': say('plain.shaftSwingWeight'),
  'DRV-LOFT': say('plain.drvLoft'),
  'DRV-WEIGHT': say('plain.drvWeight'),
  'WOOD-HEAD': say('plain.woodHead'),
  'LEN-WOOD': say('plain.lenWood'),
  'LEN-IRON': say('plain.lenIron'),
  'LIE-STATIC': say('plain.lieStatic'),
  'LIE-WOOD': say('plain.lieWood'),
}

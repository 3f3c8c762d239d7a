import type { FlexRow } from '../../golf/flexes.ts'
import type { NumbersOf } from '../../golf/speeds.ts'
import type { ClubType } from '../../golf/words.ts'
import type { Message, Quantity } from '../../platform/message.ts'
import { deg, say } from '../../words/say.ts'

/** A club as sentences name it: `7-iron`, `PW`. */
export function clubSaid(club: NumbersOf): Message {
  if (club === 'driver') return say('clubs.driver')
  if (club === 'hybrid') return say('clubs.hybrid')
  if (club === '3-wood') return say('clubs.numberedWood', { number: 3 })
  if (club === '7-iron') return say('clubs.numberedIron', { number: 7 })
  return say('general.name', { name: club })
}

/** A kind of club in a sentence. */
export const clubTypeSaid: Readonly<Record<ClubType, Message>> = {
  driver: say('clubs.driver'),
  fairway: say('clubs.fairway'),
  hybrid: say('clubs.hybrid'),
  iron: say('clubs.ironSet'),
  wedge: say('clubs.wedge'),
}

const numbered = {
  iron: 'clubs.numberedIron',
  wood: 'clubs.numberedWood',
  hybrid: 'clubs.numberedHybrid',
} as const
const ofLoft = {
  iron: 'clubs.ironOfLoft',
  wood: 'clubs.woodOfLoft',
  hybrid: 'clubs.hybridOfLoft',
  wedge: 'clubs.wedgeOfLoft',
} as const

/** A club by its usual name: `5-wood`, `4-iron`, `52° wedge`, `PW`. */
export function clubNameSaid(name: string): Message {
  if (name === 'driver') return say('clubs.driver')
  const [, number, kind] = /^(\d{1,2})-(iron|wood|hybrid)$/.exec(name) ?? []
  if (kind !== undefined) return say(numbered[kind as keyof typeof numbered], { number: Number(number) })
  const [, loft, head] = /^([\d.]{1,9})° (iron|wood|hybrid|wedge)$/.exec(name) ?? []
  if (head !== undefined) return say(ofLoft[head as keyof typeof ofLoft], { loft: deg(Number(loft)) })
  return say('general.name', { name })
}

const speedOf = {
  driver: 'source.driverSpeed',
  '3-wood': 'source.threeWoodSpeed',
  hybrid: 'source.hybridSpeed',
  '7-iron': 'source.sevenIronSpeed',
  wedge: 'source.wedgeSpeed',
  PW: 'source.pitchingWedgeSpeed',
  GW: 'source.gapWedgeSpeed',
  SW: 'source.sandWedgeSpeed',
  LW: 'source.lobWedgeSpeed',
} as const

/** `7-iron speed 75 mph`. */
export function speedSaid(club: NumbersOf | FlexRow, speed: Quantity | Message): Message {
  return say(speedOf[club], { speed })
}

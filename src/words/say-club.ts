import type { Message } from './message.ts'
import { deg, say } from './say.ts'

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

/** A club by its usual name: `5-wood`, `4-iron`, `4H`, `HL 3-wood`, `52° wedge`, `PW`. */
export function clubNameSaid(name: string): Message {
  if (name === 'driver') return say('clubs.driver')
  const [, number, kind] = /^(\d{1,2})-(iron|wood|hybrid)$/.exec(name) ?? []
  if (kind !== undefined) return say(numbered[kind as keyof typeof numbered], { number: Number(number) })
  const [, loft, head] = /^([\d.]{1,9})° (iron|wood|hybrid|wedge)$/.exec(name) ?? []
  if (head !== undefined) return say(ofLoft[head as keyof typeof ofLoft], { loft: deg(Number(loft)) })
  const [, slot] = /^(\d)H$/.exec(name) ?? []
  if (slot !== undefined) return say('clubs.hybridOfSlot', { number: Number(slot) })
  const [, build, rest] = /^(HL|Strong) (.+)$/.exec(name) ?? []
  if (rest !== undefined) return say(build === 'HL' ? 'clubs.highLaunch' : 'clubs.strong', { club: clubNameSaid(rest) })
  return say('general.name', { name })
}

import type { Message } from '../platform/message.ts'
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

/** A club by its usual name: `5-wood`, `4-iron`, `52° wedge`, `PW`. */
export function clubNameSaid(name: string): Message {
  if (name === 'driver') return say('clubs.driver')
  const [, number, kind] = /^(\d{1,2})-(iron|wood|hybrid)$/.exec(name) ?? []
  if (kind !== undefined) return say(numbered[kind as keyof typeof numbered], { number: Number(number) })
  const [, loft, head] = /^([\d.]{1,9})° (iron|wood|hybrid|wedge)$/.exec(name) ?? []
  if (head !== undefined) return say(ofLoft[head as keyof typeof ofLoft], { loft: deg(Number(loft)) })
  return say('general.name', { name })
}

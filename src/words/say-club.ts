import { type ClubHead, type ClubLabel, clubName } from '../golf/names/club-label.ts'
import type { Message } from './message.ts'
import { deg, say } from './say.ts'

const plain = {
  driver: 'clubs.driver',
  'mini driver': 'clubs.miniDriver',
  wood: 'clubs.fairway',
  hybrid: 'clubs.hybrid',
  iron: 'clubs.iron',
  'utility iron': 'clubs.utilityIron',
  wedge: 'clubs.wedge',
} as const
const numbered = {
  wood: 'clubs.numberedWood',
  hybrid: 'clubs.numberedHybrid',
  iron: 'clubs.numberedIron',
  'utility iron': 'clubs.numberedUtilityIron',
} as const
const ofLoft = {
  wood: 'clubs.woodOfLoft',
  hybrid: 'clubs.hybridOfLoft',
  iron: 'clubs.ironOfLoft',
  'utility iron': 'clubs.utilityIronOfLoft',
  wedge: 'clubs.wedgeOfLoft',
} as const
const builds = { strong: 'clubs.strong', HL: 'clubs.highLaunch' } as const

const isIn = <Table extends object>(table: Table, head: string): head is Extract<keyof Table, string> =>
  Object.hasOwn(table, head)

/** A club by its usual name: `5-wood`, `HL 3-wood`, `52° wedge`; `PW` is one in every language. */
export function clubNameSaid({ build, ...label }: ClubLabel): Message {
  if (build !== undefined) return say(builds[build], { club: clubNameSaid(label) })
  const { head, number, loftDeg } = label
  if (number !== null && isIn(numbered, head)) return say(numbered[head], { number })
  if (loftDeg !== null && isIn(ofLoft, head)) return say(ofLoft[head], { loft: deg(loftDeg) })
  return isIn(plain, head) ? say(plain[head]) : say('general.name', { name: clubName(label) })
}

const numbers = Array.from({ length: 13 }, (_, i) => i + 1)
const heads = Object.keys(plain) as ClubHead[]

/** Clubs by the names that answers and makers have for them. */
const byName: ReadonlyMap<string, Message> = new Map([
  ...heads.flatMap((head) =>
    [null, ...numbers].map((number): [string, Message] => named({ head, number, loftDeg: null })),
  ),
  ...numbers.flatMap((number): [string, Message][] => {
    const wood = { head: 'wood', number, loftDeg: null } as const
    return [
      named({ ...wood, build: 'HL' }),
      named({ ...wood, build: 'strong' }),
      [`Strong ${number}-wood`, say('clubs.soldStrong', { club: clubNameSaid(wood) })],
      [`${number}H`, say('clubs.hybridOfSlot', { number })],
    ]
  }),
])

function named(label: ClubLabel): [string, Message] {
  return [clubName(label), clubNameSaid(label)]
}

/** A club of an answer or of the catalog: `7-iron`, `4H`, `52° wedge`; other names are copied. */
export function clubSaid(name: string): Message {
  const [loft, head = ''] = name.split('° ', 2)
  if (Number(loft) > 0 && isIn(ofLoft, head)) return say(ofLoft[head], { loft: deg(Number(loft)) })
  return byName.get(name) ?? say('general.name', { name })
}

import type { Shot } from './schema.ts'

/** A number of a shot that we know the meaning of. */
export interface Metric {
  readonly id: MetricId
  /** Kind of quantity, from which the unit follows where the sender's units are known. */
  readonly quantity: 'speed' | 'angle' | 'spin' | 'distance' | 'height' | 'ratio' | 'strike'
  /** Digits after the decimal point, as launch monitors show it. */
  readonly digits: 0 | 1 | 2
}

/**
 * Names under which launch monitors and exports report a number, by the bag they are looked for in; the first that is
 * there wins. They are compared as small letters and digits only: `Ball_Speed` is `ballspeed`.
 * @source TrackMan "What we track" and Foresight GCQuad data sheets for the quantities; the spellings are house
 */
const names = {
  clubSpeed: { club_: ['speed', 'clubspeed', 'clubheadspeed', 'headspeed', 'swingspeed'] },
  ballSpeed: { ball: ['speed', 'ballspeed'] },
  smash: { ball: ['smash', 'smashfactor'], club_: ['smash', 'smashfactor', 'efficiency'] },
  launchAngle: { ball: ['launchangle', 'verticallaunchangle', 'vla', 'launch'] },
  launchDirection: { ball: ['launchdirection', 'horizontallaunchangle', 'hla', 'azimuth', 'sideangle'] },
  spinRate: { ball: ['backspin', 'spinrate', 'totalspin', 'spin'] },
  sideSpin: { ball: ['sidespin'] },
  spinAxis: { ball: ['spinaxis', 'spintilt', 'axistilt'] },
  carry: { ball: ['carry', 'carrydistance', 'carryyards'] },
  total: { ball: ['total', 'totaldistance'] },
  offline: { ball: ['offline', 'carryside', 'side', 'lateral'] },
  peakHeight: { ball: ['peakheight', 'apex', 'maxheight', 'height'] },
  landingAngle: { ball: ['landingangle', 'landangle', 'descentangle'] },
  attackAngle: { club_: ['attackangle', 'angleofattack', 'aoa'] },
  clubPath: { club_: ['clubpath', 'path', 'swingpath'] },
  faceAngle: { club_: ['faceangle', 'facetotarget'] },
  faceToPath: { club_: ['facetopath'] },
  dynamicLoft: { club_: ['dynamicloft', 'deliveredloft'] },
  deliveredLie: { club_: ['dynamiclie', 'deliveredlie', 'lieangle', 'lie'] },
  impactX: { club_: ['impactx', 'impactoffset', 'faceimpactlateral', 'faceimpacthorizontal'] },
  impactY: { club_: ['impacty', 'impactheight', 'faceimpactvertical'] },
} as const satisfies Record<string, { readonly [Bag in 'ball' | 'club_']?: readonly string[] }>

/** Name of a measured number of a shot. */
export type MetricId = keyof typeof names
/** Names of every measured number of a shot. */
export const metricIds = Object.keys(names) as MetricId[]

const metric = (id: MetricId, quantity: Metric['quantity'], digits: Metric['digits'] = 1): Metric => ({
  id,
  quantity,
  digits,
})

/** Every known metric, in the order people read them: what a fitting asks first. Right of the target is positive. */
export const metrics: readonly Metric[] = [
  metric('clubSpeed', 'speed'),
  metric('ballSpeed', 'speed'),
  metric('smash', 'ratio', 2),
  metric('launchAngle', 'angle'),
  metric('spinRate', 'spin', 0),
  metric('carry', 'distance'),
  metric('total', 'distance'),
  metric('offline', 'distance'),
  metric('attackAngle', 'angle'),
  metric('clubPath', 'angle'),
  metric('faceAngle', 'angle'),
  metric('faceToPath', 'angle'),
  metric('dynamicLoft', 'angle'),
  metric('deliveredLie', 'angle'),
  metric('impactX', 'strike'),
  metric('impactY', 'strike'),
  metric('launchDirection', 'angle'),
  metric('sideSpin', 'spin', 0),
  metric('spinAxis', 'angle'),
  metric('peakHeight', 'height'),
  metric('landingAngle', 'angle'),
]

/** The numbers of a shot: those we know by our names, the others as they were sent. */
export interface ShotNumbers {
  readonly known: ReadonlyMap<MetricId, number>
  /** `extended.tempo`: 3.1. A name that has no number in any bag is left out. */
  readonly others: ReadonlyMap<string, number>
}

/** Nothing about a golf shot comes near this number in any unit; what exceeds it is shown as it was sent. */
const plausibleMax = 100_000

interface Sent {
  readonly bag: Bag
  readonly name: string
  readonly value: number
}

/** Where a shot has its numbers. */
export const bags = ['ball', 'club_', 'extended'] as const
/** A bag of numbers. */
export type Bag = (typeof bags)[number]

/** Where each metric is looked for, as `bag.plainname`, best first. */
const places: ReadonlyMap<MetricId, readonly string[]> = new Map(
  metrics.map(({ id }) => {
    const { ball = [], club_ = [] }: { ball?: readonly string[]; club_?: readonly string[] } = names[id]
    // `extended` may hold any known name but the bare `speed`, which would be anybody's.
    const extended = [...ball, ...club_].filter((name) => name !== 'speed')
    const inBag = (bag: Bag, found: readonly string[]) => found.map((name) => `${bag}.${name}`)
    return [id, [...inBag('ball', ball), ...inBag('club_', club_), ...inBag('extended', extended)]]
  }),
)

const metricAt: ReadonlyMap<string, MetricId> = new Map(
  [...places].flatMap(([id, names]) => names.map((name) => [name, id] as const)),
)

/** The metric that a name means in a bag; undefined: none that is known. */
export const metricNamedIn = (bag: Bag, name: string): MetricId | undefined => metricAt.get(`${bag}.${plain(name)}`)

/** Read the three bags of a shot. */
export const numbersOf = (shot: Shot): ShotNumbers => {
  const sent = sentNumbers(shot)
  const known = new Map<MetricId, number>()
  for (const { id } of metrics) {
    const place = places.get(id)!.find((name) => Math.abs(sent.get(name)?.value ?? Number.NaN) <= plausibleMax)
    if (place === undefined) continue
    known.set(id, sent.get(place)!.value)
    sent.delete(place) // what is left is unknown
  }
  return { known, others: new Map([...sent.values()].map(({ bag, name, value }) => [`${bag}.${name}`, value])) }
}

/** By `bag.plainname`; of two spellings of one name in one bag the last counts. */
const sentNumbers = (shot: Shot): Map<string, Sent> => {
  const sent = new Map<string, Sent>()
  for (const bag of bags)
    for (const [name, value] of Object.entries(shot[bag] ?? {}))
      if (value !== null) sent.set(`${bag}.${plain(name)}`, { bag, name, value })
  return sent
}

/** A name without letters or digits stays as it is. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || name

import { type bagTypes, isMisread, type Misread } from '../../../golf/names/club-name.ts'
import { ground } from '../../../golf/names/club-name-parts.ts'
import { readSaid, type SaidClub } from '../../../golf/names/club-said.ts'
import { type FoundModel, type KindOfModel, modelIn } from './model-words.ts'
import { plainName } from './plain-name.ts'

type BagType = (typeof bagTypes)[number]

/** Readings of the same words, kept: a bag is read when it is checked and when it is answered, a file line by line. */
export function remembered<Read>(read: (written: string, type?: BagType) => Read): typeof read {
  const readings = new Map<string, Read>()
  return (written, type) => {
    const key = `${type} ${written}`
    if (readings.has(key)) return readings.get(key) as Read
    const reading = read(written, type)
    if (readings.size === readingsMax) readings.clear()
    readings.set(key, reading)
    return reading
  }
}
/** Most bags and files hold the same dozens of names. */
const readingsMax = 2_000

/** Whether a kind that is said is the one that was read. Wedges of an iron set are irons to many. */
export const agrees = (said: string, read: string): boolean => said === read || (said === 'iron' && read === 'wedge')

/**
 * A club in the words of its owner. A shaft and a model of the catalog are taken out first, and the model says which kind of club
 * the rest names: the 9 of a `G440 LST 9` is a loft, that of a `P790 9` a number.
 */
export const readClubWords = remembered((written, type): SaidClub | Misread => {
  const asWritten = readSaid(written, type)
  if (isWhole(asWritten)) return asWritten
  const plain = plainName(written)
  const said = readSaid(plain, type)
  if (isWhole(said)) return said
  const model = modelIn(plain)
  return (model && readBeside(model, type)) ?? said
})

const isWhole = (read: SaidClub | Misread): boolean => !isMisread(read) && read.unread === null

/** What the words beside a model say of the kinds that it is made in; null: nothing that is read whole. */
function readBeside({ kinds, rest }: FoundModel, type?: BagType): SaidClub | Misread | null {
  const meant = kinds.filter((kind) => type === undefined || agrees(type, kind.type))
  if (rest === '') return readModelAlone(meant)
  const readings = meant.flatMap((kind) => readAs(kind, rest))
  const made = readings.filter(({ isMade }) => isMade)
  const likely = made.length > 0 ? made : readings
  const distinct = [...new Map(likely.map(({ read }) => [`${read.name} ${read.loftDeg}`, read])).values()]
  return distinct.length > 1 ? { nearest: distinct.map(({ name }) => name) } : (distinct[0] ?? null)
}

/** How a kind of club alone is asked for. */
const aloneAs = { driver: 'driver', fairway: 'fairway wood', hybrid: 'hybrid', iron: '7-iron', wedge: 'wedge' } as const

function readModelAlone(kinds: readonly KindOfModel[]): SaidClub | Misread | null {
  const [only, ...others] = kinds
  if (only === undefined) return null
  if (others.length > 0) return { nearest: kinds.map(({ type }) => aloneAs[type]) }
  if (only.type === 'driver') return readSaid(only.isMini ? 'mini driver' : 'driver')
  return only.type === 'iron' ? { nearest: ['7-iron', '5-PW'] } : null
}

/** The rest of a name as a club of this kind, and whether the model is made so: a wood of no such number has it as its loft. */
function readAs(kind: KindOfModel, rest: string): { read: SaidClub; isMade: boolean }[] {
  const { type, lofts, numbers } = kind
  const bare = /^\d{1,2}(?:\.\d)?$/.test(rest) ? Number(rest) : null
  const isLoft = bare !== null && (type === 'fairway' || type === 'hybrid') && bare >= 10
  const words = type === 'wedge' ? rest.replaceAll(ground, '$1°') : isLoft ? `${rest}°` : rest
  const read = readSaid(kind.isMini && !/\bmini\b/i.test(rest) ? `mini driver ${words}` : words, type)
  if (isMisread(read) || read.unread !== null || !agrees(type, read.type)) return []
  const isMade =
    read.loftDeg !== null
      ? lofts.has(read.loftDeg)
      : read.number !== null && type !== 'iron' && numbers.has(read.number)
  return [{ read, isMade }]
}

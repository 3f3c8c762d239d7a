import { type FoundModel, modelIn } from '../../equipment/catalog/index.ts'
import { bagTypes, isMisread, type Misread, readMended } from '../../golf/club-name.ts'
import { readSaid, type SaidClub } from '../../golf/club-said.ts'
import type { BagClubInput } from './schema.ts'

type BagType = (typeof bagTypes)[number]

const wordsMax = 60

/** Whether a club of a bag that may hold anything has words to read; the schema names what is wrong. */
export const isReadable = (club: unknown): club is BagClubInput => {
  const { club: words, type } = (club ?? {}) as { club?: unknown; type?: unknown }
  return (
    typeof words === 'string' &&
    words.length <= wordsMax &&
    (type === undefined || bagTypes.some((known) => known === type))
  )
}

/** Whether a kind that is said is the one that was read. Wedges of an iron set are irons to many. */
export const agrees = (said: string, read: string): boolean => said === read || (said === 'iron' && read === 'wedge')

/**
 * A club in the words of its owner. A model of the catalog is taken out first, and says which kind of club the rest names: the
 * 9 of a `G440 LST 9` is a loft, that of a `P790 9` a number. A slip of the pen is mended where that leaves one club.
 */
export const readWords = (written: string, type?: BagType): SaidClub | Misread => {
  const key = `${type} ${written}`
  const known = readings.get(key)
  if (known !== undefined) return known
  const reading = readAnew(written, type)
  if (readings.size === readingsMax) readings.clear()
  readings.set(key, reading)
  return reading
}

/** Words read so far: a bag is read when it is checked and when it is answered, and most bags hold the same dozens of names. */
const readings = new Map<string, SaidClub | Misread>()
const readingsMax = 2_000

const readAnew = (written: string, type?: BagType): SaidClub | Misread => {
  const said = readSaid(written, type)
  if (!isMisread(said) && said.unread === null) return said
  const model = modelIn(written)
  const beside = model === null ? null : readBeside(model, type)
  if (beside !== null) return beside
  const mended = isMisread(said) ? readMended(written) : undefined
  return mended === undefined ? said : { ...mended, unread: null, partial: null }
}

/** The grind of a wedge after its loft: one letter, or two of those that makers stamp. */
const grind = /(?<=\d\d°?)\s+(?:[a-z]|[lsh]b|tw|ff)(?:\s+grind)?$/i

/** What the words beside a model say of the kinds that it is made in; null: nothing that is read whole. */
const readBeside = ({ types, rest }: FoundModel, type?: BagType): SaidClub | Misread | null => {
  const kinds = type === undefined ? types : types.filter((kind) => agrees(type, kind))
  if (rest === '') return kinds.length === 1 && kinds[0] === 'driver' ? (readSaid('driver') as SaidClub) : null
  const readings = kinds.flatMap((kind) => {
    const read = readSaid(kind === 'wedge' ? rest.replace(grind, '') : rest, kind)
    return isMisread(read) || read.unread !== null || !agrees(kind, read.type) ? [] : [read]
  })
  const distinct = [...new Map(readings.map((read) => [`${read.name} ${read.loftDeg}`, read])).values()]
  return distinct.length > 1 ? { nearest: distinct.map(({ name }) => name) } : (distinct[0] ?? null)
}

/** The words beside a model, or all of them where there is none. */
export const withoutModel = (written: string): string => modelIn(written)?.rest ?? written

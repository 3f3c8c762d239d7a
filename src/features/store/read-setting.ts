import { offsetName } from '../../equipment/catalog/index.ts'
import { ironBendDegMax, wedgeBendDegMax } from '../../golf/clubs/matching.ts'
import { positionsFor, type Sleeve, type SleevePosition, settingName } from '../../golf/clubs/sleeves.ts'
import { either, say } from '../../words/say.ts'
import { degreesIn, type Left, type Reader } from './reading.ts'

/** Hosel or bending: `standard`, a setting by the maker's name or by its degrees of loft, or degrees of bending. */
export const readSetting: Reader = (text, left) => {
  if (text.toLowerCase() === 'standard' || degreesIn(text) === 0) return { value: 'standard', shown: 'Standard' }
  const { head } = left
  if (head.clubType === 'iron')
    return head.lieAdjustable === null ? { problem: say('store.notBent') } : readBend(text, ironBendDegMax)
  if (head.clubType === 'wedge') return readBend(text, wedgeBendDegMax)
  const sleeve = sleeveIn(left)
  if (sleeve === null) return { problem: say('store.noHosel') }
  const positions = positionsFor(sleeve, left.hand)
  return positions === null ? readRange(text, sleeve) : readPosition(text, positions)
}

/** The sleeve of the lofts that are left; null: none of them has one. */
const sleeveIn = ({ head, lofts }: Left): Sleeve | null => {
  const left = new Set(lofts.map(({ loft }) => loft))
  return head.lofts?.find(({ loft, sleeve }) => left.has(loft) && sleeve !== null)?.sleeve ?? null
}

const readBend = (text: string, maxDeg: number): ReturnType<Reader> => {
  const deg = degreesIn(text)
  if (!(Math.abs(deg) <= maxDeg))
    return { problem: say('store.standardOr', { least: `-${maxDeg}`, most: `+${maxDeg}` }) }
  return { value: offsetName(deg), shown: `Bent ${offsetName(deg)}°`, loftDeg: deg }
}

const readPosition = (text: string, positions: readonly SleevePosition[]): ReturnType<Reader> => {
  const named = positions.find(({ setting }) => setting?.toLowerCase() === text.toLowerCase())
  const [byLoft] = positions
    .filter(({ loftDeg }) => loftDeg === degreesIn(text))
    .sort((a, b) => Math.abs(a.lieDeg ?? 0) - Math.abs(b.lieDeg ?? 0))
  const position = named ?? byLoft
  if (position === undefined) {
    const lofts = [...new Set(positions.map(({ loftDeg }) => loftDeg))].sort((a, b) => a - b).map(offsetName)
    const names = positions.flatMap(({ setting }) => setting ?? [])
    const steps = { lofts: either(lofts) }
    return {
      problem: names.length === 0 ? say('store.loftSteps', steps) : say('store.loftOrName', { ...steps, names }),
    }
  }
  const { setting, loftDeg, lieDeg } = position
  if (loftDeg === 0 && lieDeg === 0)
    return { value: 'standard', shown: setting === null ? 'Standard' : `Standard (${setting})` }
  const at = setting === null ? 'Hosel turned:' : `Hosel at ${setting}:`
  const lie = lieDeg === null ? '' : `, lie ${offsetName(lieDeg)}${lieDeg === 0 ? '' : '°'}`
  return { value: settingName(position), shown: `${at} loft ${offsetName(loftDeg)}°${lie}`, loftDeg }
}

/** A sleeve whose chart is not known is turned within its range: by degrees, or between two. */
const readRange = (text: string, { loftDeg: { min, max } }: Sleeve): ReturnType<Reader> => {
  const [from = Number.NaN, to = from, ...more] = text.split(/ to /i).map(degreesIn)
  const isWithin = from >= min && to <= max && from <= to && more.length === 0
  if (!isWithin) return { problem: say('store.byChart', { least: offsetName(min), most: offsetName(max) }) }
  const value =
    from === to ? offsetName(from) : [from, to].map((deg) => offsetName(deg).replace('standard', '0')).join(' to ')
  return { value, shown: `Hosel turned ${value}°, by the maker's chart`, ...(from === to ? { loftDeg: from } : {}) }
}

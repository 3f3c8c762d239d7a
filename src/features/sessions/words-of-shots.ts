import { deviation, median } from 'd3-array'
import type { FittingRequest } from '../../fitting/index.ts'
import { missOfShots, strikeOfShots, tellingShotsMin } from '../../golf/flight/shots.ts'
import type { Hand, MissPattern, MissSize } from '../../golf/names/words.ts'
import { roundTo } from '../../golf/units.ts'
import type { ReadShot } from './by-club.ts'

type SwingWords = Pick<FittingRequest['swingMetrics'], 'missPattern' | 'missSize' | 'strikePattern'>

/** Words of a swing that its shots tell, and from what. */
interface ToldByShots {
  readonly swing: SwingWords
  readonly read: readonly string[]
}

/**
 * The miss and the strike that shots show, where the golfer did not say them: what a person says wins.
 * @rule IN-SHOTS
 */
export const wordsOfShots = (shots: readonly ReadShot[], hand: Hand, said: SwingWords = {}): ToldByShots => {
  const counting = shots.filter(({ counts }) => counts)
  const miss = missOf(counting, hand)
  const strike = said.strikePattern === undefined ? strikeOf(counting) : null
  const isMissOpen = said.missPattern === undefined
  // A size belongs to a miss: one that was told fits no other.
  const isSizeOpen = said.missSize === undefined && (isMissOpen || said.missPattern === miss?.pattern)
  const size = isSizeOpen ? (miss?.size ?? null) : null
  const words = [
    ...(miss !== null && isMissOpen ? [`missPattern ${miss.pattern}`] : []),
    ...(size === null ? [] : [`missSize ${size}`]),
  ]
  return {
    swing: {
      ...(miss !== null && isMissOpen && { missPattern: miss.pattern }),
      ...(size !== null && { missSize: size }),
      ...(strike !== null && { strikePattern: strike.pattern }),
    },
    read: [
      ...(miss === null || words.length === 0 ? [] : [`${words.join(', ')}: ${miss.how}`]),
      ...(strike === null ? [] : [`strikePattern ${strike.pattern}: ${strike.how}`]),
    ],
  }
}

interface Miss {
  readonly pattern: MissPattern
  readonly size: MissSize | null
  readonly how: string
}

/** Launch monitors print right of the target as positive, which mirrors the curves of a left-hander. */
const missOf = (shots: readonly ReadShot[], hand: Hand): Miss | null => {
  const mirror = hand === 'left' ? -1 : 1
  const ends = shots.flatMap(({ known }) => {
    const [carry, offline] = [known.get('carry'), known.get('offline')]
    return carry === undefined || offline === undefined || carry <= 0 ? [] : [{ carry, offline: mirror * offline }]
  })
  const shares = ends.map(({ carry, offline }) => offline / carry)
  const isEnded = ends.length >= tellingShotsMin
  const faces = shots.flatMap(({ known }) => faceToPathOf(known) ?? []).map((deg) => mirror * deg)
  const faceDeg = faces.length >= tellingShotsMin ? median(faces)! : null
  const { offLineShare, faceToPathDeg, eachSide } = missOfShots
  const side = isEnded ? median(shares)! : 0
  const usual = isEnded ? median(shares.map(Math.abs))! : 0
  const onEachSide = [1, -1].map((sign) => shares.filter((share) => sign * share >= offLineShare.moderate).length)
  if (usual >= offLineShare.moderate && Math.min(...onEachSide) >= eachSide * ends.length)
    return {
      pattern: 'both',
      size: usual >= offLineShare.large ? 'large' : 'moderate',
      how: `of ${ends.length} shots ${onEachSide[0]} end a tenth of the carry or more on one side of the target and ${onEachSide[1]} on the other`,
    }
  const isWide = Math.abs(side) >= offLineShare.moderate
  const isOpen = faceDeg !== null && Math.abs(faceDeg) >= faceToPathDeg.moderate
  if (!isWide && !isOpen) return null
  const curve = curveOf(shots, mirror, faceDeg)
  const how = [
    ...(isWide ? [offLineWords(median(ends.map(({ offline }) => mirror * offline))!, ends.length)] : []),
    ...(faceDeg === null ? [] : [faceWords(faceDeg, isWide ? null : faces.length)]),
  ].join(', ')
  if (isWide && curve === 0) return { pattern: 'straight', size: null, how: `${how}, without a curve: a push or pull` }
  // The face says one side, the end of the shots the other: that is for a person to say.
  if (isWide && curve !== null && curve !== Math.sign(side)) return null
  const isLarge = Math.abs(side) >= offLineShare.large || Math.abs(faceDeg ?? 0) >= faceToPathDeg.large
  const isRight = (curve ?? Math.sign(side)) > 0
  return { pattern: isRight ? 'fade' : 'hook', size: isLarge ? 'large' : 'moderate', how }
}

const faceToPathOf = (known: ReadShot['known']): number | undefined => {
  const [face, path] = [known.get('faceAngle'), known.get('clubPath')]
  return known.get('faceToPath') ?? (face === undefined || path === undefined ? undefined : face - path)
}

/** To which side shots curve: 1, -1, or 0 for neither; null: neither face nor spin axis were measured. */
const curveOf = (shots: readonly ReadShot[], mirror: number, faceDeg: number | null): number | null => {
  const { straightDeg, straightAxisDeg } = missOfShots
  if (faceDeg !== null) return Math.abs(faceDeg) < straightDeg ? 0 : Math.sign(faceDeg)
  const axes = shots.flatMap(({ known }) => known.get('spinAxis') ?? [])
  if (axes.length < tellingShotsMin) return null
  const axis = mirror * median(axes)!
  return Math.abs(axis) < straightAxisDeg ? 0 : Math.sign(axis)
}

const offLineWords = (yards: number, count: number): string =>
  `half of ${count} shots end ${roundTo(Math.abs(yards), 0.1)} yd ${yards > 0 ? 'right' : 'left'} of the target or more`

const faceWords = (deg: number, count: number | null): string =>
  `the face ${roundTo(Math.abs(deg), 0.1)}° ${deg > 0 ? 'open' : 'closed'} to the path${count === null ? '' : ` in the middle of ${count} shots`}`

interface Strike {
  readonly pattern: NonNullable<SwingWords['strikePattern']>
  readonly how: string
}

const strikeOf = (shots: readonly ReadShot[]): Strike | null => {
  const strikes = shots.flatMap(({ known }) => known.get('impactX') ?? [])
  if (strikes.length < tellingShotsMin) return null
  const [middle, spread] = [median(strikes)!, deviation(strikes)!]
  const { offCenterMm, spreadMm } = strikeOfShots
  const how = `the middle of ${strikes.length} strikes is ${roundTo(Math.abs(middle), 0.1)} mm toward the ${middle > 0 ? 'toe' : 'heel'}, with a spread of ${roundTo(spread, 0.1)} mm`
  if (Math.abs(middle) >= offCenterMm) return { pattern: middle > 0 ? 'toe' : 'heel', how }
  return { pattern: spread >= spreadMm ? 'mix' : 'center', how }
}

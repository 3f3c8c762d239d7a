import flexCsv from '../../db/rules/flex-thresholds.csv' with { type: 'text' }
import weightCsv from '../../db/rules/shaft-weight.csv' with { type: 'text' }
import { type Catalog, type Head, pricesOf, type Shaft, shaftName } from '../../src/equipment/catalog/index.ts'
import { type ClubType, clubTypes, type Flex, hands } from '../../src/golf/names/words.ts'
import { numberIn, readTable, textIn } from '../../src/golf/read-table.ts'
import { contextView, type ScoringContext } from '../../src/scoring/context.ts'
import { type ScoringEvidence, similarityQuestion } from '../../src/scoring/evidence.ts'
import type { Need, Verdict } from '../../src/scoring/index.ts'
import { scoringRules } from '../../src/scoring/pack.ts'
import {
  aboveWords,
  belowWords,
  drawbackWords,
  forgivenessGround,
  forgivenessWords,
  opinionOf,
  pickedReason,
  reasonWords,
  speedWords,
} from '../../src/scoring/rules/short-words.ts'
import { inEnglish } from '../../src/words/index.ts'
import {
  drawbacksOf,
  goesInto,
  type HeadTraits,
  type ReferenceScore,
  reasonsOf,
  scoreHead,
  traitsOf,
  verdictOf,
} from './reference-rules.ts'

/**
 * The scores answer in plain objects: slow and obvious, from the published rules and tables; only
 * the words are those of the service. The core must write the same bytes as
 * `JSON.stringify` of this.
 */
export const referenceScores = (
  context: ScoringContext,
  catalog: Catalog,
  evidence: ScoringEvidence,
  imageRevision: string,
) => {
  const clubs = clubTypes
    .filter((clubType) => context.clubTypes.includes(clubType))
    .flatMap((clubType) => clubsOf(clubType, context, catalog, evidence))
  return {
    success: true,
    imageRevision,
    context: contextView(context),
    rules: scoringRules,
    count: clubs.length,
    clubs,
  }
}

const clubsOf = (clubType: ClubType, context: ScoringContext, catalog: Catalog, evidence: ScoringEvidence) => {
  const isMatchedOnly = clubType === 'wedge' && context.fittings.wedge !== undefined
  const picks = (context.fittings[clubType]?.heads ?? []).filter((id) => catalog.head(id)?.clubType === clubType)
  const entries = catalog.heads
    .filter((head) => head.clubType === clubType)
    .filter(({ headId }) => context.headIds === null || context.headIds.includes(headId))
    .filter(({ headId }) => !isMatchedOnly || picks.includes(headId))
    .map((head) => ({ head, ...ratedHead(head, context, catalog, evidence, picks) }))
    .sort(
      (a, b) =>
        rankOf(a.pick) - rankOf(b.pick) ||
        (context.isOneRanking ? 0 : isBehind(a) - isBehind(b)) ||
        b.eighths - a.eighths ||
        Number(a.head.discontinued) - Number(b.head.discontinued) ||
        b.head.forgiveness - a.head.forgiveness ||
        (a.head.price ?? Number.MAX_VALUE) - (b.head.price ?? Number.MAX_VALUE) ||
        (a.head.headId < b.head.headId ? -1 : 1),
    )
    .slice(0, context.limit ?? undefined)
  return entries.map(({ head, score, cap, isPicked, frequency }) =>
    clubView({ head, context, catalog, score: isMatchedOnly ? null : score, cap, isPicked, frequency }),
  )
}

/** Picks lead in their order. */
const rankOf = (pick: number): number => (pick < 0 ? Number.MAX_VALUE : pick)

/** Clubs that are not sold any more come last, but for picks. */
const isBehind = ({ head, isPicked }: { head: Head; isPicked: boolean }): number =>
  Number(head.discontinued && !isPicked)

/** Points of the picks: what the fitting said, else the head's own, at least one less than any before. */
const pointsOfPicks = ({ need, fittings }: ScoringContext, picks: readonly Head[]): number[] => {
  const points: number[] = []
  for (const head of picks) {
    const said = fittings[head.clubType]!.builds.find(({ headId }) => headId === head.headId)?.score
    const own = said ?? Math.min(Math.floor(scoreHead(need, traitsOf(head), 1).eighths / 8), 98)
    points.push(said ?? Math.max(0, Math.min(own, Math.min(99, ...points) - 1)))
  }
  return points
}

const ratedHead = (
  head: Head,
  context: ScoringContext,
  catalog: Catalog,
  evidence: ScoringEvidence,
  picks: readonly string[],
) => {
  const { need } = context
  const similar = evidence.similar(head.clubType, similarityQuestion(need.golfer))
  const frequency = { picked: similar.picked(head.headId), of: similar.of, basis: similar.basis }
  const { eighths: own, cap } = scoreHead(need, traitsOf(head), 1, frequency)
  const points = pointsOfPicks(
    context,
    picks.map((id) => catalog.head(id)!),
  )
  const pick = picks.indexOf(head.headId)
  const below = picks.length === 0 ? 824 : 8 * Math.min(...points)
  const eighths = pick >= 0 ? 8 * points[pick]! : Math.floor((own * below) / 824)
  return { score: Math.min(Math.floor(eighths / 8), 98), eighths, cap, pick, isPicked: pick >= 0, frequency }
}

interface Rated {
  readonly head: Head
  readonly context: ScoringContext
  readonly catalog: Catalog
  readonly score: number | null
  readonly cap: ReferenceScore['cap']
  readonly isPicked: boolean
  readonly frequency: { readonly picked: number; readonly of: number; readonly basis: string }
}

const clubView = ({ head, context, catalog, score, cap, isPicked, frequency }: Rated) => {
  const { headId, clubType, brand, model, year, discontinued } = head
  const traits = traitsOf(head)
  const verdict: Verdict | null = score === null ? null : verdictOf(score)
  const { picked, of, basis } = frequency
  const told = isPicked ? (ownBuildOf(head, context)?.drawbacks ?? []) : []
  return {
    headId,
    clubType,
    brand,
    model,
    year,
    current: !discontinued,
    ...scoredPrices(head),
    score,
    verdict,
    opinion: inEnglish(opinionOf(verdict, clubType, traits.category as Parameters<typeof opinionOf>[2])),
    reasons: shortReasons(context.need, traits, isPicked),
    drawbacks: told.length > 0 ? told : shortDrawbacks(context.need, traits, cap),
    evidence: { picked, of, share: of === 0 ? 0 : Math.round((1000 * picked) / of) / 1000, basis },
    build: buildOf(head, context, catalog),
    hands: hands.filter((hand) => head.hands.includes(hand)),
    available: context.hand === null || head.hands.includes(context.hand),
  }
}

/** A head shows at most three reasons, the most telling ones. */
const shortReasons = (need: Need, head: HeadTraits, isPicked: boolean): string[] =>
  inEnglish([
    ...(isPicked ? [pickedReason] : []),
    ...reasonsOf(need, head).map((reason) => {
      if (reason === 'forgiveness') return forgivenessWords(head.forgiveness, forgivenessGround(need))
      return reason === 'speed' ? speedWords(head.speedMph!) : reasonWords[reason]
    }),
  ]).slice(0, 3)

/** At most two drawbacks. */
const shortDrawbacks = (need: Need, head: HeadTraits, cap: ReferenceScore['cap']): string[] =>
  inEnglish(
    drawbacksOf(need, head, cap).map((drawback) => {
      if (drawback === 'below its speeds') return belowWords(head.speedMph!)
      return drawback === 'above its speeds' ? aboveWords(head.speedMph!) : drawbackWords[drawback]
    }),
  ).slice(0, 2)

const ownBuildOf = ({ clubType, headId }: Head, { fittings }: ScoringContext) =>
  fittings[clubType]?.builds.findLast((build) => build.headId === headId)

const buildOf = (head: Head, context: ScoringContext, catalog: Catalog) => {
  const { fittings, need, shafts } = context
  const fitted = fittings[head.clubType]
  const own = ownBuildOf(head, context)
  const stockLoft = stockLoftDeg(head.clubType, need.golfer)
  if (own !== undefined) {
    const liked = own.shaftId === null ? [] : [own.shaftId]
    const shaft = suggestShaft(head, stepOfFlex(own.flex), catalog, liked)
    return { ...shaft, loft: own.loftDeg }
  }
  const step = fitted === undefined ? stepAt(head.clubType, need.golfer.speedMph) : stepOfFlex(fitted.flex)
  return {
    ...suggestShaft(head, step, catalog, shafts),
    loft: stockLoft === null ? null : nearestLoft(head, fitted?.loftDeg ?? stockLoft),
  }
}

/** IN-ATTACK: men of the TrackMan Combine, linear between the rows and in tenths. */
const menAttackDeg = (handicap: number): number => {
  const rows = [
    [0, -0.9],
    [5, -1.1],
    [10, -1.2],
    [14.5, -1.8],
    [18, -2.1],
  ] as const
  const next = rows.findIndex(([at]) => at >= handicap)
  if (next === 0) return rows[0][1]
  if (next < 0) return rows[4][1]
  const [[from, start], [to, end]] = [rows[next - 1]!, rows[next]!]
  const deg = start + ((end - start) * (handicap - from)) / (to - from)
  return Math.floor(deg * 10 + 0.5 + 1e-8) / 10
}

// Lofts: DRV-LOFT, FWY-LOFT and HYB-LOFT of a golfer without a fitting, with the attack of IN-ATTACK.

/** A tie in decimals goes up, whatever the last binary digit says. */
const half = (deg: number): number => Math.floor(deg * 2 + 0.5 + 1e-9) / 2
const clip = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

const stockLoftDeg = (clubType: ClubType, { speedMph, handicap }: Need['golfer']): number | null => {
  if (clubType === 'driver') {
    const attackDeg = menAttackDeg(handicap ?? 16)
    const level = speedMph <= 100 ? 11.3 - 0.13 * (speedMph - 90) : 10 - 0.08 * (speedMph - 100)
    return clip(half(level - 0.14 * attackDeg), 8, 13)
  }
  if (clubType === 'fairway')
    return half(
      speedMph < 80 ? clip(18.5 - 0.05 * (speedMph - 92), 18, 19.5) : clip(15.5 - 0.07 * (speedMph - 95), 14.5, 17),
    )
  return clubType === 'hybrid' ? half(hybridLoftDeg(speedMph / 1.13)) : null
}

const hybridLoftDeg = (mph: number): number => {
  const knots = [
    [64, 28],
    [68, 27],
    [78.5, 24],
    [88.5, 21.5],
    [96.5, 19.5],
    [103, 18],
  ] as const
  const above = knots.findIndex(([atMph]) => mph < atMph)
  if (above === 0) return 28
  if (above < 0) return 18
  const [[fromMph, fromDeg], [toMph, toDeg]] = [knots[above - 1]!, knots[above]!]
  return fromDeg + ((mph - fromMph) * (toDeg - fromDeg)) / (toMph - fromMph)
}

/** Lofts are looked up by half degrees from 8 to 28. */
const nearestLoft = (head: Head, wantedDeg: number): number => {
  const wanted = clip(half(wantedDeg), 8, 28)
  const lofts = (head.lofts ?? []).map(({ loft }) => loft)
  const missBy = (loft: number) => Math.abs(loft - wanted)
  const least = Math.min(...lofts.map(missBy))
  return Math.max(...lofts.filter((loft) => missBy(loft) === least))
}

// Shafts: the men's rows of the flex table, and the weight band of the same row.

/** A flex and its row of the weight table: the faster half of the slowest golfers is called Senior. */
const steps: readonly (readonly [flex: Flex, band: number])[] = [
  ['Ladies', 0],
  ['Senior', 0],
  ['Senior', 1],
  ['Regular', 2],
  ['Stiff', 3],
  ['Stiff+', 4],
  ['Extra Stiff', 5],
]

const basisOf = { driver: 'driver', fairway: 'driver', hybrid: 'hybrid', iron: '7-iron', wedge: 'wedge' } as const
const driverMphPerOwn = { driver: 1, fairway: 1, hybrid: 1.13, iron: 1.2, wedge: 1.2 / 0.925 } as const
const flexRows = readTable(flexCsv).filter((row) => textIn(row, 'group') === 'men')
const weightRows = readTable(weightCsv)

const stepAt = (clubType: ClubType, driverMph: number): number => {
  const row = flexRows.find((one) => textIn(one, 'basis') === `${basisOf[clubType]} club speed`)!
  const mph = driverMph / driverMphPerOwn[clubType]
  const columns = ['senior_from', 'regular_from', 'stiff_from', 'stiff_plus_from', 'extra_stiff_from']
  const band = columns.filter((column) => mph >= numberIn(row, column)).length
  return band === 0 && mph < numberIn(row, 'senior_label_floor_mph') ? 0 : band + 1
}

const stepOfFlex = (flex: Flex): number =>
  steps.findLastIndex(([name]) => name === (flex === 'Junior' ? 'Ladies' : flex))

interface Offer {
  readonly flex: Flex
  readonly weightBand: string
  readonly launch: string
  readonly shaft: { shaftId: string | null; model: string; source: 'stock' | 'aftermarket'; modelKnown: boolean }
  readonly grams: number | null
  readonly upcharge: number
}

/** A wished shaft that the head has, or that is sold for it; else the stock shaft nearest in flex, weight, and price. */
const suggestShaft = (head: Head, step: number, catalog: Catalog, wished: readonly string[]) => {
  const stock = stockOffers(head, catalog)
  const liked = stock.filter(({ shaft }) => shaft.shaftId !== null && wished.includes(shaft.shaftId))
  const sold = wished.flatMap((id) => soldOffers(head, catalog.shaft(id), catalog))
  const offers = [liked, sold, stock].find((one) => one.length > 0)!
  const { flex, weightBand, launch, shaft } = offers.reduce((best, one) =>
    comesFirst(head, step, one, best) ? one : best,
  )
  return { flex, weightBand, launch, shaft }
}

const stockOffers = (head: Head, catalog: Catalog): Offer[] =>
  head.stockShafts.flatMap(({ shaftId, model, modelKnown, flexes, weightBand, launch, upcharge }) =>
    flexes.map((flex) => {
      const record = shaftId === null ? undefined : catalog.shaft(shaftId)
      const grams = record?.flexes.find((one) => one.flex === flex)?.weightGrams ?? null
      const shaft = { shaftId, model, source: 'stock' as const, modelKnown: modelKnown !== false }
      return { flex, weightBand, launch, shaft, grams, upcharge }
    }),
  )

const soldOffers = (head: Head, record: Shaft | undefined, catalog: Catalog): Offer[] => {
  if (record === undefined || !record.aftermarket || !record.clubTypes.includes(head.clubType)) return []
  if (!goesInto(head, record.tipDiaIn, catalog)) return []
  const { shaftId, weightBand, launch, aftermarketPrice } = record
  const shaft = { shaftId, model: shaftName(record), source: 'aftermarket' as const, modelKnown: true }
  return record.flexes
    .filter(({ stockOnly }) => !stockOnly)
    .map(({ flex, weightGrams: grams }) => ({
      flex,
      weightBand,
      launch,
      shaft,
      grams,
      upcharge: aftermarketPrice ?? Number.MAX_VALUE,
    }))
}

const flexScale: readonly Flex[] = ['Junior', 'Ladies', 'Senior', 'Regular', 'Stiff', 'Stiff+', 'Extra Stiff']

const comesFirst = (head: Head, step: number, a: Offer, b: Offer): boolean => {
  const [flex, band] = steps[step]!
  const curve = head.clubType === 'wedge' ? 'iron' : head.clubType
  const row = weightRows.filter((one) => textIn(one, 'club') === curve)[band]!
  const outside = ({ grams, weightBand }: Offer) => {
    const from = grams ?? Number.parseInt(weightBand, 10)
    const to = grams ?? from + 9
    return Math.max(numberIn(row, 'weight_min_g') - to, from - numberIn(row, 'weight_max_g'), 0)
  }
  const rank = (offer: Offer) => [
    Math.abs(flexScale.indexOf(offer.flex) - flexScale.indexOf(flex)),
    outside(offer),
    offer.shaft.modelKnown ? 0 : 1,
    offer.upcharge,
  ]
  const [ranksA, ranksB] = [rank(a), rank(b)]
  const differs = ranksA.findIndex((value, place) => value !== ranksB[place])
  const name = ({ shaft, weightBand, flex: own }: Offer) => `${shaft.model} ${weightBand} ${own}`
  return differs < 0 ? name(a) < name(b) : ranksA[differs]! < ranksB[differs]!
}

const scoredPrices = (head: Head) => {
  const { priceDate: _, ...prices } = pricesOf(head)
  return prices
}

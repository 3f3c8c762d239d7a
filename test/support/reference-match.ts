import { type Catalog, type Head, type Shaft, shaftName, soleWidth } from '../../src/equipment/catalog/index.ts'
import type { ClubType, Flex } from '../../src/golf/names/words.ts'
import type { WantedBuild } from '../../src/matching/index.ts'
import type { Candidate, Choice, Found } from '../../src/scoring/index.ts'
import { buildShare, drawbacksOf, goesInto, isMini, reasonsOf, scoreHead, traitsOf } from './reference-rules.ts'

// Matching in plain objects, slow and obvious, written from the statements of MATCH-HEAD, MATCH-LOFT, MATCH-SHAFT,
// WDG-BOUNCE and SCORE-HEAD. It imports none of the rules: the figures here are those that /v1/rules publishes, typed once
// more. The core must find the same clubs, built the same way; which of them are picked is decided in matching alone.

/**
 * What the core must find.
 * @param chosen How many similar golfers chose a wedge.
 * @param among Whether a head may be found at all.
 */
export const referenceMatch = (
  wanted: WantedBuild,
  catalog: Catalog,
  chosen: (headId: string) => number = () => 0,
  among: (headId: string) => boolean = () => true,
): Found => {
  const aftermarket = soldShafts(wanted, catalog)
  const built = catalog.heads
    .filter((head) => head.clubType === wanted.clubType && isCurrent(head) && among(head.headId))
    .sort(inTies)
    .flatMap((head) => builtFrom(wanted, head, catalog, aftermarket) ?? [])
  return {
    candidates: built.map(({ candidate }, place) => ({
      ...candidate,
      chosen: wanted.clubType === 'wedge' ? chosen(candidate.head.headId) : 0,
      place,
    })),
    choiceOf: ({ place }) => built[place]!.choice,
    shaftsFor: (heads, picks) => {
      const found = heads.map(({ place }) => built[place]!)
      const listed = [...found.map(({ stock }) => stock), ...aftermarket.slice(0, 12)].sort(byShaft)
      const fits = [...found.slice(0, picks).map(({ shaft }) => shaft), ...listed].filter(
        ({ flexSteps, gramsOff }) => flexSteps < 1 && Math.abs(gramsOff) < 10,
      )
      return [...new Set(fits.flatMap(({ offer }) => offer.shaftId ?? []))].slice(0, 12).map((id) => catalog.shaft(id)!)
    },
  }
}

/** The order of ties: more forgiving, cheaper, by id. */
const inTies = (a: Head, b: Head): number =>
  b.forgiveness - a.forgiveness ||
  (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE) ||
  (a.headId < b.headId ? -1 : 1)

/** The wanted build on one head; null when it is not made for the golfer. */
export const referenceBuild = (wanted: WantedBuild, head: Head, catalog: Catalog): Choice | null => {
  const aftermarket = soldShafts(wanted, catalog)
  return builtFrom(wanted, head, catalog, aftermarket)?.choice ?? null
}

/** Shafts that are sold on their own, each in its best flex, best first. */
const soldShafts = (wanted: WantedBuild, catalog: Catalog): ShaftFit[] =>
  catalog
    .aftermarketShafts(wanted.clubType)
    .map((shaft) => aftermarketOffers(shaft).map((offer) => fitShaft(wanted, offer)))
    .filter((fits) => fits.length > 0)
    .map(bestShaft)
    .sort(byShaft)

const isCurrent = (head: Head): boolean => !head.discontinued && !isMini(head)

/** Six decimals, and no negative zero. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6 + 0
const clip = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

// Candidates.

interface Built {
  readonly candidate: Omit<Candidate, 'chosen' | 'place'>
  readonly choice: Choice
  readonly shaft: ShaftFit
  readonly stock: ShaftFit
}

const builtFrom = (wanted: WantedBuild, head: Head, catalog: Catalog, sold: readonly ShaftFit[]): Built | null => {
  const groupFit = groupFitOf(wanted, head)
  const isThere = (fit: LoftFit) => wanted.stock?.mode !== 'only' || fit.isStocked
  const loft = nearest(wanted, head, wanted.loftDeg, wanted.bounceDeg ?? 0, isThere)
  if (groupFit === null || loft === null) return null
  const stock = bestShaft(stockOffers(head, catalog).map((offer) => fitShaft(wanted, offer)))
  const isMissed =
    stock.flexSteps >= 1 || stock.isOtherMaterial || stock.gramsOutside > 0 || Math.abs(stock.gramsOff) >= 10
  const better =
    isMissed && wanted.group !== 'junior'
      ? sold.filter((one) => goesInto(head, one.offer.tipDiaIn, catalog) && byShaft(one, stock) < 0)
      : []
  const shaft = better.find(({ offer }) => isWorth(head, offer, stock)) ?? stock
  const set = (wanted.wedges ?? []).map(({ loftDeg, bounceDeg }) => {
    const fit = loftDeg === wanted.loftDeg ? loft : nearest(wanted, head, loftDeg, bounceDeg, isThere)
    return fit === null || fit.missDeg > 0.5 ? null : fit
  })
  const score =
    head.clubType === 'wedge'
      ? null
      : scoreHead(
          { ...wanted.need, golfer: { ...wanted.need.golfer, group: wanted.group } },
          traitsOf(head),
          buildShare(shaft.flexSteps, shaft.gramsOutside),
        )
  const { upcharge, modelKnown } = shaft.offer
  /** Priced, named and of known lofts. */
  const price = head.priceNow ?? head.price
  const isComplete = price !== null && !head.estimated.includes('lofts') && modelKnown && upcharge !== null
  const choice: Choice = {
    head,
    loft: loft.row,
    settingDeg: loft.settingDeg,
    position: loft.position,
    playingLoftDeg: loft.playingDeg,
    loftMissDeg: loft.missDeg,
    loftLostDeg: loft.lostDeg,
    isWrongFace: loft.isWrongFace,
    isOtherName: loft.isOtherName,
    shaft: shaft.offer,
    flexSteps: shaft.flexSteps,
    isOtherMaterial: shaft.isOtherMaterial,
    gramsOff: shaft.gramsOff,
    isSpared: better[0] !== undefined && better[0] !== shaft,
    lieOffsetDeg: bentLieDeg(wanted, head) + (loft.position?.lieDeg ?? 0),
    groupFit,
    isCutDown: groupStepsOf[groupFit].isMens && wanted.lengthOffsetIn < 1,
    categorySteps: categorySteps(wanted, head),
    movesWeight: movesWeight(wanted, head),
    isComplete,
    isWhole: loft.isStocked || (isComplete && shaft.offer.source === 'stock'),
    score: score && {
      points: score.score,
      reasons: reasonsOf(wanted.need, traitsOf(head)),
      drawbacks: drawbacksOf(wanted.need, traitsOf(head), score.cap),
    },
    wedge:
      head.clubType === 'wedge' ? { bounceMissDeg: loft.bounceMissDeg, set: set.map((fit) => fit?.row ?? null) } : null,
  }
  const bounceMissDeg = choice.wedge?.bounceMissDeg ?? 0
  const missing = choice.wedge === null ? 0 : set.filter((fit) => fit === null).length
  const setMissDeg = choice.wedge === null ? 0 : set.reduce((sum, fit) => sum + (fit?.bounceMissDeg ?? 0), 0)
  const misfit = misfitOf(wanted, choice) + (loft.isWrongFace ? 1 : 0)
  return {
    candidate: {
      head,
      misfit,
      grade: score?.score ?? 0 - Math.ceil(Math.max(0, bounceMissDeg - 2) / 2) - missing,
      effort:
        shaft.cost +
        (Math.abs(loft.settingDeg ?? 0) + loft.unknownDeg) +
        loft.missDeg +
        (choice.movesWeight ? 0 : 1) +
        setMissDeg / 4,
      isStocked: loft.isStocked,
      isComplete,
      isWhole: choice.isWhole,
    },
    choice,
    shaft,
    stock,
  }
}

const misfitOf = (wanted: WantedBuild, choice: Choice): number =>
  6 * groupStepsOf[choice.groupFit].steps +
  2 * choice.categorySteps +
  Math.ceil(choice.loftLostDeg) +
  3 * Math.floor(choice.flexSteps) +
  (choice.flexSteps > 1 ? 100 : 0) +
  (choice.isOtherMaterial ? 3 : 0) +
  (choice.shaft.source === 'aftermarket' && choice.shaft.upcharge === null ? 2 : 0) +
  (choice.isOtherName ? 1 : 0) +
  (choice.isCutDown && wanted.flex === 'Ladies' ? 1 : 0) +
  (Math.abs(wanted.lieOffsetDeg - choice.lieOffsetDeg) > 1 ? 1 : 0) +
  (Math.abs(choice.gramsOff) >= 10 ? 2 : 0) +
  (wanted.group !== 'junior' && (choice.loftMissDeg > 2 || Math.abs(choice.gramsOff) > 15) ? 20 : 0) +
  Math.floor((choice.wedge?.bounceMissDeg ?? 0) / 4)

// Group, category, weight, lie.

const groupStepsOf: Readonly<Record<Choice['groupFit'], { readonly steps: number; readonly isMens: boolean }>> = {
  full: { steps: 0, isMens: false },
  "men's build": { steps: 0, isMens: true },
  'standard weight': { steps: 1, isMens: true },
  'soft junior': { steps: 1, isMens: false },
  'unknown height': { steps: 0.5, isMens: false },
  'other height': { steps: 1, isMens: false },
  'cut-down adult': { steps: 2, isMens: false },
}

const groupFitOf = (wanted: WantedBuild, head: Head): Choice['groupFit'] | null => {
  const isLight = head.weightClass === 'light'
  if (wanted.group === 'men') return head.gender === 'unisex' ? 'full' : null
  if (wanted.group === 'women') {
    if (head.gender !== 'unisex') return head.gender === 'women' ? 'full' : null
    return isLight || wanted.flex !== 'Ladies' ? "men's build" : 'standard weight'
  }
  if (head.gender !== 'junior') {
    if (!isLight) return null
    return wanted.flex === 'Junior' ? 'cut-down adult' : 'full'
  }
  if (wanted.flex !== 'Junior') return 'soft junior'
  if (wanted.heightIn === undefined) return 'full'
  if (head.heightRangeIn === undefined) return 'unknown height'
  const [from, to] = head.heightRangeIn as [number, number]
  return wanted.heightIn >= from && wanted.heightIn <= to ? 'full' : 'other height'
}

const neighbors: Readonly<Record<string, readonly string[]>> = {
  low_spin: ['tour', 'core'],
  tour: ['low_spin', 'core'],
  core: ['max_forgiveness', 'tour', 'low_spin'],
  max_forgiveness: ['core', 'draw', 'light'],
  draw: ['max_forgiveness', 'light'],
  light: ['max_forgiveness', 'draw'],
}
const ironScale = ['blade', 'players_iron', 'players_distance', 'game_improvement', 'super_game_improvement']

const categorySteps = ({ need, headProfile, designation }: WantedBuild, head: Head): number => {
  if (head.gender === 'junior') return 0
  const low = designation === '7-wood' && head.category === 'low_spin' ? 2 : 0
  const hooked = (need.draw <= -0.7 && head.bias === 'draw' ? 2 : 0) + low
  if (head.category === headProfile) return hooked
  if (head.clubType === 'wedge') return hooked + 1
  if (head.clubType === 'iron')
    return hooked + Math.abs(ironScale.indexOf(head.category) - ironScale.indexOf(headProfile))
  return hooked + (neighbors[headProfile]!.includes(head.category) ? 1 : 2)
}

const movesWeight = ({ weightSetting = 'Standard' }: WantedBuild, { adjustable, bias }: Head): boolean =>
  weightSetting === 'Standard' ||
  adjustable.weight === 'draw-fade' ||
  adjustable.weight === 'both' ||
  (weightSetting === 'Draw Bias' && bias === 'draw')

const bentLieDeg = ({ lieOffsetDeg }: WantedBuild, head: Head): number => {
  if (head.clubType !== 'iron') return lieOffsetDeg
  return head.lieAdjustable === null ? 0 : clip(lieOffsetDeg, head.lieAdjustable.minDeg, head.lieAdjustable.maxDeg)
}

// Lofts and bounces.

type LoftRow = Choice['loft']

interface LoftFit {
  readonly row: LoftRow
  readonly settingDeg: number | null
  readonly position: Choice['position']
  /** The setting turns the face towards the miss. */
  readonly isWrongFace: boolean
  /** What a turn leaves open whose chart is not known. */
  readonly unknownDeg: number
  readonly playingDeg: number
  readonly missDeg: number
  /** The part of it that is a compromise. */
  readonly lostDeg: number
  readonly isOtherName: boolean
  readonly bounceMissDeg: number
  readonly isStocked: boolean
}

const loftsOf = (head: Head): LoftRow[] => {
  const { lengthIn, lieDeg, hands, estimated } = head
  const plain = { designation: null, bounce: null, grind: null, sleeve: null }
  if (head.clubType === 'iron') return [{ ...plain, loft: head.sevenIronLoft, hands, lengthIn, lieDeg, estimated }]
  const isGuess = head.estimated.includes('lofts')
  if (head.clubType !== 'wedge')
    return head.lofts.map((loft) => ({ ...plain, ...loft, sleeve: isGuess ? null : loft.sleeve }))
  return head.options.map((option) => ({ ...head.lofts.find(({ loft }) => loft === option.loft)!, ...option }))
}

/** Whether a face that closes or opens by so much turns the ball towards the miss; more loft closes it. */
const turnsWrong = ({ need }: WantedBuild, faceDeg: number): boolean => faceDeg * need.draw < 0

/** The setting of a charted sleeve that comes nearest; the face moves 2 degrees at most, by twice the loft where no chart says so. */
const positionOf = (wanted: WantedBuild, { sleeve }: LoftRow, offDeg: number): Choice['position'] => {
  const far = (face: number | null, loft: number): number =>
    tidy(Math.abs(offDeg - loft)) + (turnsWrong(wanted, face ?? 2 * loft) ? 0.5 : 0)
  const allowed = (sleeve?.positions ?? []).filter(({ faceDeg, loftDeg }) => Math.abs(faceDeg ?? 2 * loftDeg) <= 2)
  const nearest = allowed.toSorted(
    (a, b) =>
      far(a.faceDeg, a.loftDeg) - far(b.faceDeg, b.loftDeg) ||
      Math.abs(a.lieDeg ?? 0) - Math.abs(b.lieDeg ?? 0) ||
      Math.abs(a.loftDeg) - Math.abs(b.loftDeg),
  )
  return nearest[0] ?? null
}

/** A sleeve of which only the range is known: half a degree is not worth a face that turns towards the miss. */
const turnOf = (wanted: WantedBuild, { sleeve }: LoftRow, offDeg: number): number | null => {
  if (sleeve === null) return null
  const turn = tidy(clip(offDeg, Math.max(sleeve.loftDeg.min, -1), Math.min(sleeve.loftDeg.max, 1)))
  return Math.abs(turn) <= 0.5 && turnsWrong(wanted, turn) ? 0 : turn
}

/** 80 mph of 7-iron speed are 96 of the driver. */
const isNeverStrong = ({ clubType, need }: WantedBuild): boolean => {
  const { launch, speedMph, handicap = 0 } = need.golfer
  const isLow = launch !== undefined && launch.deg < launch.targetDeg
  return clubType === 'iron' && (speedMph / 1.2 < 80 || handicap > 15 || isLow)
}

/** Degrees to turn or bend; null without a hosel to turn. */
const settingOf = (wanted: WantedBuild, head: Head, row: LoftRow, offDeg: number): number | null => {
  if (head.clubType === 'iron' && offDeg < -0.5 && isNeverStrong(wanted)) return 0
  if (head.clubType === 'iron' || head.clubType === 'wedge') {
    const bendDeg = head.clubType === 'wedge' ? 1 : head.lieAdjustable === null ? 0 : 2
    return Math.abs(offDeg) <= 0.5 ? 0 : tidy(clip(offDeg, -bendDeg, bendDeg))
  }
  return positionOf(wanted, row, offDeg)?.loftDeg ?? turnOf(wanted, row, offDeg)
}

const fitLoft = (wanted: WantedBuild, head: Head, row: LoftRow, loftDeg: number, bounceDeg: number): LoftFit => {
  const settingDeg = settingOf(wanted, head, row, loftDeg - row.loft)
  const isWood = head.clubType !== 'iron' && head.clubType !== 'wedge'
  const position = isWood ? positionOf(wanted, row, loftDeg - row.loft) : null
  const playingDeg = tidy(row.loft + (settingDeg ?? 0))
  const soleDeg = { wide: 2, narrow: -2, medium: 0 }[soleWidth(row.grind)]
  const { designation } = wanted
  return {
    row,
    settingDeg,
    position,
    isWrongFace: isWood && turnsWrong(wanted, position?.faceDeg ?? 2 * (settingDeg ?? 0)),
    unknownDeg: isWood && position === null && settingDeg ? 0.5 : 0,
    playingDeg,
    missDeg: tidy(Math.abs(loftDeg - playingDeg)),
    lostDeg: Math.max(
      0,
      tidy(Math.abs(loftDeg - playingDeg)) - (isNeverStrong(wanted) && playingDeg > loftDeg ? 2 : 0.5),
    ),
    isOtherName:
      head.clubType !== 'wedge' && designation !== undefined && row.designation?.endsWith(designation) !== true,
    isStocked: isStocked(wanted, head, row.loft),
    bounceMissDeg: row.bounce === null ? 4 : tidy(Math.abs(row.bounce + soleDeg + (settingDeg ?? 0) - bounceDeg)),
  }
}

/** An article without a hand or a loft is made for any. */
const isStocked = ({ stock, hand }: WantedBuild, { headId }: Head, loft: number): boolean =>
  stock?.articles.some(
    (article) =>
      article.stock > 0 &&
      article.headId === headId &&
      (article.hand ?? hand) === hand &&
      (article.loft ?? loft) === loft,
  ) === true

const nearest = (
  wanted: WantedBuild,
  head: Head,
  loftDeg: number,
  bounceDeg: number,
  isThere: (fit: LoftFit) => boolean,
): LoftFit | null => {
  const fits = loftsOf(head)
    .filter(({ hands }) => hands.includes(wanted.hand))
    .map((row) => fitLoft(wanted, head, row, loftDeg, bounceDeg))
    .filter(isThere)
  const comesFirst = head.clubType === 'wedge' ? isNearerWedge : isNearerLoft
  return fits.reduce<LoftFit | null>(
    (best, fit) => (best === null || comesFirst(wanted, loftDeg, fit, best) ? fit : best),
    null,
  )
}

/** Nearest reachable loft, a wrong name counting 1.5 degrees; what is in stock; the least turning; up for those who need height. */
const isNearerLoft = ({ need: { golfer } }: WantedBuild, loftDeg: number, a: LoftFit, b: LoftFit): boolean => {
  const far = ({ missDeg, isOtherName, isWrongFace }: LoftFit) =>
    missDeg + (isOtherName ? 1.5 : 0) + (isWrongFace ? 0.5 : 0)
  const turn = ({ row }: LoftFit) => Math.abs(loftDeg - row.loft)
  if (far(a) !== far(b)) return far(a) < far(b)
  if (a.isStocked !== b.isStocked) return a.isStocked
  if (turn(a) !== turn(b)) return turn(a) < turn(b)
  const isLow = golfer.launch !== undefined && golfer.launch.deg < golfer.launch.targetDeg
  const wantsHeight = golfer.handicap === undefined || golfer.handicap >= 8 || isLow
  return a.row.loft > b.row.loft === wantsHeight
}

/** Loft, bending, bounce, the sole in the words of the fitting, what is in stock, more bounce from handicap 10 on, the name of the grind. */
const isNearerWedge = ({ grind = '', need }: WantedBuild, _: number, a: LoftFit, b: LoftFit): boolean => {
  const bent = ({ settingDeg }: LoftFit) => Math.abs(settingDeg ?? 0)
  const sole = /wide|full/.test(grind) ? 'wide' : /narrow|low/.test(grind) ? 'narrow' : 'medium'
  const suits = ({ row }: LoftFit) => soleWidth(row.grind) === sole
  if (a.missDeg !== b.missDeg) return a.missDeg < b.missDeg
  if (bent(a) !== bent(b)) return bent(a) < bent(b)
  if (a.bounceMissDeg !== b.bounceMissDeg) return a.bounceMissDeg < b.bounceMissDeg
  if (suits(a) !== suits(b)) return suits(a)
  if (a.isStocked !== b.isStocked) return a.isStocked
  const { handicap = 10 } = need.golfer
  if (a.row.bounce !== b.row.bounce) return (a.row.bounce ?? 0) > (b.row.bounce ?? 0) === handicap >= 10
  return (a.row.grind ?? '') < (b.row.grind ?? '')
}

// Shafts.

type Offer = Choice['shaft']

interface ShaftFit {
  readonly offer: Offer
  readonly flexSteps: number
  readonly isOtherMaterial: boolean
  readonly gramsOff: number
  readonly gramsOutside: number
  readonly cost: number
}

const stockOffers = (head: Head, catalog: Catalog): Offer[] =>
  head.stockShafts.flatMap(({ flexes, ...stock }) =>
    flexes.map((flex) => {
      const record = stock.shaftId === null ? undefined : catalog.shaft(stock.shaftId)
      const entries = record?.flexes.filter((one) => one.flex === flex) ?? []
      const entry = entries.find(({ name }) => name === undefined) ?? entries[0]
      const weightGrams = entry?.weightGrams ?? null
      const weightBasis = basisOf(stock, weightGrams, record)
      return {
        ...stock,
        flex,
        flexName: entry?.name ?? flex,
        tipDiaIn: record?.tipDiaIn ?? null,
        weightGrams,
        weightBasis,
        modelKnown: stock.modelKnown !== false,
        source: 'stock' as const,
      }
    }),
  )

const aftermarketOffers = (record: Shaft): Offer[] => {
  const { shaftId, material, weightBand, launch, aftermarketPrice: upcharge } = record
  const tipDiaIn = record.tipDiaIn ?? null
  const shaft = { shaftId, model: shaftName(record), material, weightBand, launch, upcharge, tipDiaIn }
  return record.flexes
    .filter(({ stockOnly }) => !stockOnly)
    .map(({ flex, name = flex, weightGrams }) => {
      const weightBasis = basisOf(record, weightGrams, record)
      return { ...shaft, flex, flexName: name, weightGrams, weightBasis, modelKnown: true, source: 'aftermarket' }
    })
}

/** Of grams, then of any grams in the record, then of a number in the name that leads to the band. */
const basisOf = (
  named: Pick<Shaft, 'model' | 'weightBand'>,
  grams: number | null,
  record?: Shaft,
): Offer['weightBasis'] => {
  if (grams !== null) return 'published'
  if (record?.flexes.some(({ weightGrams }) => weightGrams !== null)) return 'band'
  const tens = Math.floor(Number.parseInt(named.weightBand, 10) / 10)
  const numbers = [...named.model.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  return numbers.some((number) => number === tens || Math.floor(number / 10) === tens) ? 'name' : 'estimate'
}

const flexScale: readonly Flex[] = ['Junior', 'Ladies', 'Senior', 'Regular', 'Stiff', 'Stiff+', 'Extra Stiff']
const launchScale = ['low', 'mid-low', 'mid', 'mid-high', 'high']
const bandGrams: Readonly<Record<ClubType, number>> = { driver: 5, fairway: 5, hybrid: 7, iron: 10, wedge: 10 }

const fitShaft = (wanted: WantedBuild, offer: Offer): ShaftFit => {
  const bandFrom = Number.parseInt(offer.weightBand, 10)
  const gramsOff = gramsFrom(wanted.shaftWeightGrams, bandFrom, offer.weightGrams)
  const gramsOutside = Math.max(0, Math.abs(gramsOff) - bandGrams[wanted.clubType])
  const flexSteps = standsIn(wanted, offer, offer.weightGrams ?? bandFrom + 5)
    ? 0.5
    : Math.abs(flexScale.indexOf(wanted.flex) - flexScale.indexOf(offer.flex))
  const launchSteps = Math.abs(launchScale.indexOf(offer.launch) - launchScale.indexOf(wanted.launchProfile))
  const isOtherMaterial = wanted.material !== undefined && wanted.material !== offer.material
  const cost =
    (flexSteps === 0.5 ? 1.5 : 12 * flexSteps) +
    (isOtherMaterial ? 14 : 0) +
    (Math.abs(gramsOff) >= 10 ? 8.9 : gramsOutside > 0 ? 3 : 0) +
    0.2 * gramsOutside +
    (Math.abs(gramsOff) > 15 ? 8 : 0) +
    launchSteps +
    (offer.source === 'aftermarket' ? (offer.upcharge === null ? 5.5 : 2.5) : 0) +
    (offer.modelKnown ? 0 : 0.25)
  return { offer, flexSteps, isOtherMaterial, gramsOff, gramsOutside, cost }
}

const gramsFrom = (wantedGrams: number, bandFrom: number, grams: number | null): number => {
  if (grams !== null) return grams - wantedGrams
  if (wantedGrams < bandFrom) return bandFrom - wantedGrams
  return Math.min(0, bandFrom + 9 - wantedGrams)
}

/** A shaft that costs more than half of the head is worth it where the stock one is of another flex or 15 g off. */
const isWorth = (head: Head, { upcharge }: Offer, stock: ShaftFit): boolean => {
  const price = head.priceNow ?? head.price
  if (price === null || (upcharge ?? Number.POSITIVE_INFINITY) <= Math.floor(price / 2)) return true
  return upcharge === null || stock.flexSteps >= 1 || Math.abs(stock.gramsOff) >= 15
}

/** Stiff+ is the Extra Stiff of the lower weight or the Stiff of the higher weight. */
const standsIn = ({ flex, shaftWeightGrams }: WantedBuild, offer: Offer, grams: number): boolean =>
  flex === 'Stiff+' &&
  ((offer.flex === 'Extra Stiff' && grams <= shaftWeightGrams) || (offer.flex === 'Stiff' && grams >= shaftWeightGrams))

const bestShaft = (fits: readonly ShaftFit[]): ShaftFit =>
  fits.reduce((best, fit) => (byShaft(fit, best) < 0 ? fit : best))

/** Lower cost; then the lower price, a known one first; then the name. */
const byShaft = (a: ShaftFit, b: ShaftFit): number => {
  if (a.cost !== b.cost) return a.cost - b.cost
  const price = ({ offer }: ShaftFit) => offer.upcharge ?? Number.MAX_VALUE
  if (price(a) !== price(b)) return price(a) - price(b)
  const name = ({ offer: { shaftId, model, flex, flexName } }: ShaftFit) =>
    [shaftId, model, flex, ...(flexName === flex ? [] : [flexName])].join(' ')
  return name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0
}

import { sleeveOf } from '../../../golf/clubs/sleeves.ts'
import { designationLoftsDeg, ironStepDeg, weakerLineDeg } from '../../../golf/names/designations.ts'
import type { Hand } from '../../../golf/names/words.ts'
import type { HeadRecord, IronHead, StockShaft, WedgeHead } from '../head-records.ts'
import type { ShaftAliases, ShaftRecord } from '../schema.ts'

/** A contradiction inside one head record, or between it and the shafts it names. */
interface HeadProblem {
  readonly field: string
  readonly problem: string
}

/** What a head may refer to. */
interface KnownShafts {
  readonly shaftById: ReadonlyMap<string, ShaftRecord>
  readonly shaftAliases: ShaftAliases
}

/** Every contradiction of one head record that keeps its schema. */
export const checkHead = (head: HeadRecord, known: KnownShafts): HeadProblem[] => [
  ...checkYears(head),
  ...checkTime(head),
  ...checkHands(head),
  ...checkLofts(head),
  ...checkSleeve(head),
  ...(head.clubType === 'iron' ? [...checkIronLofts(head), ...checkIronBuilds(head)] : []),
  ...(head.clubType === 'wedge' ? checkOptions(head) : []),
  ...head.stockShafts.flatMap((stock, index) => checkStockShaft(head, stock, `/stockShafts/${index}`, known)),
  ...checkStockRepeats(head),
]

/** Whether a club is sold follows from its generation; a price that was seen has its date. */
const checkTime = (head: HeadRecord): HeadProblem[] => {
  const { year, discontinued, generation, lastSeenAtMaker, price, priceDate, priceNow, priceNowDate } = head
  return [
    ...(generation !== undefined && discontinued !== (generation === 'previous')
      ? [{ field: '/discontinued', problem: `must be ${!discontinued}: the generation is ${generation}` }]
      : []),
    ...(lastSeenAtMaker !== undefined && Number.parseInt(lastSeenAtMaker, 10) < year
      ? [{ field: '/lastSeenAtMaker', problem: `must not be before ${year}` }]
      : []),
    ...(priceDate !== undefined && price === null
      ? [{ field: '/priceDate', problem: 'must be absent: there is no launch price' }]
      : []),
    ...((priceNow === undefined) !== (priceNowDate === undefined)
      ? [{ field: '/priceNowDate', problem: 'must be there exactly when priceNow is' }]
      : []),
  ]
}

const checkYears = ({ year, yearEnd, discontinued, heightRangeIn }: HeadRecord): HeadProblem[] => [
  ...(yearEnd !== null && yearEnd < year ? [{ field: '/yearEnd', problem: `must not be before ${year}` }] : []),
  ...(discontinued !== (yearEnd !== null)
    ? [{ field: '/discontinued', problem: 'must be true exactly when yearEnd is known' }]
    : []),
  ...(heightRangeIn !== undefined && heightRangeIn[0]! >= heightRangeIn[1]!
    ? [{ field: '/heightRangeIn', problem: 'must go from the smaller to the taller player' }]
    : []),
]

/** What a head says of its sleeve, and what the table of sleeves says. */
const checkSleeve = ({ adjustable: { sleeveId, loftSleeveDeg } }: HeadRecord): HeadProblem[] => {
  if (sleeveId === undefined) return []
  const { min, max } = sleeveOf(sleeveId, 0)!.loftDeg // the schema knows every sleeve of the table
  const most = Math.max(-min, max)
  return most === loftSleeveDeg
    ? []
    : [{ field: '/adjustable/loftSleeveDeg', problem: `must be ${most}, the most that the sleeve ${sleeveId} changes` }]
}

const sameHands = (one: Iterable<Hand>, other: Iterable<Hand>) => [...one].sort().join() === [...other].sort().join()

const checkHands = (head: HeadRecord): HeadProblem[] => {
  const lists: [string, readonly Hand[]][] = [
    ['/hands', head.hands],
    ...(head.lofts ?? []).map(({ hands }, index): [string, readonly Hand[]] => [`/lofts/${index}/hands`, hands]),
  ]
  const twice = lists.filter(([, hands]) => new Set(hands).size !== hands.length)
  const made = new Set(head.lofts?.flatMap(({ hands }) => hands) ?? head.hands)
  return [
    ...twice.map(([field]) => ({ field, problem: 'names a hand twice' })),
    ...(sameHands(made, new Set(head.hands))
      ? []
      : [{ field: '/hands', problem: `must be the hands of its lofts: ${[...made].join(', ')}` }]),
  ]
}

const checkLofts = ({ lofts, designations, gender }: HeadRecord): HeadProblem[] => {
  if (lofts === null) return []
  const found: HeadProblem[] = []
  for (const [index, { loft, designation, lengthIn }] of lofts.entries()) {
    const before = lofts[index - 1]
    const [from, to] = (designation && designationLoftsDeg[designation]) || [0, 90]
    if (before && before.loft >= loft)
      found.push({ field: `/lofts/${index}/loft`, problem: `must be above the loft before it, ${before.loft}` })
    if (before && before.lengthIn !== null && lengthIn !== null && lengthIn > before.lengthIn)
      found.push({ field: `/lofts/${index}/lengthIn`, problem: 'must not be longer than a stronger loft' })
    if (loft < from || loft > to + (gender === 'unisex' ? 0 : weakerLineDeg))
      found.push({ field: `/lofts/${index}/designation`, problem: `does not go with ${loft} degrees` })
  }
  const named = [...new Set(lofts.map(({ designation }) => designation))]
  if (designations !== null && named.join() !== designations.join())
    found.push({ field: '/designations', problem: `must be those of its lofts: ${named.join(', ')}` })
  return found
}

/** Numbered irons in playing order. */
const numberedIrons = ['2', '3', '4', '5', '6', '7', '8', '9', 'PW'] as const
/** A set may be recorded by its 7-iron and PW only; from this many lofts on it counts as fully listed. */
const listedLoftsMin = 5

const checkIronLofts = ({ ironLofts, sevenIronLoft, pwLoft, sets }: IronHead): HeadProblem[] => {
  const found: HeadProblem[] = []
  if (ironLofts['7'] !== sevenIronLoft) found.push({ field: '/sevenIronLoft', problem: 'must be ironLofts/7' })
  if ((ironLofts.PW ?? null) !== pwLoft) found.push({ field: '/pwLoft', problem: 'must be ironLofts/PW' })
  const listed = numberedIrons.flatMap((iron, place) => {
    const loft = ironLofts[iron]
    return loft === undefined ? [] : [{ iron, place, loft }]
  })
  for (const [index, { iron, place, loft }] of listed.entries()) {
    const before = listed[index - 1]
    if (before === undefined) continue
    const step = (loft - before.loft) / (place - before.place)
    if (step < ironStepDeg.min || step > ironStepDeg.max)
      found.push({ field: `/ironLofts/${iron}`, problem: `is ${step} degrees per club from the ${before.iron}-iron` })
  }
  const isListed = (iron: string) => listed.some((entry) => entry.iron === iron)
  for (const [index, set] of sets.entries())
    if (listed.length >= listedLoftsMin && !isListed(set.charAt(0)))
      found.push({ field: `/sets/${index}`, problem: `begins with an iron that ironLofts does not list: ${set}` })
  return found
}

/** The table of a set: one row for each club of `ironLofts`, the 7-iron's that of the record, no weaker club longer. */
const checkIronBuilds = ({ ironLofts, ironBuilds, lengthIn, lieDeg }: IronHead): HeadProblem[] => {
  if (ironBuilds === undefined) return []
  const lofts: Readonly<Record<string, number | undefined>> = ironLofts
  const rows = Object.entries(ironBuilds).sort(([a], [b]) => (lofts[a] ?? 0) - (lofts[b] ?? 0))
  const seven = ironBuilds[7]
  const missing = Object.keys(ironLofts).filter((club) => !(club in ironBuilds))
  return [
    ...(missing.length > 0 || rows.some(([club]) => lofts[club] === undefined)
      ? [{ field: '/ironBuilds', problem: 'must have the clubs of ironLofts' }]
      : []),
    ...(seven?.lengthIn !== lengthIn || seven?.lieDeg !== lieDeg
      ? [{ field: '/ironBuilds/7', problem: 'must be lengthIn and lieDeg of the head' }]
      : []),
    ...rows.flatMap(([club, build], place) => {
      const before = rows[place - 1]?.[1]
      return before !== undefined && build.lengthIn > before.lengthIn
        ? [{ field: `/ironBuilds/${club}/lengthIn`, problem: 'must not be longer than a stronger club' }]
        : []
    }),
  ]
}

const checkOptions = ({ options, lofts }: WedgeHead): HeadProblem[] => {
  const found: HeadProblem[] = []
  const key = ({ loft, bounce, grind }: WedgeHead['options'][number]) => `${loft}/${bounce}/${grind}`
  const keys = options.map(key)
  for (const [index, option] of options.entries())
    if (keys.indexOf(key(option)) !== index)
      found.push({ field: `/options/${index}`, problem: `is a duplicate: ${key(option)}` })
  if ([...new Set(options.map(({ loft }) => loft))].join() !== lofts.map(({ loft }) => loft).join())
    found.push({ field: '/options', problem: 'must have the lofts of `lofts`, in their order' })
  for (const [index, { loft, hands }] of lofts.entries())
    if (!sameHands(new Set(options.filter((option) => option.loft === loft).flatMap((option) => option.hands)), hands))
      found.push({ field: `/lofts/${index}/hands`, problem: 'must be the hands of its options' })
  return found
}

/** A stock entry repeats the shaft record, so that a head reads on its own; the two must agree. */
const checkStockShaft = (head: HeadRecord, stock: StockShaft, at: string, known: KnownShafts): HeadProblem[] => {
  const alias = known.shaftAliases[stock.model]
  if (alias === undefined) return [{ field: `${at}/model`, problem: `is not in the alias table: ${stock.model}` }]
  if (stock.shaftId === null)
    return stock.modelKnown === false && alias === null
      ? []
      : [{ field: `${at}/shaftId`, problem: 'may be null only for a stand-in (modelKnown false)' }]
  const shaft = known.shaftById.get(stock.shaftId)
  if (shaft === undefined) return [{ field: `${at}/shaftId`, problem: `is not in the catalog: ${stock.shaftId}` }]
  const listed = shaft.flexes.map(({ flex }) => flex)
  const unlisted = stock.flexes.filter((flex) => !listed.includes(flex))
  const differs = (['material', 'weightBand', 'launch'] as const).filter((field) => stock[field] !== shaft[field])
  return [
    ...(stock.modelKnown === false
      ? [{ field: `${at}/modelKnown`, problem: 'is false although the shaft record is known' }]
      : []),
    ...(alias === null || known.shaftById.get(alias)?.family !== shaft.family
      ? [{ field: `${at}/shaftId`, problem: `is not of the family that the alias table gives: ${stock.model}` }]
      : []),
    ...(shaft.clubTypes.includes(head.clubType)
      ? []
      : [{ field: `${at}/shaftId`, problem: `is not a shaft for this club type: ${stock.shaftId}` }]),
    ...differs.map((field) => ({
      field: `${at}/${field}`,
      problem: `must be ${shaft[field]}, as in ${stock.shaftId}`,
    })),
    ...unlisted.map((flex) => ({ field: `${at}/flexes`, problem: `${flex} is not a flex of ${stock.shaftId}` })),
  ]
}

const checkStockRepeats = ({ stockShafts }: HeadRecord): HeadProblem[] => {
  const keys = stockShafts.map(({ model, weightBand }) => `${model} ${weightBand}`)
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index ? [] : [{ field: `/stockShafts/${index}`, problem: `is a duplicate: ${key}` }],
  )
}

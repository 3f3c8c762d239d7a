import { describe, expect, test } from 'bun:test'
import type { BagRequest } from '../../src/features/bag/index.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { type ClubType, clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { golfersOr } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { analyzeBag, type CompletedFitting, fit, fittingResult } from '../support/in-english.ts'

/** GOLFERS=20000 meets that many; without it few enough for every run. */
const golfersPerClub = Math.ceil(golfersOr(1_000) / clubTypes.length)
const seed = 20_261_122

const scorer = createScorer(catalog)
const config = testConfig()

const answerTo = (request: FittingRequest): CompletedFitting =>
  fittingResult({
    input: request,
    scorer,
    config,
    fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
    idempotencyKey: null,
    createdAt: new Date('2026-11-20T12:00:00Z'),
  })

/** What contradicts itself in an answer, in words; nothing where all is of one opinion. */
type Faults = (answer: CompletedFitting, request: FittingRequest) => readonly string[]

const linkOf = ({ storeUrl }: CompletedFitting['topPicks'][number]) => new URL(storeUrl).searchParams

/** The wedge fitted, its set, the builds, their links and the bag of that set are one. */
const wedgeInItsSet: Faults = (answer, request) => {
  const { specs, wedgeFit, topPicks } = answer
  const { pitchingWedgeLoftDeg: pitching, set } = wedgeFit!
  const lofts = [pitching, ...set.map(({ loftDeg }) => loftDeg)]
  const fitted = Number(specs['loft']!.value)
  const own = set.find(({ loftDeg }) => loftDeg === fitted)
  const gaps = lofts.slice(1).map((loft, i) => loft - lofts[i]!)
  const isUneven = gaps.some((gap) => gap < 4 - 1e-9 || gap > 6 + 1e-9)
  return [
    ...(lofts.includes(fitted) ? [] : [`fitted ${fitted} not in ${lofts}`]),
    ...(own === undefined || own.bounceDeg === specs['bounce']!.value ? [] : [`bounce ${own.bounceDeg}`]),
    ...(isUneven && canBeEven(request, pitching) ? [`gaps ${lofts}`] : []),
    ...topPicks.flatMap((pick) => {
      const { loft, bounce, wedges = [] } = pick.build
      const link = linkOf(pick).get('wedges') ?? ''
      return [
        ...(wedges.some((one) => one.loft === loft && one.bounce === bounce) ? [] : [`build ${loft}/${bounce}`]),
        ...(link.split(',').includes(`${loft}:${bounce ?? ''}`) ? [] : [`link ${link} without ${loft}`]),
      ]
    }),
    ...(isUneven ? [] : bagFaults(answer, request)),
  ]
}

/** Whether whole lofts up to 45 and even ones above lead from the stated pitching wedge by way of the stated wedge with gaps of 4 to 6. */
const canBeEven = ({ clubDetails, currentEquipment }: FittingRequest, pitching: number): boolean => {
  const stated = currentEquipment?.loft
  const isPitching = stated === pitching
  if (stated === undefined || clubDetails?.pwLoft === undefined || isPitching) return true
  const leads = (from: number): boolean => {
    if (stated - from >= 4 && stated - from <= 6) return true
    for (let loft = Math.ceil(from + 4); loft <= from + 6 && loft < stated; loft++)
      if ((loft < 46 || loft % 2 === 0) && leads(loft)) return true
    return false
  }
  return leads(pitching)
}

/** The bag of the set: no wedge gap is flagged, and the same set is recommended. */
const bagFaults = ({ wedgeFit, meta }: CompletedFitting, { clubDetails }: FittingRequest): string[] => {
  const { pitchingWedgeLoftDeg, set } = wedgeFit!
  // Faster golfers carry more than the 18 yards that a bag is judged by from an even gap of 6°.
  const driverSpeed = Math.min(110, Math.max(40, meta.golfer.driverSpeedMph))
  const clubs = [
    { club: 'PW', loft: pitchingWedgeLoftDeg },
    ...set.map(({ loftDeg: loft }) => ({ club: `${loft}`, loft })),
  ]
  if (clubs.some(({ loft }) => loft < 40 || loft > 64)) return []
  const lobWedgeFullSwing = clubDetails?.lobWedgeFullSwing
  const bag: BagRequest = { clubs, driverSpeed, ...(lobWedgeFullSwing && { lobWedgeFullSwing }) }
  const { flags, suggestions, recommendedWedges } = analyzeBag(bag)
  const recommended = recommendedWedges?.wedges.map(({ loft }) => loft)
  return [
    ...flags.filter(({ flag }) => flag === 'wedge_gap_too_wide' || flag === 'duplicate_loft').map(({ text }) => text),
    ...suggestions.filter(({ rule }) => rule.startsWith('WDG') || rule === 'BAG-FILL').map(({ text }) => text),
    ...(recommended?.join() === set.map(({ loftDeg }) => loftDeg).join() ? [] : [`bag recommends ${recommended}`]),
  ]
}

/** A hybrid that irons name is what the hybrid fitting of the same golfer gives, and never stronger. */
const hybridsOfTheGolfer: Faults = ({ clubRecommendations }, request) => {
  const { golfer } = request
  const driverSpeedMph = fit(request).driverSpeedMph.value
  const { hybrids } = clubRecommendations.ironSet!
  const speed = driverSpeedMph / 1.13
  if (speed > 150 || speed < 30) return []
  const hybrid = (loft?: number): number =>
    fit({
      clubType: 'hybrid',
      golfer,
      swingMetrics: { swingSpeed: speed },
      ...(loft !== undefined && { currentEquipment: { loft } }),
    }).specs.loft.value
  const strongest = hybrid()
  return hybrids.flatMap(({ replaces, loftDeg }) => [
    ...(loftDeg < strongest ? [`${loftDeg} for the ${replaces} is stronger than ${strongest}`] : []),
    ...(loftDeg < 17 || loftDeg > 28 || hybrid(loftDeg) === loftDeg
      ? []
      : [`${loftDeg} is fitted as ${hybrid(loftDeg)}`]),
    ...(driverSpeedMph < 68 && loftDeg < 25 ? [`${loftDeg} at ${driverSpeedMph} mph`] : []),
  ])
}

/** A shaft that is said to fit weighs within 2 g of what was fitted. */
const weightInWords: Faults = ({ topPicks }) =>
  topPicks.flatMap(({ reasons }) =>
    reasons.filter((reason) => {
      const said = /, ([\d.]+) g for the fitted ([\d.]+) g/.exec(reason)
      return said !== null && Math.abs(Number(said[1]) - Number(said[2])) > 2
    }),
  )

/** The set holds the longest iron, and of the irons that a hybrid replaces none but the one that the advice leaves out. */
const setOfTheLongestIron: Faults = ({ clubRecommendations }, { golfer }) => {
  const { set, longestIron, hybrids, combo, advice } = clubRecommendations.ironSet!
  const first = Number(set[0])
  if ((golfer.age ?? 99) <= 12) return []
  const isLeftOut = advice.some((text) => text.includes(`leave its ${first}-iron out`))
  return [
    ...(first === longestIron || (first === longestIron - 1 && isLeftOut) ? [] : [`${set} with ${longestIron}-iron`]),
    ...hybrids
      .filter(({ replaces }) => Number.parseInt(replaces, 10) !== longestIron - 1)
      .map(({ replaces }) => `a hybrid for the ${replaces} above the ${longestIron}-iron`),
    ...(combo === null || combo.seam.startsWith(`${longestIron}-6 `) ? [] : [`${set}, ${combo.seam}`]),
  ]
}

/** Scores fall with rank, and what was not met is said. */
const scoresAndCompromises: Faults = ({ topPicks, specs, clubType }, { golfer }) => {
  const isJunior = (golfer.age ?? 99) <= 12
  const scores = topPicks.map(({ score }) => Number(score))
  const fitted = Number(specs['loft']!.value)
  const grams = Number(specs['shaftWeight']!.value)
  return [
    ...(scores.some((score, i) => i > 0 && score > scores[i - 1]!) ? [`scores ${scores}`] : []),
    ...topPicks.flatMap(({ build, compromises, reasons, rank, score }) => {
      // A weaker iron is no compromise for who needs height: its loft stands among the reasons.
      const isWeaker =
        clubType === 'iron' && build.playingLoft > fitted && reasons.join(' ').includes(`${build.playingLoft}°`)
      const missDeg = isWeaker ? 0 : Math.abs(build.playingLoft - fitted)
      const off = gramsOff(build.shaft, grams)
      const said = compromises.join(' ')
      return [
        ...(missDeg >= 1 && !said.includes(`${build.playingLoft}°`) ? [`${rank}: ${missDeg}° not said`] : []),
        ...(off > bandGrams[clubType] && !/shaft weighs|shaft of/i.test(said) ? [`${rank}: ${off} g not said`] : []),
        ...(missDeg >= 1 && !isJunior && Number(score) >= 90 ? [`${rank}: ${missDeg}° off scores ${score}`] : []),
      ]
    }),
  ]
}
const bandGrams: Readonly<Record<ClubType, number>> = { driver: 10, fairway: 10, hybrid: 10, iron: 10, wedge: 10 }

/** Grams beyond the fitted weight; none within a printed band of unknown exact weight. */
interface Weighed {
  readonly weightBand: string
  readonly weightGrams: number | null
}
const gramsOff = ({ weightBand, weightGrams }: Weighed, grams: number) => {
  if (weightGrams !== null) return Math.abs(weightGrams - grams)
  const from = Number.parseInt(weightBand, 10)
  return Math.max(0, from - grams, grams - (from + 10))
}

/** No pick is far off while a head of the golfer's hand and group could be played nearer; juniors' heads come as they are. */
const nearestBuilds: Faults = ({ topPicks, specs, clubType }, { golfer }) => {
  // A shaft two flexes away is no nearer build, and few wedges and irons come in Ladies.
  if ((golfer.age ?? 99) <= 12 || golfer.gender === 'female') return []
  const fitted = Number(specs['loft']!.value)
  const grams = Number(specs['shaftWeight']!.value)
  const flex = specs['shaftFlex']!.value
  const isLoftMade = lofts(clubType, golfer).filter(([from, to]) => fitted >= from - 2 && fitted <= to + 2).length >= 3
  const material = specs['shaftMaterial']?.value
  const isWeightMade = catalog
    .aftermarketShafts(clubType)
    .filter((shaft) => material === undefined || shaft.material === material)
    .some((shaft) =>
      shaft.flexes.some(
        (one) =>
          one.flex === flex && !one.stockOnly && gramsOff({ ...shaft, weightGrams: one.weightGrams }, grams) <= 15,
      ),
    )
  return topPicks.flatMap(({ build, rank, headId }) => {
    const missDeg = Math.abs(build.playingLoft - fitted)
    const off = gramsOff(build.shaft, grams)
    return [
      ...(missDeg > 2 && isLoftMade ? [`${rank} ${headId}: ${missDeg}° off`] : []),
      ...(off > 15 && isWeightMade ? [`${rank} ${headId}: ${off} g off`] : []),
    ]
  })
}

/** From which to which loft each current head of a golfer's hand and group can be played. */
const lofts = (clubType: ClubType, { gender, handedness }: FittingRequest['golfer']): [number, number][] =>
  catalog.heads
    .filter((head) => head.clubType === clubType && !head.discontinued && head.hands.includes(handedness))
    .filter((head) => head.gender === 'unisex' || (gender === 'female' && head.gender === 'women'))
    .filter((head) => head.clubType !== 'driver' || head.volumeCc === null || head.volumeCc >= 400)
    .map((head) => {
      if (head.clubType === 'iron') {
        const bend = head.lieAdjustable === null ? 0 : 2
        return [head.sevenIronLoft - bend, head.sevenIronLoft + bend]
      }
      const made = head.lofts.filter(({ hands }) => hands.includes(handedness)).map(({ loft }) => loft)
      const turn = head.clubType === 'wedge' ? 1 : Math.min(1, head.adjustable.loftSleeveDeg)
      return [Math.min(...made) - turn, Math.max(...made) + turn]
    })

/** Nothing is asked for that was sent. */
const asksForNews: Faults = ({ next, analysis }, request) => {
  // A ball that the wood cannot have does not count: whose it is is asked, and the wood's own is missed.
  if (analysis!.warnings.some(({ field }) => field === 'clubDetails.fairwayBallSource')) return []
  const asked = [next.measure, ...analysis!.inputQuality.missing].flatMap((one) => (one ? [one.field] : []))
  return asked.filter((field) => {
    const [part, name] = field.split('.') as [keyof FittingRequest, string]
    return (request[part] as Record<string, unknown> | undefined)?.[name] !== undefined
  })
}

/** Shafts that are listed are made in the fitted flex and weight. */
const shaftsThatAreMade: Faults = ({ clubRecommendations, specs }, { golfer }) => {
  const flex = specs['shaftFlex']!.value as string
  const grams = Number(specs['shaftWeight']!.value)
  return clubRecommendations.shafts.flatMap((shaftId) => {
    const shaft = catalog.shaft(shaftId)!
    const made = shaft.flexes.filter(
      (one) => one.flex === flex || (flex === 'Stiff+' && /^(Stiff|Extra Stiff)$/.test(one.flex)),
    )
    if (made.length === 0) return [`${shaftId} not made in ${flex}`]
    const off = Math.min(
      ...made.map(({ weightGrams }) => gramsOff({ weightBand: shaft.weightBand, weightGrams }, grams)),
    )
    if ((golfer.age ?? 99) <= 12 && flex === 'Junior' && made.every((one) => one.flex !== 'Junior'))
      return [`${shaftId} for a junior`]
    return off > 10 ? [`${shaftId} ${off} g off`] : []
  })
}

/** Every analysis says what decided the fit and what would change it. */
const insights: Faults = ({ analysis }) => {
  const said = analysis!.keyInsights.map(({ text }) => text).join('\n')
  return ['What decided this fit: ', 'What would change it: '].filter((words) => !said.includes(words))
}

/** Every link holds all that the store can choose: a standard lie, the setting of the loft and that of the weight included. */
const wholeLinks: Faults = ({ topPicks, clubType }) => [
  ...topPicks.flatMap((pick) => {
    const link = linkOf(pick)
    const { setting, hosel, weightSetting } = pick.build
    const names = ['hand', 'loft', 'flex', 'shaftWeight', 'gripSize']
    const wanted = [
      ...names,
      ...(clubType === 'driver' ? [] : ['lie']),
      ...(pick.build.length === null ? [] : ['length']),
    ]
    return [
      ...wanted.filter((name) => !link.has(name)).map((name) => `link without ${name}`),
      ...(setting === null || link.get('setting') === (setting === '0' ? 'standard' : (hosel?.setting ?? setting))
        ? []
        : ['no setting']),
      ...(link.get('weightSetting') === (weightSetting ?? null) ? [] : ['no weight setting']),
    ]
  }),
]

/** The set-ups that an answer compares, with flights. */
type Compared = NonNullable<CompletedFitting['analysis']>['configurations'][number]
type Flown = NonNullable<Compared['expected']>
const compared = ({ analysis }: CompletedFitting) => {
  const known = analysis!.configurations.filter((one): one is Compared & { expected: Flown } => one.expected !== null)
  const [chosen] = known.filter(({ recommended }) => recommended)
  return chosen ? { chosen, others: known.filter((one) => one !== chosen) } : null
}
/** The figures of a sentence, in their order. */
const figuresOf = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** Under the goal that it states a driver is the best of those compared, or a sentence names the rule and the yards. */
const bestDriver: Faults = (answer) => {
  const found = compared(answer)
  if (found === null) return ['no set-up with a flight']
  const { chosen, others } = found
  const [launchDegMin, landingDegMax] = figuresOf(chosen.description) as [number, number]
  const mine = chosen.expected
  const isPlayable = ({ launchDeg, landingDeg }: Flown): boolean =>
    (launchDeg >= launchDegMin || launchDeg >= mine.launchDeg) &&
    (landingDeg <= landingDegMax || landingDeg <= mine.landingDeg)
  const better = others.filter(({ expected }) => isPlayable(expected) && expected.carryYards > mine.carryYards)
  const most = Math.max(...better.map(({ expected }) => expected.carryYards)) - mine.carryYards
  const isTold = answer.analysis!.keyInsights.some(
    ({ text }) => text.includes(`${most} yd `) && /rule [A-Z]+-/.test(text),
  )
  return better.length === 0 || isTold
    ? []
    : better.map(({ name, expected }) => `${name} carries ${expected.carryYards}`)
}

/** Irons stop on the green as well as any that are compared, or a sentence names the rule, the degrees and the yards. */
const bestIrons: Faults = (answer) => {
  const found = compared(answer)
  if (found === null) return []
  const { chosen, others } = found
  const [landingMin, feetMin, landingMax, feetMax, rpmMax] = figuresOf(chosen.description) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const short = ({ landingDeg, peakFeet }: Flown) =>
    [Math.max(0, landingMin - landingDeg), Math.max(0, feetMin - peakFeet)] as const
  const isHigh = ({ landingDeg, peakFeet, spinRpm }: Flown) =>
    spinRpm > rpmMax || (landingDeg > landingMax && peakFeet > feetMax)
  const isBetter = (other: Flown): boolean => {
    const [[deg, feet], [ownDeg, ownFeet]] = [short(other), short(chosen.expected)]
    if (deg !== ownDeg) return deg < ownDeg
    if (feet !== ownFeet) return feet < ownFeet
    return isHigh(chosen.expected) && !isHigh(other)
  }
  const better = others.filter(({ expected }) => isBetter(expected))
  const isTold = ({ expected }: { expected: Flown }): boolean =>
    answer.analysis!.keyInsights.some(
      ({ text }) => text.includes(`landing at ${expected.landingDeg}°`) && /rule [A-Z]+-/.test(text),
    )
  return better.filter((one) => !isTold(one)).map(({ name }) => `${name} stops better`)
}

/** Whether an input contradicted another: which of them was believed is said, and held by other tests. */
const isDoubted = ({ analysis }: CompletedFitting, field: string): boolean =>
  analysis!.warnings.some((warning) => warning.field === `swingMetrics.${field}`)

/** Before anything is compared the current club is shown as it was measured. */
const measuredShot: Faults = (answer, { swingMetrics, currentEquipment }) => {
  const { ballSpeed, launchAngle, spinRate, carryDistance, peakHeight, landingAngle } = swingMetrics
  const found = compared(answer)
  if (found === null || launchAngle === undefined || spinRate === undefined || launchAngle < 2) return []
  const loft = currentEquipment?.loft
  const all = [found.chosen, ...found.others]
  const present =
    all.find(({ name }) => name.startsWith('Current')) ??
    (loft === undefined ? undefined : all.find(({ name }) => name.includes(`: ${loft}°`)))
  if (present === undefined) return loft === undefined ? [] : ['no current club']
  const isLeftOut = answer.analysis!.warnings.some(({ text }) => /left out|not counted/.test(text))
  const off = (name: string, sent: number | undefined, shown: number, step: number) =>
    sent === undefined || Math.abs(sent - shown) <= step / 2 + 1e-9 ? [] : [`${name} ${sent} is shown as ${shown}`]
  const { expected } = present
  return [
    ...(isDoubted(answer, 'swingSpeed') ? [] : off('ball speed', ballSpeed, expected.ballSpeedMph, 0.1)),
    ...off('launch', launchAngle, expected.launchDeg, 0.1),
    ...off('spin', spinRate, expected.spinRpm, 50),
    ...(isLeftOut ? [] : off('carry', carryDistance, expected.carryYards, 1)),
    ...off('peak', peakHeight, expected.peakFeet, 1),
    ...off('landing', landingAngle, expected.landingDeg, 0.5),
  ]
}

/** A measured ball speed is that of the fitted driver too, but for what its change of loft does. */
const measuredBallSpeed: Faults = (answer, { swingMetrics: { ballSpeed }, currentEquipment }) => {
  const found = compared(answer)
  if (ballSpeed === undefined || found === null || isDoubted(answer, 'swingSpeed')) return []
  const loft = currentEquipment?.loft
  const moved = loft === undefined ? 3 : Math.abs(loft - Number(answer.specs['loft']!.value))
  const off = Math.abs(found.chosen.expected.ballSpeedMph - ballSpeed)
  return off <= 0.1 + 0.011 * ballSpeed * moved
    ? []
    : [`${ballSpeed} mph is shown as ${found.chosen.expected.ballSpeedMph}`]
}

const all: readonly (readonly [string, readonly ClubType[], Faults])[] = [
  ['the fitted wedge stands in its own set', ['wedge'], wedgeInItsSet],
  ['a shaft is called heavier or lighter than fitted where it is', clubTypes, weightInWords],
  ['an iron set begins with the longest iron worth carrying', ['iron'], setOfTheLongestIron],
  ['hybrids that an iron fitting names are those of the hybrid fitting', ['iron'], hybridsOfTheGolfer],
  ['scores fall with rank, and compromises are said', clubTypes, scoresAndCompromises],
  ['no pick is far from the fitting while nearer ones are made', clubTypes, nearestBuilds],
  ['nothing is asked that was sent', clubTypes, asksForNews],
  ['shafts that are listed are made as fitted', clubTypes, shaftsThatAreMade],
  ['every analysis says what decided and what would change it', clubTypes, insights],
  ['every link holds the whole build', clubTypes, wholeLinks],
  ['the driver carries farthest of those compared', ['driver'], bestDriver],
  ['the irons stop best of those compared', ['iron'], bestIrons],
  ['the current club is shown as it was measured', ['driver', 'iron'], measuredShot],
  ['a measured ball speed is kept', ['driver', 'iron'], measuredBallSpeed],
]

describe.each(clubTypes)('%s', (clubType) => {
  const golfers = someGolfers(clubType, golfersPerClub, seed)
  const held = all.filter(([, types]) => types.includes(clubType))
  const found = held.map(() => ({ faulty: 0, examples: [] as unknown[] }))
  let isMet = false
  const meet = () => {
    if (isMet) return
    isMet = true
    for (const request of golfers) {
      const answer = answerTo(request)
      held.forEach(([, , faults], i) => {
        const said = faults(answer, request)
        if (said.length === 0) return
        found[i]!.faulty++
        if (found[i]!.examples.length < 3) found[i]!.examples.push({ said, request })
      })
    }
  }
  test.each(held.map(([name], i) => [name, i] as const))('%s', (_, i) => {
    meet()
    expect(found[i]).toEqual({ faulty: 0, examples: [] })
  })
})

test('a fade without a size is asked about in words that say what would change', () => {
  const { next } = answerTo({
    clubType: 'driver',
    golfer: { handedness: 'right', handicap: 14 },
    swingMetrics: { swingSpeed: 95, missPattern: 'fade' },
  })
  expect(next.text).toContain(
    'You said slice without a size: if it is moderate or large, the fit changes to a draw head',
  )
  expect(next.text).toContain('How far does it curve?')
  expect(next.measure).toMatchObject({ field: 'swingMetrics.missSize' })
})

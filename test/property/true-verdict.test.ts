import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { type Advice, adviceOf, kindOf } from '../../src/fitting/advice/index.ts'
import {
  type CurrentClub,
  currentClub,
  judgedClub,
  saidClub,
  whichCurrentClub,
} from '../../src/fitting/answer/current-club.ts'
import { summaryOf } from '../../src/fitting/answer/narrate.ts'
import { nextAction, nextStep } from '../../src/fitting/answer/next-step.ts'
import { questionsOf } from '../../src/fitting/answer/questions.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { driverTarget, fly } from '../../src/flight/index.ts'
import { type ClubType, clubTypes } from '../../src/golf/names/words.ts'
import { roundTo } from '../../src/golf/units.ts'
import { inEnglish } from '../../src/words/index.ts'
import type { Rendered } from '../../src/words/message.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { type Fit, fit } from '../support/in-english.ts'

// What is said of the club in the bag, and of gains, follows from the same flights that are drawn.

const seed = 20_261_126
const shots = cases(5_000)
const golfersPerClub = cases(5_000)
/** Closer than this the flight model cannot tell two carries apart, yards. */
const errorYards = 3

interface Told {
  readonly fitted: Fit
  readonly club: Rendered<CurrentClub> | null
  readonly summary: string
  readonly next: string
  readonly advice: Rendered<Advice>
}

const toldTo = (request: FittingRequest): Told => {
  const fitted = fit(request)
  const said = saidClub(request, catalog)
  const present = judgedClub(request, fitted, catalog, said, new Date('2026-11-26'))
  const open = questionsOf(request, fitted, whichCurrentClub(request, said))
  const decided = { input: request, fit: fitted, action: nextAction({ input: request }, fitted, open), present }
  const told = present && currentClub(request, present, kindOf(decided))
  const club = inEnglish(told)
  const advice = inEnglish(adviceOf({ ...decided, questions: [], pick: null }))
  const next = inEnglish(nextStep({ input: request, config: testConfig() }, fitted, told, open, advice.offers).text)
  return { fitted, club, summary: inEnglish(summaryOf(request, fitted, told)), next, advice }
}

/** Faults of many answers: how many are faulty, with the first of them. */
const faultsOf = (requests: readonly FittingRequest[], faults: (told: Told, request: FittingRequest) => string[]) => {
  const found = requests.flatMap((request) => {
    const said = faults(toldTo(request), request)
    return said.length === 0 ? [] : [{ said, request }]
  })
  return { faulty: found.length, examples: found.slice(0, 3) }
}
const none = { faulty: 0, examples: [] }

test('a club that only the list of models has is read by its name alone, where one generation has it', () => {
  const wedge = (currentEquipment: FittingRequest['currentEquipment']): FittingRequest => ({
    clubType: 'wedge',
    golfer: { handedness: 'right', handicap: 7 },
    swingMetrics: { swingSpeed: 76, spinRate: 9500 },
    currentEquipment: { loft: 54, ...currentEquipment },
  })
  const clubOf = (currentEquipment: FittingRequest['currentEquipment']) => toldTo(wedge(currentEquipment)).club
  expect(clubOf({ brand: 'Titleist', model: 'Vokey SM6' })).toMatchObject({ ageYears: 10, club: { year: 2016 } })
  expect(clubOf({ model: 'titleist vokey sm6' })!.text).toContain('Read as Titleist Vokey SM6 (2016).')
  expect(clubOf({ model: 'Vokey SM6 (2016)' })!.text).not.toContain('Read as')
  const names = catalog.models.filter(({ headId }) => headId === null).filter((_, i) => i % 30 === 0)
  const unread = names.filter(({ clubType, brand, model, year }) => {
    const isOne = catalog.models.filter(
      (row) => row.clubType === clubType && row.brand === brand && row.model === model,
    )
    const said = saidClub({ ...wedge({ brand, model }), clubType }, catalog)
    return isOne.length === 1 && said.meant.length === 0 && said.row?.year !== year
  })
  expect(unread).toEqual([])
})

const tenths = (min: number, max: number) => fc.integer({ min: 10 * min, max: 10 * max }).map((n) => n / 10)

/** Golfers whose drive was measured with a driver of known loft. */
const drives: readonly FittingRequest[] = fc.sample(
  fc
    .record({
      swingSpeed: fc.integer({ min: 78, max: 116 }),
      smash: fc.integer({ min: 140, max: 148 }).map((n) => n / 100),
      launchAngle: tenths(6, 18),
      spinRate: fc.integer({ min: 150, max: 420 }).map((n) => 10 * n),
      attackAngle: fc.constantFrom(-5, -3, -1, 0, 2, 4),
      loft: fc.constantFrom(8, 9, 9.5, 10.5, 11, 12, 13),
      handicap: fc.integer({ min: 0, max: 24 }),
      missPattern: fc.constantFrom(undefined, 'fade' as const, 'straight' as const),
    })
    .map(({ swingSpeed, smash, loft, handicap, missPattern, ...shot }) => ({
      clubType: 'driver' as const,
      golfer: { handedness: 'right' as const, handicap },
      swingMetrics: {
        swingSpeed,
        ballSpeed: roundTo(swingSpeed * smash, 0.1),
        ...shot,
        ...(missPattern && { missPattern, missSize: 'large' as const }),
      },
      currentEquipment: { loft },
    })),
  { numRuns: shots, seed },
)

/** The measured ball, and what it would do at the printed target. */
const measuredBall = ({ swingMetrics }: FittingRequest, { swing }: Fit) => {
  const { launchAngle: launchDeg, spinRate: spinRpm } = swingMetrics
  const ballSpeedMph = swing.ballSpeedMph.value
  const target = driverTarget(swing.clubSpeedMph.value, swing.attackDeg.value)
  const now = fly({ ballSpeedMph, launchDeg: launchDeg!, spinRpm: spinRpm! })
  const there = fly({
    ballSpeedMph,
    launchDeg: roundTo(target.launchDeg, 0.1),
    spinRpm: roundTo(target.spinRpm, 50),
  })
  return { now, there, gainYards: there.carryYards - now.carryYards }
}

const nothingToGain = /already carry|no difference that the flight model can tell|nothing (more )?to gain|gain nothing/

/** Yards that a sentence claims of the target: what is promised there, or a part of it. */
const claimedAtTarget = (text: string): number | null => {
  const target = text.match(/(?:Reaching|reaching|target of) [\d.]+° and \d+ rpm(.*)/s)?.[1]
  if (target === undefined) return null
  if (/gain nothing more/.test(target)) return 0
  const [, over, yards, way = 'more'] = target.match(/(?:worth |: )(over |up to )?(\d+) yd(?: (more|less))?/) ?? []
  if (yards === undefined || over === 'over ') return null
  return way === 'less' ? -Number(yards) : Number(yards)
}

test('a gain at the target is what the measured ball flies there, in sign and size', () => {
  expect(
    faultsOf(drives, ({ fitted }, request) => {
      const { gainYards } = measuredBall(request, fitted)
      return fitted.notes.flatMap(({ text }) => {
        const claimed = claimedAtTarget(text)
        if (claimed === null) return []
        const isOff = Math.abs(claimed - gainYards) > 2
        const isOtherWay = Math.sign(claimed) * gainYards < -1
        return isOff || isOtherWay ? [`${text} (flies ${gainYards.toFixed(1)} yd)`] : []
      })
    }),
  ).toEqual(none)
})

test('nothing is called nothing, and no driver kept without a word of them, where more than 3 yd are to be had', () => {
  expect(
    faultsOf(drives, ({ fitted, club, summary, advice }, request) => {
      const { gainYards } = measuredBall(request, fitted)
      if (gainYards <= errorYards) return []
      const texts = [...fitted.notes.map(({ text }) => text), club!.text, summary]
      const isTold = advice.steps.some(({ kind }) => kind === 'tee_and_ball')
      return texts.filter((text) => nothingToGain.test(text) || (text.startsWith('Keep') && !isTold))
    }),
  ).toEqual(none)
})

test('59B every step that adds yards, or says them, says how far these may be off', () => {
  for (const requests of [drives, someGolfers('driver', golfersPerClub, seed + 5)])
    expect(
      faultsOf(requests, ({ advice: { kind, steps, change } }) =>
        steps.flatMap(({ kind: about, text, carryYards, band }) => [
          ...(/\d yd/.test(text) && !/±\d+ yd|over 25 yd/.test(text) ? [text] : []),
          ...((carryYards === null) === (band === undefined) ? [] : [`${kind}: ${text} has no band`]),
          ...(about === 'clubs' && band && band.carryYards !== change?.band?.carryYards
            ? [`${text}: another band`]
            : []),
        ]),
      ),
    ).toEqual(none)
})

test('agents-4 no text of the present club tells of other clubs where the advice is to try none', () => {
  const sells = /^(Compare|Replace)|before you buy|beside it/
  for (const requests of [
    drives,
    ironShots(4),
    ...clubTypes.map((clubType) => someGolfers(clubType, golfersPerClub, seed + 3)),
  ])
    expect(
      faultsOf(requests, ({ club, summary, next, advice }) =>
        club === null || advice.kind === 'try'
          ? []
          : [club.text, club.reason, summary, next]
              .filter((text) => sells.test(text))
              .map((text) => `${advice.kind}: ${text}`),
      ),
    ).toEqual(none)
})

test('fitting-5, 7 nothing to gain keeps the club for no reason that speaks against it', () => {
  const against = /outside|does not mend|only the head differs|undecided|does not decide/
  expect(
    faultsOf(drives, ({ club, advice }) =>
      club !== null && advice.kind === 'nothing_to_gain' && against.test(club.text) ? [club.text] : [],
    ),
  ).toEqual(none)
})

test('a figure never stands above or below a window that it is printed inside of', () => {
  const misplaced = (text: string): boolean => {
    const [, spin, place, least, most] = text.match(/Spin (\d+) rpm is (\w+) the (\d+)-(\d+) rpm window/) ?? []
    const [, landing, landingMin] = text.match(/lands at ([\d.]+)° \(at least ([\d.]+)°/) ?? []
    const [, peak, peakMin] = text.match(/peaks at ([\d.]+) ft \(at least ([\d.]+) ft/) ?? []
    const isShort = [
      [landing, landingMin],
      [peak, peakMin],
    ].some(([is, min]) => is !== undefined && Number(is) < Number(min))
    if (spin === undefined)
      return landing !== undefined && peak !== undefined && /check (failed|passed)/.test(text)
        ? isShort !== text.includes('check failed')
        : false
    return place !== (Number(spin) < Number(least) ? 'below' : Number(spin) > Number(most) ? 'above' : 'inside')
  }
  const irons = ironShots(0)
  expect(
    faultsOf([...drives, ...atBorders, ...irons], ({ fitted }) =>
      fitted.notes.map(({ text }) => text).filter(misplaced),
    ),
  ).toEqual(none)
})

/** Spins around the most that is right: 112 % of a target. */
const atBorders: readonly FittingRequest[] = drives.map((request) => {
  const { swingSpeed, attackAngle } = request.swingMetrics
  const { spinRpm } = driverTarget(swingSpeed!, attackAngle!)
  const spinRate = roundTo(1.12 * spinRpm, 50)
  return { ...request, swingMetrics: { ...request.swingMetrics, spinRate } }
})

/** What the fitted set-up has more than the present one, as the answer prints both. */
const printedChange = ({ configurations }: Fit) => {
  const chosen = configurations.find(({ recommended }) => recommended)!.expected
  const present = configurations.find(({ name }) => name.startsWith('Current'))?.expected ?? null
  if (chosen === null || present === null) return null
  return {
    carry: chosen.carryYards - present.carryYards,
    total: chosen.totalYards - present.totalYards,
    peak: chosen.peakFeet - present.peakFeet,
    landing: chosen.landingDeg - present.landingDeg,
  }
}

/** Whether a draw head straightens a slice for no more yards than that is worth: 20 of a large one, 10 of a moderate one. */
const isWorthStraighter = (
  { specs }: Fit,
  { missSize }: FittingRequest['swingMetrics'],
  { carry, total }: { readonly carry: number; readonly total: number },
): boolean => specs.headProfile.value === 'draw' && Math.min(carry, total) >= (missSize === 'large' ? -20 : -10)

test('a verdict names carry, total, peak and landing of the table, and direction or no gain where total falls or the model cannot tell', () => {
  const yards = (by: number, verb: string): RegExp =>
    by === 0
      ? new RegExp(`${verb} as far`)
      : new RegExp(`${verb} (${Math.abs(by)} yd|over 25 yd) ${by > 0 ? 'more' : 'less'}`)
  expect(
    faultsOf([...drives, ...ironShots(1)], ({ fitted, club, summary, next, advice }, { clubType, swingMetrics }) => {
      const change = printedChange(fitted)
      if (change === null || club === null) return []
      const isGain = Math.max(change.carry, change.total) > errorYards && Math.min(change.carry, change.total) >= 0
      const isSold = /^(Adjust|Replace)/.test(club.text) && clubType === 'driver' && !club.reason.includes(' in ')
      const isAlike = club.text.includes('flies alike')
      const isStraighter = club.reason.includes('a draw head is fitted against')
      return [
        ...(isAlike || yards(change.carry, 'carries').test(club.text) ? [] : ['carry']),
        ...(isAlike || yards(change.total, 'goes').test(club.text) ? [] : ['total']),
        ...(isAlike || /peaks (as high|\d+ ft (higher|lower))/.test(club.text) ? [] : ['peak']),
        ...(isAlike || /lands (as steeply|[\d.]+° (steeper|flatter))/.test(club.text) ? [] : ['landing']),
        ...(!isGain && isSold ? [club.text] : []),
        ...(clubType !== 'driver' || isGain || isWorthStraighter(fitted, swingMetrics, change) === isStraighter
          ? []
          : ['direction']),
        ...(clubType === 'driver' && (isGain || isStraighter) === club.text.includes('no gain worth a club')
          ? ['gain']
          : []),
        ...(clubType === 'driver' &&
        advice.kind === 'try' &&
        isStraighter !== advice.headline.startsWith('Try a draw head')
          ? [advice.headline]
          : []),
        ...(isStraighter && (isGain || advice.kind === 'nothing_to_gain') ? [`${advice.kind} beside direction`] : []),
        // While a number is in doubt nothing of the fitting is to be shown.
        ...(summary.includes(club.text) && (next.includes(club.text) || next.includes('Show no specs'))
          ? []
          : ['other words']),
      ]
    }),
  ).toEqual(none)
})

describe.each(clubTypes)('a %s', (clubType: ClubType) => {
  const golfers = someGolfers(clubType, golfersPerClub, seed)
  const measured = ({ swingMetrics }: FittingRequest) =>
    swingMetrics.launchAngle !== undefined && swingMetrics.spinRate !== undefined

  test('of which only a loft was said is not told from another: nothing is kept or replaced, and the advice says so', () => {
    const wanting = golfers.flatMap((request) => {
      const loft = request.currentEquipment?.loft
      return loft === undefined || measured(request) ? [] : [{ ...request, currentEquipment: { loft } }]
    })
    expect(
      faultsOf(wanting, ({ club, advice }) => [
        ...(club === null ? [] : [club.text]),
        ...(advice.doubts.some((text) => /not judged|A loft alone does not tell/.test(text))
          ? []
          : [`unsaid: ${advice.kind}`]),
      ]),
    ).toEqual(none)
  })
})

describe.each(['fairway', 'hybrid', 'wedge'] as const)('a %s', (clubType) => {
  const golfers = someGolfers(clubType, golfersPerClub, seed + 1)
  test('is never kept for a loft that only names its slot', () => {
    expect(
      faultsOf(golfers, ({ club }) =>
        club?.verdict === 'keep' && /^its loft|: its loft/.test(club.reason) ? [club.text] : [],
      ),
    ).toEqual(none)
  })
})

test('a hybrid 3° from what its speed asks for says so first, and is never kept', () => {
  const golfers = someGolfers('hybrid', golfersPerClub, seed + 2)
  expect(
    faultsOf(golfers, ({ fitted, club, summary }, request) => {
      const loft = request.currentEquipment?.loft
      const asked = Number(fitted.specs.loft.why.match(/asks for ([\d.]+)°/)![1])
      if (loft === undefined || Math.abs(asked - loft) < 3.05) return []
      return [...(summary.startsWith('At ') ? [] : [summary]), ...(club?.verdict === 'keep' ? [club.text] : [])]
    }),
  ).toEqual(none)
})

/** Golfers whose 7-iron was measured, its stamp at random. */
function ironShots(more: number): readonly FittingRequest[] {
  return fc.sample(
    fc
      .record({
        swingSpeed: fc.integer({ min: 58, max: 98 }),
        smash: fc.integer({ min: 130, max: 142 }).map((n) => n / 100),
        launchAngle: tenths(11, 24),
        spinRate: fc.integer({ min: 35, max: 85 }).map((n) => 100 * n),
        loft: fc.constantFrom(26, 28, 29, 30, 31, 32, 33, 34, 35),
        handicap: fc.integer({ min: 0, max: 25 }),
      })
      .map(({ swingSpeed, smash, loft, handicap, ...shot }) => ({
        clubType: 'iron' as const,
        golfer: { handedness: 'right' as const, handicap },
        swingMetrics: { swingSpeed, ballSpeed: roundTo(swingSpeed * smash, 0.1), ...shot },
        currentEquipment: { loft },
      })),
    { numRuns: shots, seed: seed + more },
  )
}

test('irons are judged by what they do on a green: kept whatever their stamp, or not kept and not for carry', () => {
  expect(
    faultsOf(ironShots(2), ({ fitted, club }, request) => {
      const check = fitted.notes.find(({ rule }) => rule === 'IRON-HOLD')?.text ?? ''
      const { verdict, reason } = club!
      const off = Math.abs(request.currentEquipment!.loft! - fitted.specs.loft.value)
      return [
        ...(check.includes('check failed') && (verdict === 'keep' || verdict === 'compare')
          ? [`${verdict}: ${reason}`]
          : []),
        ...(check.includes('check passed') && reason.includes('stand in their windows') && verdict !== 'keep'
          ? [`${verdict}: ${reason}`]
          : []),
        ...(reason.includes('have it bent') && off > 2 ? [`bent by ${off}°`] : []),
      ]
    }),
  ).toEqual(none)
})

test('one shot has one verdict, whatever is stamped on irons that hold the green in their windows', () => {
  expect(
    faultsOf(ironShots(3), ({ club }, request) => {
      if (club!.verdict !== 'keep' || !club!.reason.includes('windows')) return []
      return [28, 31, 34].flatMap((loft) => {
        const other = toldTo({ ...request, currentEquipment: { loft } }).club!
        return other.verdict === 'keep' ? [] : [`${loft}°: ${other.verdict}: ${other.reason}`]
      })
    }),
  ).toEqual(none)
})

test('where a draw head, a weight or the hosel turns the ball, the flights say that they leave it out', () => {
  const golfers = someGolfers('driver', golfersPerClub, seed + 3)
  expect(
    faultsOf([...drives, ...golfers], ({ fitted }) => {
      const { headProfile, weightSetting } = fitted.specs
      const isTurned = headProfile.value === 'draw' || weightSetting!.value !== 'Standard'
      return !isTurned || fitted.flights.basis.endsWith('is not flown.') ? [] : [fitted.flights.basis]
    }),
  ).toEqual(none)
})

test('7 a draw head that is fitted against a slice is advised before yards, and never beside that nothing is to gain', () => {
  const slices = [85, 90, 95, 100, 105].flatMap((swingSpeed) =>
    [9, 11, 13].flatMap((launchAngle) =>
      [8, 9, 10.5, 12].flatMap((loft) =>
        (['moderate', 'large'] as const).map(
          (missSize): FittingRequest => ({
            clubType: 'driver',
            golfer: { handedness: 'right', handicap: 14 },
            swingMetrics: {
              swingSpeed,
              ballSpeed: Math.round(1.45 * swingSpeed),
              launchAngle,
              spinRate: 2700,
              missPattern: 'fade',
              missSize,
            },
            currentEquipment: { loft, brand: 'Titleist', model: 'GT2' },
          }),
        ),
      ),
    ),
  )
  const found = faultsOf(slices, ({ fitted, club, advice }, { swingMetrics }) => {
    const { change } = advice
    const lost = change === null ? 0 : -Math.min(change.carryYards, change.totalYards)
    const isWorth = lost <= (swingMetrics.missSize === 'large' ? 20 : 10)
    if (fitted.specs.headProfile.value !== 'draw' || !isWorth) return []
    const faults = ['keep', 'nothing_to_gain'].includes(advice.kind) ? [`${advice.kind} beside a draw head`] : []
    if (advice.kind === 'try' && /no gain worth a club/.test(club!.text)) faults.push(club!.text)
    return club!.verdict === 'keep' ? [...faults, `${club!.verdict} beside a draw head`] : faults
  })
  expect(found).toEqual(none)
})

import { carryFactor, estimatedCarryYards } from '../../flight/index.ts'
import type { WedgeCategory, WedgeClass } from '../../golf.ts'
import { roundTo } from '../../units.ts'
import { bounceFor, fitBounce, fitGrind, grindFor } from './bounce.ts'
import {
  driverSpeedPerMph,
  modernPitchingWedgeLoftDeg,
  sevenIronSpeedOfWedge,
  wedgeClassOfLoft,
  wedgeOf,
} from './club.ts'
import type { ClubFit, Configuration } from './club-fit.ts'
import type { Context } from './context.ts'
import { type Basis, derived, type Fact, measured, weakest } from './evidence.ts'
import { handicapAtLeast } from './golfer.ts'
import { fitLength } from './length.ts'
import { fitLie } from './lie.ts'
import { degrees, type Note, type Spec } from './spec.ts'
import { fitSwingWeight } from './swing-weight.ts'
import type { SetWedge, WedgeFit } from './wedge-fit.ts'
import { lobWedgeAfter, wedgesToSandWedge } from './wedge-set.ts'
import { fitWedgeShaft } from './wedge-shaft.ts'
import { gradeSpin } from './wedge-spin.ts'
import { isOffCentre } from './wood-head.ts'

/** Steel lengths of the specialty wedges, inches. @source interface specification, wedgeHit; PW: db/rules/standard-specs.csv */
const steelLengthIn: Readonly<Record<WedgeClass, number>> = { PW: 35.75, GW: 35.5, SW: 35.25, LW: 35 }

/** A wedge, and the set it belongs to. @rule WDG-LOFT, WDG-SET, WDG-BOUNCE, WDG-HEAD, WDG-SHAFT */
export const fitWedge = (context: Context): ClubFit => {
  const { golfer, swing } = context
  const { wedgeClass, loftDeg } = wedgeOf(context.request)
  const shaft = fitWedgeShaft(context, wedgeClass)
  const standardIn = steelLengthIn[wedgeClass] - (golfer.group === 'women' ? 1 : 0)
  const length = fitLength('wedge', golfer, standardIn)
  const driverSpeedMph = wedgeDriverSpeed(context)
  const wedgeFit = fitSet(context, wedgeClass, shaft, driverSpeedMph)
  return {
    specs: {
      loft: fitWedgeLoft(context, wedgeClass, loftDeg),
      shaftFlex: shaft.flex,
      shaftWeight: shaft.weight,
      shaftMaterial: shaft.material,
      launchProfile: shaft.profile,
      length: length.spec,
      lieAngle: fitLie('wedge', golfer, swing),
      headProfile: fitWedgeHead(context, wedgeClass),
      swingWeight: fitSwingWeight('wedge', golfer, shaft.weight.value, length.offsetIn, shaft.weight.basis),
      bounce: fitBounce(wedgeClass, golfer, swing),
      grind: fitGrind(wedgeClass, swing),
    },
    lengthOffsetIn: length.offsetIn,
    driverSpeedMph,
    wedgeFit,
    notes: wedgeNotes(context, wedgeClass, loftDeg, wedgeFit),
    warnings: length.warnings,
    configurations: setConfigurations(wedgeFit),
    flights: { current: null, fitted: null },
  }
}

const wedgeDriverSpeed = ({ request, swing, ironFitting }: Context): Fact => {
  const sevenIron = ironFitting?.sevenIronSpeedMph ?? request.clubDetails?.sevenIronSpeed
  if (sevenIron !== undefined)
    return derived(sevenIron * driverSpeedPerMph['7-iron'], `7-iron speed ${sevenIron} mph x 1.2`)
  const speed = swing.clubSpeedMph.value
  return derived(speed * driverSpeedPerMph[swing.numbersOf], `wedge speed ${speed.toFixed(0)} mph by way of the 7-iron`)
}

/** @rule WDG-LOFT */
const fitWedgeLoft = ({ request }: Context, wedgeClass: WedgeClass, loftDeg: number): Spec<number> => {
  const isGiven = request.currentEquipment?.loft !== undefined
  const hit = request.clubDetails?.wedgeHit
  const why = isGiven
    ? `The loft being fitted was given: ${loftDeg}°.`
    : hit
      ? `${hit} without a loft is fitted at ${loftDeg}°.`
      : `A wedge without loft and name is fitted at ${loftDeg}°.`
  return {
    value: loftDeg,
    unit: 'deg',
    display: `${degrees(loftDeg)} (${wedgeClass})`,
    rule: 'WDG-LOFT',
    basis: isGiven ? 'measured' : 'default',
    why,
    alternatives: [],
  }
}

const wedgeCategoryWords: Readonly<Record<WedgeCategory, string>> = { blade: 'Blade', cavity_back: 'Cavity back' }

/** @rule WDG-HEAD */
const fitWedgeHead = (context: Context, wedgeClass: WedgeClass): Spec<WedgeCategory> => {
  const { golfer, swing, ironFitting } = context
  const spec = (value: WedgeCategory, why: string, basis: Basis): Spec<WedgeCategory> => ({
    value,
    unit: null,
    display: wedgeCategoryWords[value],
    rule: 'WDG-HEAD',
    basis,
    why,
    alternatives: [],
  })
  const sevenIronMph =
    ironFitting?.sevenIronSpeedMph ??
    context.request.clubDetails?.sevenIronSpeed ??
    sevenIronSpeedOfWedge(swing.clubSpeedMph.value)
  if (golfer.group === 'junior') return spec('cavity_back', 'Juniors play no blades.', 'measured')
  if (handicapAtLeast(golfer, 15))
    return spec('cavity_back', `At ${golfer.handicap!.how} a cavity back helps on full shots.`, golfer.handicap!.basis)
  if (ironFitting?.category === 'game_improvement' || ironFitting?.category === 'super_game_improvement')
    return spec('cavity_back', 'It follows the game-improvement irons.', 'measured')
  if (isOffCentre(swing)) return spec('cavity_back', `${swing.strike} strikes need a cavity back.`, 'measured')
  if (golfer.handicap === null && sevenIronMph < 78)
    return spec('cavity_back', 'With an unknown handicap at this speed a cavity back is the safe choice.', 'default')
  if ((wedgeClass === 'PW' || wedgeClass === 'GW') && handicapAtLeast(golfer, 10))
    return spec(
      'cavity_back',
      `A ${wedgeClass} is hit like an iron: at ${golfer.handicap!.how} it follows the iron set.`,
      golfer.handicap!.basis,
    )
  return spec(
    'blade',
    'Skilled enough, or around the green enough, for a blade.',
    weakest(golfer.handicap ?? 'default'),
  )
}

const fitSet = (
  context: Context,
  wedgeClass: WedgeClass,
  shaft: ReturnType<typeof fitWedgeShaft>,
  driverSpeed: Fact,
): WedgeFit => {
  const { request, golfer, swing } = context
  const { pwLoft, lobWedgeFullSwing } = request.clubDetails ?? {}
  const pitching =
    pwLoft === undefined
      ? { value: modernPitchingWedgeLoftDeg, basis: 'estimated' as const }
      : measured(pwLoft, `PW ${pwLoft}°`)
  const toSand = wedgesToSandWedge(pitching.value)
  const sand = toSand[toSand.length - 1]!
  const lobWedge = lobWedgeAfter(sand, lobWedgeFullSwing, handicapAtLeast(golfer, 20), wedgeClass === 'LW')
  const lofts = lobWedge.loftDeg === null ? toSand : [...toSand, lobWedge.loftDeg]
  const carryOf = (loftDeg: number): number =>
    estimatedCarryYards({
      kind: 'iron_wedge',
      loftDeg,
      driverSpeedMph: driverSpeed.value,
      carryFactor: carryFactor(golfer.handicap?.value),
    })
  const set = lofts.map((loftDeg, i): SetWedge => {
    const before = lofts[i - 1] ?? pitching.value
    const club =
      loftDeg === lobWedge.loftDeg
        ? 'LW'
        : i === toSand.length - 1
          ? 'SW'
          : wedgeClassOfLoft(loftDeg) === 'PW'
            ? 'GW'
            : wedgeClassOfLoft(loftDeg)
    return {
      club,
      loftDeg,
      bounceDeg: bounceFor(club, golfer, swing),
      grind: grindFor(club, swing.attackDeg.value),
      gapDeg: roundTo(loftDeg - before, 0.01),
      gapYards: roundTo(carryOf(before) - carryOf(loftDeg), 1),
      carryYards: roundTo(carryOf(loftDeg), 1),
      fullSwing: club !== 'LW' || lobWedgeFullSwing === 'yes',
    }
  })
  return {
    wedgeHit: wedgeClass,
    pitchingWedgeLoftDeg: pitching.value,
    pitchingWedgeBasis: pitching.basis,
    set: withTwoBounces(set, golfer.handicap?.value ?? null),
    lobWedge,
    spinGrade: gradeSpin(wedgeClass, wedgeOf(request).loftDeg, golfer, swing),
    shaft: {
      flex: shaft.flex.value,
      weightGrams: shaft.weight.value,
      material: shaft.material.value,
      origin: shaft.origin,
    },
    rules: ['WDG-SET', 'WDG-LOB', 'WDG-SHAFT'],
  }
}

/**
 * A good player's set of three holds at least two bounces, one of 10 or more and one of 10 or less, for soft and for firm turf:
 * when all are on one side the sand wedge (up) or the last wedge (down) moves to 10.
 * @rule WDG-BOUNCE
 */
const withTwoBounces = (set: readonly SetWedge[], handicap: number | null): readonly SetWedge[] => {
  if (handicap === null || handicap >= 15 || set.length < 3) return set
  const allLow = set.every(({ bounceDeg }) => bounceDeg < 10)
  const allHigh = set.every(({ bounceDeg }) => bounceDeg > 10)
  if (allLow) return set.map((wedge) => (wedge.club === 'SW' ? { ...wedge, bounceDeg: 10 } : wedge))
  if (allHigh) return set.map((wedge, i) => (i === set.length - 1 ? { ...wedge, bounceDeg: 10 } : wedge))
  return set
}

const wedgeNotes = (
  { golfer, swing }: Context,
  wedgeClass: WedgeClass,
  loftDeg: number,
  wedgeFit: WedgeFit,
): Note[] => {
  const notes: Note[] = []
  if (wedgeFit.spinGrade) notes.push({ rule: 'WDG-SPIN', text: wedgeFit.spinGrade.advice })
  const launch = swing.launchDeg?.value
  if (launch !== undefined && launch > 34)
    notes.push({
      rule: 'WDG-LAUNCH',
      text: `Launch ${launch}° is high for a full wedge: hands further forward at impact, and a lower-launching shaft.`,
    })
  if (launch !== undefined && launch < 22 && (wedgeClass === 'GW' || wedgeClass === 'SW' || wedgeClass === 'LW'))
    notes.push({
      rule: 'WDG-LAUNCH',
      text: `Launch ${launch}° is low for a full ${wedgeClass}: more loft would help it stop.`,
    })
  if (!wedgeFit.set.some((wedge) => wedge.loftDeg === loftDeg) && wedgeClass !== 'PW')
    notes.push({
      rule: 'WDG-SET',
      text: `From a ${wedgeFit.pitchingWedgeLoftDeg}° pitching wedge the even set is ${wedgeFit.set.map((wedge) => `${wedge.loftDeg}°`).join(', ')}; the fitted ${loftDeg}° would replace its nearest neighbour.`,
    })
  if (!wedgeFit.lobWedge.loftDeg) notes.push({ rule: 'WDG-LOB', text: wedgeFit.lobWedge.why })
  const { flex } = wedgeFit.shaft
  if (
    (flex === 'Stiff' || flex === 'Stiff+' || flex === 'Extra Stiff') &&
    golfer.handicap !== null &&
    golfer.handicap.value <= 12
  )
    notes.push({
      rule: 'WDG-SHAFT',
      text: 'Some good players take sand and lob wedges one flex softer for feel; the fitted flex stays that of the irons.',
    })
  return notes
}

const setConfigurations = (wedgeFit: WedgeFit): Configuration[] => [
  {
    name: `Set after a ${wedgeFit.pitchingWedgeLoftDeg}° pitching wedge`,
    recommended: true,
    description: wedgeFit.set
      .map(({ club, loftDeg, bounceDeg, carryYards }) => `${club} ${loftDeg}/${bounceDeg} about ${carryYards} yd`)
      .join(', '),
    expected: null,
  },
]

import { wedgeLaunch } from '../../golf/launch.ts'
import { wedgeLengthIn } from '../../golf/lengths.ts'
import { softerWedgeHandicapMax, wedgeGapDeg } from '../../golf/wedges.ts'
import { type Flex, flexes, type WedgeClass } from '../../golf/words.ts'
import { capitalize } from '../../platform/values.ts'
import { say } from '../../words/say.ts'
import { assembleClub } from './assemble.ts'
import { fitBounce, fitGrind } from './bounce.ts'
import { ownsWedgeHit } from './club.ts'
import type { ClubFit, Configuration } from './club-fit.ts'
import type { Context, Swing } from './context.ts'
import { driverSpeedOf } from './driver-speed.ts'
import { howWords } from './fact.ts'
import { handicapAtMost } from './golfer.ts'
import { headOf } from './head.ts'
import { flightsOf } from './present-shot.ts'
import { degrees, type Note, type Spec } from './spec.ts'
import type { WedgeFit } from './wedge-fit.ts'
import {
  fitWedgeGapping,
  pitchingWedgeWarnings,
  type WedgesAround,
  wedgeCarryWarnings,
  wedgesAround,
} from './wedge-gapping.ts'
import { loftsAfter } from './wedge-set.ts'
import { fitWedgeShaft } from './wedge-shaft.ts'

/** A wedge, and the set it belongs to. @rule WDG-LOFT, WDG-SET, WDG-BOUNCE, WDG-HEAD, WDG-SHAFT, WDG-LAUNCH */
export const fitWedge = (context: Context): ClubFit => {
  const { golfer, swing } = context
  const driverSpeedMph = driverSpeedOf(context)
  const wedges = wedgesAround(context, driverSpeedMph.value)
  const { hit, fitted } = wedges
  const { wedgeClass } = fitted
  const shaft = fitWedgeShaft(context, wedgeClass)
  return assembleClub('wedge', context, {
    standardLengthIn: wedgeLengthIn(wedgeClass, golfer.adultGroup),
    specs: {
      loft: fitWedgeLoft(context, wedges),
      shaftFlex: shaft.flex,
      shaftWeight: shaft.weight,
      shaftMaterial: shaft.material,
      launchProfile: shaft.profile,
      headProfile: headOf.wedge(context),
      bounce: fitBounce(wedgeClass, golfer, swing),
      grind: fitGrind(wedgeClass, swing),
    },
    driverSpeedMph,
    tell: () => {
      const wedgeFit = fitWedgeGapping(context, wedges, shaft, driverSpeedMph)
      return {
        wedgeFit,
        notes: wedgeNotes(context, hit.wedgeClass, wedgeFit),
        configurations: setConfigurations(wedgeFit),
        flights: flightsOf(swing, null, say('flight.notOfWedge')),
        contradictions: [
          ...pitchingWedgeWarnings(context.request, hit, wedgeFit),
          ...wedgeCarryWarnings(context, hit, driverSpeedMph),
        ],
      }
    },
  })
}

/** @rule WDG-LOFT */
const fitWedgeLoft = ({ request }: Context, { hit, fitted, lofts }: WedgesAround): Spec<number> => {
  const { wedgeClass, loftDeg } = fitted
  const isGiven = request.currentEquipment?.loft !== undefined && !ownsWedgeHit(request)
  const { pwLoft: pitchingDeg, wedgeHit } = request.clubDetails ?? {}
  const setWords = pitchingDeg === undefined ? '' : `, of the set after a ${pitchingDeg}° pitching wedge`
  const why = ownsWedgeHit(request)
    ? `The ${hit.loftDeg}° pitching wedge that was hit came with the irons: ${loftDeg}° is the first to buy of the ${loftsAfter(lofts).length} wedges after it.`
    : isGiven
      ? `The loft being fitted was given: ${loftDeg}°.`
      : `${wedgeHit ? `Without a loft the ${wedgeHit}` : 'A wedge of unknown loft and name'} is fitted at ${loftDeg}°${setWords}.`
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

const wedgeNotes = ({ golfer, swing }: Context, wedgeClass: WedgeClass, wedgeFit: WedgeFit): Note[] => {
  const notes: Note[] = []
  if (wedgeFit.spinGrade) notes.push({ rule: 'WDG-SPIN', text: wedgeFit.spinGrade.advice })
  if (wedgeFit.spinGrade?.grade !== 'not graded') notes.push(...launchNotes(swing, wedgeClass))
  notes.push(...gapNotes(wedgeFit))
  if (wedgeFit.lobWedge.loftDeg === null) notes.push({ rule: 'WDG-LOB', text: wedgeFit.lobWedge.why })
  if (isStiff(wedgeFit.shaft.flex) && handicapAtMost(golfer, softerWedgeHandicapMax))
    notes.push({
      rule: 'WDG-SHAFT',
      text: 'Some good players take sand and lob wedges one flex softer for feel; the fitted flex stays that of the irons.',
    })
  return notes
}

/** How far a wedge bends without spoiling its sole: what closes a gap that stated lofts leave. @rule WDG-SET */
const gapNotes = ({ pitchingWedgeLoftDeg, pitchingWedgeBasis, set }: WedgeFit): Note[] =>
  set
    .filter(({ gapDeg }) => gapDeg < wedgeGapDeg.min || gapDeg > wedgeGapDeg.max)
    .map(({ loftDeg, gapDeg }) => {
      const i = set.findIndex((wedge) => wedge.loftDeg === loftDeg)
      const before = set[i - 1]?.loftDeg ?? pitchingWedgeLoftDeg
      const cure = gapDeg < wedgeGapDeg.min ? 'one of them can stay at home' : 'bend both a degree toward each other'
      const text = `The ${pitchingWedgeBasis === 'measured' ? 'stated ' : ''}lofts leave ${gapDeg}° between ${before}° and ${loftDeg}°, where ${wedgeGapDeg.min}-${wedgeGapDeg.max}° is even: ${cure}.`
      return { rule: 'WDG-SET', text }
    })

const isStiff = (flex: Flex): boolean => flexes.indexOf(flex) >= flexes.indexOf('Stiff')

/** @rule WDG-LAUNCH */
const launchNotes = ({ launchDeg }: Swing, wedgeClass: WedgeClass): Note[] => {
  if (launchDeg === null) return []
  const launch = capitalize(howWords(launchDeg))
  if (launchDeg.value > wedgeLaunch.highAboveDeg)
    return [
      {
        rule: 'WDG-LAUNCH',
        text: `${launch} is high for a full wedge: hands further forward at impact, and a lower-launching shaft.`,
      },
    ]
  if (wedgeClass === 'PW' || launchDeg.value >= wedgeLaunch.lowBelowDeg) return []
  return [
    {
      rule: 'WDG-LAUNCH',
      text: `${launch} is low for a full swing with the ${wedgeClass}: more loft would help it stop.`,
    },
  ]
}

const setConfigurations = (wedgeFit: WedgeFit): Configuration[] => [
  {
    name: `Set after a ${wedgeFit.pitchingWedgeLoftDeg}° pitching wedge`,
    loftDeg: null,
    recommended: true,
    description: wedgeFit.set
      .map(({ club, loftDeg, bounceDeg, carryYards }) => `${club} ${loftDeg}/${bounceDeg} about ${carryYards} yd`)
      .join(', '),
    expected: null,
  },
]

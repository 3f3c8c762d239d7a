import { wedgeLengthIn } from '../../../golf/clubs/lengths.ts'
import { softerWedgeHandicapMax, wedgeGapDeg } from '../../../golf/clubs/wedges.ts'
import { wedgeLaunch } from '../../../golf/flight/launch.ts'
import { type Flex, flexes, type WedgeClass } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { deg, say, yd } from '../../../words/say.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import { assembleClub } from '../assemble.ts'
import { ownsWedgeHit } from '../club.ts'
import type { ClubFit, Configuration } from '../club-fit.ts'
import { driverSpeedOf } from '../driver/driver-speed.ts'
import { headOf } from '../head.ts'
import type { Note, Spec } from '../spec.ts'
import type { Context, Swing } from '../swing/context.ts'
import { handicapAtMost } from '../swing/golfer.ts'
import { flightsOf } from '../swing/present-shot.ts'
import { fitBounce, fitGrind } from './bounce.ts'
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
const fitWedgeLoft = ({ request }: Context, wedges: WedgesAround): Spec<number> => {
  const { wedgeClass, loftDeg } = wedges.fitted
  const isGiven = request.currentEquipment?.loft !== undefined && !ownsWedgeHit(request)
  return {
    value: loftDeg,
    unit: 'deg',
    display: say('specs.ofClass', { loft: deg(loftDeg), club: wedgeClass }),
    rule: 'WDG-LOFT',
    basis: isGiven ? 'measured' : 'default',
    why: loftSaid(request, wedges),
    alternatives: [],
  }
}

function loftSaid(request: FittingRequest, { hit, fitted, lofts }: WedgesAround): Message {
  const loft = deg(fitted.loftDeg)
  if (ownsWedgeHit(request))
    return say('wedges.firstToBuy', { hit: deg(hit.loftDeg), loft, wedges: loftsAfter(lofts).length })
  if (request.currentEquipment?.loft !== undefined) return say('wedges.loftGiven', { loft })
  const { pwLoft, wedgeHit: wedge } = request.clubDetails ?? {}
  if (pwLoft === undefined) return wedge ? say('wedges.withoutLoft', { wedge, loft }) : say('wedges.unknown', { loft })
  const pitching = deg(pwLoft)
  return wedge
    ? say('wedges.withoutLoftOfSet', { wedge, loft, pitching })
    : say('wedges.unknownOfSet', { loft, pitching })
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
      text: say('wedges.softerFlex'),
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
      const text = say(pitchingWedgeBasis === 'measured' ? 'wedges.unevenStatedGap' : 'wedges.unevenGap', {
        gap: deg(gapDeg),
        before: deg(before),
        after: deg(loftDeg),
        even: deg([wedgeGapDeg.min, wedgeGapDeg.max]),
        cure: say(gapDeg < wedgeGapDeg.min ? 'wedges.oneStays' : 'wedges.bendBoth'),
      })
      return { rule: 'WDG-SET', text }
    })

const isStiff = (flex: Flex): boolean => flexes.indexOf(flex) >= flexes.indexOf('Stiff')

/** @rule WDG-LAUNCH */
const launchNotes = ({ launchDeg }: Swing, wedgeClass: WedgeClass): Note[] => {
  if (launchDeg === null) return []
  const launch = launchDeg.how
  const rule = 'WDG-LAUNCH'
  if (launchDeg.value > wedgeLaunch.highAboveDeg) return [{ rule, text: say('wedges.launchIsHigh', { launch }) }]
  if (wedgeClass === 'PW' || launchDeg.value >= wedgeLaunch.lowBelowDeg) return []
  return [{ rule, text: say('wedges.launchIsLow', { launch, wedge: wedgeClass }) }]
}

const setConfigurations = (wedgeFit: WedgeFit): Configuration[] => [
  {
    name: say('wedges.setAfter', { loft: deg(wedgeFit.pitchingWedgeLoftDeg) }),
    loftDeg: null,
    recommended: true,
    description: say('general.list', {
      items: wedgeFit.set.map(({ club, loftDeg, bounceDeg, carryYards }) =>
        say('wedges.wedgeOfSet', { club, loft: loftDeg, bounce: bounceDeg, carry: yd(carryYards!) }),
      ),
    }),
    expected: null,
  },
]

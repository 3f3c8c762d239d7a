import type { Said } from '../../words/message.ts'
import { deg, say, sentences, yd } from '../../words/say.ts'
import { launchSaid } from '../../words/say-launch.ts'
import type { Specs } from '../engine/club-fit.ts'
import { clubTypeSaid } from '../engine/club-said.ts'
import type { Fit } from '../engine/fit.ts'
import type { FittingRequest } from '../schema/schema.ts'
import type { CurrentClub } from './current-club.ts'

/** One paragraph that is true on its own: only facts that the rules computed, in words. */
export const summaryOf = ({ clubType }: FittingRequest, fit: Fit, present: CurrentClub | null): Said => {
  const { specs, woodFit, wedgeFit, ironSet, slotNote } = fit
  const { loft, headProfile, length, lieAngle, swingWeight, weightSetting, bounce, grind } = specs
  const club = { loft: loft.display, head: headProfile.display, shaft: shaftSaid(specs) }
  return sentences([
    ...(slotNote === undefined ? [] : [slotNote.text]),
    ...(present === null ? [] : [present.text]),
    ...(wedgeFit === undefined
      ? [say('summary.fitted', { club: clubTypeSaid[clubType], ...club })]
      : [setSaid(wedgeFit), say('summary.ofThese', club)]),
    say('summary.length', { length: length.display, lie: lieAngle.display, swingWeight: swingWeight.display }),
    ...(weightSetting ? [say('summary.weight', { weight: weightSetting.display })] : []),
    ...(bounce && grind ? [say('summary.sole', { bounce: bounce.display, sole: grind.display })] : []),
    ...(woodFit ? [woodSaid(woodFit)] : []),
    ...(ironSet?.advice ?? []),
  ])
}

const shaftSaid = ({ shaftFlex, shaftMaterial, shaftWeight, launchProfile }: Specs): Said => {
  const shaft = { flex: shaftFlex.value, weight: shaftWeight.display, launch: launchSaid[launchProfile.value] }
  return shaftMaterial
    ? say('summary.shaftOf', { ...shaft, material: shaftMaterial.display })
    : say('summary.shaft', shaft)
}

const woodSaid = ({ carryYards, gapVsDriverYards, verdict }: NonNullable<Fit['woodFit']>): Said =>
  say(gapVsDriverYards < 0 ? 'summary.pastDriver' : 'summary.behindDriver', {
    carry: yd(carryYards),
    gap: yd(Math.abs(gapVsDriverYards)),
    verdict: say(verdictIds[verdict]),
  })

const verdictIds = {
  estimated: 'summary.estimated',
  ideal: 'summary.ideal',
  tight: 'summary.tight',
  wide: 'summary.wide',
} as const

/** The answer of a wedge fitting is its set: each wedge with loft, gap, bounce, sole and carry. */
const setSaid = ({ set, pitchingWedgeLoftDeg, pitchingWedgeBasis }: NonNullable<Fit['wedgeFit']>): Said =>
  say(setAfter[pitchingWedgeBasis], {
    loft: deg(pitchingWedgeLoftDeg),
    wedges: set.map(({ loftDeg, gapDeg, bounceDeg, grind, carryYards }) => {
      const wedge = { loft: deg(loftDeg), gap: deg(gapDeg), bounce: deg(bounceDeg), sole: grind }
      return carryYards === null
        ? say('summary.wedge', wedge)
        : say('summary.wedgeOfCarry', { ...wedge, carry: yd(carryYards) })
    }),
  })
const setAfter = {
  measured: 'summary.wedges',
  derived: 'summary.wedgesOfIrons',
  estimated: 'summary.wedgesAssumed',
  default: 'summary.wedgesAssumed',
} as const

import type { DriverTarget } from '../../flight/index.ts'
import { bestCarryYards, camerasReadHigherDeg, steepAttackDeg } from '../../golf/attack.ts'
import { faceToPathToldDeg, groundShift, hoselAdvice, shorterDriverHandicapMin } from '../../golf/driver-flight.ts'
import { wrongLowSpinHead } from '../../golf/heads.ts'
import { interpolate, roundTo } from '../../golf/units.ts'
import { curveName } from '../../golf/words.ts'
import type { Context, Swing } from './context.ts'
import { shapeFindings } from './driver-flight-shape.ts'
import { isKnown } from './fact.ts'
import { handicapAbove, handicapAtLeast } from './golfer.ts'
import { ironAdjustmentIn } from './length.ts'
import { isBigMiss, isOffCenter, missWords } from './miss.ts'
import { figure, mphWords, type Note, type Warning } from './spec.ts'
import { attackWords } from './swing.ts'
import { driverWindow, launchPlace, spinPlace } from './window.ts'

/** What a fitter would say beside the driver's build. @rule DRV-FACE, DRV-HOSEL, DRV-STRIKE, DRV-ATTACK, DRV-GROUND, WOOD-HEAD, FLT-DRIVER-TARGET, DRV-SHAPE */
export const driverNotes = (context: Context, target: DriverTarget, headProfile: string): Note[] => [
  ...spinNote(context.swing, target),
  ...shapeNote(context.swing),
  ...faceNote(context),
  ...hoselNote(context),
  ...strikeNote(context),
  ...attackAdvice(context.swing),
  ...lowSpinNote(context, target, headProfile),
  ...groundAdvice(context.swing),
]

/** High spin is judged at the golfer's own attack angle: a steep swing rightly spins above 3,000 rpm. */
const spinNote = ({ spinRpm, clubSpeedMph, attackDeg }: Swing, target: DriverTarget): Note[] => {
  if (!isKnown(spinRpm)) return []
  const flightWindow = driverWindow(target)
  const place = spinPlace(spinRpm.value, flightWindow)
  const window = `${flightWindow.spinMinRpm}-${flightWindow.spinMaxRpm} rpm window`
  return [
    {
      rule: 'FLT-DRIVER-TARGET',
      text: `Spin ${Math.round(spinRpm.value)} rpm is ${place} the ${window} for ${mphWords(clubSpeedMph)} and ${attackWords(attackDeg)}.`,
    },
  ]
}

/** Note on the shape of the flight: beside a known launch it moves no spec. */
const shapeNote = (swing: Swing): Note[] =>
  swing.launchDeg === null ? [] : shapeFindings(swing).map((text) => ({ rule: 'DRV-SHAPE', text }))

const faceNote = (context: Context): Note[] => {
  const face = faceToPathOf(context)
  if (face === null) return []
  const text = `The face is ${face.words}, which is what makes the ball ${face.curve}. A club can soften that, a lesson can remove it.`
  return [{ rule: 'DRV-FACE', text }]
}

const otherMiss = { fade: 'hook', draw: 'fade' } as const

/** A stated miss that the measured face contradicts; strikes off center can curve any ball. @rule DRV-FACE */
export const faceWarnings = (context: Context): Warning[] => {
  const { swing } = context
  const face = faceToPathOf(context)
  if (face === null || swing.missPattern !== otherMiss[face.curve] || !isBigMiss(swing) || isOffCenter(swing)) return []
  const text = `A ${missWords(swing)} and a face ${face.words} do not belong together: such a face makes the ball ${face.curve}. The ${curveName(otherMiss[face.curve], swing.missSize)} was used; check which way the ball curves.`
  return [{ field: 'swingMetrics.missPattern', rule: 'DRV-FACE', text }]
}

/**
 * How far the face is open or closed to the path, where both were measured and it is enough to tell, and the curve it makes.
 * Launch monitors print both angles as positive to the right, which mirrors them for a left-hander.
 */
const faceToPathOf = ({ golfer, swing }: Context): { words: string; curve: 'fade' | 'draw' } | null => {
  if (swing.faceDeg === null || swing.clubPathDeg === null) return null
  const faceToPath = (golfer.hand === 'left' ? -1 : 1) * (swing.faceDeg - swing.clubPathDeg)
  if (Math.abs(faceToPath) <= faceToPathToldDeg) return null
  const size = `${figure(Math.abs(faceToPath))}°`
  return faceToPath > 0
    ? { words: `${size} open to the path`, curve: 'fade' }
    : { words: `${size} closed to the path`, curve: 'draw' }
}

const hoselNote = ({ golfer, swing }: Context): Note[] => {
  if (swing.missPattern !== 'fade' || swing.missSize !== 'large') return []
  const side = golfer.hand === 'left' ? 'leftward' : 'rightward'
  const torque =
    swing.clubSpeedMph.value < hoselAdvice.torqueBelowMph
      ? `, and take a shaft of at least ${hoselAdvice.torqueDegMin.toFixed(1)}° torque`
      : ''
  return [
    {
      rule: 'DRV-HOSEL',
      text: `Against a large ${side} miss set the hosel one step higher, which also closes the face a degree or two, use ${hoselAdvice.uprightDeg}° upright where the hosel has it${torque}.`,
    },
  ]
}

const strikeNote = ({ golfer, swing }: Context): Note[] => {
  if (swing.strike === 'heel')
    return [
      {
        rule: 'DRV-STRIKE',
        text: 'Heel strikes spin and slice by gear effect: try the driver half an inch shorter before changing the head.',
      },
    ]
  const isLonger = (ironAdjustmentIn(golfer) ?? 0) > 0
  if (swing.strike !== 'mix' && (isLonger || !handicapAtLeast(golfer, shorterDriverHandicapMin))) return []
  return [
    {
      rule: 'DRV-STRIKE',
      text: 'A driver half an inch shorter is worth a try: center strikes gain more than length does.',
    },
  ]
}

const lowSpinNote = ({ golfer, swing }: Context, target: DriverTarget, headProfile: string): Note[] => {
  const { launchDeg, spinRpm, clubSpeedMph } = swing
  const { belowMph, aboveHandicap } = wrongLowSpinHead
  const isLowWithGoodSpin =
    isKnown(launchDeg) &&
    isKnown(spinRpm) &&
    launchPlace(launchDeg.value, driverWindow(target)) === 'below' &&
    spinPlace(spinRpm.value, driverWindow(target)) === 'inside'
  const isWrong = clubSpeedMph.value < belowMph || handicapAbove(golfer, aboveHandicap) || isLowWithGoodSpin
  if (!isWrong || headProfile === 'low_spin' || headProfile === 'light') return []
  return [
    {
      rule: 'WOOD-HEAD',
      text: 'Low-spin heads, popular as they are, are the wrong choice here: they take height and forgiveness that this swing needs.',
    },
  ]
}

/**
 * A measured steep attack. What a level one gives is told of golfers at their best, where nobody measured the ball: of a
 * measured one its own flight tells.
 * @rule DRV-ATTACK
 */
const attackAdvice = ({ attackDeg, attackOffsetDeg, clubSpeedMph, presentShot }: Swing): Note[] => {
  if (attackDeg.basis !== 'measured' || attackDeg.value > steepAttackDeg) return []
  const yards = roundTo(bestCarryYards(clubSpeedMph.value, 0) - bestCarryYards(clubSpeedMph.value, attackDeg.value), 1)
  const gain =
    presentShot === null
      ? `: at ${mphWords(clubSpeedMph)} the best shot of a level attack carries ${yards} yd farther than the best of this one`
      : ''
  const text =
    `The driver comes down ${figure(-attackDeg.value)}° on the ball${gain}. ` +
    `Tee the ball with half of it above the crown and play it off the lead heel.${attackOffsetDeg === null ? ` A camera-based launch monitor reads about ${camerasReadHigherDeg}° higher than a radar, so there the swing is steeper still.` : ''}`
  return [{ rule: 'DRV-ATTACK', text }]
}

/** Where to aim on other ground than a normal one; the request does not name it. @rule DRV-GROUND */
const groundAdvice = ({ ballSpeedMph }: Swing): Note[] => {
  const at = (end: keyof typeof groundShift, step: number) =>
    roundTo(interpolate(groundShift[end], ballSpeedMph.value), step)
  const range = `${at('degMin', 0.5)} to ${at('degMax', 0.5)}° and ${at('rpmMin', 50)} to ${at('rpmMax', 50)} rpm`
  const text = `On firm ground or in wind aim ${range} lower than the target, on soft ground as much higher: tee it lower or higher before you change the loft.`
  return [{ rule: 'DRV-GROUND', text }]
}

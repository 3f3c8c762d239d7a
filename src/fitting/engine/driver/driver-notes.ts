import type { DriverTarget } from '../../../flight/index.ts'
import { wrongLowSpinHead } from '../../../golf/clubs/heads.ts'
import { bestCarryYards, camerasReadHigherDeg, steepAttackDeg } from '../../../golf/flight/attack.ts'
import {
  faceToPathToldDeg,
  groundShift,
  hoselAdvice,
  modelErrorYards,
  shorterDriverHandicapMin,
} from '../../../golf/flight/driver-flight.ts'
import { swingNoise } from '../../../golf/noise.ts'
import { interpolate, roundTo } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, fixed, rpm, say, sentences, yd } from '../../../words/say.ts'
import { isKnown } from '../fact.ts'
import { ironAdjustmentIn } from '../shaft/length.ts'
import { mphSaid, type Note, rounded, type Warning } from '../spec.ts'
import type { Context, Swing } from '../swing/context.ts'
import { handicapAbove, handicapAtLeast } from '../swing/golfer.ts'
import { isBigMiss, isOffCenter, missSaid } from '../swing/miss.ts'
import { attackSaid } from '../swing/swing.ts'
import { driverWindow, launchPlace, spinPlace } from '../swing/window.ts'
import { shapeFindings } from './driver-flight-shape.ts'

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
  const text = say(spinAt[spinPlace(spinRpm.value, flightWindow)], {
    spin: rpm(Math.round(spinRpm.value)),
    window: rpm([flightWindow.spinMinRpm, flightWindow.spinMaxRpm]),
    speed: mphSaid(clubSpeedMph),
    attack: attackSaid(attackDeg),
  })
  return [{ rule: 'FLT-DRIVER-TARGET', text }]
}
const spinAt = {
  above: 'driverNotes.spinAbove',
  below: 'driverNotes.spinBelow',
  inside: 'driverNotes.spinInside',
} as const

/** Note on the shape of the flight: beside a known launch it moves no spec. */
const shapeNote = (swing: Swing): Note[] =>
  swing.launchDeg === null ? [] : shapeFindings(swing).map((text) => ({ rule: 'DRV-SHAPE', text }))

const faceNote = (context: Context): Note[] => {
  const face = faceToPathOf(context)
  if (face === null) return []
  const text = say('driverNotes.face', { face: face.said, curve: say(curves[face.curve]) })
  return [{ rule: 'DRV-FACE', text }]
}

const curves = { fade: 'swing.fade', draw: 'swing.draw' } as const
const otherMiss = { fade: 'hook', draw: 'fade' } as const

/** A stated miss that the measured face contradicts; strikes off center can curve any ball. @rule DRV-FACE */
export const faceWarnings = (context: Context): Warning[] => {
  const { swing } = context
  const face = faceToPathOf(context)
  if (face === null || swing.missPattern !== otherMiss[face.curve] || !isBigMiss(swing) || isOffCenter(swing)) return []
  const text = say('driverNotes.faceAgainstMiss', {
    miss: missSaid({ missPattern: swing.missPattern, missSize: swing.missSize }),
    face: face.said,
    curve: say(curves[face.curve]),
    used: say(swing.missPattern === 'hook' ? 'swing.hook' : 'swing.slice'),
  })
  return [{ field: 'swingMetrics.missPattern', rule: 'DRV-FACE', text }]
}

/**
 * How far the face is open or closed to the path, where both were measured and it is enough to tell, and the curve it makes.
 * Launch monitors print both angles as positive to the right, which mirrors them for a left-hander.
 */
const faceToPathOf = ({ golfer, swing }: Context): { said: Message; curve: 'fade' | 'draw' } | null => {
  if (swing.faceDeg === null || swing.clubPathDeg === null) return null
  const faceToPath = (golfer.hand === 'left' ? -1 : 1) * (swing.faceDeg - swing.clubPathDeg)
  if (Math.abs(faceToPath) <= faceToPathToldDeg) return null
  const degrees = deg(rounded(Math.abs(faceToPath)))
  return faceToPath > 0
    ? { said: say('driverNotes.open', { degrees }), curve: 'fade' }
    : { said: say('driverNotes.closed', { degrees }), curve: 'draw' }
}

const hoselNote = ({ golfer, swing }: Context): Note[] => {
  if (swing.missPattern !== 'fade' || swing.missSize !== 'large') return []
  const isLeft = golfer.hand === 'left'
  const upright = deg(hoselAdvice.uprightDeg)
  const torque = { ...fixed(hoselAdvice.torqueDegMin, 1), unit: '°' } as const
  const text =
    swing.clubSpeedMph.value < hoselAdvice.torqueBelowMph
      ? say(isLeft ? 'driverNotes.hoselAndTorqueLeft' : 'driverNotes.hoselAndTorqueRight', { upright, torque })
      : say(isLeft ? 'driverNotes.hoselLeft' : 'driverNotes.hoselRight', { upright })
  return [{ rule: 'DRV-HOSEL', text }]
}

const strikeNote = ({ golfer, swing }: Context): Note[] => {
  if (swing.strike === 'heel') return [{ rule: 'DRV-STRIKE', text: say('driverNotes.heelStrikes') }]
  const isLonger = (ironAdjustmentIn(golfer) ?? 0) > 0
  if (swing.strike !== 'mix' && (isLonger || !handicapAtLeast(golfer, shorterDriverHandicapMin))) return []
  return [{ rule: 'DRV-STRIKE', text: say('driverNotes.shorter') }]
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
  return [{ rule: 'WOOD-HEAD', text: say('driverNotes.noLowSpinHead') }]
}

/**
 * A measured steep attack. What a level one gives is told of golfers at their best, where nobody measured the ball: of a
 * measured one its own flight tells. Off by the flight model and by what the attack may be off.
 * @rule DRV-ATTACK
 */
const attackAdvice = ({ attackDeg, attackOffsetDeg, clubSpeedMph, presentShot }: Swing): Note[] => {
  if (attackDeg.basis !== 'measured' || attackDeg.value > steepAttackDeg) return []
  const lostYards = (deg: number) => bestCarryYards(clubSpeedMph.value, 0) - bestCarryYards(clubSpeedMph.value, deg)
  const yards = lostYards(attackDeg.value)
  const offYards = Math.hypot(modelErrorYards, lostYards(attackDeg.value - swingNoise.monitor.attackDeg) - yards)
  const down = deg(rounded(-attackDeg.value))
  const text = sentences([
    presentShot === null
      ? say('driverNotes.comesDownAndLoses', {
          down,
          speed: mphSaid(clubSpeedMph),
          farther: yd(roundTo(yards, 1)),
          band: yd(roundTo(offYards, 1)),
        })
      : say('driverNotes.comesDown', { down }),
    say('driverNotes.teeHigher'),
    ...(attackOffsetDeg === null ? [say('driverNotes.cameraReadsHigher', { higher: deg(camerasReadHigherDeg) })] : []),
  ])
  return [{ rule: 'DRV-ATTACK', text }]
}

/** Where to aim on other ground than a normal one; the request does not name it. @rule DRV-GROUND */
const groundAdvice = ({ ballSpeedMph }: Swing): Note[] => {
  const at = (end: keyof typeof groundShift, step: number) =>
    roundTo(interpolate(groundShift[end], ballSpeedMph.value), step)
  const text = say('driverNotes.onGround', {
    degrees: { ...deg([at('degMin', 0.5), at('degMax', 0.5)]), to: true },
    spin: { ...rpm([at('rpmMin', 50), at('rpmMax', 50)]), to: true },
  })
  return [{ rule: 'DRV-GROUND', text }]
}

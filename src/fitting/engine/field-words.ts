import type { inputs } from '../../words/en/swing.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'

/** Inputs that have a name of their own, by the last part of their path. */
const named = {
  ballSpeed: true,
  swingSpeed: true,
  launchAngle: true,
  spinRate: true,
  attackAngle: true,
  carryDistance: true,
  missPattern: true,
  missSize: true,
  strikePattern: true,
  handicap: true,
  wristToFloor: true,
  heightFeet: true,
  loft: true,
  fairwayDesignation: true,
  fairwaySpeedSource: true,
  fairwayBallSource: true,
  driverSpeed: true,
  sevenIronSpeed: true,
  pwLoft: true,
  lobWedgeFullSwing: true,
  wedgeHit: true,
  ironFittingId: true,
  ironShaft: true,
} as const satisfies Partial<Record<keyof typeof inputs, true>>

function isNamed(name: string): name is keyof typeof named {
  return Object.hasOwn(named, name)
}

/** Input as people say it: `swingMetrics.wristToFloor` is the wrist to floor. */
export function inputSaid(field: string): Message {
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (isNamed(name)) return say(`inputs.${name}`)
  return say('general.name', { name: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) })
}

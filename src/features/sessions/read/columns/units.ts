import { kilometersPerMile } from '../../../../golf/quantity.ts'
import { feetPerYard, metersPerSecondPerMph, metersPerYard } from '../../../../golf/units.ts'

/** Kinds of quantity that columns hold. */
export type Quantity = 'speed' | 'distance' | 'angle' | 'spin' | 'ratio' | 'time' | 'other'

/** A unit as files write it, and its size in mph, yards, degrees or rpm. */
export interface Unit {
  readonly name: string
  readonly quantity: Quantity
  readonly times: number
}

const unit = (name: string, quantity: Quantity, times = 1): Unit => ({ name, quantity, times })

/** Units by the words for them, small letters without dots and spaces. @source spellings of exports; SI brochure for the symbols; UCUM for codes such as [mi_i]/h */
const spellings: readonly (readonly [Unit, string])[] = [
  [unit('mph', 'speed'), 'mph mi/h mi_i/h mls/h milesperhour milesanhour'],
  [
    unit('km/h', 'speed', 1 / kilometersPerMile),
    'km/h kmh kph km/u km/t km/std kmph kmh-1 kilometersperhour kilometresperhour km/時',
  ],
  [unit('kn', 'speed', 1.852 / kilometersPerMile), 'kn kt kts knot knots'],
  [unit('m/s', 'speed', 1 / metersPerSecondPerMph), 'm/s mps m/sec ms-1 meterspersecond metrespersecond'],
  [unit('ft/s', 'speed', 1 / feetPerYard / (metersPerSecondPerMph / metersPerYard)), 'ft/s fps ft/sec'],
  [unit('yd', 'distance'), 'yd yds y yd_i yrd yard yards yarda yardas yarde ヤード 码 야드 หลา'],
  [
    unit('m', 'distance', 1 / metersPerYard),
    'm mt mtr mtrs mts meter meters metre metres metern metro metros metri mètre mètres メートル 米 미터 ม',
  ],
  [unit('ft', 'distance', 1 / feetPerYard), 'ft ft_i feet foot pies pieds piedi fuß voet フィート 英尺'],
  [unit('cm', 'distance', 0.01 / metersPerYard), 'cm centimeters centimetres'],
  [unit('in', 'distance', 1 / 36), 'in in_i inch inches " นิ้ว'],
  [unit('deg', 'angle'), 'deg degs degree degrees ° º grad grados degrés degres gradi 度'],
  [unit('rad', 'angle', 180 / Math.PI), 'rad radians'],
  [unit('rpm', 'spin'), 'rpm r/min rev/min u/min 1/min /min min-1 rev 転/分'],
  [unit('s', 'time'), 's sec secs second seconds'],
  [unit('ratio', 'ratio'), 'ratio factor'],
  [unit('%', 'other'), '% percent pct'],
  [unit('mm', 'other'), 'mm millimeters millimetres'],
  [unit('other', 'other'), 'g/l kpa hpa mbar kg lbs l/r score degc degf °c °f hh:mm'],
]
const named = new Map(spellings.flatMap(([one, words]) => words.split(' ').map((word) => [word, one] as const)))

/** The unit that a word says; null: no unit that we know. */
export const unitNamed = (text: string): Unit | null => {
  const plain = text
    .replaceAll('º', '°')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.[\](){}]/g, '')
  return named.get(plain) ?? null
}

/** Units of speed and of distance that a file without names for them may be in. */
export const speedUnits = ['mph', 'km/h', 'm/s', 'ft/s'] as const
/** Unit of a speed. */
export type SpeedUnit = (typeof speedUnits)[number]
/** Units of distance of such a file. */
export const distanceUnits = ['yd', 'm', 'ft'] as const
/** Unit of a distance. */
export type DistanceUnit = (typeof distanceUnits)[number]

/** Size of a unit in the service's own unit of its quantity. */
export const timesOf = (name: SpeedUnit | DistanceUnit): number => named.get(name)!.times

/** A number of a shot, as written. */
export interface Written {
  readonly value: number
  /** Size of its unit in the service's, where the file names it; null: it does not. */
  readonly times: number | null
  /** That unit by its name. */
  readonly unit?: string
}

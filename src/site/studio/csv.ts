import { kilometersPerMile } from '../../golf/quantity.ts'
import { feetPerYard, metersPerSecondPerMph, metersPerYard } from '../../golf/units.ts'

/** What columns can be chosen for, by the name that a session knows it under. */
export const csvMetrics = [
  'clubSpeed',
  'ballSpeed',
  'launchAngle',
  'spinRate',
  'carry',
  'total',
  'offline',
  'attackAngle',
  'clubPath',
  'faceAngle',
  'peakHeight',
  'landingAngle',
] as const
type CsvMetric = (typeof csvMetrics)[number]

/** Units of numbers whose column names none. */
export type CsvUnits = 'imperial' | 'metric' | 'si'

/** A column of an export. */
interface Column {
  readonly name: string
  /** As the header or the row below it says; '' where neither does. */
  readonly unit: string
}

export interface CsvTable {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

/** Which column holds what; -1: none. */
export type Mapping = Readonly<Record<CsvMetric | 'club', number>>

/**
 * How exports call a column, as small letters and digits only, the best name first: TrackMan writes the measured flight as
 * `Carry Flat - Length` beside `Carry (Sim)`; Garmin writes in the language of the phone; `Decent` is GSPro's spelling.
 * @source headers of real exports in public repositories, November 2026: TrackMan Performance Studio, Foresight FSX 2020
 *   (LastShot.CSV, christianrehn/CombineTest), Rapsodo MLM2PRO, Garmin R10 and R50 (English, German, Spanish, Dutch), GSPro
 */
const spellings: Readonly<Record<keyof Mapping, readonly string[]>> = {
  club: ['clubtype', 'club', 'clubname', 'clubused', 'tmclub', 'schlagerart', 'tipodepalo', 'typeclub'],
  clubSpeed: ['clubspeed', 'clubheadspeed', 'headspeed', 'swingspeed', 'schlgsch', 'velpalo', 'clubsnelh'],
  ballSpeed: ['ballspeed', 'ballgeschwindigkeit', 'velocidaddelapelota', 'balsnelheid'],
  launchAngle: [
    ...['launchangle', 'vla', 'verticallaunchangle', 'launchv', 'vertlaunch'],
    ...['abflugwinkel', 'angulodelanzamiento', 'slaghoek'],
  ],
  spinRate: ['backspin', 'spinrate', 'totalspin', 'spin', 'retroceso'],
  carry: [
    ...['carryflatlength', 'carry', 'carrydistance', 'carrydist'],
    ...['carrydistanz', 'distvuelo', 'carryafstand'],
  ],
  total: [
    ...['esttotalflatlength', 'total', 'totaldistance', 'totaldist'],
    ...['gesamtstrecke', 'distanciatotal', 'totaleafstand'],
  ],
  offline: [
    ...['carryflatside', 'offline', 'carryside', 'side', 'sidecarry', 'carrydeviationdistance'],
    ...['carryabweichungsdistanz', 'distanciadedesviaciondevuelo', 'carryafwijkingsafstand'],
  ],
  attackAngle: [
    ...['attackangle', 'angleofattack', 'aoa', 'vertpath'],
    ...['anstellwinkel', 'angulodeataque', 'aanvalshoek'],
  ],
  clubPath: ['clubpath', 'path', 'swingpath', 'horizpath', 'schwungbahn', 'lineacabezadelpalo', 'clubtraject'],
  faceAngle: ['faceangle', 'clubface', 'facetotarget', 'schlagflache', 'caradelpalo', 'slagvlakvandeclub'],
  peakHeight: [
    ...['maxheightheight', 'apex', 'apexheight', 'peakheight', 'maxheight', 'height'],
    ...['hohedesscheitelpunkts', 'alturamaxima', 'apexhoogte'],
  ],
  landingAngle: ['carryflatlandangle', 'landingangle', 'landangle', 'descentangle', 'decent'],
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** The columns and shots of an export, whatever separates them; null where there is no table with numbers. */
export const readCsv = (text: string): CsvTable | null => {
  const lines = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  const separator = [',', ';', '\t'].toSorted((a, b) => lines.split(b).length - lines.split(a).length)[0]!
  const records = recordsIn(lines, separator)
  const at = records.findIndex((record) => record.filter((cell) => isKnown(headerOf(cell).name)).length >= 2)
  if (at < 0) return null
  const header = records[at]!
  const below = records[at + 1] ?? []
  const isUnitRow = below.some((cell) => /^\[.+\]$/.test(cell)) || below.every((cell) => !/\d/.test(cell))
  const columns = header.map((cell, i) => {
    const { name, unit } = headerOf(cell)
    return { name, unit: unit || (isUnitRow ? (below[i] ?? '').replaceAll(/[[\]()]/g, '') : '') }
  })
  const rows = records.slice(at + (isUnitRow ? 2 : 1)).filter((record) => isShot(record, columns))
  return rows.length === 0 ? null : { columns, rows }
}

const isKnown = (name: string): boolean => Object.values(spellings).some((names) => names.includes(plain(name)))

/** `Ball Speed (mph)`, `Carry [yd]`. */
const headerOf = (cell: string): Column => {
  const text = cell.trim()
  const inside = /[\])]$/.test(text) ? text.slice(0, -1) : ''
  const from = 1 + Math.max(inside.lastIndexOf(']'), inside.lastIndexOf(')'))
  const bracket = inside.slice(from).search(/[[(]/)
  if (bracket === -1) return { name: text, unit: '' }
  return { name: inside.slice(0, from + bracket).trim(), unit: inside.slice(from + bracket + 1).trim() }
}

/** Averages and deviations stand between the shots of some exports, and headers are repeated. */
const isShot = (record: readonly string[], columns: readonly Column[]): boolean => {
  if (record.some((cell) => /^(average|avg|mean|std\.? ?dev\.?|deviation|consistency)/i.test(cell))) return false
  const { ballSpeed, clubSpeed, carry } = mappingOf(columns)
  return [ballSpeed, clubSpeed, carry].some((i) => i >= 0 && (numberIn(record[i]) ?? 0) > 0)
}

/** Cells by line; quoted ones may hold the separator, quotes and line ends. */
const recordsIn = (text: string, separator: string): string[][] => {
  const records: string[][] = [[]]
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${separator}"\\r\\n]*)(${separator}|\\r?\\n|$)`, 'gy')
  for (const [whole, cell = '', end] of text.matchAll(cells)) {
    if (whole === '') break
    const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    records.at(-1)!.push(value.trim())
    if (end !== separator) records.push([])
  }
  return records.filter((record) => record.some((cell) => cell !== ''))
}

/** Which column holds what, by the names. */
export const mappingOf = (columns: readonly Column[]): Mapping => {
  const names = columns.map(({ name }) => plain(name))
  const entries = Object.entries(spellings).map(([metric, known]) => {
    const found = known.find((name) => names.includes(name))
    return [metric, found === undefined ? -1 : names.indexOf(found)]
  })
  return Object.fromEntries(entries) as Mapping
}

/** What Foresight writes for what was not measured: the largest whole number of 24 bits. */
const notMeasured = 0xffffff

/** `5.2`, `5,2`, `1,234.5`, `3.1 R`, `L 4`, `12.3 mph`; left is negative. Undefined for no number. */
export const numberIn = (cell: string | undefined): number | undefined => {
  const [, digits] = /(-?\d[\d.,]*)/.exec(cell ?? '') ?? []
  if (digits === undefined) return undefined
  const isComma = /^-?\d+,\d{1,2}$/.test(digits)
  const value = Number(isComma ? digits.replace(',', '.') : digits.replaceAll(',', ''))
  if (Number.isNaN(value) || value === notMeasured) return undefined
  return /(^|[\s\d.])L(eft)?\b/i.test(cell!) ? -Math.abs(value) : value
}

const mphPerKph = 1 / kilometersPerMile
const mphPerMps = 1 / metersPerSecondPerMph
const yardsPerMeter = 1 / metersPerYard
const mphPer: Readonly<Record<string, number>> = {
  mph: 1,
  kmh: mphPerKph,
  kmu: mphPerKph,
  kph: mphPerKph,
  ms: mphPerMps,
  mps: mphPerMps,
}
const yardsPer: Readonly<Record<string, number>> = {
  ...{ yd: 1, yds: 1, yard: 1, yards: 1 },
  ...{ m: yardsPerMeter, meter: yardsPerMeter, meters: yardsPerMeter },
  ...{ ft: 1 / feetPerYard, feet: 1 / feetPerYard },
}
const speeds: readonly string[] = ['clubSpeed', 'ballSpeed']
const distances: readonly string[] = ['carry', 'total', 'offline', 'peakHeight']

/** A number in the units that fittings need: mph, yards (peak height: feet), degrees, rpm. */
const convert = (metric: CsvMetric, value: number, unit: string, units: CsvUnits): number => {
  const named = plain(unit)
  if (speeds.includes(metric))
    return value * (mphPer[named] ?? { imperial: 1, metric: mphPerKph, si: mphPerMps }[units])
  if (!distances.includes(metric)) return value
  const usual = units !== 'imperial' ? yardsPerMeter : metric === 'peakHeight' ? 1 / feetPerYard : 1
  const yards = value * (yardsPer[named] ?? usual)
  return metric === 'peakHeight' ? yards * feetPerYard : yards
}

/** A shot as a session takes it. */
export interface CsvShot {
  readonly club: string | null
  readonly numbers: Partial<Record<CsvMetric, number>>
}

export const shotsIn = ({ columns, rows }: CsvTable, mapping: Mapping, units: CsvUnits): CsvShot[] =>
  rows.map((row) => {
    const known = csvMetrics.flatMap((metric) => {
      const value = numberIn(row[mapping[metric]])
      if (mapping[metric] < 0 || value === undefined) return []
      const number = convert(metric, value, columns[mapping[metric]]!.unit, units)
      return [[metric, Math.round(number * 100) / 100]]
    })
    return { club: row[mapping.club] || null, numbers: ofMeasuredClub(Object.fromEntries(known)) }
  })

/** A club speed of nought says that no camera or radar saw the club: GSPro then writes its angles as nought too. */
const ofMeasuredClub = (numbers: CsvShot['numbers']): CsvShot['numbers'] => {
  if (numbers.clubSpeed !== 0) return numbers
  const { clubSpeed: _speed, attackAngle: _angle, clubPath: _path, faceAngle: _face, ...ofBall } = numbers
  return ofBall
}

/** Whether all units are named, so that the golfer need not be asked. */
export const namesUnits = ({ columns }: CsvTable, mapping: Mapping): boolean =>
  [...speeds, ...distances].every((metric) => {
    const at = mapping[metric as CsvMetric]
    return at < 0 || plain(columns[at]!.unit) in { ...mphPer, ...yardsPer }
  })

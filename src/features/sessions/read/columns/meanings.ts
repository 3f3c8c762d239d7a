import type { MetricId } from '../../metrics.ts'
import { type Concept, conceptsIn } from './heading-words.ts'
import type { Quantity, Unit } from './units.ts'

/** What a column is for beside the numbers. */
export type Role =
  | 'club'
  | 'player'
  | 'brand'
  | 'model'
  | 'inStat'
  | 'excluded'
  | 'spinType'
  | 'clubType'
  | 'number'
  | 'date'
  | 'note'
  | 'hand'

/** What a heading may mean, and how good a name it is for that: 0 is the best. */
interface Meaning<Of> {
  readonly of: Of
  readonly rank: number
}

const quantityOf: Readonly<Record<MetricId, Quantity>> = {
  clubSpeed: 'speed',
  ballSpeed: 'speed',
  smash: 'ratio',
  launchAngle: 'angle',
  launchDirection: 'angle',
  spinRate: 'spin',
  sideSpin: 'spin',
  spinAxis: 'angle',
  carry: 'distance',
  total: 'distance',
  offline: 'distance',
  peakHeight: 'distance',
  landingAngle: 'angle',
  attackAngle: 'angle',
  clubPath: 'angle',
  faceAngle: 'angle',
  faceToPath: 'angle',
  dynamicLoft: 'angle',
  deliveredLie: 'angle',
  impactX: 'ratio',
  impactY: 'ratio',
}

/** Quantity of a number, which says in what units it may be written. */
export const quantityOfMetric = (metric: MetricId): Quantity => quantityOf[metric]

/**
 * Names of each number as sets of concepts, the best first. A name with a `@` needs a unit of that kind: `SIDE` is rpm in one
 * column of SkyTrak and degrees in another.
 */
const metricNames: Readonly<Record<MetricId, string>> = {
  clubSpeed:
    'club speed|club head speed|head speed|swing speed|club swing speed|club @speed|head @speed|club head @speed|?c speed',
  ballSpeed: 'ball speed|launch speed|ball launch speed|ball @speed|launch @speed|?b speed',
  smash: 'smash|smash factor',
  launchAngle:
    'launch angle|launch vertical angle|launch vertical|ball launch angle|ball launch vertical angle|launch|ball launch',
  launchDirection:
    'launch direction|launch horizontal|launch horizontal angle|ball launch direction|azimuth|launch azimuth|side angle|launch side angle|side @angle|ball azimuth|horizontal angle',
  spinRate: 'back spin|spin|total spin|ball back spin|ball spin|ball total spin|spin speed|back @spin|total @spin',
  sideSpin: 'side spin|ball side spin|side @spin',
  spinAxis: 'spin axis|ball spin axis|axis|axis tilt|spin tilt|spin axis tilt',
  carry: 'carry|carry distance|ball carry distance|ball carry',
  total: 'total|total distance|ball total distance|ball total',
  offline:
    'carry side|carry side distance|carry offline|offline|offline distance|carry deviation distance|side|lateral|side distance|carry deviation|carry descent side|descent side|total side|total side distance|total offline|total deviation distance|total deviation|deviation distance|side total distance|carry ?s|total ?s',
  peakHeight:
    'height max|apex height|apex|height|height apex max|apex max|ball apex|ball height max|height distance|apex distance',
  landingAngle: 'descent angle|carry descent angle|descent vertical|descent vertical angle|descent|ball descent angle',
  attackAngle: 'attack angle|club attack angle|attack|path vertical|club path vertical',
  clubPath:
    'club path|path|swing path|path horizontal|club path horizontal|path angle|club path angle|club swing path|club path head',
  faceAngle:
    'face angle|face target|club face|club face angle|club face target|face target angle|face|face horizontal|club face head',
  faceToPath: 'face path|club face path|face path angle|face club path',
  dynamicLoft: 'dynamic loft|club dynamic loft|face dynamic loft',
  deliveredLie: 'dynamic lie|club dynamic lie',
  impactX:
    'impact position|impact ?x|impact position ?x|impact horizontal|impact horizontal position|face impact horizontal|impact horizontal position face',
  impactY:
    'impact height|impact ?y|impact position ?y|impact vertical|impact vertical position|face impact vertical|impact height position',
}

const roleNames: Readonly<Record<Role, string>> = {
  club: 'club type|club|club name|club used|club number|?tm club|?equipment',
  player: 'player|player name|player number',
  brand: 'club brand|brand|club brand name',
  model: 'club model|model|club model name|brand model|club head name|head name|club head',
  inStat: 'use stat|use|stat use|use|?valid',
  excluded: 'excluded|excluded shot|?is excluded|?outlier',
  spinType: 'spin type|speed spin type|spin type ball',
  clubType: 'club estimated type|club estimated',
  number: 'number|shot|shot number|number shot',
  date: 'date|time|date time|shot date|shot time|shot date time|date shot time',
  note: 'note|shot note|shot type|note shot',
  hand: 'hand',
}

/** Parts of a name that say how a number was found, and what they cost it. */
const qualifiers: Readonly<Record<Concept, number>> = {
  flat: -1,
  estimated: 20,
  sim: 30,
  normalized: 40,
  raw: 50,
  mean: 5,
  seen: 5,
}

interface Name {
  readonly concepts: string
  readonly quantity: Quantity | null
  readonly rank: number
}

interface MetricName extends Name {
  readonly of: MetricId
}

const namesIn = (names: string): Name[] =>
  names.split('|').map((name, rank) => {
    const words = name.split(' ')
    const quantity = (words.find((word) => word.startsWith('@'))?.slice(1) ?? null) as Quantity | null
    return { concepts: keyOf(words.filter((word) => !word.startsWith('@'))), quantity, rank }
  })

const keyOf = (concepts: readonly Concept[]): string => [...concepts].sort().join(' ')

const metricsByName: ReadonlyMap<string, readonly MetricName[]> = Map.groupBy(
  Object.entries(metricNames).flatMap(([id, names]) => namesIn(names).map((name) => ({ of: id as MetricId, ...name }))),
  ({ concepts }) => concepts,
)
const rolesByName = new Map(
  Object.entries(roleNames).flatMap(([role, names]) =>
    namesIn(names).map(({ concepts, rank }) => [concepts, { of: role as Role, rank }] as const),
  ),
)

/** The number that a heading names, where its unit is one for that. */
export const metricNamed = (heading: string, unit: Unit | null): Meaning<MetricId> | null => {
  const all = conceptsIn(heading)
  // Spin and face have their kinds told apart by a word that is a qualifier elsewhere.
  const plain = all.filter((concept) => !(concept in qualifiers))
  const cost = all.reduce((sum, concept) => sum + (qualifiers[concept] ?? 0), 0)
  const found = metricsByName.get(keyOf(plain))?.filter(({ of, quantity }) => fits(of, quantity, unit)) ?? []
  const [best] = found.sort((a, b) => Number(b.quantity !== null) - Number(a.quantity !== null) || a.rank - b.rank)
  return best === undefined ? null : { of: best.of, rank: best.rank + cost }
}

const fits = (metric: MetricId, needed: Quantity | null, unit: Unit | null): boolean =>
  needed === null
    ? unit === null ||
      unit.quantity === quantityOf[metric] ||
      (quantityOf[metric] === 'ratio' && unit.quantity === 'other')
    : unit?.quantity === needed

/** Role of a column that holds no number of a shot, such as the club or the time; null: its heading says none. */
export const roleNamed = (heading: string): Meaning<Role> | null => rolesByName.get(keyOf(conceptsIn(heading))) ?? null

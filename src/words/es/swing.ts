import type { Translated } from '../catalog.ts'
import type * as english from '../en/swing.ts'

export const swing: Translated<typeof english.swing> = {
  slice: 'slice',
  hook: 'hook',
  slightFade: 'fade leve',
  moderateSlice: 'slice claro',
  largeSlice: 'slice fuerte',
  sliceOfUnstatedSize: 'slice de tamaño no indicado',
  slightDraw: 'draw leve',
  moderateHook: 'hook claro',
  largeHook: 'hook fuerte',
  hookOfUnstatedSize: 'hook de tamaño no indicado',
  heelStrikes: 'impactos de talón',
  toeStrikes: 'impactos de punta',
  strikesAllOver: 'impactos por toda la cara',
  attack: 'un ataque de {attack}',
  assumedAttack: 'un ataque supuesto de {attack}',
  fade: 'fade',
  draw: 'draw',
}

export const readings: Translated<typeof english.readings> = {
  poorSmash:
    'La velocidad del palo {club} y la de bola {ball} no concuerdan: un factor smash de {smash}, cuando {limit} es lo mínimo de un mal impacto.',
  impossibleSmash:
    'La velocidad del palo {club} y la de bola {ball} no concuerdan: un factor smash de {smash}, cuando {limit} es lo máximo posible.',
  clubStands:
    'Vale la velocidad del palo: la bola se golpeó fuera del centro, cuestión de impacto y no de un swing lento. La bola vuela como se midió.',
  ballStands:
    'La bola vuela como se midió; el palo cuenta como {counted} en lugar de {sent}, porque los aparatos miden la bola y a menudo deducen el palo.',
  measureBoth: 'Mida las dos de nuevo.',
  driversBall:
    'Una bola a {ball} es demasiado rápida para una {club:words} con {driver} de velocidad de driver, que da {most} como mucho. La velocidad de bola, la salida, el spin y el vuelo no se cuentan: ¿son los del driver?',
  ironBesideDriver:
    'Una velocidad de {driver} con el driver y de {iron} con el hierro 7 rara vez son de un mismo golfista; se usó la velocidad con el driver.',
  driverBesideSwing:
    'Se envió una velocidad de driver de {driver} junto a una velocidad de swing de {swing}, que es también del driver: la de swing ajustó el palo y la de driver la separación.',
  totalBelowCarry: 'El total de {total} es menor que el vuelo de {carry} y no se usó.',
  carryTooFar:
    '{carry:Words} supera lo que da esta velocidad (un vuelo de unos {expected}) y no se cuenta: ¿fue otro palo, o viento?',
  carryBesideBall:
    '{carry:Words} no encaja con la bola medida, que vuela unos {expected} sin viento, y no se cuenta: ¿fue viento, altitud, una bola de prácticas u otro palo?',
  carryTooShort:
    '{carry:Words} está muy por debajo de los {expected} de vuelo que da esta velocidad: mire antes el impacto.',
}

export const inputs: Translated<typeof english.inputs> = {
  ballSpeed: 'velocidad de bola',
  swingSpeed: 'velocidad del palo',
  launchAngle: 'ángulo de salida',
  spinRate: 'spin',
  attackAngle: 'ángulo de ataque',
  carryDistance: 'vuelo',
  missPattern: 'fallo habitual',
  missSize: 'tamaño del fallo',
  strikePattern: 'lugar del impacto',
  handicap: 'hándicap',
  wristToFloor: 'de la muñeca al suelo',
  heightFeet: 'estatura',
  loft: 'loft del palo actual',
  fairwayDesignation: 'tipo de madera de calle',
  fairwaySpeedSource: 'palo de la velocidad con madera de calle',
  fairwayBallSource: 'palo de la bola con madera de calle',
  driverSpeed: 'velocidad con el driver',
  sevenIronSpeed: 'velocidad con el hierro 7',
  pwLoft: 'loft del pitching wedge',
  lobWedgeFullSwing: 'swings completos con el lob wedge',
  wedgeHit: 'wedge que se golpeó',
  ironFittingId: 'fitting de hierros',
  ironShaft: 'varilla de hierros',
  launchMonitorForStrike: 'un monitor de lanzamiento; con la velocidad del palo muestra la calidad del impacto',
  clubMonitorForStrike:
    'un monitor de lanzamiento que ve el palo; con la velocidad de bola muestra la calidad del impacto',
  launchMonitor: 'un monitor de lanzamiento',
  clubMonitor: 'un monitor de lanzamiento que ve el palo',
  monitorOrRangeFinder: 'un monitor de lanzamiento o un medidor láser',
  askMiss: 'preguntar hacia dónde van los malos',
  askHandicap: 'preguntar, o preguntar el resultado medio',
  measureWrist: 'con zapatos de juego, brazos caídos, del pliegue superior de la muñeca al suelo',
  sprayFace: 'polvo para pies rociado en la cara',
  readLoft: 'leerlo en el palo actual',
  askMissSize: 'preguntar cuánto se curva el fallo',
  ask: 'preguntar',
  notUsedForDriver: 'No usado para un driver: {inputs:list}. Esto no cambió nada.',
  notUsedForFairway: 'No usado para una madera de calle: {inputs:list}. Esto no cambió nada.',
  notUsedForHybrid: 'No usado para un híbrido: {inputs:list}. Esto no cambió nada.',
  notUsedForIron: 'No usado para hierros: {inputs:list}. Esto no cambió nada.',
  notUsedForWedge: 'No usado para un wedge: {inputs:list}. Esto no cambió nada.',
}

export const launches: Translated<typeof english.launches> = {
  low: 'baja',
  midLow: 'media-baja',
  mid: 'media',
  midHigh: 'media-alta',
  high: 'alta',
}

export const missSize: Translated<typeof english.missSize> = {
  question:
    'Usted indicó un fallo sin tamaño ({miss:words}): si es claro o fuerte, el fitting cambia a {changes:words}. Cuánto se curva?',
  head: 'otra cabeza ({head:words})',
  weight: 'el peso {place:words}',
  lie: 'un lie de {lie:words}',
}

export const oddNumber: Translated<typeof english.oddNumber> = {
  aboveTour: '{said} mph supera la velocidad del Tour.',
  slow: '{said} mph es más lento que casi cualquier adulto.',
  farAbove: '{said} mph supera con mucho las {usual} mph habituales con este palo ({club:words}).',
  farBelow: '{said} mph queda muy por debajo de las {usual} mph habituales con este palo ({club:words}).',
  asFastAsDriver: '{said} mph con este palo ({club:words}) es tan rápido como el driver ({driver} mph).',
  ballFar: 'Una bola a {said} mph queda lejos de las {usual} mph habituales con este palo ({club:words}).',
  tooLight: '{said} libras es muy poco para un jugador adulto.',
  tooLightForHeight: '{said} libras es muy poco para una estatura de {feet} ft {inches} in.',
  isDriversSpeed: '¿Es la velocidad del driver, de modo que este palo tiene {meant} mph?',
  isDriversBall: '¿Es la bola del driver, o sea {meant} mph?',
  isClubSpeed: '¿Es la velocidad del palo, o sea {meant} mph?',
  isOtherUnit: '¿Son {said} {otherUnit:name}, que son {meant} {unit:name}?',
  isBallInOtherUnit: '¿Son {said} {otherUnit:name}, o sea {meant} mph?',
  aDriver: 'driver',
  aWedge: 'wedge',
  aHybrid: 'híbrido',
  aWood: 'madera {number}',
  anIron: 'hierro 7',
}

export const sentCarry: Translated<typeof english.sentCarry> = {
  overstated:
    'El vuelo de {sent} vino sin números de un monitor; los golfistas exageran, así que cuenta como {counted}.',
  hitWith: 'El vuelo de {sent} se golpeó con {loft} ({club:words})',
  countsAsOf: 'El vuelo de {sent} cuenta como de {loft} ({club:words}), pues no se conoce el loft que se golpeó',
  countsAsOfAn: 'El vuelo de {sent} cuenta como de {loft} ({club:words}), pues no se conoce el loft que se golpeó',
  wedge: 'wedge',
  atFitted: 'a {loft} son unos {carry}',
}

export const setup: Translated<typeof english.setup> = {
  fitted: 'Recomendado: {loft}',
  current: 'Actual: {loft}',
  moreLoft: 'Un grado más de loft: {loft}',
  lessLoft: 'Un grado menos de loft: {loft}',
  goalOfDriver: 'Objetivo: el mayor vuelo que sale a {launch} o más y cae a {landing} o menos.',
  carriesMore: 'Vuela {gain:words} más.',
  carriesLess: 'Vuela {gain:words} menos.',
  carriesAsFar: 'Vuela lo mismo.',
  higher: 'Más alto y con más spin',
  flatter: 'Más plano',
  flatterWithRoll: 'Más plano y con más rodada',
  onFirmGround: 'en suelo firme {total} en total, {more:words}',
  onSoftGround: 'en suelo blando {total} en total, {more:words}',
  asFitted: 'como el recomendado',
  asMeasured: 'Tal como se midió.',
  asMeasuredOfUnknownLoft: 'Tal como se midió; no se indicó su loft y cuenta como el habitual.',
}

export const shots: Translated<typeof english.shots> = {
  readFromOne: 'Leído de {count} golpe: {cited:list}.',
  readFrom: 'Leído de {count} golpes: {cited:list}.',
  readFromWithSpread: 'Leído de {count} golpes, con su desviación estándar: {cited:list}.',
  by: 'De {count} golpes: {cited:list}.',
  cited: '{input:words} {value}',
  citedWithSpread: '{input:words} {value} ± {spread}',
  spreadAlone: '{input:words} ± {spread}',
  ofSome: { one: '{what:words} ({shots:count} golpe)', other: '{what:words} ({shots:count} golpes)' },
}

export const flight: Translated<typeof english.flight> = {
  model: 'Modelo de vuelo en aire estándar (25 °C, nivel del mar).',
  held: 'Ajustado a lo medido: {what:words}.',
  carry: 'carry',
  peak: 'altura máxima',
  landing: 'ángulo de caída',
  and: '{one:words} y {other:words}',
  movedByLoft: 'El vuelo recomendado es el golpe actual movido por el cambio de loft.',
  noCurrent: 'No hay vuelo actual sin salida ni spin medidos de este palo.',
  byImpact: 'El vuelo recomendado es lo que el modelo de impacto espera de este swing.',
  notOfWedge: 'Un wedge se ajusta con el loft pedido, que no mueve ningún vuelo.',
  notOfHybrid: 'Un vuelo recomendado necesita salida, spin y el loft del híbrido actual.',
  notOfIron: 'Sin él no hay vuelo recomendado de un hierro.',
  notOfDriverNumbers: 'Estos son números de un driver.',
  notOfFairway: 'Un vuelo recomendado necesita salida, spin y el loft de la madera actual.',
  turnLeftOut: 'No se vuela cuánto gira la bola por una cabeza draw, su peso o una cara cerrada con el hosel.',
  over: 'más de {yards}',
  more: '{gain:words} más',
  farther: '{gain:words} más lejos',
  less: '{gain:words} menos',
  asFar: 'igual de lejos',
}

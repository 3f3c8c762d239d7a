import type { Translated } from '../catalog.ts'
import type * as english from '../en/shaft.ts'

export const flex: Translated<typeof english.flex> = {
  inBand: '{speed:words} está en la banda {flex:name} ({band:words})',
  inBandUltralight: '{speed:words} está en la banda {flex:name} ({band:words}; una varilla ultraligera A o L)',
  andMore: '{speed} o más',
  below: 'menos de {speed}',
  moved: '{reason:words}: {flex:name}',
  stays: '{reason:words}: sigue siendo {flex:name}',
  movedUltralight: '{reason:words}: {flex:name} (una varilla ultraligera A o L)',
  staysUltralight: '{reason:words}: sigue siendo {flex:name} (una varilla ultraligera A o L)',
  forceful: 'un movimiento enérgico carga más la varilla',
  quiet: 'un movimiento tranquilo carga menos la varilla',
  againstHook: '{miss:words}: ayuda algo más de resistencia',
  againstFade: '{miss:words}: una varilla más blanda ayuda a cerrar la cara',
  highSpin: 'la salida y el spin son altos',
  lowSpin: 'la salida es baja y el spin está bajo su objetivo',
  ofAge: 'desde los {age} años una varilla más blanda se carga mejor',
  womensRule: 'Para mujeres la regla es el flex Ladies',
  belowWomens: '{speed:words} está por debajo de {from}, desde donde decide la velocidad',
  heldAtLadies: '{speed:words} llegaría justo a Senior, pero {reasons:words}',
  aboveLadies:
    'Excepción al flex Ladies por velocidad: {speed:words} está en la banda {flex:name} de mujeres ({band:words})',
  ofJunior: 'Las varillas junior se hacen para golfistas de {age} años',
  notBySpeed: 'la velocidad no cambia eso',
  teenBuild:
    'Con {height} de estatura y {speed} con el driver las varillas junior se quedan cortas: un montaje de adolescente, como mucho Regular',
  literalRule: '{other:words}: la regla para mujeres al pie de la letra',
  untilGrowth: '{other:words}: hasta el próximo estirón',
  near: '{other:words}: su límite está muy cerca',
}

export const launchProfile: Translated<typeof english.launchProfile> = {
  bySpeed: 'Sin ángulo de salida decide la velocidad: {speed:words}',
  lowerForAttack: 'Sin ángulo de salida decide la velocidad: {speed:words}, un paso más baja por un ataque de {attack}',
  higherForAttack:
    'Sin ángulo de salida decide la velocidad: {speed:words}, un paso más alta por un ataque de {attack}',
  byLaunch: '{launch:words} frente a un objetivo de {target}',
  spinsTooMuch: 'un paso más baja porque el spin supera en {share} el objetivo',
  heldByFade:
    'esa altura y ese spin vienen de la cara abierta del slice, así que la varilla queda en lo que pide {speed:words}',
  byHybridSpeed: 'Sin ángulo de salida decide la velocidad con el híbrido: {speed:words}',
  ofHybrid: '{launch:words} frente a un objetivo de {target} para esta velocidad y este loft',
  landsTooFlat:
    '{launch:words} frente a un objetivo de {target} para esta velocidad y este loft, pero cae demasiado plana para una varilla de salida más baja',
  comesInLow: 'La bola no llega lo bastante alta para quedarse en el green: la varilla debe ayudarla a subir',
  comesInHigh: 'La bola vuela más alta o gira más de lo necesario: la varilla puede bajarla',
  holds: 'La bola se queda en el green',
  byIronSpeed: 'decide la velocidad con el hierro 7: {speed:words}',
  belowWindow: '{launch:words} está por debajo de la ventana de {window} para esta velocidad: un paso más alta',
  aboveWindow: '{launch:words} está por encima de la ventana de {window} para esta velocidad: un paso más baja',
  needsHeight: 'Se pidió un vuelo más bajo, pero este necesita la altura',
  lowerAsAsked: 'Un paso más baja, como se pidió',
  higherAsAsked: 'Un paso más alta, como se pidió',
  noneLower: 'No se hace ninguna más baja',
  noneHigher: 'No se hace ninguna más alta',
}

export const length: Translated<typeof english.length> = {
  ofUnknownWrist: 'Sin la medida de la muñeca al suelo la longitud queda estándar.',
  heightAlone: 'La estatura sola no cambia una longitud: mida de la muñeca al suelo.',
  ofWrist: 'De la muñeca al suelo {wrist}: {change:words}',
  driversStay: 'los drivers quedan estándar',
  fairwaysStay: 'las maderas de calle quedan estándar',
  hybridsStay: 'los híbridos quedan estándar',
  ironsStay: 'los hierros quedan estándar',
  wedgesStay: 'los wedges quedan estándar',
  driversStayWomens: 'los drivers quedan en el estándar de mujeres',
  fairwaysStayWomens: 'las maderas de calle quedan en el estándar de mujeres',
  hybridsStayWomens: 'los híbridos quedan en el estándar de mujeres',
  ironsStayWomens: 'los hierros quedan en el estándar de mujeres',
  wedgesStayWomens: 'los wedges quedan en el estándar de mujeres',
  ironsFrom: 'hierros {change} respecto al estándar',
  ironsFromWomens: 'hierros {change} respecto al estándar de mujeres',
  driverTakesHalf: '{change:words}, de lo que un driver toma la mitad',
  fairwayTakesHalf: '{change:words}, de lo que una madera de calle toma la mitad',
  hybridTakesThreeQuarters: '{change:words}, de lo que un híbrido toma tres cuartos',
  driverHeld: 'el driver queda estándar, porque uno más largo dispersa más ({strike:words})',
  doubtful:
    'Una medida de la muñeca al suelo de {wrist} pide {change:words}, una estatura de {height} pide {other:words}: revise la medida (con zapatos de juego, brazos caídos, del pliegue superior de la muñeca al suelo).',
  standardLength: 'la longitud estándar',
  mensHeads: 'Con {wrist} de la muñeca al suelo mire cabezas en longitud de hombre con varillas ligeras.',
  measureTeen:
    'Mida de la muñeca al suelo: a esta estatura los adolescentes suelen necesitar palos más cortos que el estándar.',
  tryMens: 'Estas medidas parten de los palos de mujer. A esta velocidad pruebe también uno de hombre: {figures:list}.',
  mensLonger: '{by} más largo',
  mensWeight: 'swing weight {weight:name}',
  mensGrip: 'con grip estándar',
  measureWomen:
    'Mida de la muñeca al suelo: a esta estatura las mujeres suelen necesitar más que la longitud estándar de mujeres.',
  ofGrowing: '{who:words}: pide un hierro 7 de {iron} y un driver de {driver}',
  grown: 'con {age} años {grown} más, camino de la longitud de adulto',
  wrist: 'de la muñeca al suelo {wrist}',
  wristOfOther:
    'Una medida de la muñeca al suelo de {wrist} no concuerda con esa estatura ({height:words}): solo movió las longitudes {change}. Mídalo de nuevo.',
  adultWithoutAge:
    'Con {height} de estatura y sin edad se ajusta como adulto: diga la edad, porque un niño de esta estatura juega un driver de unos {length}.',
}

export const lie: Translated<typeof english.lie> = {
  standard: 'estándar',
  upright: '{degrees} más vertical',
  flat: '{degrees} más plano',
  driverStandard: 'Un driver no se dobla: el lie queda estándar.',
  fairwayStandard: 'Una madera de calle no se dobla: el lie queda estándar.',
  ofStature: 'Estatura {height}, de la muñeca al suelo {wrist}: {lie:words}',
  ofJunior: 'El lie estático de un niño es estándar',
  ofUnknownStature: 'Sin estatura ni medida de la muñeca al suelo el lie estático es estándar',
  forMiss: '{degrees} por el fallo ({miss:words})',
  forStrike: '{degrees} por {strike:words}',
  hybridTakesHalf: 'un híbrido toma la mitad',
}

export const shaftWeight: Translated<typeof english.shaftWeight> = {
  ofSpeed: '{speed:words} pide unos {weight}',
  quick: '{change} por un movimiento rápido',
  smooth: '{change} por un movimiento suave',
  ofBody: '{change} por {weight} de peso corporal',
  ofAge: '{change} con {age} años',
  calmsHook: '{change} para calmar un hook',
  calmsBoth: '{change} para calmar los fallos a ambos lados',
  steadies: '{change} para estabilizar impactos por toda la cara',
  sparesBody: '{change} para cuidar el cuerpo',
  asAsked: '{change} por un palo más ligero, como se pidió',
  women: '{change} en las tablas de mujeres',
  notMore: 'juntos no más de {change}',
  noLighter: 'no más ligera que {weight}',
  oneStep: 'basta un paso desde la varilla actual de {weight}',
  made: 'hay varillas de {range} para ello',
  teenBuild: 'Un montaje de adolescente lleva una varilla ligera de adulto',
  ofJunior: 'Un niño ({height:words}) necesita las varillas más ligeras que hay',
  wedgeInSteel: '{change} para el {wedge:name} en acero',
  carriesOver: 'Se mantiene la varilla de hierros de {weight} ({origin:words})',
}

export const swingWeight: Translated<typeof english.swingWeight> = {
  ofJunior: 'En palos de niño no se ajusta el swing weight: lo ligero es lo correcto.',
  ofShaft: '{weight:name} va con una varilla de {shaft}',
  movedUp: {
    one: '{length} de longitud lo sube {points:count} punto',
    other: '{length} de longitud lo sube {points:count} puntos',
  },
  movedDown: {
    one: '{length} de longitud lo baja {points:count} punto',
    other: '{length} de longitud lo baja {points:count} puntos',
  },
  headTakesUp: '{move:words}, de lo que el peso de la cabeza compensa {points}',
}

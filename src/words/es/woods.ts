import type { Translated } from '../catalog.ts'
import type * as english from '../en/woods.ts'

export const woods: Translated<typeof english.woods> = {
  loftForSpeed: '{wood:words} para {speed:words} con el driver: {loft}',
  womensTables: '{degrees} en las tablas de mujeres',
  forAttack: '{degrees} por un ataque de {attack}',
  forLaunch: '{degrees}: {launch:words} frente a un objetivo de {target}',
  notSold: '{wood:words}: no se vende con más de {loft}',
  juniorsStart: 'los niños empiezan en {loft}',
  takeFiveWood:
    'Con {speed:words} con el driver una madera 5 de {loft} vuela {more:words} y se levanta mejor: lleve la madera 5. La madera 3 se ajustó como se envió.',
  threeWoodStruckWell:
    'Con {speed:words} con el driver una madera 3 de {loft} vuela {more:words} si se golpea bien, pero se levanta peor.',
  threeWoodOffTee: 'Con {speed:words} con el driver una madera 3 solo compensa desde el tee.',
  nextWood: 'Con {speed:words} con el driver la madera siguiente es de unos {loft} ({wood:words}).',
  woodIsUsual: 'Con {speed:words} con el driver lo habitual es {loft} ({wood:words}), no {own}.',
  usualIsEasier:
    'Con {speed:words} con el driver lo habitual es {loft} ({wood:words}): vuela {more:words} y se levanta mejor que estos {own}.',
  usualIsHarder:
    'Con {speed:words} con el driver lo habitual es {loft} ({wood:words}): vuela {more:words} y se levanta peor que estos {own}.',
  hybridForSpeed: '{speed:words} con el híbrido pide {loft}',
  slotKept: 'se conservó el hueco del {slot:name} actual de {loft}',
  aHybrid: 'un híbrido de {loft}',
  anHybrid: 'un híbrido de {loft}',
  hybridOrSevenWoodEasier:
    'Con {speed:words} {hybrid:words} o una madera 7 se levanta mejor que estos {own}; ese híbrido vuela {more:words}.',
  hybridEasier: 'Con {speed:words} {hybrid:words} se levanta mejor que estos {own}; ese híbrido vuela {more:words}.',
  hybridUsual: 'Con {speed:words} lo habitual es {hybrid:words}; vuela {more:words} y se levanta peor que estos {own}.',
  hybridUsualIfFree:
    'Con {speed:words} lo habitual es {hybrid:words}; vuela {more:words}, si ese hueco está libre, y se levanta peor que estos {own}.',
  landsFlat: 'El híbrido cae a {landing}, que es plano: una madera 7 del mismo vuelo cae más suave en los greens.',
  peaksFlat: 'El híbrido sube a {height}, que es bajo: una madera 7 del mismo vuelo cae más suave en los greens.',
  moderate: 'claro',
  large: 'fuerte',
  utilityIron:
    'Contra un hook ({size:words}) con {speed:words} un hierro utility de este loft cierra menos que un híbrido o una madera: pruébelo antes.',
  bothEstimated: 'Los dos vuelos son estimados, así que la separación no se juzga.',
  bothEstimatedMeasure: 'Los dos vuelos son estimados, así que la separación no se juzga: mida {what:words}.',
  clubEstimated: 'El vuelo de este palo es estimado, así que la separación no se juzga: mida {what:words}.',
  driverEstimated: 'El vuelo del driver es estimado, así que la separación no se juzga: mida {what:words}.',
  thisCarry: 'el vuelo de este palo',
  theDriverSpeed: 'la velocidad con el driver',
  carryUnused: 'El vuelo de {carry} no se usa mientras no se conozca el loft del híbrido: envíe ese loft.',
  shotUnused: 'El golpe medido no se usa mientras no se conozca el loft del híbrido: envíe ese loft.',
  tooClose: 'Vuela demasiado cerca del driver: más loft llenaría mejor la bolsa.',
  wideGap: 'Deja una separación grande tras el driver: menos loft o una varilla más larga la cerraría.',
  leave: 'Deje {yards} hasta la siguiente madera o híbrido.',
  fartherThanDriver:
    'Según estos números el {club:words} vuela {carry} más que el driver de {speed}. Mida las dos de nuevo.',
  readAsOthers: '{carry:Words}: se lee como del {hit:words}; de ello se estima el vuelo de la {club:words}.',
  readAsFitted: 'No se nombró ninguna madera: los datos de la bola se leen como los de una {club:words}.',
  spinAbove: 'Un spin de {spin} está por encima de {window}, lo propio de una {club:words}.',
  spinBelow: 'Un spin de {spin} está por debajo de {window}, lo propio de una {club:words}.',
  spinInside: 'Un spin de {spin} está dentro de {window}, lo propio de una {club:words}.',
  lessLoft: '{by} menos de loft: {loft}',
  moreLoft: '{by} más de loft: {loft}',
  carries: 'Vuela unos {carry} ({basis:words}).',
  flown: 'calculado desde el golpe medido',
  ofStatedCarry: 'estimado del vuelo medido y el loft',
  ofSpeedAndLoft: 'estimado de la velocidad y el loft',
  softerLanding: 'Más alto y con caída más suave: unos {carry}, {more:words}.',
  longerHarder: 'Más largo, pero más difícil de levantar del suelo: unos {carry}, {more:words}.',
  noLongerHarder: 'No más largo, y más difícil de levantar del suelo: unos {carry}, {more:words}.',
}

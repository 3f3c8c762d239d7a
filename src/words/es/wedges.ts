import type { Translated } from '../catalog.ts'
import type * as english from '../en/wedges.ts'

export const wedges: Translated<typeof english.wedges> = {
  firstToBuy:
    'El pitching wedge de {hit} que se golpeó es de los hierros: {loft} es el primero que comprar de los {wedges} wedges siguientes.',
  loftGiven: 'Se indicó el loft: {loft}.',
  withoutLoft: 'Sin loft, el {wedge:name} se ajusta a {loft}.',
  withoutLoftOfSet: 'Sin loft, el {wedge:name} se ajusta a {loft}, del juego tras un pitching wedge de {pitching}.',
  unknown: 'Un wedge sin loft ni nombre se ajusta a {loft}.',
  unknownOfSet: 'Un wedge sin loft ni nombre se ajusta a {loft}, del juego tras un pitching wedge de {pitching}.',
  softerFlex:
    'Algunos buenos jugadores llevan sand y lob wedge un flex más blandos por tacto; el flex recomendado sigue siendo el de los hierros.',
  unevenGap: 'Los lofts dejan {gap} entre {before} y {after}, donde lo uniforme es {even}: {cure:words}.',
  unevenStatedGap:
    'Los lofts indicados dejan {gap} entre {before} y {after}, donde lo uniforme es {even}: {cure:words}.',
  oneStays: 'uno de ellos puede quedarse en casa',
  bendBoth: 'doble los dos un grado el uno hacia el otro',
  launchIsHigh:
    '{launch:Words} es alta para un wedge completo: manos más adelantadas en el impacto y una varilla de salida más baja.',
  launchIsLow: '{launch:Words} es baja para un swing completo con el {wedge:name}: más loft ayudaría a parar.',
  setAfter: 'Juego tras un pitching wedge de {loft}',
  wedgeOfSet: '{club:name} {loft}/{bounce} unos {carry}',
  isPitchingWedge: 'Un pitching wedge de {stated} no va con los {loft} que se ajustan: es el pitching wedge.',
  pitchingWedgeAssumed: 'Un pitching wedge de {stated} no va con los {loft} que se ajustan: se supuso {assumed}.',
  lessThanFull:
    '{carry:Words} con los {loft} es menos de lo que da un swing completo a esta velocidad (unos {full}). El juego se cuenta desde ahí: si no fue un swing completo, envíe el vuelo de uno completo.',
  moreThanFull:
    '{carry:Words} con los {loft} es más de lo que da un swing completo a esta velocidad (unos {full}). El juego se cuenta desde ahí: mida otra vez velocidad y vuelo.',
  oddPitchingWedge:
    'Un {wedge:name} de {loft} es raro: {loft} es un pitching wedge. Se ajustó a este loft, con longitud y bounce de {wedge:name}. Qué palo se golpeó?',
  oddGapWedge:
    'Un {wedge:name} de {loft} es raro: {loft} es un gap wedge. Se ajustó a este loft, con longitud y bounce de {wedge:name}. Qué palo se golpeó?',
  oddSandWedge:
    'Un {wedge:name} de {loft} es raro: {loft} es un sand wedge. Se ajustó a este loft, con longitud y bounce de {wedge:name}. Qué palo se golpeó?',
  oddLobWedge:
    'Un {wedge:name} de {loft} es raro: {loft} es un lob wedge. Se ajustó a este loft, con longitud y bounce de {wedge:name}. Qué palo se golpeó?',
  lobSwungFully: 'Un lob wedge con swing completo tiene que cubrir una distancia: {degrees} tras el wedge anterior.',
  lobForGreenside:
    'Un lob wedge solo para alrededor del green puede dejar más separación: {degrees} tras el wedge anterior.',
  lobUnsure: 'Sin seguridad sobre swings completos: el lob wedge sigue {degrees} tras el wedge anterior.',
  lobNotStated: 'Sin indicar swings completos: el lob wedge sigue {degrees} tras el wedge anterior.',
  lobIsHard: '{lob} o más es difícil de golpear: el juego acaba en el sand wedge, como mucho {sand}.',
  lobHardlyMade: 'Apenas se hacen lob wedges de más de {loft}: el juego acaba aquí.',
  lobCarriesAlike: 'A esta velocidad un lob wedge vuela menos de {yards} menos que el sand wedge: el juego acaba ahí.',
  carriedEndAtSand: 'Los wedges que se llevan acaban en el sand wedge.',
  carriedLobStays: 'El lob wedge que se lleva se queda: {degrees} tras el wedge anterior.',
  partialShot: 'Un golpe parcial: el spin solo se califica con swings completos.',
  spinIsLow:
    '{wedge:name} {spin:words} (bueno: {good}) es bajo: antes estrías nuevas y una bola más blanda, luego {degrees} más de loft o una varilla de salida más baja.',
  spinIsUsable:
    '{wedge:name} {spin:words} (bueno: {good}) es utilizable; unas estrías nuevas lo llevarían al rango bueno.',
  spinIsRight: '{wedge:name} {spin:words} (bueno: {good}) es lo adecuado para este wedge.',
  spinIsHigh:
    '{wedge:name} {spin:words} (bueno: {good}) está en lo alto del rango: para, y puede elevarse contra el viento.',
  carriedOver: 'Tomado de los hierros ({origin:words}).',
  profileCarriesOver: '{profile:Words}, tomado de los hierros ({origin:words})',
  profileAsIrons: '{profile:Words}, como los hierros a esta velocidad',
  lowerForLaunch: 'un paso más baja por una salida de más de {launch} con poco spin',
  ironFitting: 'fitting de hierros',
  ironShaftGiven: 'varilla de hierros indicada',
  sevenIronSpeed: 'velocidad con el hierro 7',
  wedgeSpeed: 'velocidad con el wedge',
}

export const sole: Translated<typeof english.sole> = {
  ofAttack: '{attack:words} pide {bounce} en el {wedge:name}',
  ofSkill: '{change} por {handicap:words}',
  ofUnknownSkill: '{change} por un hándicap desconocido',
  ofStrike: '{change} por {strike:words}',
  digger: '{attack:Words} es un ataque que cava: esta suela del {wedge:name} es la que mejor encuentra el césped.',
  neutral: '{attack:Words} es neutro: esta suela del {wedge:name} es la que mejor encuentra el césped.',
  sweeper: '{attack:Words} es un ataque que barre: esta suela del {wedge:name} es la que mejor encuentra el césped.',
}

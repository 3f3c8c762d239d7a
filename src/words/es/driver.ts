import type { Translated } from '../catalog.ts'
import type { driver as english } from '../en/driver.ts'

export const driver: Translated<typeof english> = {
  ofSwing: '{speed:words} con {attack:words} pide {loft}',
  launchAdds: '{launch:words} frente a un objetivo de {target} suma {by}',
  launchTakesOff: '{launch:words} frente a un objetivo de {target} resta {by}',
  heldBySpin: 'se queda ahí porque el spin ya es alto',
  lowSpinAdds: 'un spin muy bajo suma {by}',
  currentStays: 'la salida y el spin están en el objetivo, así que se quedan los {current} actuales',
  currentHolds: 'los {current} actuales dejan el loft en {loft}',
  missHolds: 'el fallo ({miss:words}) lo deja en lo que piden la velocidad y el ataque',
  floorOfJuniors: 'el mínimo para niños es {loft}',
  floorOfWoman: 'el mínimo para una mujer a esta velocidad es {loft}',
  floorOfAge: 'el mínimo con {age} años a esta velocidad es {loft}',
  noneHigher: 'ningún driver actual para un golfista así juega a más de {loft}',
  nearBorder: '{other:words}: las reglas dan {exact}, cerca del límite',
  movedFarther: 'Según el modelo de vuelo {loft} vuela {gain:words} más que {asked}.',
  movedNearer:
    'Según el modelo de vuelo {loft} queda más cerca del loft actual: el resto del camino da menos de una unidad por grado.',
  movedBetween: 'Según el modelo de vuelo {loft} no vuela menos y está entre sus vecinos.',
  beforeFlights: '{other:words}: lo que piden velocidad, ataque, salida y spin antes de comparar vuelos',
  startsLowAndLandsSteep:
    'Sale {low} más baja y cae {steep} más vertical: más loft caería aún más vertical y menos saldría aún más bajo.',
  startsLow: 'Sale {low} más baja: {why:words}.',
  landsSteep: 'Cae {steep} más vertical: {why:words}.',
  moreWouldLandSteeply: 'más loft caería demasiado vertical',
  lessWouldStartLow: 'menos loft saldría demasiado bajo',
  ruleHolds: 'la regla {rule:name} mantiene el loft: {why:words}',
  least: '{loft} es lo mínimo para este golfista',
  most: '{loft} es lo máximo para este golfista',
  launchNotMeasured: 'sigue a la velocidad y al ataque hasta que se mida la salida',
  notWorthADegree: 'tan poco no vale otro grado lejos de lo que pide el swing y de lo que se juega',
  withinTolerance: 'la salida y el spin están en la tolerancia de sus objetivos',
  almostWithinTolerance: 'la salida y el spin están casi en la tolerancia de sus objetivos',
  movedAtMost: 'el modelo lo mueve como mucho {by} de los {asked} que pide el swing',
  wouldCarryFarther:
    'Según el modelo de vuelo {loft} volaría {gain:words} más que los {fitted} recomendados: {why:words}.',
  carriesLess: 'Según el modelo de vuelo los {loft} recomendados vuelan {lost} menos que el golpe actual: {why:words}.',
  carriesLessAndRuns:
    'Según el modelo de vuelo los {loft} recomendados vuelan {lost} menos que el golpe actual: {why:words}, y en total la bola llega {more} más lejos.',
  heldInside: 'la regla {rule:name} lo mantiene en los límites de altura y caída, que el golpe actual supera',
  byRule: 'la regla {rule:name} {what:words}',
  asksForThis: 'pide este loft',
  asksForMore: 'pide más loft que los {current} actuales',
  asksForLess: 'pide menos loft que los {current} actuales',
  fitsFrom: 'ajusta drivers de {min} a {max}, y el actual tiene {current}',
  fitsInSteps: 'ajusta en pasos de {step}, y el actual tiene {current}',
  fittedGains:
    'Con los {loft} de loft recomendados el golpe actual volaría {gain:words} más e iría {total:words} en total.',
  otherGains: 'Con {loft} de loft el golpe actual volaría {gain:words} más e iría {total:words} en total.',
  noneGains: 'Ninguno de los lofts comparados lleva este golpe {least} más lejos.',
  loftUnknown:
    'No se dice nada de otro loft mientras no se conozca el loft con que se dio este golpe: léalo en la suela.',
  targetCarries:
    'En el objetivo de {launch} y {spin} la misma velocidad de bola volaría {carry} frente a {now} ahora: {more:words}, y {total:words} en total.',
  targetCarriesAlike:
    'En el objetivo de {launch} y {spin} la misma velocidad de bola volaría {carry} frente a {now} ahora: ninguna diferencia que el modelo de vuelo distinga. Ajuste para dirección e impacto.',
  notByLoft:
    'Eso lo dan la altura del tee, el impacto y la posición de la bola, o una cabeza y una varilla que lo hagan; el loft solo no.',
  leaveFlight: 'Deje la salida y el spin como están.',
}

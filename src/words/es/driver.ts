import type { Translated } from '../catalog.ts'
import type * as english from '../en/driver.ts'

export const driver: Translated<typeof english.driver> = {
  ofSwing: '{speed:words} con {attack:words} pide {loft}',
  launchAdds: '{launch:words} frente a un objetivo de {target} suma {by}',
  launchTakesOff: '{launch:words} frente a un objetivo de {target} resta {by}',
  heldBySpin: 'se queda ahí porque el spin ya es alto',
  lowSpinAdds: 'un spin muy bajo suma {by}',
  currentStays: 'la salida y el spin están en el objetivo, así que se quedan los {current} actuales',
  currentIsNearer: 'eso alejaría más la salida de su objetivo, así que se quedan los {current} actuales',
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

export const driverNotes: Translated<typeof english.driverNotes> = {
  spinAbove: 'Un spin de {spin} está por encima de la ventana de {window} para {speed:words} y {attack:words}.',
  spinBelow: 'Un spin de {spin} está por debajo de la ventana de {window} para {speed:words} y {attack:words}.',
  spinInside: 'Un spin de {spin} está en la ventana de {window} para {speed:words} y {attack:words}.',
  flatLanding: 'Caída de {landing}: la bola llega plana y rueda.',
  steepLanding: 'Caída de {landing}: la bola llega vertical y se para.',
  lowPeak: 'Una altura de {peak} es poca para esta velocidad.',
  highPeak: 'Una altura de {peak} es mucha para esta velocidad.',
  face: 'La cara está {face:words}, y eso hace el vuelo: {curve:words}. Un palo puede suavizarlo, una clase puede quitarlo.',
  open: '{degrees} abierta respecto a la trayectoria',
  closed: '{degrees} cerrada respecto a la trayectoria',
  faceAgainstMiss:
    '{miss:Words} y una cara {face:words} no concuerdan: una cara así da {curve:words}. Se usó el fallo indicado ({used:words}); compruebe hacia dónde se curva la bola.',
  hoselRight:
    'Contra un fallo fuerte a la derecha suba el hosel un paso, lo que además cierra la cara uno o dos grados, y use {upright} más vertical si el hosel lo permite.',
  hoselLeft:
    'Contra un fallo fuerte a la izquierda suba el hosel un paso, lo que además cierra la cara uno o dos grados, y use {upright} más vertical si el hosel lo permite.',
  hoselAndTorqueRight:
    'Contra un fallo fuerte a la derecha suba el hosel un paso, lo que además cierra la cara uno o dos grados, use {upright} más vertical si el hosel lo permite y una varilla de al menos {torque} de torsión.',
  hoselAndTorqueLeft:
    'Contra un fallo fuerte a la izquierda suba el hosel un paso, lo que además cierra la cara uno o dos grados, use {upright} más vertical si el hosel lo permite y una varilla de al menos {torque} de torsión.',
  heelStrikes:
    'Los impactos de talón dan spin y slice por el efecto engranaje: pruebe el driver algo más corto antes de cambiar la cabeza.',
  shorter: 'Vale la pena probar un driver algo más corto: golpear en el centro gana más que la longitud.',
  noLowSpinHead:
    'Las cabezas de poco spin, aunque populares, son aquí mala elección: quitan la altura y la tolerancia que este swing necesita.',
  comesDown: 'El driver baja {down} hacia la bola.',
  comesDownAndLoses:
    'El driver baja {down} hacia la bola: con {speed:words} el mejor golpe de un ataque nivelado vuela {farther} (±{band}) más que el mejor de este.',
  teeHigher: 'Ponga la bola en el tee con la mitad sobre la corona y juéguela a la altura del talón delantero.',
  cameraReadsHigher:
    'Un monitor de cámara lee unos {higher} más que un radar, así que allí el swing es aún más descendente.',
  onGround:
    'En suelo firme o con viento busque {degrees} y {spin} menos que el objetivo, y en suelo blando otro tanto más: baje o suba el tee antes de cambiar el loft.',
}

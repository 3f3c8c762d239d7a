import type { Translated } from '../catalog.ts'
import type { driverNotes as english } from '../en/driver-notes.ts'

export const driverNotes: Translated<typeof english> = {
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
    'El driver baja {down} hacia la bola: con {speed:words} el mejor golpe de un ataque nivelado vuela {farther} más que el mejor de este.',
  teeHigher: 'Ponga la bola en el tee con la mitad sobre la corona y juéguela a la altura del talón delantero.',
  cameraReadsHigher:
    'Un monitor de cámara lee unos {higher} más que un radar, así que allí el swing es aún más descendente.',
  onGround:
    'En suelo firme o con viento busque {degrees} y {spin} menos que el objetivo, y en suelo blando otro tanto más: baje o suba el tee antes de cambiar el loft.',
}

import type { Translated } from '../catalog.ts'
import type { launchProfile as english } from '../en/launch-profile.ts'

export const launchProfile: Translated<typeof english> = {
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

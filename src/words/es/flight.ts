import type { Translated } from '../catalog.ts'
import type { flight as english } from '../en/flight.ts'

export const flight: Translated<typeof english> = {
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

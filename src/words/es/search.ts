import type { Translated } from '../catalog.ts'
import type { search as english } from '../en/search.ts'

export const search: Translated<typeof english> = {
  filters: 'Ningún palo cumple todos los filtros.',
  leftOut: 'Los filtros dejan fuera lo que las palabras nombran: {clubs:words}.',
  otherTypes: 'Con este nombre hay otros palos: {clubs:words}.',
  span: 'Constan palos de {from} a {to}.',
  nameOnly: '{club:name} ({year}) se conoce solo por el nombre: compárelo por loft y año.',
  noPutters: 'Los putters no constan.',
  noBalls: 'Las bolas no constan.',
  noDrivingIrons: 'Los hierros de salida y utility no constan.',
  noShaftsOrGrips: 'No se buscan varillas ni grips: están con cada palo.',
  notAllWords: 'Ningún palo tiene todas estas palabras.',
  notUnderstood: 'No se entendió: {words:and}.',
  sendPrices: 'Envíe los precios como minPrice y maxPrice.',
  driver: 'driver',
  fairway: 'madera de calle',
  hybrid: 'híbrido',
  iron: 'hierros',
  wedge: 'wedge',
  clubs: { one: '{clubs:count} palo ({kinds:and})', other: '{clubs:count} palos ({kinds:and})' },
  noClub: 'No hay ningún palo con el id {id:name}.',
  didYouMean: '¿Se trata de {clubs:words}?',
  ambiguous: '«{said:name}» no es el id de un palo y, como nombre, coincide con: {clubs:list}.',
  ambiguousMore: '«{said:name}» no es el id de un palo y, como nombre, coincide con: {clubs:list} y {more} más.',
  comparesNone: 'Una comparación necesita dos palos, pero ninguno de estos existe.',
  comparesOne: 'Una comparación necesita dos palos, pero solo uno de estos existe.',
}

import type { Translated } from '../catalog.ts'
import type { prices as english } from '../en/prices.ts'

export const prices: Translated<typeof english> = {
  unknown: 'Precio desconocido: no consta el precio del fabricante de esta cabeza.',
  launch: 'precio de lanzamiento de {date:words}',
  seen: 'precio visto el {date:words}',
  ofShop: 'el precio de la tienda del {date:words}',
  withShaft: '{price} con una varilla de serie ({kind:words})',
  eachWithShaft: '{price} cada uno con una varilla de serie ({kind:words})',
  withShafts: '{price} con varillas de serie ({kind:words})',
  withMore: '{stock:words}, {more} más por esta varilla',
  withMoreEach: '{stock:words}, {more} más cada uno por esta varilla',
  totalUnknown: 'Total desconocido: {stock:words}; no consta lo que añade esta varilla.',
  oneWithShaft: '{price} por un palo, con su varilla de serie ({kind:words}).',
  one: '{price} por un palo: {parts:words}.',
  ofSet: '{price} por el juego de {clubs}: {parts:words}.',
}

import type { Translated } from '../catalog.ts'
import type { prices as english } from '../en/prices.ts'

export const prices: Translated<typeof english> = {
  unknown: 'Preis nicht bekannt: der Preis des Herstellers für diesen Kopf ist nicht erfasst.',
  launch: 'Einführungspreis {date:words}',
  seen: 'Preis vom {date:words}',
  ofShop: 'Preis des Shops vom {date:words}',
  withShaft: '{price} mit Serienschaft ({kind:words})',
  eachWithShaft: 'je {price} mit Serienschaft ({kind:words})',
  withShafts: '{price} mit Serienschäften ({kind:words})',
  withMore: '{stock:words}, {more} mehr für diesen Schaft',
  withMoreEach: '{stock:words}, je {more} mehr für diesen Schaft',
  totalUnknown: 'Gesamtpreis nicht bekannt: {stock:words}; der Aufpreis dieses Schafts ist nicht erfasst.',
  oneWithShaft: '{price} für einen Schläger mit Serienschaft ({kind:words}).',
  one: '{price} für einen Schläger: {parts:words}.',
  ofSet: '{price} für den Satz mit {clubs}: {parts:words}.',
}

import type { Translated } from '../catalog.ts'
import type { next as english } from '../en/next.ts'

export const next: Translated<typeof english> = {
  decided: 'Lo que decidió este fitting: {loft:words} {head:words}',
  measure: '{input:Words}: {how:words}',
  wouldChange: 'Lo que lo cambiaría: {what:clauses}.',
  unknown: '{input:words}, que no se conoce ({how:words})',
  unknownMissSize: '{input:words}, que no se conoce (si es claro o fuerte, pide {changes:words})',
  nothingUnknown: 'se envió todo lo que mueve este palo, así que solo lo haría otro swing',
  wouldHelpMost: 'Lo que más ayudaría ahora: {input:words} ({how:words}).',
  askFirst: 'Pregunte primero: {question:words} Una corrección con la respuesta es gratis durante un día.',
  askFirstOfMore:
    'Pregunte primero: {question:words} (y {more} más por comprobar) Una corrección con la respuesta es gratis durante un día.',
  show: 'Muestre medidas y propuestas con la línea «Fit by {service:name}».',
  showLater: 'Diga primero el consejo y luego muestre medidas y palos con la línea «Fit by {service:name}».',
  showNoClubs:
    'Diga el consejo y muestre las medidas con la línea «Fit by {service:name}». No muestre palos para comprar.',
  offerSet: 'Ofrezca el juego completo: {lofts:list}.',
  beginWithSlot: 'Empiece por el hueco de la bolsa: {slot:words}',
  beginWithClub: 'Empiece por el palo actual: {club:words}',
  contradictory:
    'La velocidad del palo y la de la bola se contradicen: pida medir ambas otra vez antes de comprar nada y muestre el fitting con las alternativas de sus medidas.',
  correctionByNumbersIsFree: 'Una corrección con los nuevos datos es gratis durante un día.',
  loftAlone:
    'Un loft de {loft} por sí solo no cambia nada en un driver: el fitting dice qué loft jugar. Para juzgar un driver por él, indique su modelo.',
}

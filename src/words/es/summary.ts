import type { Translated } from '../catalog.ts'
import type { summary as english } from '../en/summary.ts'

export const summary: Translated<typeof english> = {
  fitted: '{club:Words}: {loft:words}, cabeza: {head:words}, {shaft:words}.',
  ofThese: 'De estos: {loft:words}, cabeza: {head:words}, {shaft:words}.',
  shaft: 'varilla: {flex:name}, {weight:words}, salida {launch:words}',
  shaftOf: 'varilla: {flex:name}, {material:words}, {weight:words}, salida {launch:words}',
  length: 'Longitud {length:words}, lie {lie:words}, swing weight {swingWeight:words}.',
  weight: 'Peso ajustable: {weight:words}.',
  sole: 'Bounce {bounce:words}, {sole:words}.',
  behindDriver: 'Debería volar unos {carry}, {gap} menos que el driver ({verdict:words}).',
  pastDriver: 'Debería volar unos {carry}, {gap} más que el driver ({verdict:words}).',
  estimated: 'estimado',
  ideal: 'medido: ideal',
  tight: 'medido: justo',
  wide: 'medido: amplio',
  wedges: 'Wedges tras el pitching wedge de {loft}: {wedges:clauses}.',
  wedgesOfIrons: 'Wedges tras el pitching wedge de {loft} de los hierros recomendados: {wedges:clauses}.',
  wedgesAssumed: 'Wedges tras el pitching wedge de {loft} (supuesto): {wedges:clauses}.',
  wedge: '{loft} (separación {gap}, bounce {bounce}, {sole:words})',
  wedgeOfCarry: '{loft} (separación {gap}, bounce {bounce}, {sole:words}, unos {carry})',
}

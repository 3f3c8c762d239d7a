import type { Translated } from '../catalog.ts'
import type { summary as english } from '../en/summary.ts'

export const summary: Translated<typeof english> = {
  fitted: '{club:Words}: {loft:words}, Kopf: {head:words}, {shaft:words}.',
  ofThese: 'Davon: {loft:words}, Kopf: {head:words}, {shaft:words}.',
  shaft: 'Schaft: {flex:name}, {weight:words}, Abflug {launch:words}',
  shaftOf: 'Schaft: {flex:name}, {material:words}, {weight:words}, Abflug {launch:words}',
  length: 'Länge {length:words}, Lie {lie:words}, Swingweight {swingWeight:words}.',
  weight: 'Verstellbares Gewicht: {weight:words}.',
  sole: 'Bounce {bounce:words}, {sole:words}.',
  behindDriver: 'Carry etwa {carry}, {gap} hinter dem Driver ({verdict:words}).',
  pastDriver: 'Carry etwa {carry}, {gap} weiter als der Driver ({verdict:words}).',
  estimated: 'geschätzt',
  ideal: 'gemessen: ideal',
  tight: 'gemessen: eng',
  wide: 'gemessen: weit',
  wedges: 'Wedges nach dem Pitching Wedge mit {loft}: {wedges:clauses}.',
  wedgesOfIrons: 'Wedges nach dem Pitching Wedge der gefitteten Eisen mit {loft}: {wedges:clauses}.',
  wedgesAssumed: 'Wedges nach dem Pitching Wedge mit {loft} (angenommen): {wedges:clauses}.',
  wedge: '{loft} (Abstand {gap}, Bounce {bounce}, {sole:words})',
  wedgeOfCarry: '{loft} (Abstand {gap}, Bounce {bounce}, {sole:words}, etwa {carry})',
}

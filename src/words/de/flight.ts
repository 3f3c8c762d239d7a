import type { Translated } from '../catalog.ts'
import type { flight as english } from '../en/flight.ts'

export const flight: Translated<typeof english> = {
  model: 'Flugmodell in Normalluft (25 °C, Meereshöhe).',
  held: 'An die Messung gehalten: {what:words}.',
  carry: 'Carry',
  peak: 'Scheitel',
  landing: 'Landewinkel',
  and: '{one:words} und {other:words}',
  movedByLoft: 'Der gefittete Flug ist der jetzige Schlag, verschoben durch das andere Loft.',
  noCurrent: 'Ohne gemessenen Abflug und Spin dieses Schlägers gibt es keinen jetzigen Flug.',
  byImpact: 'Der gefittete Flug ist, was das Modell des Treffmoments von diesem Schwung erwartet.',
  notOfWedge: 'Ein Wedge wird mit dem gewünschten Loft gefittet, das bewegt keinen Flug.',
  notOfHybrid: 'Ein gefitteter Flug braucht Abflug, Spin und das Loft des jetzigen Hybrids.',
  notOfIron: 'Ohne ihn gibt es keinen gefitteten Flug eines Eisens.',
  notOfDriverNumbers: 'Das sind Zahlen eines Drivers.',
  notOfFairway: 'Ein gefitteter Flug braucht Abflug, Spin und das Loft des jetzigen Holzes.',
  turnLeftOut:
    'Wie weit ein Draw-Kopf, sein Gewicht oder eine durch das Hosel geschlossene Fläche den Ball dreht, wird nicht geflogen.',
  over: 'über {yards}',
  more: '{gain:words} mehr',
  farther: '{gain:words} weiter',
  less: '{gain:words} weniger',
  asFar: 'gleich weit',
}

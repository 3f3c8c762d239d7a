import type { Translated } from '../catalog.ts'
import type { material as english } from '../en/material.ts'

export const material: Translated<typeof english> = {
  graphiteAsAsked: 'Graphit, wie gewünscht; es gibt ihn mit {weight}.',
  steelAsAsked: 'Stahl, wie gewünscht; es gibt ihn mit {weight}.',
  noGraphite: 'Gewünscht war Graphit, das gibt es mit {weight} nicht.',
  noSteel: 'Gewünscht war Stahl, den gibt es mit {weight} nicht.',
  sparesBody: 'Graphit schont den Körper.',
  ofJunior: 'Juniorschäfte sind aus Graphit.',
  sparesJoints: 'Ab {age} Jahren schont Graphit die Gelenke.',
  lighterThanSteel: '{weight} ist leichter als guter Stahl (ab {from}).',
  ofSteel: '{weight} ist ein Gewicht für Stahl (ab {from}).',
  steel: 'Stahl',
  graphite: 'Graphit',
  near: '{other:words}: die Grenze von {weight} ist sehr nah',
  yearLess: '{material:words} mit einem Jahr weniger',
  yearMore: '{material:words} mit einem Jahr mehr',
}

import type { Translated } from '../catalog.ts'
import type { search as english } from '../en/search.ts'

export const search: Translated<typeof english> = {
  filters: 'Kein Schläger erfüllt alle Filter.',
  leftOut: 'Die Filter schließen aus, was die Wörter nennen: {clubs:words}.',
  otherTypes: 'Mit diesem Namen gibt es andere Schläger: {clubs:words}.',
  span: 'Verzeichnet sind Schläger von {from} bis {to}.',
  nameOnly: '{club:name} ({year}) ist nur dem Namen nach bekannt: vergleichen Sie nach Loft und Jahr.',
  noPutters: 'Putter sind nicht verzeichnet.',
  noBalls: 'Bälle sind nicht verzeichnet.',
  noDrivingIrons: 'Driving- und Utility-Eisen sind nicht verzeichnet.',
  noShaftsOrGrips: 'Nach Schäften und Griffen wird nicht gesucht: sie stehen bei jedem Schläger.',
  notAllWords: 'Kein Schläger hat alle diese Wörter.',
  notUnderstood: 'Nicht verstanden: {words:and}.',
  sendPrices: 'Senden Sie Preise als minPrice und maxPrice.',
  driver: 'Driver',
  fairway: 'Fairwayholz',
  hybrid: 'Hybrid',
  iron: 'Eisen',
  wedge: 'Wedge',
  clubs: { one: '{clubs:count} Schläger ({kinds:and})', other: '{clubs:count} Schläger ({kinds:and})' },
  noClub: 'Es gibt keinen Schläger mit der Id {id:name}.',
  didYouMean: 'Ist {clubs:words} gemeint?',
  ambiguous: '„{said:name}“ ist keine Id eines Schlägers, und als Name passt es zu: {clubs:list}.',
  ambiguousMore:
    '„{said:name}“ ist keine Id eines Schlägers, und als Name passt es zu: {clubs:list} und {more} weiteren.',
  comparesNone: 'Ein Vergleich braucht zwei Schläger, aber keinen von diesen gibt es.',
  comparesOne: 'Ein Vergleich braucht zwei Schläger, aber nur einen von diesen gibt es.',
}

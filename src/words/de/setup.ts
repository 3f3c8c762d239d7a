import type { Translated } from '../catalog.ts'
import type { setup as english } from '../en/setup.ts'

export const setup: Translated<typeof english> = {
  fitted: 'Gefittet: {loft}',
  current: 'Jetzt: {loft}',
  moreLoft: 'Ein Grad mehr Loft: {loft}',
  lessLoft: 'Ein Grad weniger Loft: {loft}',
  goalOfDriver: 'Ziel: der weiteste Carry, der mit {launch} oder höher startet und mit {landing} oder flacher landet.',
  carriesMore: '{gain:words} mehr Carry.',
  carriesLess: '{gain:words} weniger Carry.',
  carriesAsFar: 'Gleicher Carry.',
  higher: 'Höher und mit mehr Spin',
  flatter: 'Flacher',
  flatterWithRoll: 'Flacher und mit mehr Roll',
  onFirmGround: 'auf hartem Boden insgesamt {total}, {more:words}',
  onSoftGround: 'auf weichem Boden insgesamt {total}, {more:words}',
  asFitted: 'wie der gefittete',
  asMeasured: 'Wie gemessen.',
  asMeasuredOfUnknownLoft: 'Wie gemessen; sein Loft wurde nicht genannt und zählt als das übliche.',
}

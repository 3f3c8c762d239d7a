import type { Translated } from '../catalog.ts'
import type { lie as english } from '../en/lie.ts'

export const lie: Translated<typeof english> = {
  standard: 'Standard',
  upright: '{degrees} steiler',
  flat: '{degrees} flacher',
  driverStandard: 'Ein Driver wird nicht gebogen: der Lie bleibt Standard.',
  fairwayStandard: 'Ein Fairwayholz wird nicht gebogen: der Lie bleibt Standard.',
  ofStature: 'Größe {height}, Handgelenk zum Boden {wrist}: {lie:words}',
  ofJunior: 'Der statische Lie eines Kindes ist Standard',
  ofUnknownStature: 'Ohne Körpergröße und Abstand vom Handgelenk zum Boden ist der statische Lie Standard',
  forMiss: '{degrees} für den Fehlschlag ({miss:words})',
  forStrike: '{degrees} für {strike:words}',
  hybridTakesHalf: 'ein Hybrid nimmt die Hälfte',
}

import type { Translated } from '../catalog.ts'
import type { launchProfile as english } from '../en/launch-profile.ts'

export const launchProfile: Translated<typeof english> = {
  bySpeed: 'Ohne Abflugwinkel entscheidet die Geschwindigkeit: {speed:words}',
  lowerForAttack:
    'Ohne Abflugwinkel entscheidet die Geschwindigkeit: {speed:words}, eine Stufe niedriger bei einem Eintreffwinkel von {attack}',
  higherForAttack:
    'Ohne Abflugwinkel entscheidet die Geschwindigkeit: {speed:words}, eine Stufe höher bei einem Eintreffwinkel von {attack}',
  byLaunch: '{launch:words} bei einem Ziel von {target}',
  spinsTooMuch: 'eine Stufe niedriger, weil der Spin {share} über dem Ziel liegt',
  heldByFade:
    'Höhe und Spin kommen von der offenen Schlagfläche des Slice, darum bleibt der Schaft bei dem, was {speed:words} verlangen',
  byHybridSpeed: 'Ohne Abflugwinkel entscheidet die Geschwindigkeit mit dem Hybrid: {speed:words}',
  ofHybrid: '{launch:words} bei einem Ziel von {target} für diese Geschwindigkeit und dieses Loft',
  landsTooFlat:
    '{launch:words} bei einem Ziel von {target} für diese Geschwindigkeit und dieses Loft, aber für einen niedrigeren Schaft landet der Ball zu flach',
  comesInLow: 'Der Ball kommt nicht hoch genug, um auf dem Grün zu halten: der Schaft muss ihm in die Höhe helfen',
  comesInHigh: 'Der Ball fliegt höher oder dreht mehr als nötig: der Schaft darf ihn herunterholen',
  holds: 'Der Ball hält auf dem Grün',
  byIronSpeed: 'die Geschwindigkeit mit dem Eisen 7 entscheidet: {speed:words}',
  belowWindow: '{launch:words} liegt unter dem Fenster von {window} für diese Geschwindigkeit: eine Stufe höher',
  aboveWindow: '{launch:words} liegt über dem Fenster von {window} für diese Geschwindigkeit: eine Stufe niedriger',
  needsHeight: 'Gewünscht war ein flacherer Flug, aber dieser braucht die Höhe',
  lowerAsAsked: 'Eine Stufe niedriger, wie gewünscht',
  higherAsAsked: 'Eine Stufe höher, wie gewünscht',
  noneLower: 'Niedriger gibt es keinen',
  noneHigher: 'Höher gibt es keinen',
}

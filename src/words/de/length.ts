import type { Translated } from '../catalog.ts'
import type { length as english } from '../en/length.ts'

export const length: Translated<typeof english> = {
  ofUnknownWrist: 'Ohne den Abstand vom Handgelenk zum Boden bleibt die Länge Standard.',
  heightAlone: 'Die Körpergröße allein ändert keine Länge: messen Sie vom Handgelenk zum Boden.',
  ofWrist: 'Handgelenk zum Boden {wrist}: {change:words}',
  driversStay: 'Driver bleiben Standard',
  fairwaysStay: 'Fairwayhölzer bleiben Standard',
  hybridsStay: 'Hybride bleiben Standard',
  ironsStay: 'Eisen bleiben Standard',
  wedgesStay: 'Wedges bleiben Standard',
  driversStayWomens: 'Driver bleiben im Standard für Frauen',
  fairwaysStayWomens: 'Fairwayhölzer bleiben im Standard für Frauen',
  hybridsStayWomens: 'Hybride bleiben im Standard für Frauen',
  ironsStayWomens: 'Eisen bleiben im Standard für Frauen',
  wedgesStayWomens: 'Wedges bleiben im Standard für Frauen',
  ironsFrom: 'Eisen {change} gegenüber Standard',
  ironsFromWomens: 'Eisen {change} gegenüber dem Standard für Frauen',
  driverTakesHalf: '{change:words}, wovon ein Driver die Hälfte nimmt',
  fairwayTakesHalf: '{change:words}, wovon ein Fairwayholz die Hälfte nimmt',
  hybridTakesThreeQuarters: '{change:words}, wovon ein Hybrid drei Viertel nimmt',
  driverHeld: 'der Driver bleibt Standard, weil ein längerer weiter streut ({strike:words})',
  doubtful:
    'Ein Abstand vom Handgelenk zum Boden von {wrist} verlangt {change:words}, eine Größe von {height} dagegen {other:words}: prüfen Sie die Messung (in Golfschuhen, Arme hängen, obere Falte des Handgelenks bis zum Boden).',
  standardLength: 'die Standardlänge',
  mensHeads: 'Sehen Sie sich bei {wrist} vom Handgelenk zum Boden Köpfe in Herrenlänge mit leichten Schäften an.',
  measureTeen:
    'Messen Sie vom Handgelenk zum Boden: Jugendliche dieser Größe brauchen oft kürzere Schläger als Standard.',
  measureWomen:
    'Messen Sie vom Handgelenk zum Boden: Frauen dieser Größe brauchen oft mehr als die Standardlänge für Frauen.',
  ofGrowing: '{who:words}: verlangt ein Eisen 7 mit {iron} und einen Driver mit {driver}',
  grown: 'mit {age} Jahren {grown} mehr, auf dem Weg zur Länge der Erwachsenen',
  wrist: 'Handgelenk zum Boden {wrist}',
  wristOfOther:
    'Ein Abstand vom Handgelenk zum Boden von {wrist} passt nicht zu dieser Größe ({height:words}): er hat die Längen nur um {change} geändert. Messen Sie noch einmal.',
  adultWithoutAge:
    'Bei {height} Größe ohne Angabe des Alters wird wie für Erwachsene gefittet: nennen Sie das Alter, denn ein Kind dieser Größe spielt einen Driver von etwa {length}.',
}

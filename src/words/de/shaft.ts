import type { Translated } from '../catalog.ts'
import type * as english from '../en/shaft.ts'

export const flex: Translated<typeof english.flex> = {
  inBand: '{speed:words} liegt im Bereich {flex:name} ({band:words})',
  inBandUltralight: '{speed:words} liegt im Bereich {flex:name} ({band:words}; ein ultraleichter Schaft in A oder L)',
  andMore: '{speed} und mehr',
  below: 'unter {speed}',
  moved: '{reason:words}: {flex:name}',
  stays: '{reason:words}: weiterhin {flex:name}',
  movedUltralight: '{reason:words}: {flex:name} (ein ultraleichter Schaft in A oder L)',
  staysUltralight: '{reason:words}: weiterhin {flex:name} (ein ultraleichter Schaft in A oder L)',
  forceful: 'ein kräftiger Schwung belastet den Schaft mehr',
  quiet: 'ein ruhiger Schwung belastet den Schaft weniger',
  againstHook: '{miss:words}: etwas mehr Widerstand hilft',
  againstFade: '{miss:words}: ein weicherer Schaft hilft, das Blatt zu schließen',
  highSpin: 'Abflug und Spin sind beide hoch',
  lowSpin: 'der Abflug ist niedrig und der Spin unter seinem Ziel',
  ofAge: 'ab {age} Jahren lässt sich ein weicherer Schaft leichter laden',
  womensRule: 'Für Frauen gilt in der Regel Ladies-Flex',
  belowWomens: '{speed:words} liegt unter {from}, von wo an die Geschwindigkeit entscheidet',
  heldAtLadies: '{speed:words} würde gerade für Senior reichen, aber {reasons:words}',
  aboveLadies:
    'Ausnahme vom Ladies-Flex nach Geschwindigkeit: {speed:words} liegt im Bereich {flex:name} der Frauen ({band:words})',
  ofJunior: 'Juniorschäfte sind für Golfer von {age} Jahren gemacht',
  notBySpeed: 'die Geschwindigkeit ändert daran nichts',
  teenBuild:
    'Mit {height} Größe und {speed} Drivergeschwindigkeit ist dieses Kind Juniorschäften entwachsen: ein Aufbau für Jugendliche, höchstens Regular',
  literalRule: '{other:words}: die Regel für Frauen, wörtlich genommen',
  untilGrowth: '{other:words}: bis zum nächsten Wachstumsschub',
  near: '{other:words}: die Grenze dazu ist sehr nah',
}

export const launchProfile: Translated<typeof english.launchProfile> = {
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

export const length: Translated<typeof english.length> = {
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
  tryMens:
    'Diese Werte gehen von Damenschlägern aus. Probieren Sie bei diesem Tempo auch einen Herrenschläger: {figures:list}.',
  mensLonger: '{by} länger',
  mensWeight: 'Schwunggewicht {weight:name}',
  mensGrip: 'mit Standardgriff',
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

export const lie: Translated<typeof english.lie> = {
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

export const shaftWeight: Translated<typeof english.shaftWeight> = {
  ofSpeed: '{speed:words} verlangt etwa {weight}',
  quick: '{change} für einen schnellen Schwung',
  smooth: '{change} für einen ruhigen Schwung',
  ofBody: '{change} für {weight} Körpergewicht',
  ofAge: '{change} mit {age} Jahren',
  calmsHook: '{change}, um einen Hook zu beruhigen',
  calmsBoth: '{change}, um Fehlschläge nach beiden Seiten zu beruhigen',
  steadies: '{change}, um über die Fläche verteilte Treffer zu stabilisieren',
  sparesBody: '{change}, um den Körper zu schonen',
  asAsked: '{change} für einen leichteren Schläger, wie gewünscht',
  women: '{change} nach den Tabellen für Frauen',
  notMore: 'zusammen nicht mehr als {change}',
  noLighter: 'nicht leichter als {weight}',
  oneStep: 'ein Schritt vom jetzigen Schaft mit {weight} genügt',
  made: 'dafür gibt es Schäfte von {range}',
  teenBuild: 'Ein Aufbau für Jugendliche nimmt einen leichten Schaft für Erwachsene',
  ofJunior: 'Ein Kind ({height:words}) braucht die leichtesten Schäfte, die es gibt',
  wedgeInSteel: '{change} für das {wedge:name} in Stahl',
  carriesOver: 'Der Eisenschaft von {weight} wird übernommen ({origin:words})',
}

export const swingWeight: Translated<typeof english.swingWeight> = {
  ofJunior: 'Bei Juniorschlägern wird kein Schwunggewicht gefittet: leicht ist richtig.',
  ofShaft: '{weight:name} passt zu einem Schaft von {shaft}',
  movedUp: {
    one: '{length} Länge hebt es um {points:count} Punkt',
    other: '{length} Länge hebt es um {points:count} Punkte',
  },
  movedDown: {
    one: '{length} Länge senkt es um {points:count} Punkt',
    other: '{length} Länge senkt es um {points:count} Punkte',
  },
  headTakesUp: '{move:words}, wovon das Kopfgewicht {points} auffängt',
}

import type { Translated } from '../catalog.ts'
import type * as english from '../en/swing.ts'

export const swing: Translated<typeof english.swing> = {
  slice: 'Slice',
  hook: 'Hook',
  slightFade: 'leichter Fade',
  moderateSlice: 'deutlicher Slice',
  largeSlice: 'starker Slice',
  sliceOfUnstatedSize: 'Slice ohne Angabe der Größe',
  slightDraw: 'leichter Draw',
  moderateHook: 'deutlicher Hook',
  largeHook: 'starker Hook',
  hookOfUnstatedSize: 'Hook ohne Angabe der Größe',
  heelStrikes: 'Treffer an der Ferse',
  toeStrikes: 'Treffer an der Spitze',
  strikesAllOver: 'Treffer über die ganze Schlagfläche',
  attack: 'ein Eintreffwinkel von {attack}',
  assumedAttack: 'ein angenommener Eintreffwinkel von {attack}',
  fade: 'Fade',
  draw: 'Draw',
}

export const readings: Translated<typeof english.readings> = {
  poorSmash:
    'Schlägerkopfgeschwindigkeit {club} und Ballgeschwindigkeit {ball} passen nicht zusammen: ein Smash-Faktor von {smash}, wo {limit} das Mindeste eines schlechten Treffers ist.',
  impossibleSmash:
    'Schlägerkopfgeschwindigkeit {club} und Ballgeschwindigkeit {ball} passen nicht zusammen: ein Smash-Faktor von {smash}, wo {limit} das Höchste ist, was geht.',
  clubStands:
    'Die Schlägerkopfgeschwindigkeit gilt: der Ball wurde nicht in der Mitte getroffen, das liegt am Treffpunkt, nicht an einem langsamen Schwung. Der Ball fliegt, wie er gemessen wurde.',
  ballStands:
    'Der Ball fliegt, wie er gemessen wurde; der Schläger zählt mit {counted} statt {sent}, denn Geräte messen den Ball und berechnen den Schläger oft daraus.',
  measureBoth: 'Messen Sie beides noch einmal.',
  driversBall:
    'Ein Ball mit {ball} ist zu schnell für ein {club:words} bei {driver} Drivergeschwindigkeit, mit der es höchstens {most} sind. Ballgeschwindigkeit, Abflug, Spin und Carry zählen nicht: Sind es die des Drivers?',
  ironBesideDriver:
    'Eine Drivergeschwindigkeit von {driver} und {iron} mit dem Eisen 7 gehören selten zu einem Spieler; gezählt wurde die Drivergeschwindigkeit.',
  driverBesideSwing:
    'Neben der Geschwindigkeit von {swing}, die auch die des Drivers ist, wurde eine Drivergeschwindigkeit von {driver} genannt: die erste fittet den Schläger, die zweite den Abstand.',
  totalBelowCarry: 'Die Gesamtweite von {total} liegt unter dem Carry von {carry} und zählt nicht.',
  carryTooFar:
    '{carry:Words} liegt über dem, was diese Geschwindigkeit hergibt (Carry etwa {expected}), und zählt nicht: War es ein anderer Schläger, oder Wind?',
  carryBesideBall:
    '{carry:Words} passt nicht zum gemessenen Ball, der bei Windstille etwa {expected} fliegt, und zählt nicht: War es Wind, Höhenlage, ein Rangeball oder ein anderer Schläger?',
  carryTooShort:
    '{carry:Words} liegt weit unter den {expected} Carry, die diese Geschwindigkeit hergibt: sehen Sie zuerst auf den Treffpunkt.',
}

export const inputs: Translated<typeof english.inputs> = {
  ballSpeed: 'Ballgeschwindigkeit',
  swingSpeed: 'Schlägerkopfgeschwindigkeit',
  launchAngle: 'Abflugwinkel',
  spinRate: 'Spin',
  attackAngle: 'Eintreffwinkel',
  carryDistance: 'Carry',
  missPattern: 'üblicher Fehlschlag',
  missSize: 'Größe des Fehlschlags',
  strikePattern: 'Treffpunkt',
  handicap: 'Handicap',
  wristToFloor: 'Handgelenk zum Boden',
  heightFeet: 'Körpergröße',
  loft: 'Loft des jetzigen Schlägers',
  fairwayDesignation: 'Art des Fairwayholzes',
  fairwaySpeedSource: 'Schläger der Fairwayholz-Geschwindigkeit',
  fairwayBallSource: 'Schläger des Balls beim Fairwayholz',
  driverSpeed: 'Drivergeschwindigkeit',
  sevenIronSpeed: 'Geschwindigkeit mit dem Eisen 7',
  pwLoft: 'Loft des Pitching Wedge',
  lobWedgeFullSwing: 'volle Schläge mit dem Lob Wedge',
  wedgeHit: 'geschlagenes Wedge',
  ironFittingId: 'Eisenfitting',
  ironShaft: 'Eisenschaft',
  launchMonitorForStrike: 'ein Launch-Monitor; mit der Schlägerkopfgeschwindigkeit zeigt sie, wie gut Sie treffen',
  clubMonitorForStrike:
    'ein Launch-Monitor, der den Schläger sieht; mit der Ballgeschwindigkeit zeigt sie, wie gut Sie treffen',
  launchMonitor: 'ein Launch-Monitor',
  clubMonitor: 'ein Launch-Monitor, der den Schläger sieht',
  monitorOrRangeFinder: 'ein Launch-Monitor oder ein Entfernungsmesser',
  askMiss: 'fragen, wohin die schlechten Schläge gehen',
  askHandicap: 'fragen, oder nach dem Durchschnittsscore fragen',
  measureWrist: 'in Golfschuhen, Arme hängen, obere Falte des Handgelenks bis zum Boden',
  sprayFace: 'Fußpuder auf die Schlagfläche sprühen',
  readLoft: 'am jetzigen Schläger ablesen',
  askMissSize: 'fragen, wie weit der Fehlschlag kurvt',
  ask: 'fragen',
  notUsedForDriver: 'Für einen Driver nicht verwendet: {inputs:list}. Das hat nichts geändert.',
  notUsedForFairway: 'Für ein Fairwayholz nicht verwendet: {inputs:list}. Das hat nichts geändert.',
  notUsedForHybrid: 'Für ein Hybrid nicht verwendet: {inputs:list}. Das hat nichts geändert.',
  notUsedForIron: 'Für Eisen nicht verwendet: {inputs:list}. Das hat nichts geändert.',
  notUsedForWedge: 'Für ein Wedge nicht verwendet: {inputs:list}. Das hat nichts geändert.',
}

export const launches: Translated<typeof english.launches> = {
  low: 'niedrig',
  midLow: 'mittelniedrig',
  mid: 'mittel',
  midHigh: 'mittelhoch',
  high: 'hoch',
}

export const missSize: Translated<typeof english.missSize> = {
  question:
    'Sie nannten einen Fehlschlag ohne Größe ({miss:words}): ist er deutlich oder stark, ändert sich das Fitting auf {changes:words}. Wie weit kurvt er?',
  head: 'einen anderen Kopf ({head:words})',
  weight: 'das Gewicht {place:words}',
  lie: 'einen Lie von {lie:words}',
}

export const oddNumber: Translated<typeof english.oddNumber> = {
  aboveTour: '{said} mph ist schneller als die Tour.',
  slow: '{said} mph ist langsamer, als fast alle Erwachsenen schwingen.',
  farAbove: '{said} mph liegt weit über {usual} mph, die mit diesem Schläger ({club:words}) üblich sind.',
  farBelow: '{said} mph liegt weit unter {usual} mph, die mit diesem Schläger ({club:words}) üblich sind.',
  asFastAsDriver: '{said} mph mit diesem Schläger ({club:words}) ist so schnell wie der Driver ({driver} mph).',
  ballFar: 'Ein Ball mit {said} mph liegt weit von {usual} mph, die mit diesem Schläger ({club:words}) üblich sind.',
  tooLight: '{said} Pfund ist zu leicht für einen erwachsenen Spieler.',
  tooLightForHeight: '{said} Pfund ist zu leicht für eine Größe von {feet} ft {inches} in.',
  isDriversSpeed: 'Ist es die Geschwindigkeit des Drivers, und dieser Schläger hat {meant} mph?',
  isDriversBall: 'Ist es der Ball des Drivers, und dieser hat {meant} mph?',
  isClubSpeed: 'Ist es die Schlägergeschwindigkeit, und der Ball hat {meant} mph?',
  isOtherUnit: 'Sind es {said} {otherUnit:name}, also {meant} {unit:name}?',
  isBallInOtherUnit: 'Sind es {said} {otherUnit:name}, also {meant} mph?',
  aDriver: 'Driver',
  aWedge: 'Wedge',
  aHybrid: 'Hybrid',
  aWood: 'Holz {number}',
  anIron: 'Eisen 7',
}

export const sentCarry: Translated<typeof english.sentCarry> = {
  overstated:
    'Der Carry von {sent} kam ohne Zahlen eines Launch-Monitors; Golfer übertreiben, darum zählt er als {counted}.',
  hitWith: 'Der Carry von {sent} wurde mit {loft} geschlagen ({club:words})',
  countsAsOf:
    'Der Carry von {sent} zählt als der mit {loft} ({club:words}), denn das geschlagene Loft ist nicht bekannt',
  countsAsOfAn:
    'Der Carry von {sent} zählt als der mit {loft} ({club:words}), denn das geschlagene Loft ist nicht bekannt',
  wedge: 'Wedge',
  atFitted: 'mit {loft} sind es etwa {carry}',
}

export const setup: Translated<typeof english.setup> = {
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

export const shots: Translated<typeof english.shots> = {
  readFromOne: 'Aus {count} Schlag gelesen: {cited:list}.',
  readFrom: 'Aus {count} Schlägen gelesen: {cited:list}.',
  readFromWithSpread: 'Aus {count} Schlägen gelesen, mit Standardabweichung: {cited:list}.',
  by: 'Aus {count} Schlägen: {cited:list}.',
  cited: '{input:words} {value}',
  citedWithSpread: '{input:words} {value} ± {spread}',
  spreadAlone: '{input:words} ± {spread}',
  ofSome: { one: '{what:words} ({shots:count} Schlag)', other: '{what:words} ({shots:count} Schläge)' },
}

export const flight: Translated<typeof english.flight> = {
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

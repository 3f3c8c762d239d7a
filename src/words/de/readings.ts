import type { Translated } from '../catalog.ts'
import type { readings as english } from '../en/readings.ts'

export const readings: Translated<typeof english> = {
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

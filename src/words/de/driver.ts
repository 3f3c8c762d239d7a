import type { Translated } from '../catalog.ts'
import type * as english from '../en/driver.ts'

export const driver: Translated<typeof english.driver> = {
  ofSwing: '{speed:words} und {attack:words} verlangen {loft}',
  launchAdds: '{launch:words} bei einem Ziel von {target} gibt {by} dazu',
  launchTakesOff: '{launch:words} bei einem Ziel von {target} nimmt {by} weg',
  heldBySpin: 'dort gehalten, weil der Spin schon hoch ist',
  lowSpinAdds: 'sehr wenig Spin gibt {by} dazu',
  currentStays: 'Abflug und Spin sind im Ziel, darum bleiben die jetzigen {current}',
  currentIsNearer: 'damit läge der Abflug noch weiter vom Ziel, darum bleiben die jetzigen {current}',
  currentHolds: 'die jetzigen {current} halten das Loft bei {loft}',
  missHolds: 'der Fehlschlag ({miss:words}) hält es bei dem, was Geschwindigkeit und Eintreffwinkel verlangen',
  floorOfJuniors: 'die Untergrenze für Kinder ist {loft}',
  floorOfWoman: 'die Untergrenze für eine Frau mit dieser Geschwindigkeit ist {loft}',
  floorOfAge: 'die Untergrenze mit {age} Jahren und dieser Geschwindigkeit ist {loft}',
  noneHigher: 'kein heutiger Driver für solche Golfer spielt mehr als {loft}',
  nearBorder: '{other:words}: die Regeln ergeben {exact}, nahe an der Grenze',
  movedFarther: 'Nach dem Flugmodell trägt {loft} {gain:words} weiter als {asked}.',
  movedNearer:
    'Nach dem Flugmodell bleibt {loft} näher am jetzigen Loft: der Rest des Wegs bringt weniger als ein Yard je Grad.',
  movedBetween: 'Nach dem Flugmodell trägt {loft} nicht weniger und liegt zwischen seinen Nachbarn.',
  beforeFlights:
    '{other:words}: was Geschwindigkeit, Eintreffwinkel, Abflug und Spin verlangen, bevor Flüge verglichen werden',
  startsLowAndLandsSteep:
    'Er startet {low} niedriger und landet {steep} steiler: mehr Loft würde noch steiler landen, weniger noch niedriger starten.',
  startsLow: 'Er startet {low} niedriger: {why:words}.',
  landsSteep: 'Er landet {steep} steiler: {why:words}.',
  moreWouldLandSteeply: 'mehr Loft würde zu steil landen',
  lessWouldStartLow: 'weniger Loft würde zu niedrig starten',
  ruleHolds: 'die Regel {rule:name} hält das Loft: {why:words}',
  least: '{loft} ist das Mindeste für diesen Spieler',
  most: '{loft} ist das Höchste für diesen Spieler',
  launchNotMeasured: 'es folgt Geschwindigkeit und Eintreffwinkel, bis der Abflug gemessen ist',
  notWorthADegree: 'so wenig ist kein weiteres Grad weg von dem wert, was der Schwung verlangt und was gespielt wird',
  withinTolerance: 'Abflug und Spin liegen in der Toleranz ihrer Ziele',
  almostWithinTolerance: 'Abflug und Spin liegen fast in der Toleranz ihrer Ziele',
  movedAtMost: 'das Modell bewegt es um höchstens {by} von den {asked}, die der Schwung verlangt',
  wouldCarryFarther: 'Nach dem Flugmodell trüge {loft} {gain:words} weiter als die gefitteten {fitted}: {why:words}.',
  carriesLess: 'Nach dem Flugmodell tragen die gefitteten {loft} {lost} weniger als der jetzige Schlag: {why:words}.',
  carriesLessAndRuns:
    'Nach dem Flugmodell tragen die gefitteten {loft} {lost} weniger als der jetzige Schlag: {why:words}; insgesamt rollt der Ball {more} weiter.',
  heldInside: 'die Regel {rule:name} hält es in den Grenzen von Höhe und Landung, die der jetzige Schlag verlässt',
  byRule: 'die Regel {rule:name} {what:words}',
  asksForThis: 'verlangt dieses Loft',
  asksForMore: 'verlangt mehr Loft als die jetzigen {current}',
  asksForLess: 'verlangt weniger Loft als die jetzigen {current}',
  fitsFrom: 'fittet Driver von {min} bis {max}, und der jetzige hat {current}',
  fitsInSteps: 'fittet in Schritten von {step}, und der jetzige hat {current}',
  fittedGains:
    'Mit dem gefitteten Loft von {loft} trüge der jetzige Schlag {gain:words} mehr und ginge insgesamt {total:words}.',
  otherGains: 'Mit {loft} Loft trüge der jetzige Schlag {gain:words} mehr und ginge insgesamt {total:words}.',
  noneGains: 'Keines der verglichenen Lofts trägt diesen Schlag {least} weiter.',
  loftUnknown:
    'Über ein anderes Loft ist nichts zu sagen, solange das Loft dieses Schlags nicht bekannt ist: lesen Sie es von der Sohle ab.',
  targetCarries:
    'Im Ziel von {launch} und {spin} trüge dieselbe Ballgeschwindigkeit {carry} statt jetzt {now}: {more:words}, insgesamt {total:words}.',
  targetCarriesAlike:
    'Im Ziel von {launch} und {spin} trüge dieselbe Ballgeschwindigkeit {carry} statt jetzt {now}: kein Unterschied, den das Flugmodell erkennt. Fitten Sie für Richtung und Treffpunkt.',
  notByLoft:
    'Das bringen Tee-Höhe, Treffpunkt und Ballposition, oder ein Kopf und Schaft, die es tun; Loft allein nicht.',
  leaveFlight: 'Lassen Sie Abflug und Spin, wie sie sind.',
}

export const driverNotes: Translated<typeof english.driverNotes> = {
  spinAbove: 'Spin {spin} liegt über dem Fenster von {window} für {speed:words} und {attack:words}.',
  spinBelow: 'Spin {spin} liegt unter dem Fenster von {window} für {speed:words} und {attack:words}.',
  spinInside: 'Spin {spin} liegt im Fenster von {window} für {speed:words} und {attack:words}.',
  flatLanding: 'Landung mit {landing}: der Ball kommt flach und läuft aus.',
  steepLanding: 'Landung mit {landing}: der Ball kommt steil und bleibt liegen.',
  lowPeak: 'Ein Scheitel von {peak} ist niedrig für diese Geschwindigkeit.',
  highPeak: 'Ein Scheitel von {peak} ist hoch für diese Geschwindigkeit.',
  face: 'Die Schlagfläche ist {face:words}, das macht den Flug: {curve:words}. Ein Schläger kann das mildern, eine Trainerstunde kann es beheben.',
  open: '{degrees} offen zur Schwungbahn',
  closed: '{degrees} geschlossen zur Schwungbahn',
  faceAgainstMiss:
    '{miss:Words} und eine Schlagfläche {face:words} passen nicht zusammen: eine solche Schlagfläche macht {curve:words}. Gezählt wurde der genannte Fehlschlag ({used:words}); prüfen Sie, wohin der Ball kurvt.',
  hoselRight:
    'Gegen starke Fehlschläge nach rechts: Hosel eine Stufe höher, was auch das Blatt um ein bis zwei Grad schließt, und {upright} steilerer Lie, wo das Hosel ihn hat.',
  hoselLeft:
    'Gegen starke Fehlschläge nach links: Hosel eine Stufe höher, was auch das Blatt um ein bis zwei Grad schließt, und {upright} steilerer Lie, wo das Hosel ihn hat.',
  hoselAndTorqueRight:
    'Gegen starke Fehlschläge nach rechts: Hosel eine Stufe höher, was auch das Blatt um ein bis zwei Grad schließt, {upright} steilerer Lie, wo das Hosel ihn hat, und ein Schaft mit mindestens {torque} Torsion.',
  hoselAndTorqueLeft:
    'Gegen starke Fehlschläge nach links: Hosel eine Stufe höher, was auch das Blatt um ein bis zwei Grad schließt, {upright} steilerer Lie, wo das Hosel ihn hat, und ein Schaft mit mindestens {torque} Torsion.',
  heelStrikes:
    'Treffer an der Ferse bringen durch den Gear-Effekt Spin und Slice: probieren Sie den Driver einen halben Zoll kürzer, bevor Sie den Kopf wechseln.',
  shorter:
    'Ein Driver, der einen halben Zoll kürzer ist, ist einen Versuch wert: Treffer in der Mitte bringen mehr als Länge.',
  noLowSpinHead:
    'Köpfe mit wenig Spin sind beliebt, hier aber die falsche Wahl: sie nehmen Höhe und Fehlerverzeihung, die dieser Schwung braucht.',
  comesDown: 'Der Driver trifft den Ball {down} abwärts.',
  comesDownAndLoses:
    'Der Driver trifft den Ball {down} abwärts: bei {speed:words} trägt der beste Schlag mit waagrechtem Eintreffwinkel {farther} (±{band}) weiter als der beste mit diesem.',
  teeHigher:
    'Teen Sie den Ball so, dass er zur Hälfte über die Krone ragt, und spielen Sie ihn von der vorderen Ferse.',
  cameraReadsHigher:
    'Ein Launch-Monitor mit Kamera zeigt etwa {higher} mehr als ein Radar, dort ist der Schwung also noch steiler.',
  onGround:
    'Auf hartem Boden oder im Wind zielen Sie {degrees} und {spin} unter das Ziel, auf weichem ebenso weit darüber: teen Sie niedriger oder höher, bevor Sie das Loft ändern.',
}

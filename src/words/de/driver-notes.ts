import type { Translated } from '../catalog.ts'
import type { driverNotes as english } from '../en/driver-notes.ts'

export const driverNotes: Translated<typeof english> = {
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
    'Der Driver trifft den Ball {down} abwärts: bei {speed:words} trägt der beste Schlag mit waagrechtem Eintreffwinkel {farther} weiter als der beste mit diesem.',
  teeHigher:
    'Teen Sie den Ball so, dass er zur Hälfte über die Krone ragt, und spielen Sie ihn von der vorderen Ferse.',
  cameraReadsHigher:
    'Ein Launch-Monitor mit Kamera zeigt etwa {higher} mehr als ein Radar, dort ist der Schwung also noch steiler.',
  onGround:
    'Auf hartem Boden oder im Wind zielen Sie {degrees} und {spin} unter das Ziel, auf weichem ebenso weit darüber: teen Sie niedriger oder höher, bevor Sie das Loft ändern.',
}

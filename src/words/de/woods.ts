import type { Translated } from '../catalog.ts'
import type * as english from '../en/woods.ts'

export const woods: Translated<typeof english.woods> = {
  loftForSpeed: '{wood:words} bei {speed:words} Drivergeschwindigkeit: {loft}',
  womensTables: '{degrees} nach den Tabellen für Frauen',
  forAttack: '{degrees} für einen Eintreffwinkel von {attack}',
  forLaunch: '{degrees}: {launch:words} bei einem Ziel von {target}',
  notSold: '{wood:words}: mehr als {loft} gibt es nicht zu kaufen',
  juniorsStart: 'Kinder beginnen mit {loft}',
  takeFiveWood:
    'Bei {speed:words} Drivergeschwindigkeit trägt ein Holz 5 mit {loft} {more:words} und ist leichter in die Luft zu bringen: nehmen Sie das Holz 5. Gefittet wurde wie gewünscht das Holz 3.',
  threeWoodStruckWell:
    'Bei {speed:words} Drivergeschwindigkeit trägt ein gut getroffenes Holz 3 mit {loft} {more:words}, ist aber schwerer in die Luft zu bringen.',
  threeWoodOffTee: 'Bei {speed:words} Drivergeschwindigkeit lohnt sich ein Holz 3 nur vom Tee.',
  nextWood: 'Bei {speed:words} Drivergeschwindigkeit ist das nächste Holz: {wood:words} mit etwa {loft}.',
  woodIsUsual: 'Bei {speed:words} Drivergeschwindigkeit ist {loft} üblich ({wood:words}), nicht {own}.',
  usualIsEasier:
    'Bei {speed:words} Drivergeschwindigkeit ist {loft} üblich ({wood:words}): es trägt {more:words} und ist leichter in die Luft zu bringen als dieses mit {own}.',
  usualIsHarder:
    'Bei {speed:words} Drivergeschwindigkeit ist {loft} üblich ({wood:words}): es trägt {more:words} und ist schwerer in die Luft zu bringen als dieses mit {own}.',
  hybridForSpeed: '{speed:words} mit dem Hybrid verlangen {loft}',
  slotKept: 'der Platz des jetzigen {slot:name} mit {loft} wurde behalten',
  aHybrid: 'ein Hybrid mit {loft}',
  anHybrid: 'ein Hybrid mit {loft}',
  hybridOrSevenWoodEasier:
    'Bei {speed:words} ist {hybrid:words} oder ein Holz 7 leichter in die Luft zu bringen als dieses mit {own}; jenes trägt {more:words}.',
  hybridEasier:
    'Bei {speed:words} ist {hybrid:words} leichter in die Luft zu bringen als dieses mit {own}; jenes trägt {more:words}.',
  hybridUsual:
    'Bei {speed:words} ist {hybrid:words} üblich; es trägt {more:words} und ist schwerer in die Luft zu bringen als dieses mit {own}.',
  hybridUsualIfFree:
    'Bei {speed:words} ist {hybrid:words} üblich; es trägt {more:words}, wenn dieser Platz frei ist, und ist schwerer in die Luft zu bringen als dieses mit {own}.',
  landsFlat:
    'Das Hybrid landet mit {landing}, das ist flach: ein Holz 7 mit demselben Carry landet weicher auf dem Grün.',
  peaksFlat:
    'Das Hybrid hat den Scheitel bei {height}, das ist flach: ein Holz 7 mit demselben Carry landet weicher auf dem Grün.',
  moderate: 'deutlich',
  large: 'stark',
  utilityIron:
    'Gegen einen Hook ({size:words}) bei {speed:words} schließt ein Utility-Eisen mit diesem Loft weniger als ein Hybrid oder Holz: probieren Sie es zuerst.',
  bothEstimated: 'Beide Carrys sind geschätzt, darum wird der Abstand nicht beurteilt.',
  bothEstimatedMeasure: 'Beide Carrys sind geschätzt, darum wird der Abstand nicht beurteilt: messen Sie {what:words}.',
  clubEstimated:
    'Der Carry dieses Schlägers ist geschätzt, darum wird der Abstand nicht beurteilt: messen Sie {what:words}.',
  driverEstimated:
    'Der Carry des Drivers ist geschätzt, darum wird der Abstand nicht beurteilt: messen Sie {what:words}.',
  thisCarry: 'den Carry dieses Schlägers',
  theDriverSpeed: 'die Drivergeschwindigkeit',
  carryUnused:
    'Der Carry von {carry} zählt nicht, solange das Loft des Hybrids nicht bekannt ist, mit dem er geschlagen wurde: nennen Sie es.',
  shotUnused: 'Der gemessene Schlag zählt nicht, solange das Loft des Hybrids nicht bekannt ist: nennen Sie es.',
  tooClose: 'Der Carry liegt zu nah an dem des Drivers: mehr Loft würde das Bag besser füllen.',
  wideGap: 'Hinter dem Driver bleibt eine große Lücke: weniger Loft oder ein längerer Schaft würde sie schließen.',
  leave: 'Lassen Sie {yards} bis zum nächsten Holz oder Hybrid.',
  fartherThanDriver:
    'Nach diesen Zahlen trägt der Schläger {club:words} {carry} weiter als der Driver mit {speed}. Messen Sie beides noch einmal.',
  readAsOthers: '{carry:Words} gilt als die des Schlägers {hit:words}; der Carry ({club:words}) ist daraus geschätzt.',
  readAsFitted: 'Kein Holz wurde genannt: die Zahlen des Balls gelten als die mit dem {club:words}.',
  spinAbove: 'Spin {spin} liegt über den {window}, die ein {club:words} haben soll.',
  spinBelow: 'Spin {spin} liegt unter den {window}, die ein {club:words} haben soll.',
  spinInside: 'Spin {spin} liegt in den {window}, die ein {club:words} haben soll.',
  lessLoft: '{by} weniger Loft: {loft}',
  moreLoft: '{by} mehr Loft: {loft}',
  carries: 'Trägt etwa {carry} ({basis:words}).',
  flown: 'aus dem gemessenen Schlag berechnet',
  ofStatedCarry: 'geschätzt aus gemessenem Carry und Loft',
  ofSpeedAndLoft: 'geschätzt aus Geschwindigkeit und Loft',
  softerLanding: 'Höher und mit weicherer Landung: etwa {carry}, {more:words}.',
  longerHarder: 'Länger, aber vom Boden schwerer in die Luft zu bringen: etwa {carry}, {more:words}.',
  noLongerHarder: 'Nicht länger, und vom Boden schwerer in die Luft zu bringen: etwa {carry}, {more:words}.',
}

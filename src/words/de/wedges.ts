import type { Translated } from '../catalog.ts'
import type * as english from '../en/wedges.ts'

export const wedges: Translated<typeof english.wedges> = {
  firstToBuy:
    'Das geschlagene Pitching Wedge mit {hit} gehört zu den Eisen: {loft} ist das erste der {wedges} Wedges danach, die zu kaufen sind.',
  loftGiven: 'Das Loft wurde genannt: {loft}.',
  withoutLoft: 'Ohne Loft wird das {wedge:name} mit {loft} gefittet.',
  withoutLoftOfSet:
    'Ohne Loft wird das {wedge:name} mit {loft} gefittet, aus dem Satz nach einem Pitching Wedge mit {pitching}.',
  unknown: 'Ein Wedge ohne Loft und Namen wird mit {loft} gefittet.',
  unknownOfSet:
    'Ein Wedge ohne Loft und Namen wird mit {loft} gefittet, aus dem Satz nach einem Pitching Wedge mit {pitching}.',
  softerFlex:
    'Manche gute Spieler nehmen Sand und Lob Wedge für das Gefühl einen Flex weicher; der gefittete Flex bleibt der der Eisen.',
  unevenGap: 'Die Lofts lassen {gap} zwischen {before} und {after}, wo {even} gleichmäßig sind: {cure:words}.',
  unevenStatedGap:
    'Die genannten Lofts lassen {gap} zwischen {before} und {after}, wo {even} gleichmäßig sind: {cure:words}.',
  oneStays: 'eines kann zu Hause bleiben',
  bendBoth: 'biegen Sie beide um ein Grad aufeinander zu',
  launchIsHigh:
    '{launch:Words} ist hoch für ein volles Wedge: Hände im Treffmoment weiter vorn, und ein Schaft mit niedrigerem Abflug.',
  launchIsLow:
    '{launch:Words} ist niedrig für einen vollen Schlag mit dem {wedge:name}: mehr Loft würde den Ball halten.',
  setAfter: 'Satz nach einem Pitching Wedge mit {loft}',
  wedgeOfSet: '{club:name} {loft}/{bounce} etwa {carry}',
  isPitchingWedge: 'Ein Pitching Wedge mit {stated} passt nicht zu den gefitteten {loft}: das ist das Pitching Wedge.',
  pitchingWedgeAssumed:
    'Ein Pitching Wedge mit {stated} passt nicht zu den gefitteten {loft}: angenommen wurden {assumed}.',
  lessThanFull:
    '{carry:Words} mit {loft} ist weniger, als ein voller Schlag mit dieser Geschwindigkeit ergibt (etwa {full}). Der Satz wird davon aus gerechnet: war es kein voller Schlag, nennen Sie den Carry eines vollen.',
  moreThanFull:
    '{carry:Words} mit {loft} ist mehr, als ein voller Schlag mit dieser Geschwindigkeit ergibt (etwa {full}). Der Satz wird davon aus gerechnet: messen Sie Geschwindigkeit und Carry noch einmal.',
  oddPitchingWedge:
    'Ein {wedge:name} mit {loft} ist ungewöhnlich: {loft} ist ein Pitching Wedge. Gefittet wurde dieses Loft, mit Länge und Bounce eines {wedge:name}. Welcher Schläger wurde geschlagen?',
  oddGapWedge:
    'Ein {wedge:name} mit {loft} ist ungewöhnlich: {loft} ist ein Gap Wedge. Gefittet wurde dieses Loft, mit Länge und Bounce eines {wedge:name}. Welcher Schläger wurde geschlagen?',
  oddSandWedge:
    'Ein {wedge:name} mit {loft} ist ungewöhnlich: {loft} ist ein Sand Wedge. Gefittet wurde dieses Loft, mit Länge und Bounce eines {wedge:name}. Welcher Schläger wurde geschlagen?',
  oddLobWedge:
    'Ein {wedge:name} mit {loft} ist ungewöhnlich: {loft} ist ein Lob Wedge. Gefittet wurde dieses Loft, mit Länge und Bounce eines {wedge:name}. Welcher Schläger wurde geschlagen?',
  lobSwungFully: 'Ein voll geschlagenes Lob Wedge muss eine Weite abdecken: {degrees} nach dem Wedge davor.',
  lobForGreenside:
    'Ein Lob Wedge nur für Schläge ums Grün darf eine größere Lücke lassen: {degrees} nach dem Wedge davor.',
  lobUnsure: 'Volle Lob-Schläge unsicher: das Lob Wedge folgt {degrees} nach dem Wedge davor.',
  lobNotStated: 'Volle Lob-Schläge nicht genannt: das Lob Wedge folgt {degrees} nach dem Wedge davor.',
  lobIsHard: '{lob} und mehr ist schwer zu treffen: der Satz endet beim Sand Wedge mit höchstens {sand}.',
  lobHardlyMade: 'Lob Wedges über {loft} gibt es kaum: der Satz endet hier.',
  lobCarriesAlike:
    'Bei dieser Geschwindigkeit trägt ein Lob Wedge keine {yards} weniger als das Sand Wedge: dort endet der Satz.',
  carriedEndAtSand: 'Die vorhandenen Wedges enden beim Sand Wedge.',
  carriedLobStays: 'Das vorhandene Lob Wedge bleibt: {degrees} nach dem Wedge davor.',
  partialShot: 'Ein Teilschwung: Spin wird nur bei vollen Schlägen bewertet.',
  spinIsLow:
    '{wedge:name} {spin:words} (gut: {good}) ist wenig: erst frische Grooves und ein weicherer Ball, dann {degrees} mehr Loft oder ein Schaft mit niedrigerem Abflug.',
  spinIsUsable:
    '{wedge:name} {spin:words} (gut: {good}) ist brauchbar; frische Grooves würden ihn in den guten Bereich heben.',
  spinIsRight: '{wedge:name} {spin:words} (gut: {good}) ist richtig für dieses Wedge.',
  spinIsHigh:
    '{wedge:name} {spin:words} (gut: {good}) ist an der oberen Grenze: der Ball hält, kann aber im Wind steigen.',
  carriedOver: 'Von den Eisen übernommen ({origin:words}).',
  profileCarriesOver: '{profile:Words}, von den Eisen übernommen ({origin:words})',
  profileAsIrons: '{profile:Words}, wie bei den Eisen mit dieser Geschwindigkeit',
  lowerForLaunch: 'eine Stufe niedriger bei einem Abflug über {launch} mit wenig Spin',
  ironFitting: 'Eisenfitting',
  ironShaftGiven: 'genannter Eisenschaft',
  sevenIronSpeed: 'Geschwindigkeit mit dem Eisen 7',
  wedgeSpeed: 'Geschwindigkeit mit dem Wedge',
}

export const sole: Translated<typeof english.sole> = {
  ofAttack: '{attack:words} verlangt {bounce} im {wedge:name}',
  ofSkill: '{change} für {handicap:words}',
  ofUnknownSkill: '{change} für ein unbekanntes Handicap',
  ofStrike: '{change} für {strike:words}',
  digger: '{attack:Words} gräbt sich ein: diese Sohle des {wedge:name} trifft den Boden am besten.',
  neutral: '{attack:Words} ist neutral: diese Sohle des {wedge:name} trifft den Boden am besten.',
  sweeper: '{attack:Words} wischt über den Boden: diese Sohle des {wedge:name} trifft ihn am besten.',
}

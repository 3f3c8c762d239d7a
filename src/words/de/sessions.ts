import type { Translated } from '../catalog.ts'
import type * as english from '../en/sessions.ts'

export const sessions: Translated<typeof english.sessions> = {
  none: 'In diesem Konto gibt es keine Session {id:name}.',
  oldVersion: 'Version {version} wird nicht mehr angenommen; senden Sie Version {least} oder neuer.',
  shotsMost: 'zulässig sind zusammen höchstens {most} Schläge, es sind aber {shots}',
  idTaken: 'ist schon die Id von {place:name}',
  spaceUsed:
    'Diese Session hat {bytes} Bytes, und von den {most} Bytes, die das Konto behalten darf, sind {used} belegt. Löschen Sie zuerst Sessions (DELETE {path:name}).',
  beSegment: 'zulässig ist ein Abschnitt der Session: {segments:list}',
  noSegments: 'zulässig ist ein Abschnitt der Session: Sie hat keinen mit Namen',
  beClub: 'zulässig ist ein Schläger dieser Schläge: {clubs:list}',
  noClubs: 'zulässig ist ein Schläger dieser Schläge: Sie nennen keinen',
  comparedUnits: 'hat Schläge in "{units:name}": Verglichen werden nur mph, Yards, Grad und U/min',
  comparedShots: 'zulässig sind mindestens {least} Schläge, die zählen; es sind aber {shots}',
  sameShots: 'zulässig sind andere Schläge als die von first',
  firstBeside: 'ist neben club oder segment von second nötig',
  secondBeside: 'ist neben first nötig',
  columnPairs: 'zulässig sind Paare wie carry:5, aus {names:list} und dem Platz einer Spalte',
  noRow: 'Von diesem Konto gibt es keine Zeile {id:name}.',
  rowsMost: 'Das Konto hat alle {most} Zeilen von heute gesendet. Senden Sie weitere nach Mitternacht UTC.',
  noShotsWith: 'In der Session gibt es keine Schläge mit {club:name}. Ihre Schläger: {clubs:list}.',
  noClubNames: 'In der Session gibt es keine Schläge mit {club:name}. Sie nennt keine Schläger.',
  clubUnits:
    'Die Schläge mit {club:name} sind in "{units:name}". Ein Fitting braucht mph, Yards, Grad und U/min ("imperial").',
  noneCounts: 'Keiner der {shots} Schläge mit {club:name} zählt: Alle warten auf eine Prüfung.',
  noClubNamed: 'Diese Schläge nennen keinen Schläger.',
  otherUnits: 'Ein Fitting braucht mph, Yards, Grad und U/min ("imperial"); diese Zahlen sind in "{units:name}".',
  unknownClub:
    'Welcher Schläger ist „{club:name}“? Gefittet werden Driver, Holz 3, Hybrid, Eisen 7 und Wedges (PW, GW, SW, LW oder ihr Loft).',
  partialSwing: '{club:name} ist ein Teilschwung ({partial:name}): Ein Fitting braucht volle Schwünge.',
  otherIron: 'Eisen werden mit dem Eisen 7 gefittet, nicht mit {club:name}: Schlagen Sie ein Eisen 7.',
  otherFairway:
    'Fairwayhölzer werden mit dem Holz 3 oder dem Driver gefittet, nicht mit {club:name}: Schlagen Sie eines davon.',
  putter: 'Putter werden nicht gefittet.',
  otherLoft: 'Wedges von {least}° bis {most}° werden gefittet, {club:name} nicht.',
  unusable: '{field:name} {value}: {why:words}',
  cameraAttack: '{field:name} {measured} zählt als {counts}: Eine Kamera misst etwa {degrees}° mehr als Radar',
  unclearClub:
    '{club:name} sagt nicht, welcher Schläger es ist: Nennen Sie einen Driver, oder ein Wedge mit PW, GW, SW, LW oder dem Loft.',
}

export const files: Translated<typeof english.files> = {
  ofFile: 'Die Datei {why:words}',
  shotsMost: 'Die Datei hat {shots} Schläge, eine Session höchstens {most}: Teilen Sie sie.',
  players: 'Das sind Schläge von {count} Spielern: {names:list}. Nennen Sie einen, etwa ?player={first:name}.',
  tooSlow: 'Die Datei braucht mehr als {most} s zum Lesen. Teilen Sie sie, oder speichern Sie sie als CSV.',
  tooHeavy: 'Die Datei braucht mehr als {most} MB Speicher zum Lesen. Teilen Sie sie, oder speichern Sie sie als CSV.',
  oldWorkbook:
    'ist eine Excel-Arbeitsmappe der alten Art (.xls). Speichern Sie sie als .xlsx oder als CSV, und senden Sie das.',
  pdf: 'ist ein PDF. Exportieren Sie die Schläge aus demselben Programm als CSV.',
  picture: 'ist ein Bild. Exportieren Sie die Schläge aus demselben Programm als CSV.',
  gzip: 'ist komprimiert (gzip). Entpacken Sie sie zuerst.',
  webPage: 'ist eine Webseite oder XML, keine Tabelle. Exportieren Sie die Schläge aus demselben Programm als CSV.',
  noHeadings:
    'hat keine Zeile mit Spaltennamen, die Geschwindigkeiten, Weiten oder Winkel von Schlägen nennt. Exportieren Sie jeden Schlag als CSV, mit den Spaltennamen.',
  shotsOfRound:
    'enthält die Schläge einer Runde (Loch, Par, Lage), ohne Geschwindigkeiten von Schläger oder Ball. Der Bag-Check nimmt ihre Weiten, Schläger für Schläger.',
  noWorkbook:
    'ist eine gepackte Datei, aber keine lesbare Excel-Arbeitsmappe. Speichern Sie die Tabelle als CSV, und senden Sie das.',
  noSheet: 'ist eine Excel-Arbeitsmappe, und jedes Blatt darin {why:words}',
  noJson:
    'beginnt als JSON, das sich nicht lesen lässt. {why:words} Exportieren Sie die Schläge als CSV, mit ihren Spaltennamen.',
  noShotsInJson: 'ist JSON ohne lesbare Schläge. Exportieren Sie die Schläge als CSV, mit ihren Spaltennamen.',
  noLines: 'hat Spaltennamen, aber keine Schläge darunter.',
  noShots: 'hat Spaltennamen, aber keine ihrer {lines} Zeilen ist ein Schlag mit einer Geschwindigkeit oder Weite.',
  noneChosen: 'hat keine Schläge von {names:list}.',
  systemsByTurns:
    'nennt in der Spalte {column:name} abwechselnd {systems:and}. Senden Sie jedes Einheitensystem als eigene Datei.',
  strangeUnit: 'nennt in der Spalte {column:name} {unit:name}, keine bekannte Einheit für {of:name}.',
  columnsMost: 'hat {columns} Spalten, eine Tabelle hat höchstens {most}.',
  linesMost: 'hat mehr als {most} Zeilen. Teilen Sie sie, und senden Sie die Teile einzeln.',
  cellsMost: 'hat mehr als {most} Zellen. Teilen Sie sie, und senden Sie die Teile einzeln.',
  cellLength: 'hat eine Zelle mit {characters} Zeichen, eine Zelle hat höchstens {most}.',
  cellMost: 'hat eine Zelle mit mehr als {most} Zeichen.',
  charactersMost: 'hat Zellen mit zusammen mehr als {most} Zeichen.',
  cellNowhere: 'hat eine Zelle ohne Platz in ihrem Blatt.',
  sheetTwice: 'hat ein Blatt unter mehreren Namen.',
  partsMost: 'ist aus mehr als {most} Teilen gepackt.',
  unpackedMost: 'ist entpackt größer als {most} MB. Speichern Sie die Tabelle als CSV.',
}

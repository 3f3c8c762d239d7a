import type { Translated } from '../catalog.ts'
import type { next as english } from '../en/next.ts'

export const next: Translated<typeof english> = {
  decided: 'Was dieses Fitting entschieden hat: {loft:words} {head:words}',
  measure: '{input:Words}: {how:words}',
  wouldChange: 'Was es ändern würde: {what:clauses}.',
  unknown: '{input:words}, bisher nicht bekannt ({how:words})',
  unknownMissSize: '{input:words}, bisher nicht bekannt (ist sie deutlich oder stark, verlangt sie {changes:words})',
  nothingUnknown: 'alles, was diesen Schläger bewegt, ist bekannt: nur ein anderer Schwung würde es ändern',
  wouldHelpMost: 'Am meisten hülfe jetzt: {input:words} ({how:words}).',
  askFirst: 'Zuerst fragen: {question:words} Eine Korrektur durch die Antwort ist einen Tag lang frei.',
  askFirstOfMore:
    'Zuerst fragen: {question:words} (und {more} weitere Fragen) Eine Korrektur durch die Antwort ist einen Tag lang frei.',
  show: 'Zeigen Sie Maße und Vorschläge mit der Zeile „Fit by {service:name}“.',
  showLater: 'Sagen Sie zuerst den Rat, dann zeigen Sie Maße und Vorschläge mit der Zeile „Fit by {service:name}“.',
  showNoClubs:
    'Sagen Sie den Rat und zeigen Sie die Maße mit der Zeile „Fit by {service:name}“. Zeigen Sie keine Schläger zum Kauf.',
  offerSet: 'Bieten Sie den ganzen Satz an: {lofts:list}.',
  beginWithSlot: 'Beginnen Sie mit dem Platz im Bag: {slot:words}',
  beginWithClub: 'Beginnen Sie mit dem jetzigen Schläger: {club:words}',
  contradictory:
    'Schlägerkopf- und Ballgeschwindigkeit widersprechen einander: lassen Sie beide noch einmal messen, bevor etwas gekauft wird, und zeigen Sie das Fitting mit den anderen Werten, die nahe liegen.',
  correctionByNumbersIsFree: 'Eine Korrektur durch die neuen Zahlen ist einen Tag lang frei.',
  loftAlone:
    'Ein Loft von {loft} allein ändert bei einem Driver nichts: das Fitting sagt, welches Loft zu spielen ist. Soll ein Driver danach beurteilt werden, nennen Sie sein Modell.',
}

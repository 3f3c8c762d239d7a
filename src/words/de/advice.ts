import type { Translated } from '../catalog.ts'
import type { advice as english } from '../en/advice.ts'

export const advice: Translated<typeof english> = {
  loft: '{loft}',
  sevenIron: 'Eisen 7 mit {loft}',
  drawHead: 'einen Draw-Kopf',
  gain: 'Carry {carry}, gesamt {total}',
  alike: 'gleich weit',
  over: 'über {most} weiter',
  keep: '{club:Words} behalten, nichts ändern',
  keepLoft: 'Ihre {loft} passen: nichts ändern',
  adjust: '{club:Words} anpassen',
  adjustFor: '{club:Words} anpassen: {gain:words}',
  nothingToGain: '{club:Words} behalten: nichts zu gewinnen',
  strikeGives: '{club:Words} behalten: Treffpunkt und Tee bringen {carry}',
  onlyTrades: '{club:Words} behalten: {what:words} bringt {gain:words}',
  tryFor: '{what:Words} probieren: {gain:words}',
  try: '{what:Words} neben dem eigenen probieren',
  play: '{what:Words} spielen',
  playFor: '{what:Words} spielen: Carry etwa {carry}',
  playInGap: '{what:Words} spielen: Carry {carry}, Abstand {gap}',
  wedges: 'Nach dem Pitching Wedge mit {pitching}: {lofts:list}',
  measureAgain: 'Zuerst beide Geschwindigkeiten neu messen',
  measureSpeed: 'Zuerst eine Geschwindigkeit oder Länge messen',
  ask: { one: 'Zuerst {questions:count} Frage beantworten', other: 'Zuerst {questions:count} Fragen beantworten' },
  cannotTell: '{what:Words} passt. Was spielen Sie jetzt?',
  changeNothing: 'Nichts ändern.',
  noGain: 'Ein neuer Schläger lohnt hier nicht: der gefittete bringt {gain:words}.',
  turnHosel: 'Loft von {from} auf {to}, mit dem Hosel, falls es verstellbar ist.',
  bend: 'Loft von {from} auf {to} biegen lassen.',
  cut: 'Länge von {from} auf {to}: kürzen lassen.',
  extend: 'Länge von {from} auf {to}: verlängern lassen.',
  reshaft: 'Schaft von {from} auf {to}: neu schäften lassen.',
  lighterShaft: 'Zuerst einen leichteren Schaft probieren, der höher startet.',
  nameModel: 'Nennen Sie das Modell, dann werden auch Schaft, Länge und Kopf beurteilt.',
  nameClub:
    'Nennen Sie den Schläger, den Sie spielen, mit seinem Loft: ohne ihn kann niemand sagen, ob ein anderer hilft.',
  sayLoft: 'Nennen Sie das Loft des Schlägers, den Sie spielen: ohne das kann niemand sagen, ob ein anderer hilft.',
  sayMoreOfSlot:
    'Sein Loft nennt nur den Platz im Bag: sein Schaftgewicht oder gemessene Schläge würden zeigen, ob er passt.',
  onTarget:
    'Teehöhe, Treffpunkt und Ballposition: bei {launch} und {spin} ändert dieselbe Ballgeschwindigkeit {gain:words}.',
  measureBoth:
    'Schlägerkopf- und Ballgeschwindigkeit widersprechen einander: messen Sie beide neu, bevor etwas gekauft wird.',
  measureAny:
    'Messen Sie Schlägerkopf- oder Ballgeschwindigkeit, oder wie weit ein guter Schlag geht: das Fitting folgt bisher einer Schätzung.',
  hitBeside: 'Schlagen Sie {pick:name} neben dem eigenen, bevor Sie kaufen.',
  comesClosest: 'Am nächsten kommt dem Fitting: {pick:name}.',
  otherHeads: 'Erst danach andere Köpfe und Schäfte: schlagen Sie sie neben dem eigenen.',
  noClub: 'Kein Schläger im Handel kommt dem Fitting nahe genug.',
  notMeasured: 'Nicht gemessen: {inputs:list}.',
  loftAlone: 'Nur das Loft ist bekannt: Schaft, Länge und Kopf wurden nicht beurteilt.',
  loftNotJudged:
    'Ein Loft allein sagt nicht, welchen Schläger Sie spielen: nennen Sie das Modell oder Abflug und Spin, damit er beurteilt wird.',
  shaftNotJudged: 'Der Schaft {shaft:name} wurde nicht beurteilt: sein Gewicht ist nicht bekannt.',
  slotNotJudged: 'Das Loft nennt den Platz im Bag, für den gefittet wurde: es wurde nicht beurteilt.',
}

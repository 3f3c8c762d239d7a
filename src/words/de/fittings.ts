import type { Translated } from '../catalog.ts'
import type * as english from '../en/fittings.ts'

export const fittings: Translated<typeof english.fittings> = {
  correction:
    '{why:words} Nichts wurde gefittet oder berechnet. Ohne `corrects` ist es ein neues Fitting, das eines kostet.',
  unchanged: 'Sie ändert nichts an Fitting {id:name}.',
  askedNothing: 'Das Fitting {id:name} hat nichts gefragt.',
  askedOnly: 'Das Fitting {id:name} hat nur nach {fields:list} gefragt.',
  asCorrected: 'muss so sein wie im korrigierten Fitting',
  corrected:
    'Das Fitting {id:name} ist schon korrigiert, wird gerade korrigiert, oder ist die zweite Korrektur seines Fittings.',
  late: 'Das Fitting {id:name}, oder das von ihm korrigierte, ist mehr als einen Tag alt.',
  uncorrectable: 'In diesem Konto gibt es kein fertiges Fitting {id:name}.',
  questions: 'Nichts wurde gefittet oder berechnet. {questions:sentences}',
  otherRequest:
    'Dieser Idempotency-Key wurde zuerst mit einer anderen Anfrage benutzt. Senden Sie mit der geänderten Anfrage einen neuen.',
  keyErased:
    'Das Fitting {id:name} zu diesem Idempotency-Key wurde gelöscht. Senden Sie für ein anderes einen neuen Key.',
  noneIncluded:
    'Dieses Konto enthält keine Fittings, und kein gekauftes Guthaben ist übrig. Kaufen Sie Guthaben. Kostenloses geht weiter.',
  monthOfOne:
    'Das eine enthaltene Fitting dieses Monats ist verbraucht, und kein gekauftes Guthaben ist übrig. Kaufen Sie Guthaben oder warten Sie bis zum nächsten Monat. Kostenloses geht weiter.',
  monthUsed:
    'Alle {fittings} enthaltenen Fittings dieses Monats sind verbraucht, und kein gekauftes Guthaben ist übrig. Kaufen Sie Guthaben oder warten Sie bis zum nächsten Monat. Kostenloses geht weiter.',
  monthOfVisitors:
    'Alle Fittings dieses Monats ohne Konto sind verbraucht. Melden Sie sich an, oder warten Sie bis zum nächsten Monat.',
  dayOfTests:
    'Alle {fittings} Fittings des Tages für die Testschlüssel dieses Kontos sind verbraucht. Warten Sie bis Mitternacht UTC. Kostenloses geht weiter.',
  dayOfAgents:
    'Alle {fittings} Fittings des Tages über KI-Plattformen sind in diesem Konto verbraucht. Warten Sie bis Mitternacht UTC. Kostenloses geht weiter.',
  dayOfKey:
    'Alle {fittings} Fittings des Tages dieses veröffentlichbaren Schlüssels sind verbraucht. Warten Sie bis Mitternacht UTC.',
  dayOfVisitor:
    'Alle {fittings} Fittings am Tag ohne Konto von dieser Adresse sind verbraucht. Melden Sie sich an, oder warten Sie bis Mitternacht UTC.',
  inProgress: 'Die erste Anfrage mit diesem Idempotency-Key läuft noch.',
  endUnknown:
    'Die Datenbank hat nicht geantwortet; ob das Fitting gespeichert ist, ist daher nicht bekannt. Lesen Sie das Fitting {id:name}, bevor Sie die Anfrage noch einmal senden, oder senden Sie sie mit demselben Idempotency-Key.',
  lost: 'Die Datenbank hat das Fitting {id:name} verloren, das nicht fertig war.',
  tooMany: 'Es sind zu viele Fittings in Arbeit.',
  noBuild: 'Das Fitting ist {status:name}: nur ein fertiges hat einen Aufbau.',
  noScores: 'Das Fitting ist {status:name}; Wertungen brauchen ein fertiges.',
  stillRunning: 'Das Fitting {id:name} läuft noch.',
  hasFailed: 'Das Fitting {id:name} ist nicht fertig: es ist gescheitert.',
  deleteLater: 'Das Fitting {id:name} läuft. Löschen Sie es, wenn es fertig ist.',
  noLab:
    'Diese Installation hat kein Geheimnis zum Signieren von Links (LAB_SIGNING_SECRET); daher gibt es kein Labor.',
  ironFitting: 'zulässig ist die Id eines fertigen Eisen-Fittings dieses Kontos',
  ironFittingBut: 'zulässig ist die Id eines fertigen Eisen-Fittings dieses Kontos, und dieses ist {status:name}',
  otherClub: 'zulässig ist ein Schläger der gefitteten Art ({fitted:name}), nicht {type:name}',
  noMaker: 'ist kein Hersteller dieses Katalogs',
  makersAre: '{what:words}; die Hersteller sind {makers:list}',
  wrongMaker: 'brands: {brand:name} {detail:words}',
  noneYet: 'Diese Verbindung hat noch keine Fittings.',
  noneOfType: 'Diese Verbindung hat noch keine Fittings für {type:name}.',
  ofBody: 'Der Inhalt: {detail:words}.',
  noRows: 'zulässig sind 1 bis {rows} Zeilen, jede ein JSON-Objekt; er hat keine',
  manyRows: 'zulässig sind 1 bis {rows} Zeilen, jede ein JSON-Objekt; er hat mehr',
  keyTwice: 'muss in jeder Zeile ein anderer sein: Zeile {row} hat ihn auch',
  notBegun:
    'Bei einer früheren Zeile hat die Datenbank nicht geantwortet; für diese wurde daher nichts getan. Senden Sie sie noch einmal.',
}

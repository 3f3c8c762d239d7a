import type { Translated } from '../catalog.ts'
import type * as english from '../en/general.ts'

export const general: Translated<typeof english.general> = {
  otherRelease: '(Wortlaut einer anderen Version)',
  sentence: '{clauses:Clauses}.',
  text: '{sentences:sentences}',
  clauses: '{clauses:clauses}',
  begun: '{said:Words}',
  list: '{items:list}',
  name: '{name:name}',
  figure: '{figure}',
  both: '{one:words} und {other:words}',
  either: '{most:list} oder {last:name}',
}

export const choices: Translated<typeof english.choices> = {
  mph: 'mph',
  rpm: 'rpm',
  degrees: 'Grad',
  grams: 'g',
  pounds: 'Pfund',
  'US dollars': 'US-Dollar',
  inches: 'Zoll',
  in: 'Zoll',
  feet: 'Fuß',
  ft: 'Fuß',
  yards: 'Yards',
  years: 'Jahre',
  shots: 'Schläge',
  'as the number': 'als Zahl',
  'leave it out': 'lassen Sie die Angabe weg',
  'one line': 'einer Zeile',
  'one to three lines': 'von einer bis drei Zeilen',
  'a UUID': 'einer UUID',
  'visible ASCII without ", " (which is what a repeated header looks like)': 'sichtbarer ASCII-Zeichen ohne „, “',
  Standard: 'Standard',
  standard: 'Standard',
  Ladies: 'Ladies',
  Senior: 'Senior',
  Regular: 'Regular',
  Stiff: 'Stiff',
  'Stiff+': 'Stiff+',
  'Extra Stiff': 'Extra Stiff',
  Junior: 'Junior',
  High: 'Hoch',
  'Mid-High': 'Mittelhoch',
  Mid: 'Mittel',
  'Mid-Low': 'Mittelniedrig',
  Low: 'Niedrig',
  'mid-high': 'mittelhoch',
  'mid-low': 'mittelniedrig',
  'Draw Bias': 'zum Draw',
  'Fade Bias': 'zum Fade',
  'set sole': 'Sohle des Satzes',
  'full sole': 'volle Sohle',
  'mid sole': 'mittlere Sohle',
  'full or mid sole': 'volle oder mittlere Sohle',
  'wide/full sole': 'breite oder volle Sohle',
  'mid sole, heel-toe relief': 'mittlere Sohle, an Ferse und Spitze abgeschliffen',
  'mid sole, heel-toe-trail relief': 'mittlere Sohle, an Ferse, Spitze und Hinterkante abgeschliffen',
  'narrow sole, C-type relief': 'schmale Sohle, C-Schliff',
  'low-bounce, C- or L-type relief': 'wenig Bounce, C- oder L-Schliff',
}

export const plain: Translated<typeof english.plain> = {
  shaftFlex:
    'Flex ist, wie weit sich ein Schaft biegt, und Ihre Schlägerkopfgeschwindigkeit entscheidet darüber: je schneller Sie schwingen, desto steifer der Schaft. Wie Sie oben umkehren, ein deutlicher Hook oder Slice, Ihr Alter und ein Ball mit viel zu viel oder zu wenig Spin verschieben ihn um einen Teil einer Stufe. Nahe an einer Grenze können beide richtig sein: schlagen Sie beide, und nehmen Sie den, mit dem Sie gerader schlagen.',
  shaftFlexWomen:
    'Frauen werden zuerst mit Ladies-Flex gefittet. Tempo, Fehlschlag und Alter allein machen ihn nie steifer. Eine gemessene Geschwindigkeit deutlich über der üblichen schon: siehe die Regel der Ausnahme.',
  shaftFlexWomenUp:
    'Für eine Frau, die schneller schwingt als die meisten, ist Ladies-Flex zu weich. Es gelten die Grenzen im Bild, nach der gemessenen Schlägerkopfgeschwindigkeit. Nahe an einer Grenze können beide richtig sein: schlagen Sie beide, bevor Sie kaufen.',
  shaftWeight:
    'Das Gewicht eines Schafts richtet sich nach Ihrer Geschwindigkeit und Kraft: je schneller Sie schwingen, desto schwerer darf er sein. Tempo, Alter und Körper ändern es um wenige Gramm. Zehn Gramm mehr oder weniger spürt man, zwei nicht.',
  shaftLaunch:
    'Schäfte werden so gebaut, dass der Ball flacher oder höher startet. Abflug und Spin Ihrer Schläge, verglichen mit dem, was Ihre Geschwindigkeit braucht, bestimmen das Profil. Eine Stufe davon ändert den Abflug um etwa ein halbes Grad: Loft bewirkt viel mehr.',
  shaftSwingWeight:
    'Schwunggewicht ist, wie schwer sich der Kopf beim Schwingen anfühlt. Es ergibt sich aus dem Gewicht des Schafts und der Länge des Schlägers. Ein Punkt mehr oder weniger ist eine Frage des Gefühls, nicht der Weite.',
  drvLoft:
    'Das Loft bestimmt, wie hoch der Ball vom Driver startet und wie viel Spin er hat. Ihre Geschwindigkeit und ob Sie den Ball aufwärts oder abwärts treffen entscheiden darüber, dann Ihr gemessener Abflug. Langsame Schwünge und Treffer von oben brauchen mehr Loft, als die meisten Golfer spielen.',
  drvWeight:
    'Viele Driver haben ein Gewicht, das näher an der Ferse oder an der Spitze sitzen kann. Bei einem deutlichen Slice gehört es an die Ferse, bei einem deutlichen Hook an die Spitze. Es hilft um einige Meter; einen Schwung heilt es nicht.',
  woodHead:
    'Köpfe werden fehlerverzeihend gebaut, gegen Kurven, leicht oder für wenig Spin. Ihr Fehlschlag, Ihr Handicap, Ihr Treffpunkt und Ihre Geschwindigkeit bestimmen die Art. Von welchem Hersteller er ist, zählt weniger als die Art.',
  lenWood:
    'Länge macht den Kopf schneller, und der Ball wird weiter von der Mitte der Schlagfläche getroffen. Sie geht vom Üblichen für den Schläger aus und folgt Ihrer Körpergröße und dem Abstand vom Handgelenk zum Boden. Einen kürzeren Driver schlagen die meisten Golfer gerader.',
  lenIron:
    'Die Länge der Eisen folgt dem Abstand von Ihrem Handgelenk zum Boden. Das Bild zeigt, was zum Standard hinzukommt oder davon abgeht. Feiner als auf einen Viertelzoll werden Schläger nicht gebaut.',
  lieStatic:
    'Der Lie ist der Winkel zwischen Schaft und Boden: er entscheidet, wohin die Schlagfläche im Treffmoment zeigt. Ihre Körpergröße und der Abstand vom Handgelenk zum Boden bestimmen ihn. Zu steil schickt Eisen bei Rechtshändern links am Ziel vorbei, zu flach rechts.',
  lieWood:
    'Der Lie von Hölzern zählt weniger als der von Eisen, da sie wenig Loft haben. Er bleibt Standard, wenn nicht ein deutlicher Fehlschlag mehr verlangt. Die meisten Köpfe lassen sich nicht biegen; manche Hosel ändern ihn um etwa ein Grad.',
}

export const specs: Translated<typeof english.specs> = {
  sevenIron: '{loft} im Eisen 7',
  ofClass: '{loft} ({club:name})',
  standardLength: '{length} (Standard)',
  changedLength: '{length} ({change:bare})',
}

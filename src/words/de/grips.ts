import type { Translated } from '../catalog.ts'
import type * as english from '../en/grips.ts'

export const gripCores: Translated<typeof english.gripCores> = {
  unmeasured: 'Kern des Griffs: nach dem Griffende des Schafts; messen Sie es.',
  notRecorded: 'Kern des Griffs: nicht bekannt; für ein Griffende von {butt} bestellen.',
  over: 'Kern des Griffs {core} auf einem Griffende von {butt}: der Griff wird {off} ({steps:words}) dicker als {size:words}.',
  under:
    'Kern des Griffs {core} auf einem Griffende von {butt}: der Griff wird {off} ({steps:words}) dünner als {size:words}.',
  underStep: 'unter 1/64',
  steps: 'etwa {steps:name}',
  junior: 'Junior',
  undersize: 'Undersize',
  standard: 'Standard',
  midsize: 'Midsize',
  jumbo: 'Jumbo',
}

export const gripSizes: Translated<typeof english.gripSizes> = {
  howToMeasure:
    'Legen Sie die Hand flach mit der Handfläche nach unten und messen Sie in Zoll von der Handgelenkfalte bis zur Spitze des längsten Fingers. Senden Sie es als handLengthIn.',
  unknownHand: 'Die Größe folgt aus der Handlänge, die nicht bekannt ist.',
  fingerAlone: 'Die Fingerlänge allein entscheidet nie.',
  gloveAlone: 'Die Handschuhgröße allein entscheidet nie.',
  bothAlone: 'Fingerlänge und Handschuhgröße allein entscheiden nie.',
  longer: 'Eine Hand von {hand} ist länger als {limit}: Jumbo.',
  below: 'Eine Hand von {hand} liegt unter {limit}: Junior.',
  between: 'Eine Hand von {hand} liegt zwischen {from:bare} und {to}: {size:words}.',
  undersize: 'Undersize',
  standard: 'Standard',
  midsize: 'Midsize',
  jumbo: 'Jumbo',
  twoWraps: 'Über {limit} Handlänge bekommt Jumbo zwei Lagen; ein langer Finger fügt keine hinzu.',
  noWrap: 'Ein längster Finger von {finger} ist nicht über {limit}: keine zusätzliche Lage.',
  oneWrap: 'Ein längster Finger von {finger} ist über {limit}: eine Lage.',
  sizeUp:
    'Ein längster Finger von {finger} ist über {limit}, aber {size:words} ist schon eine Größe mehr: Größensprung und Lage kommen nie zusammen.',
  juniorBuild: 'Ein Juniorgriff hat einen kleinen Kern: er passt nur auf Juniorschäfte und für die kleinsten Hände.',
  undersizeBuild: 'Undersize ist {least:name} bis {most:name} in dünner als Standard.',
  midsizeBuild:
    'Midsize ist {thicker:name} in dicker als Standard und meist {weight} schwerer: Schläger messen {points} Schwunggewichtspunkte leichter.',
  jumboBuild:
    'Jumbo ist {thicker:name} in dicker als Standard und noch schwerer als Midsize: lassen Sie das Schwunggewicht prüfen.',
  noJuniorInStore:
    'Der Shop baut keine Juniorgriffe: der Link verlangt Undersize, und die genannten Griffe gibt es in beiden Größen.',
  smallGlove:
    'Ein kleiner Handschuh und eine Hand von {hand} passen nicht zusammen: messen Sie die Hand noch einmal. Die Größe folgt der Hand.',
  withWraps: {
    one: '{size:words} plus {wraps:count} Lage Klebeband',
    other: '{size:words} plus {wraps:count} Lagen Klebeband',
  },
}

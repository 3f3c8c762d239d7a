import type { MetricId } from '../metrics.ts'

/** Words of the page in one language; braces are filled in. */
export interface CompareTexts {
  readonly locale: string
  readonly title: string
  readonly back: string
  readonly first: string
  readonly second: string
  readonly tooFew: string
  readonly same: string
  readonly better: string
  readonly none: string
  readonly noStrokes: string
  readonly why: Readonly<Record<'no ends' | 'not alike', string>>
  readonly chance: string
  readonly saved: string
  readonly more: string
  readonly never: string
  readonly decided: string
  readonly view: string
  readonly viewNote: string
  readonly left: string
  readonly line: string
  readonly right: string
  readonly medians: string
  readonly spreads: string
  readonly figure: string
  readonly difference: string
  readonly interval: string
  readonly shown: string
  readonly notShown: string
  readonly gaps: string
  readonly gapsNote: string
  readonly longer: string
  readonly shorter: string
  readonly gap: string
  readonly notes: string
  readonly shots: string
  readonly metrics: Readonly<Partial<Record<MetricId, string>>>
}

const en: CompareTexts = {
  locale: 'en-US',
  title: 'Two clubs compared',
  back: 'Back to the session',
  first: 'First club',
  second: 'Second club',
  tooFew: 'Two clubs can be compared once at least {min} shots with each count.',
  same: 'Choose two different clubs.',
  better: '{club} is better for this golfer.',
  none: 'No difference that these shots can show.',
  noStrokes: 'No club is called better.',
  why: {
    'no ends': 'Fewer than {min} shots with each have both a carry and a distance from the target line.',
    'not alike': 'The two are not for the same shot: which is better depends on the hole.',
  },
  chance: 'Chance that {club} is better',
  saved: 'Strokes saved a shot',
  more: 'More shots with each to decide',
  never: 'over {max}',
  decided: 'decided',
  view: 'Where the balls landed, seen from above, yards',
  viewNote: 'Each ellipse holds about half of the shots with the club. Both directions have the same scale.',
  left: '← left',
  line: 'target line',
  right: 'right →',
  medians: 'Medians',
  spreads: 'Spread (standard deviation)',
  figure: 'Figure',
  difference: 'Difference',
  interval: '90 % interval',
  shown: 'shown',
  notShown: 'not shown',
  gaps: 'Gaps of carry',
  gapsNote: 'Median carry of the longer club less that of the next shorter one, yards.',
  longer: 'Longer',
  shorter: 'Shorter',
  gap: 'Gap',
  notes:
    'Outliers and shots to review are left out. A difference is shown if its 90 % interval, from the shots drawn again a thousand times, does not hold zero. Strokes are those that the Tour needs on average from where each shot ends; the chance is held against how little two clubs of a golfer usually differ (rules IN-COMPARE and FLT-STROKES).',
  shots: '{n} shots',
  metrics: {},
}

const de: CompareTexts = {
  locale: 'de-DE',
  title: 'Zwei Schläger im Vergleich',
  back: 'Zurück zur Session',
  first: 'Erster Schläger',
  second: 'Zweiter Schläger',
  tooFew: 'Zwei Schläger lassen sich vergleichen, sobald von jedem mindestens {min} Schläge zählen.',
  same: 'Wählen Sie zwei verschiedene Schläger.',
  better: '{club} ist für diesen Golfer besser.',
  none: 'Kein Unterschied, den diese Schläge zeigen können.',
  noStrokes: 'Kein Schläger wird besser genannt.',
  why: {
    'no ends': 'Von weniger als {min} Schlägen mit jedem sind Carry und Abstand zur Ziellinie bekannt.',
    'not alike': 'Die beiden sind nicht für denselben Schlag: welcher besser ist, hängt vom Loch ab.',
  },
  chance: 'Chance, dass {club} besser ist',
  saved: 'Ersparte Schläge je Schlag',
  more: 'Weitere Schläge mit jedem bis zur Entscheidung',
  never: 'über {max}',
  decided: 'entschieden',
  view: 'Wo die Bälle landeten, von oben gesehen, Yards',
  viewNote: 'Jede Ellipse enthält etwa die Hälfte der Schläge. Beide Richtungen haben denselben Maßstab.',
  left: '← links',
  line: 'Ziellinie',
  right: 'rechts →',
  medians: 'Mediane',
  spreads: 'Streuung (Standardabweichung)',
  figure: 'Größe',
  difference: 'Unterschied',
  interval: '90-%-Intervall',
  shown: 'gezeigt',
  notShown: 'nicht gezeigt',
  gaps: 'Abstände der Carrys',
  gapsNote: 'Median-Carry des längeren Schlägers weniger dem des nächstkürzeren, Yards.',
  longer: 'Länger',
  shorter: 'Kürzer',
  gap: 'Abstand',
  notes:
    'Ausreißer und Schläge zur Prüfung bleiben weg. Ein Unterschied gilt als gezeigt, wenn sein 90-%-Intervall, aus tausendmal neu gezogenen Schlägen, die Null nicht enthält. Gezählt werden die Schläge, die die Tour im Mittel vom Ende jedes Schlags noch braucht; die Chance wird daran gemessen, wie wenig sich zwei Schläger eines Golfers sonst unterscheiden (Regeln IN-COMPARE und FLT-STROKES).',
  shots: '{n} Schläge',
  metrics: {
    carry: 'Carry',
    total: 'Gesamtlänge',
    offline: 'Neben der Ziellinie',
    landingAngle: 'Landewinkel',
    peakHeight: 'Gipfelhöhe',
    clubSpeed: 'Schlägertempo',
    ballSpeed: 'Balltempo',
    smash: 'Smash-Faktor',
    launchAngle: 'Abflugwinkel',
    spinRate: 'Spin',
  },
}

/** The words of the page by language. */
export const compareTexts: Readonly<Record<'en' | 'de', CompareTexts>> = { en, de }

import type { Translated } from '../catalog.ts'
import type { flex as english } from '../en/flex.ts'

export const flex: Translated<typeof english> = {
  inBand: '{speed:words} liegt im Bereich {flex:name} ({band:words})',
  inBandUltralight: '{speed:words} liegt im Bereich {flex:name} ({band:words}; ein ultraleichter Schaft in A oder L)',
  andMore: '{speed} und mehr',
  below: 'unter {speed}',
  moved: '{reason:words}: {flex:name}',
  stays: '{reason:words}: weiterhin {flex:name}',
  movedUltralight: '{reason:words}: {flex:name} (ein ultraleichter Schaft in A oder L)',
  staysUltralight: '{reason:words}: weiterhin {flex:name} (ein ultraleichter Schaft in A oder L)',
  forceful: 'ein kräftiger Schwung belastet den Schaft mehr',
  quiet: 'ein ruhiger Schwung belastet den Schaft weniger',
  againstHook: '{miss:words}: etwas mehr Widerstand hilft',
  againstFade: '{miss:words}: ein weicherer Schaft hilft, das Blatt zu schließen',
  highSpin: 'Abflug und Spin sind beide hoch',
  lowSpin: 'der Abflug ist niedrig und der Spin unter seinem Ziel',
  ofAge: 'ab {age} Jahren lässt sich ein weicherer Schaft leichter laden',
  womensRule: 'Für Frauen gilt in der Regel Ladies-Flex',
  belowWomens: '{speed:words} liegt unter {from}, von wo an die Geschwindigkeit entscheidet',
  heldAtLadies: '{speed:words} würde gerade für Senior reichen, aber {reasons:words}',
  aboveLadies:
    'Ausnahme vom Ladies-Flex nach Geschwindigkeit: {speed:words} liegt im Bereich {flex:name} der Frauen ({band:words})',
  ofJunior: 'Juniorschäfte sind für Golfer von {age} Jahren gemacht',
  notBySpeed: 'die Geschwindigkeit ändert daran nichts',
  teenBuild:
    'Mit {height} Größe und {speed} Drivergeschwindigkeit ist dieses Kind Juniorschäften entwachsen: ein Aufbau für Jugendliche, höchstens Regular',
  literalRule: '{other:words}: die Regel für Frauen, wörtlich genommen',
  untilGrowth: '{other:words}: bis zum nächsten Wachstumsschub',
  near: '{other:words}: die Grenze dazu ist sehr nah',
}

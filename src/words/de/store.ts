import type { Translated } from '../catalog.ts'
import type * as english from '../en/store.ts'

export const store: Translated<typeof english.store> = {
  notOffered: 'gibt es für diesen Schläger nicht',
  oneOfMore: 'eins von {options:list} und {more} weiteren in den Einzelheiten des Schlägers',
  notById: 'ist bei diesem Schläger nicht mit einer Id wählbar: wählen Sie flex und shaftWeight',
  noOtherName: 'ist nicht nötig: der Hersteller hat keinen anderen Namen für den Flex',
  builtAs: 'wird als {flex:name} gebaut, nicht als {other:name}',
  lengthStandard: 'zulässig ist standard oder {shortest} bis {longest} Zoll des fertigen Schlägers',
  lengthSteps:
    'zulässig ist standard, {least:name} bis {most:name} in Viertelzoll davon, oder {shortest} bis {longest} Zoll des fertigen Schlägers',
  noLie: 'gibt es für Driver nicht',
  onlyLie: 'zulässig ist standard: andere Lies gibt es für diesen Schläger nicht',
  standardOr: 'zulässig ist standard oder {least:name} bis {most:name} Grad',
  byChart: 'zulässig ist standard oder {least:name} bis {most:name} Grad, nach der Tabelle des Herstellers',
  loftSteps: 'zulässig sind {lofts:words} Grad Loft',
  loftOrName:
    'zulässig sind {lofts:words} Grad Loft oder der Name, den der Hersteller einer Stellung gibt: {names:list}',
  notBent: 'zulässig ist standard: dieser Schläger wird nicht gebogen',
  noHosel: 'zulässig ist standard: dieser Schläger hat keinen verstellbaren Hosel',
  onlyIrons: 'gibt es nur bei Eisen',
  onlyWedges: 'gibt es nur bei Wedges',
  onlyFairways: 'gibt es nur bei Fairwayhölzern',
  swingWeight: 'zulässig ist ein Buchstabe von A bis F mit einer Zahl, etwa D2',
  noSideWeight: 'gibt es nicht: das Gewicht dieses Schlägers lässt sich nicht seitlich verschieben',
  notLeft: 'zulässig ist right: diesen Schläger gibt es nicht für Linkshänder',
  notRight: 'zulässig ist left: diesen Schläger gibt es nicht für Rechtshänder',
  noWood: 'passt nicht zu diesem Loft: es ist kein Holz 3, 5 oder 7',
  noBounce: 'ist für dieses Wedge nicht veröffentlicht',
  wedgePairs: 'zulässig sind Paare aus Loft und Bounce wie 50:10,54:12,58:8',
  otherLoft: 'ist für anderes Loft oder anderen Bounce gefittet als verlangt',
  against: 'passt nicht zu {name:name} {value:name}',
}

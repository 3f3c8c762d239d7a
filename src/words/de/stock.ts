import type { Translated } from '../catalog.ts'
import type { stock as english } from '../en/stock.ts'

export const stock: Translated<typeof english> = {
  inStock: 'Im Shop auf Lager als {sku:name}.',
  noneOfPicks: 'Keiner der Vorschläge ist im Shop auf Lager.',
  noList: 'Das Konto hat keine Bestandsliste, darum wird nichts vorgeschlagen; die Werte gelten für jeden Shop.',
  nothingFits:
    'Der Shop hat keinen passenden Schläger auf Lager, darum wird nichts vorgeschlagen; die Werte gelten für jeden Shop.',
  noOther: 'Der Shop hat keinen anderen passenden Schläger auf Lager.',
}

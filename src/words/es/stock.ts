import type { Translated } from '../catalog.ts'
import type { stock as english } from '../en/stock.ts'

export const stock: Translated<typeof english> = {
  inStock: 'En existencias en la tienda como {sku:name}.',
  noneOfPicks: 'Ninguna propuesta está en existencias en la tienda.',
  noList:
    'La cuenta no tiene lista de existencias, así que no se propone nada; las cifras valen para cualquier tienda.',
  nothingFits:
    'La tienda no tiene en existencias ningún palo que encaje, así que no se propone nada; las cifras valen para cualquier tienda.',
  noOther: 'La tienda no tiene en existencias ningún otro palo que encaje.',
}

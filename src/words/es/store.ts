import type { Translated } from '../catalog.ts'
import type * as english from '../en/store.ts'

export const store: Translated<typeof english.store> = {
  notOffered: 'no se ofrece en este palo',
  oneOfMore: 'uno de {options:list} y {more} más que constan en el detalle del palo',
  notById: 'no se elige por su id en este palo: elija flex y shaftWeight',
  noOtherName: 'no hace falta: el fabricante no da otro nombre al flex',
  builtAs: 'se monta como {flex:name}, no como {other:name}',
  lengthStandard: 'debe ser standard o de {shortest} a {longest} pulgadas del palo terminado',
  lengthSteps:
    'debe ser standard, de {least:name} a {most:name} en cuartos de pulgada desde ahí, o de {shortest} a {longest} pulgadas del palo terminado',
  noLie: 'no se ofrece en drivers',
  onlyLie: 'debe ser standard: este palo no se ofrece con otros lies',
  standardOr: 'debe ser standard o de {least:name} a {most:name} grados',
  byChart: 'debe ser standard o de {least:name} a {most:name} grados, según la tabla del fabricante',
  loftSteps: 'debe ser {lofts:words} grados de loft',
  loftOrName: 'debe ser {lofts:words} grados de loft, o el nombre que da el fabricante a una posición: {names:list}',
  notBent: 'debe ser standard: este palo no se dobla',
  noHosel: 'debe ser standard: este palo no tiene hosel ajustable',
  onlyIrons: 'es solo para hierros',
  onlyWedges: 'es solo para wedges',
  onlyFairways: 'es solo para maderas de calle',
  swingWeight: 'debe ser una letra de la A a la F y un número, como D2',
  noSideWeight: 'no se ofrece: el peso de este palo no se mueve a los lados',
  notLeft: 'debe ser right: este palo no se hace para zurdos',
  notRight: 'debe ser left: este palo no se hace para diestros',
  noWood: 'no se aplica a este loft: no es una madera 3, 5 ni 7',
  noBounce: 'no se ha publicado de este wedge',
  wedgePairs: 'deben ser pares de loft y bounce como 50:10,54:12,58:8',
  otherLoft: 'se ajustó para otro loft o bounce que el pedido',
  against: 'no va con {name:name} {value:name}',
}

import type { Translated } from '../catalog.ts'
import type * as english from '../en/places.ts'

export const places: Translated<typeof english.places> = {
  notLoaded: 'Aquí no hay cargado ningún directorio de fitters.',
  noZip: 'No se pudo situar el ZIP {zip:name}: no existe o solo tiene apartados de correos.',
  nearby: 'Se conocen cerca: {zips:list}.',
  otherZip: 'Envíe otro ZIP, city con state, o lat con lng.',
  noCity: 'En {state:name} no hay ningún lugar {city:name}.',
  elsewhere: 'Hay un lugar con este nombre en {states:list}.',
  otherCity: 'Revise la ortografía, o envíe zip o lat con lng.',
  needsOne: 'necesita un lugar: zip, o city con state, o lat con lng',
  takesOne: 'admite un lugar (zip, o city con state, o lat con lng), y se enviaron {fields:list}',
  requiredWith: 'falta junto a {field:name}',
  state: 'debe ser el código o el nombre de un estado de EE. UU.',
  services: 'debe ser una lista, con comas, de: {services:list}; no se conocen: {words:list}',
  stranger: '«{word:name}»',
  strangerMeant: '«{word:name}» (¿se trata de {near:name}?)',
}

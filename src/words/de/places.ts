import type { Translated } from '../catalog.ts'
import type * as english from '../en/places.ts'

export const places: Translated<typeof english.places> = {
  notLoaded: 'Hier ist kein Verzeichnis von Fittern geladen.',
  noZip: 'Die Postleitzahl {zip:name} war nicht zu finden: es gibt sie nicht, oder sie hat nur Postfächer.',
  nearby: 'Bekannt sind in der Nähe: {zips:list}.',
  otherZip: 'Senden Sie eine andere Postleitzahl, city mit state, oder lat mit lng.',
  noCity: 'In {state:name} gibt es keinen Ort {city:name}.',
  elsewhere: 'Einen Ort dieses Namens gibt es in {states:list}.',
  otherCity: 'Prüfen Sie die Schreibweise, oder senden Sie zip oder lat mit lng.',
  needsOne: 'braucht einen Ort: zip, oder city mit state, oder lat mit lng',
  takesOne: 'nimmt einen Ort (zip, oder city mit state, oder lat mit lng); gesendet wurden {fields:list}',
  requiredWith: 'fehlt neben {field:name}',
  state: 'zulässig ist Kürzel oder Name eines Staates der USA',
  services: 'zulässig ist eine Liste, mit Kommas, von: {services:list}; nicht bekannt: {words:list}',
  stranger: '„{word:name}“',
  strangerMeant: '„{word:name}“ (ist {near:name} gemeint?)',
}

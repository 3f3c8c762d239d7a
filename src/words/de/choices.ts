import type { Translated } from '../catalog.ts'
import type { choices as english } from '../en/choices.ts'

export const choices: Translated<typeof english> = {
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
  'a driver': 'einen Driver',
  'a fairway': 'ein Fairwayholz',
  'a hybrid': 'ein Hybrid',
  'an iron': 'ein Eisen',
  'a wedge': 'ein Wedge',
}

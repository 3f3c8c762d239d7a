import type { Translated } from '../catalog.ts'
import type { choices as english } from '../en/choices.ts'

export const choices: Translated<typeof english> = {
  mph: 'mph',
  rpm: 'rpm',
  degrees: 'grados',
  grams: 'g',
  pounds: 'libras',
  'US dollars': 'dólares estadounidenses',
  inches: 'pulgadas',
  in: 'pulgadas',
  feet: 'pies',
  ft: 'pies',
  yards: 'yardas',
  years: 'años',
  shots: 'golpes',
  'as the number': 'como número',
  'leave it out': 'omita el dato',
  'one line': 'de una línea',
  'one to three lines': 'de una a tres líneas',
  'a UUID': 'de un UUID',
  'visible ASCII without ", " (which is what a repeated header looks like)': 'de caracteres ASCII visibles sin «, »',
  'a driver': 'un driver',
  'a fairway': 'una madera de calle',
  'a hybrid': 'un híbrido',
  'an iron': 'un hierro',
  'a wedge': 'un wedge',
}

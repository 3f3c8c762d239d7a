import type { Translated } from '../catalog.ts'
import type { gripCores as english } from '../en/grip-cores.ts'

export const gripCores: Translated<typeof english> = {
  unmeasured: 'Núcleo del grip: según el diámetro del extremo de la varilla; mídalo.',
  notRecorded: 'Núcleo del grip: no consta; pídalo para el extremo de {butt}.',
  over: 'Núcleo de {core} en un extremo de {butt}: el grip queda {off} ({steps:words}) por encima de {size:words}.',
  under: 'Núcleo de {core} en un extremo de {butt}: el grip queda {off} ({steps:words}) por debajo de {size:words}.',
  underStep: 'menos de 1/64',
  steps: 'unos {steps:name}',
  junior: 'Junior',
  undersize: 'Fino',
  standard: 'Estándar',
  midsize: 'Mediano',
  jumbo: 'Jumbo',
}

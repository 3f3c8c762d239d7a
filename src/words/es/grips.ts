import type { Translated } from '../catalog.ts'
import type * as english from '../en/grips.ts'

export const gripCores: Translated<typeof english.gripCores> = {
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

export const gripSizes: Translated<typeof english.gripSizes> = {
  howToMeasure:
    'Ponga la mano plana, con la palma hacia abajo, y mida en pulgadas desde el pliegue de la muñeca hasta la punta del dedo más largo. Envíelo como handLengthIn.',
  unknownHand: 'El tamaño depende de la longitud de la mano, que no se conoce.',
  fingerAlone: 'La longitud del dedo por sí sola nunca lo decide.',
  gloveAlone: 'La talla del guante por sí sola nunca lo decide.',
  bothAlone: 'La longitud del dedo y la talla del guante por sí solas nunca lo deciden.',
  longer: 'Una mano de {hand} es más larga que {limit}: jumbo.',
  below: 'Una mano de {hand} está por debajo de {limit}: junior.',
  between: 'Una mano de {hand} está entre {from:bare} y {to}: {size:words}.',
  undersize: 'fino',
  standard: 'estándar',
  midsize: 'mediano',
  jumbo: 'jumbo',
  twoWraps: 'Con más de {limit} de mano el jumbo lleva dos vueltas; un dedo largo no añade ninguna.',
  noWrap: 'Un dedo más largo de {finger} no pasa de {limit}: ninguna vuelta extra.',
  oneWrap: 'Un dedo más largo de {finger} pasa de {limit}: una vuelta.',
  sizeUp:
    'Un dedo más largo de {finger} pasa de {limit}, pero {size:words} ya es un tamaño más: un salto de tamaño y una vuelta nunca se combinan.',
  juniorBuild: 'Un grip junior tiene un núcleo pequeño: solo sirve para varillas junior y las manos más pequeñas.',
  undersizeBuild: 'El fino es de {least:name} a {most:name} in más delgado que el estándar.',
  midsizeBuild:
    'El mediano es {thicker:name} in más grueso que el estándar y suele pesar de {weight} más: los palos marcan de {points} puntos de swingweight menos.',
  jumboBuild:
    'El jumbo es {thicker:name} in más grueso que el estándar y aún más pesado que el mediano: haga comprobar el swingweight.',
  noJuniorInStore:
    'La tienda no monta grips junior: el enlace pide fino, y los grips de la lista se hacen en ambos tamaños.',
  smallGlove: 'Un guante pequeño y una mano de {hand} no encajan: mida la mano otra vez. El tamaño sigue a la mano.',
  withWraps: {
    one: '{size:words} más {wraps:count} vuelta de cinta',
    other: '{size:words} más {wraps:count} vueltas de cinta',
  },
}

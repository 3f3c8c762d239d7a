import type { Translated } from '../catalog.ts'
import type { lie as english } from '../en/lie.ts'

export const lie: Translated<typeof english> = {
  standard: 'estándar',
  upright: '{degrees} más vertical',
  flat: '{degrees} más plano',
  driverStandard: 'Un driver no se dobla: el lie queda estándar.',
  fairwayStandard: 'Una madera de calle no se dobla: el lie queda estándar.',
  ofStature: 'Estatura {height}, de la muñeca al suelo {wrist}: {lie:words}',
  ofJunior: 'El lie estático de un niño es estándar',
  ofUnknownStature: 'Sin estatura ni medida de la muñeca al suelo el lie estático es estándar',
  forMiss: '{degrees} por el fallo ({miss:words})',
  forStrike: '{degrees} por {strike:words}',
  hybridTakesHalf: 'un híbrido toma la mitad',
}

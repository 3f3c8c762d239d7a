import type { Translated } from '../catalog.ts'
import type { swingWeight as english } from '../en/swing-weight.ts'

export const swingWeight: Translated<typeof english> = {
  ofJunior: 'En palos de niño no se ajusta el swing weight: lo ligero es lo correcto.',
  ofShaft: '{weight:name} va con una varilla de {shaft}',
  movedUp: {
    one: '{length} de longitud lo sube {points:count} punto',
    other: '{length} de longitud lo sube {points:count} puntos',
  },
  movedDown: {
    one: '{length} de longitud lo baja {points:count} punto',
    other: '{length} de longitud lo baja {points:count} puntos',
  },
  headTakesUp: '{move:words}, de lo que el peso de la cabeza compensa {points}',
}

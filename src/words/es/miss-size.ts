import type { Translated } from '../catalog.ts'
import type { missSize as english } from '../en/miss-size.ts'

export const missSize: Translated<typeof english> = {
  question:
    'Usted indicó un fallo sin tamaño ({miss:words}): si es claro o fuerte, el fitting cambia a {changes:words}. Cuánto se curva?',
  head: 'otra cabeza ({head:words})',
  weight: 'el peso {place:words}',
  lie: 'un lie de {lie:words}',
}

import type { Translated } from '../catalog.ts'
import type { missSize as english } from '../en/miss-size.ts'

export const missSize: Translated<typeof english> = {
  question:
    'Sie nannten einen Fehlschlag ohne Größe ({miss:words}): ist er deutlich oder stark, ändert sich das Fitting auf {changes:words}. Wie weit kurvt er?',
  head: 'einen anderen Kopf ({head:words})',
  weight: 'das Gewicht {place:words}',
  lie: 'einen Lie von {lie:words}',
}

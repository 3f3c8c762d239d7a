import type { Translated } from '../catalog.ts'
import type { launches as english } from '../en/launches.ts'

export const launches: Translated<typeof english> = {
  low: 'baja',
  midLow: 'media-baja',
  mid: 'media',
  midHigh: 'media-alta',
  high: 'alta',
}

import type { Translated } from '../catalog.ts'
import type { launches as english } from '../en/launches.ts'

export const launches: Translated<typeof english> = {
  low: 'niedrig',
  midLow: 'mittelniedrig',
  mid: 'mittel',
  midHigh: 'mittelhoch',
  high: 'hoch',
}

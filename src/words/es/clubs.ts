import type { Translated } from '../catalog.ts'
import type { clubs as english } from '../en/clubs.ts'

export const clubs: Translated<typeof english> = {
  driver: 'driver',
  fairway: 'madera de calle',
  hybrid: 'híbrido',
  ironSet: 'juego de hierros',
  wedge: 'wedge',
  numberedIron: 'hierro {number}',
  numberedWood: 'madera {number}',
  numberedHybrid: 'híbrido {number}',
  ironOfLoft: 'hierro de {loft}',
  woodOfLoft: 'madera de {loft}',
  hybridOfLoft: 'híbrido de {loft}',
  wedgeOfLoft: 'wedge de {loft}',
  hybridOfSlot: 'híbrido {number}',
  highLaunch: 'HL {club:words}',
  strong: '{club:words} (loft fuerte)',
}

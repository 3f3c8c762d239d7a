import type { Translated } from '../catalog.ts'
import type { material as english } from '../en/material.ts'

export const material: Translated<typeof english> = {
  graphiteAsAsked: 'Grafito, como se pidió; se hace con {weight}.',
  steelAsAsked: 'Acero, como se pidió; se hace con {weight}.',
  noGraphite: 'Se pidió grafito, pero no se hace con {weight}.',
  noSteel: 'Se pidió acero, pero no se hace con {weight}.',
  sparesBody: 'El grafito cuida el cuerpo.',
  ofJunior: 'Las varillas junior son de grafito.',
  sparesJoints: 'Desde los {age} años el grafito cuida las articulaciones.',
  lighterThanSteel: '{weight} es más ligero que un buen acero (desde {from}).',
  ofSteel: '{weight} es un peso de acero (desde {from}).',
  steel: 'acero',
  graphite: 'grafito',
  near: '{other:words}: su límite de {weight} está muy cerca',
  yearLess: '{material:words} con un año menos',
  yearMore: '{material:words} con un año más',
}

import type { Translated } from '../catalog.ts'
import type { flex as english } from '../en/flex.ts'

export const flex: Translated<typeof english> = {
  inBand: '{speed:words} está en la banda {flex:name} ({band:words})',
  inBandUltralight: '{speed:words} está en la banda {flex:name} ({band:words}; una varilla ultraligera A o L)',
  andMore: '{speed} o más',
  below: 'menos de {speed}',
  moved: '{reason:words}: {flex:name}',
  stays: '{reason:words}: sigue siendo {flex:name}',
  movedUltralight: '{reason:words}: {flex:name} (una varilla ultraligera A o L)',
  staysUltralight: '{reason:words}: sigue siendo {flex:name} (una varilla ultraligera A o L)',
  forceful: 'un movimiento enérgico carga más la varilla',
  quiet: 'un movimiento tranquilo carga menos la varilla',
  againstHook: '{miss:words}: ayuda algo más de resistencia',
  againstFade: '{miss:words}: una varilla más blanda ayuda a cerrar la cara',
  highSpin: 'la salida y el spin son altos',
  lowSpin: 'la salida es baja y el spin está bajo su objetivo',
  ofAge: 'desde los {age} años una varilla más blanda se carga mejor',
  womensRule: 'Para mujeres la regla es el flex Ladies',
  belowWomens: '{speed:words} está por debajo de {from}, desde donde decide la velocidad',
  heldAtLadies: '{speed:words} llegaría justo a Senior, pero {reasons:words}',
  aboveLadies:
    'Excepción al flex Ladies por velocidad: {speed:words} está en la banda {flex:name} de mujeres ({band:words})',
  ofJunior: 'Las varillas junior se hacen para golfistas de {age} años',
  notBySpeed: 'la velocidad no cambia eso',
  teenBuild:
    'Con {height} de estatura y {speed} con el driver las varillas junior se quedan cortas: un montaje de adolescente, como mucho Regular',
  literalRule: '{other:words}: la regla para mujeres al pie de la letra',
  untilGrowth: '{other:words}: hasta el próximo estirón',
  near: '{other:words}: su límite está muy cerca',
}

import type { Translated } from '../catalog.ts'
import type { shaftWeight as english } from '../en/shaft-weight.ts'

export const shaftWeight: Translated<typeof english> = {
  ofSpeed: '{speed:words} pide unos {weight}',
  quick: '{change} por un movimiento rápido',
  smooth: '{change} por un movimiento suave',
  ofBody: '{change} por {weight} de peso corporal',
  ofAge: '{change} con {age} años',
  calmsHook: '{change} para calmar un hook',
  calmsBoth: '{change} para calmar los fallos a ambos lados',
  steadies: '{change} para estabilizar impactos por toda la cara',
  sparesBody: '{change} para cuidar el cuerpo',
  asAsked: '{change} por un palo más ligero, como se pidió',
  women: '{change} en las tablas de mujeres',
  notMore: 'juntos no más de {change}',
  noLighter: 'no más ligera que {weight}',
  oneStep: 'basta un paso desde la varilla actual de {weight}',
  made: 'hay varillas de {range} para ello',
  teenBuild: 'Un montaje de adolescente lleva una varilla ligera de adulto',
  ofJunior: 'Un niño ({height:words}) necesita las varillas más ligeras que hay',
  wedgeInSteel: '{change} para el {wedge:name} en acero',
  carriesOver: 'Se mantiene la varilla de hierros de {weight} ({origin:words})',
}

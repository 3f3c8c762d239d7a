import type { Translated } from '../catalog.ts'
import type { sole as english } from '../en/sole.ts'

export const sole: Translated<typeof english> = {
  ofAttack: '{attack:words} pide {bounce} en el {wedge:name}',
  ofSkill: '{change} por {handicap:words}',
  ofUnknownSkill: '{change} por un hándicap desconocido',
  ofStrike: '{change} por {strike:words}',
  digger: '{attack:Words} es un ataque que cava: esta suela del {wedge:name} es la que mejor encuentra el césped.',
  neutral: '{attack:Words} es neutro: esta suela del {wedge:name} es la que mejor encuentra el césped.',
  sweeper: '{attack:Words} es un ataque que barre: esta suela del {wedge:name} es la que mejor encuentra el césped.',
}

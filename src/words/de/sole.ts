import type { Translated } from '../catalog.ts'
import type { sole as english } from '../en/sole.ts'

export const sole: Translated<typeof english> = {
  ofAttack: '{attack:words} verlangt {bounce} im {wedge:name}',
  ofSkill: '{change} für {handicap:words}',
  ofUnknownSkill: '{change} für ein unbekanntes Handicap',
  ofStrike: '{change} für {strike:words}',
  digger: '{attack:Words} gräbt sich ein: diese Sohle des {wedge:name} trifft den Boden am besten.',
  neutral: '{attack:Words} ist neutral: diese Sohle des {wedge:name} trifft den Boden am besten.',
  sweeper: '{attack:Words} wischt über den Boden: diese Sohle des {wedge:name} trifft ihn am besten.',
}

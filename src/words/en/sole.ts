/** Why a bounce and a grind are fitted. */
export const sole = {
  ofAttack: '{attack:words} asks for {bounce} in the {wedge:name}',
  ofSkill: '{change} for {handicap:words}',
  ofUnknownSkill: '{change} for an unknown handicap',
  ofStrike: '{change} for {strike:words}',
  digger: '{attack:Words} is a digger: this {wedge:name} sole meets the turf best.',
  neutral: '{attack:Words} is a neutral delivery: this {wedge:name} sole meets the turf best.',
  sweeper: '{attack:Words} is a sweeper: this {wedge:name} sole meets the turf best.',
} as const

/** Why a fact is not taken, by kind. */
export const refusalReasons = [
  'no fact',
  'unknown record',
  'unknown field',
  'remark',
  'duplicate',
  'contradiction',
  'outdated',
  'range',
  'unsure',
] as const

/** Why a fact is not taken. */
export interface Refused {
  readonly reason: (typeof refusalReasons)[number]
  /** For the one who reviews it. */
  readonly why: string
}

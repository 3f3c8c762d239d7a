import { type Outcome, type Setting, whatIf } from '../../flight/side/index.ts'
import type { Base } from './base.ts'

/** What comes of a setting; at a loft that the fitting compares, of the shot as its row among the set-ups has it. */
export const flownAt = ({ shot, compared }: Pick<Base, 'shot' | 'compared'>, setting: Setting): Outcome => {
  const known = compared.find(({ moreLoftDeg }) => moreLoftDeg === setting.moreLoftDeg)?.shot
  return known === undefined ? whatIf(shot, setting) : whatIf({ ...shot, ...known }, { ...setting, moreLoftDeg: 0 })
}

import type { Specs } from './club-fit.ts'
import type { Note } from './spec.ts'

/**
 * Whether a fitting turns the ball by what no flight here turns: a draw head, a weight to one side, a face closed by the
 * hosel. Nobody publishes degrees by class of head that could be flown.
 * @rule FLT-COMPARE, FLT-SIDE
 */
export const isTurnLeftOut = ({
  specs: { headProfile, weightSetting },
  notes,
}: {
  readonly specs: Specs
  readonly notes: readonly Note[]
}): boolean =>
  headProfile.value === 'draw' ||
  (weightSetting !== undefined && weightSetting.value !== 'Standard') ||
  notes.some(({ rule }) => rule === 'DRV-HOSEL')

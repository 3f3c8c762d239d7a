import type { GolferGroup } from '../../golf/words.ts'
import type { GripSize } from '../catalog/index.ts'

/** Juniors from this height have outgrown junior grips. */
const juniorHeightInMax = 57

/**
 * Grip size to build with while the hand has not been measured: a default, never shown as fitted.
 *
 * Women's clubs come with undersize grips, men's with standard ones; juniors have junior grips up to 57 inches.
 * @source house; the junior border is fitting rules §4.6
 * @rule GRIP-SIZE
 */
export const gripSizeUnmeasured = (group: GolferGroup, heightIn?: number): GripSize => {
  if (group === 'junior') return heightIn !== undefined && heightIn >= juniorHeightInMax ? 'Undersize' : 'Junior'
  return group === 'women' ? 'Undersize' : 'Standard'
}

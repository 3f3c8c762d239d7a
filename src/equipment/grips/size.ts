import { outgrownJuniorGripIn } from '../../golf/clubs/grips.ts'
import type { GolferGroup } from '../../golf/names/words.ts'
import type { GripSize } from '../catalog/index.ts'

/**
 * Grip size to build with while the hand has not been measured: a default, never shown as fitted.
 *
 * Women's clubs come with undersize grips, men's with standard ones; juniors have junior grips until they outgrow them.
 * @rule GRIP-SIZE
 */
export const gripSizeUnmeasured = (group: GolferGroup, heightIn?: number): GripSize => {
  if (group === 'junior') return heightIn !== undefined && heightIn >= outgrownJuniorGripIn ? 'Undersize' : 'Junior'
  return group === 'women' ? 'Undersize' : 'Standard'
}

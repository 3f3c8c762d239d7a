import { outgrownJuniorGripIn } from '../../golf/clubs/grips.ts'
import type { GolferGroup } from '../../golf/names/words.ts'
import { type GripSize, gripSizes } from '../catalog/index.ts'

/**
 * Grip size to build with while the hand has not been measured: a default, never shown as fitted.
 *
 * Women's clubs come with undersize grips, men's with standard ones; juniors have junior grips until they outgrow them. Sore
 * hands and joints have a size larger.
 * @rule GRIP-SIZE
 */
export const gripSizeUnmeasured = (group: GolferGroup, heightIn: number | null, isSore: boolean): GripSize =>
  gripSizes[gripSizes.indexOf(sizeFor(group, heightIn)) + (isSore ? 1 : 0)]!

const sizeFor = (group: GolferGroup, heightIn: number | null): GripSize => {
  if (group === 'junior') return heightIn !== null && heightIn >= outgrownJuniorGripIn ? 'Undersize' : 'Junior'
  return group === 'women' ? 'Undersize' : 'Standard'
}

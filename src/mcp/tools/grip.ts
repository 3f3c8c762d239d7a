import { GripSizeRequest, type GripsDeps, gripSize, recommendGrip } from '../../equipment/grips/index.ts'
import { shape } from '../../platform/schema.ts'
import { ruleLinks } from '../documents/links.ts'
import { type Tool, tool } from '../tool.ts'
import { inTongue, withTongue } from './tongue.ts'

/** The grip for a hand. */
export const gripTool = ({ catalog }: Pick<GripsDeps, 'catalog'>): Tool =>
  tool({
    name: 'get_grip_size',
    title: 'Grip size for a hand',
    description:
      'Grip size and extra wraps for a hand, why, and such grips. Free. Without handLengthIn howToMeasure says how: ask, never guess. gripId and storeGripSize go into build_store_link.',
    operation: gripSize,
    shows:
      'status recommendation(size extraWraps display storeGripSize) reasoning(rule text) grips(gripId model price!) howToMeasure',
    input: shape(withTongue(GripSizeRequest)),
    run: (request) => {
      const grip = inTongue(request, recommendGrip(catalog.current(), request))
      return { json: JSON.stringify(grip), links: ruleLinks(grip.reasoning) }
    },
  })

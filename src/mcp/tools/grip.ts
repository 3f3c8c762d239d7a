import { type GripsDeps, gripSize, recommendGrip } from '../../equipment/grips/index.ts'
import { inEnglish } from '../../words/index.ts'
import { ruleLinks } from '../links.ts'
import { type Tool, tool } from '../tool.ts'

/** The grip for a hand. */
export const gripTool = ({ catalog }: Pick<GripsDeps, 'catalog'>): Tool =>
  tool({
    name: 'get_grip_size',
    title: 'Grip size for a hand',
    description:
      'Grip size and extra wraps for a hand, why, and grips made in that size. Free. Without handLengthIn the status is needs_hand_length and howToMeasure says how: ask, never guess. gripId and storeGripSize go into build_store_link.',
    operation: gripSize,
    shows:
      'status recommendation(size extraWraps display storeGripSize) reasoning(rule text) grips(gripId model price!) howToMeasure',
    input: gripSize.body,
    run: (request) => {
      const grip = inEnglish(recommendGrip(catalog.current(), request))
      return { json: JSON.stringify(grip), links: ruleLinks(grip.reasoning) }
    },
  })

import { analyzeBag, BagRequest, bagGapping, bagShape } from '../../features/bag/index.ts'
import { ruleLinks } from '../documents/links.ts'
import { type Tool, tool } from '../tool.ts'
import { inTongue, withTongue } from './tongue.ts'

/** Gaps of a whole bag. */
export const bagTool: Tool = tool({
  name: 'analyze_bag_gapping',
  title: 'Check the gaps in a bag',
  description:
    'Gaps of a bag, what is wrong, and suggestions, best first, with the type to fit next (fitWith). Free. Without speed or carries only lofts are judged.',
  operation: bagGapping,
  shows:
    'clubs(club loft! carry! carrySource) gaps(from to loft carry! ideal!(min max)) flags(flag clubs text) suggestions(action fitWith remove add(club loft) text) recommendedWedges(wedges(club loft bounce) text) speed(driverSpeed! source) summary',
  input: bagShape(withTongue(BagRequest)),
  run: (request) => {
    const bag = inTongue(request, analyzeBag(request))
    return { json: JSON.stringify(bag), links: ruleLinks([...bag.flags, ...bag.suggestions]) }
  },
})

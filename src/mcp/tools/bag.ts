import { analyzeBag, bagGapping } from '../../features/bag/index.ts'
import { inEnglish } from '../../words/index.ts'
import { ruleLinks } from '../links.ts'
import { type Tool, tool } from '../tool.ts'

/** Gaps of a whole bag. */
export const bagTool: Tool = tool({
  name: 'analyze_bag_gapping',
  title: 'Check the gaps in a bag',
  description:
    'Gaps between the clubs of a bag: flags for wrong gaps, overlaps and equal lofts; suggestions, best first, with the type to fit next (fitWith). Free. Give every club and a speed: without speed or carries only lofts are judged.',
  operation: bagGapping,
  shows:
    'clubs(club loft! carry! carrySource) gaps(from to loft carry! ideal!(min max)) flags(flag clubs text) suggestions(action fitWith remove add(club loft) text) recommendedWedges(wedges(club loft bounce) text) speed(driverSpeed! source) summary',
  input: bagGapping.body,
  run: (request) => {
    const bag = inEnglish(analyzeBag(request))
    return { json: JSON.stringify(bag), links: ruleLinks([...bag.flags, ...bag.suggestions]) }
  },
})

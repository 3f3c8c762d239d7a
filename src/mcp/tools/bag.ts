import { analyzeBag, bagAsSaid, bagGapping } from '../../features/bag/index.ts'
import { type Tool, tool } from '../tool.ts'

/** Gaps of a whole bag. */
export const bagTool: Tool = tool({
  name: 'analyze_bag_gapping',
  title: 'Check the gaps of a bag',
  description:
    'Distance gaps between the clubs of a bag: flags for gaps too big or small, overlaps and double lofts, and suggestions to add, drop, replace or bend, each with the club type to fit next (fitWith, for analyze_fitting). Free. Give every club in the golfer’s own words, and driver or 7-iron speed; missing lofts and carries are estimated and marked.',
  operation: bagGapping,
  input: bagGapping.body,
  asMeant: bagAsSaid,
  run: (request) => JSON.stringify(analyzeBag(request)),
})

import { type FittingResult, isNumberInDoubt } from '../../fitting/index.ts'
import { inFlatNames, loftName } from '../flat-names.ts'
import { type Extent, extents } from './fitting-extent.ts'
import { inTongue, type ToolTongue } from './tongue.ts'

/**
 * A fitting in the words of the flat form, so that whatever it names can be sent: `input` is the arguments again, which go
 * back with `retry.idempotencyKey`, and fields have the names that the tool takes.
 */
export const flatResult = (result: FittingResult, { extent, hasInput = true, ...tongue }: How): string => {
  const trimmed = extents[extent](inTongue(tongue, result))
  const { input, ...shown } = isNumberInDoubt(result.next) ? withoutClubs(trimmed) : trimmed
  return inFlatNames(JSON.stringify(hasInput ? { ...shown, input: flatInput(input) } : shown), input.clubType)
}

/** A club for a number that is probably another one is a club for somebody else. */
const withoutClubs = ({
  topPicks: _picks,
  clubRecommendations: _recommendations,
  woodFit: _wood,
  wedgeFit: _wedges,
  ...result
}: FittingResult): FittingResult => result

interface How extends ToolTongue {
  readonly extent: Extent
  readonly hasInput?: boolean
}

type Input = FittingResult['input']

/** The arguments that a request came from. What only REST can send stays as REST has it. */
const flatInput = ({ clubType, golfer, swingMetrics, currentEquipment, clubDetails, ...rest }: Input) => {
  const { loft, model, ...others } = currentEquipment ?? {}
  // A name with its brand apart is REST's.
  const equipment = { ...others, ...(others.brand !== undefined && model !== undefined && { model }) }
  const { ironShaft, ...details } = clubDetails ?? {}
  return {
    clubType,
    ...golfer,
    ...swingMetrics,
    ...(loft !== undefined && { [loftName(clubType)]: loft }),
    ...(model !== undefined && others.brand === undefined && { currentClub: model }),
    ...details,
    ...(ironShaft?.flex !== undefined && { ironShaftFlex: ironShaft.flex }),
    ...(ironShaft?.weightGrams !== undefined && { ironShaftWeight: ironShaft.weightGrams }),
    ...(ironShaft?.material !== undefined && { ironShaftMaterial: ironShaft.material }),
    ...(Object.keys(equipment).length > 0 && { currentEquipment: equipment }),
    ...rest,
  }
}

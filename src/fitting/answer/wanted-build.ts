import { gripSizeUnmeasured } from '../../equipment/grips/index.ts'
import { steelWedgeExtraGrams } from '../../golf/clubs/weights.ts'
import type { FairwayDesignation } from '../../golf/names/words.ts'
import type { WantedBuild, WantedWedge } from '../../matching/index.ts'
import { golferNeed } from '../../scoring/index.ts'
import type { Fit } from '../engine/fit.ts'
import type { SetWedge } from '../engine/wedges/wedge-fit.ts'
import { asksFor } from '../engine/wishes.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { golferFacts } from './golfer-facts.ts'
import { oddNumbers } from './odd-number.ts'

/** The fitted figures as the catalog is searched for them. */
export const wantedBuild = (request: FittingRequest, fit: Fit): WantedBuild => {
  const { specs, golfer, ironSet, wedgeFit, woodFit } = fit
  const isSore = asksFor(request, 'joints')
  return {
    clubType: request.clubType,
    hand: golfer.hand,
    group: golfer.group,
    ...(golfer.group === 'junior' && { lengthIn: specs.length.value }),
    ...(golfer.group === 'junior' && golfer.heightIn !== null && { heightIn: golfer.heightIn }),
    headProfile: specs.headProfile.value,
    loftDeg: specs.loft.value,
    ...(request.clubType === 'fairway' && woodFit && { designation: woodFit.designation as FairwayDesignation }),
    ...(ironSet && { set: ironSet.set }),
    ...(wedgeFit && { wedges: wedgesOf(fit) }),
    ...(specs.bounce && { bounceDeg: specs.bounce.value }),
    ...(specs.grind && { grind: specs.grind.value }),
    flex: specs.shaftFlex.value,
    shaftWeightGrams: specs.shaftWeight.value,
    launchProfile: specs.launchProfile.value,
    ...(specs.shaftMaterial && { material: specs.shaftMaterial.value }),
    fittedLengthIn: specs.length.value,
    lengthOffsetIn: fit.lengthOffsetIn,
    lieOffsetDeg: specs.lieAngle.value,
    swingWeight: specs.swingWeight.value,
    ...(specs.weightSetting && { weightSetting: specs.weightSetting.value }),
    ...((fit.swing.contradiction !== null || oddNumbers(request).length > 0) && { isDoubtful: true }),
    ...limitsOf(request),
    ...(asksFor(request, 'cheaper') && { isCheaperWanted: true }),
    gripSize: gripSizeUnmeasured(golfer.group, golfer.heightIn, isSore),
    ...(isSore && { isSoftGripWanted: true }),
    need: golferNeed(golferFacts(fit)),
  }
}

/** What the picks are limited to. */
const limitsOf = ({ budget, brands }: FittingRequest): Pick<WantedBuild, 'filter'> =>
  budget === undefined && brands === undefined
    ? {}
    : { filter: { ...(budget !== undefined && { budgetUsd: budget }), ...(brands && { brands }) } }

/** The set with the fitted wedge in it: a pitching wedge stands before the others. */
const wedgesOf = (fit: Fit): readonly WantedWedge[] => {
  const { specs, wedgeFit } = fit
  const fitted = { loftDeg: specs.loft.value, bounceDeg: specs.bounce!.value }
  const wedges = wedgeFit!.set.map((wedge) => ({ ...wedge, shaftWeightGrams: wedgeShaftGrams(fit, wedge) }))
  return wedges.some(({ loftDeg }) => loftDeg === fitted.loftDeg) ? wedges : [fitted, ...wedges]
}

/** Weight of the shaft of another wedge of the set: in steel sand and lob wedges have more. @rule WDG-SHAFT */
const wedgeShaftGrams = ({ specs, wedgeFit }: Fit, wedge: SetWedge): number => {
  const fitted = wedgeFit!.set.find(({ loftDeg }) => loftDeg === specs.loft.value) ?? wedge
  const extraOf = ({ club }: SetWedge) =>
    specs.shaftMaterial?.value === 'Steel' && (club === 'SW' || club === 'LW') ? steelWedgeExtraGrams : 0
  return specs.shaftWeight.value + extraOf(wedge) - extraOf(fitted)
}

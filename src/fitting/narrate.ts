import type { Said } from '../platform/message.ts'
import { capitalize } from '../platform/values.ts'
import { sentences } from '../words/say.ts'
import type { CurrentClub } from './current-club.ts'
import { clubWords } from './engine/club.ts'
import type { Fit } from './engine/fit.ts'
import type { FittingRequest } from './schema.ts'

/** One paragraph that is true on its own: only facts that the rules computed, in words. */
export const summaryOf = ({ clubType }: FittingRequest, fit: Fit, present: CurrentClub | null): Said => {
  const { specs, woodFit, wedgeFit, ironSet, slotNote } = fit
  const shaft = `${specs.shaftFlex.value} ${specs.shaftMaterial ? `${specs.shaftMaterial.display} ` : ''}shaft of ${specs.shaftWeight.display} with ${specs.launchProfile.display.toLowerCase()} launch`
  const told: Said[] = [
    ...(slotNote === undefined ? [] : [slotNote.text]),
    ...(present === null ? [] : [present.text]),
    ...(wedgeFit === undefined ? [] : [setWords(wedgeFit)]),
    `${wedgeFit === undefined ? capitalize(clubWords[clubType]) : 'Of these'}: ${specs.loft.display}, ${specs.headProfile.display} head, ${shaft}.`,
    `Length ${specs.length.display}, lie ${specs.lieAngle.display}, swing weight ${specs.swingWeight.display}.`,
  ]
  if (specs.weightSetting) told.push(`Adjustable weight: ${specs.weightSetting.display}.`)
  if (specs.bounce && specs.grind) told.push(`Bounce ${specs.bounce.display} on a ${specs.grind.display}.`)
  if (woodFit)
    told.push(
      `It should carry about ${woodFit.carryYards} yd, ${Math.abs(woodFit.gapVsDriverYards)} yd ${woodFit.gapVsDriverYards < 0 ? 'past' : 'behind'} the driver (${woodFit.verdict === 'estimated' ? 'estimated' : `measured: ${woodFit.verdict}`}).`,
    )
  if (ironSet) told.push(...ironSet.advice)
  return sentences(told)
}

/** The answer of a wedge fitting is its set: each wedge with loft, gap, bounce, sole and carry. */
const setWords = ({ set, pitchingWedgeLoftDeg, pitchingWedgeBasis }: NonNullable<Fit['wedgeFit']>): string => {
  const wedges = set.map(
    ({ loftDeg, gapDeg, bounceDeg, grind, carryYards }) =>
      `${loftDeg}° (gap ${gapDeg}°, bounce ${bounceDeg}°, ${grind}${carryYards === null ? '' : `, about ${carryYards} yd`})`,
  )
  const origin = { measured: '', derived: ' of the fitted irons', estimated: ' (assumed)', default: ' (assumed)' }[
    pitchingWedgeBasis
  ]
  return `Wedges to carry after the ${pitchingWedgeLoftDeg}° pitching wedge${origin}: ${wedges.join('; ')}.`
}

import { capitalize } from '../platform/values.ts'
import type { CurrentClub } from './current-club.ts'
import { clubWords } from './engine/club.ts'
import type { Fit } from './engine/fit.ts'
import type { FittingRequest } from './schema.ts'

/** One paragraph that is true on its own: only facts that the rules computed, in words. */
export const summaryOf = ({ clubType }: FittingRequest, fit: Fit, present: CurrentClub | null): string => {
  const { specs, woodFit, wedgeFit, ironSet, slotNote } = fit
  const shaft = `${specs.shaftFlex.value} ${specs.shaftMaterial ? `${specs.shaftMaterial.display} ` : ''}shaft of ${specs.shaftWeight.display} with ${specs.launchProfile.display.toLowerCase()} launch`
  const sentences = [
    ...(slotNote === undefined ? [] : [slotNote.text]),
    ...(present === null ? [] : [present.text]),
    `${capitalize(clubWords[clubType])}: ${specs.loft.display}, ${specs.headProfile.display} head, ${shaft}.`,
    `Length ${specs.length.display}, lie ${specs.lieAngle.display}, swing weight ${specs.swingWeight.display}.`,
  ]
  if (specs.weightSetting) sentences.push(`Adjustable weight: ${specs.weightSetting.display}.`)
  if (specs.bounce && specs.grind) sentences.push(`Bounce ${specs.bounce.display} on a ${specs.grind.display}.`)
  if (woodFit)
    sentences.push(
      `It should carry about ${woodFit.carryYards} yd, ${Math.abs(woodFit.gapVsDriverYards)} yd ${woodFit.gapVsDriverYards < 0 ? 'past' : 'behind'} the driver (${woodFit.verdict === 'estimated' ? 'estimated' : `measured: ${woodFit.verdict}`}).`,
    )
  if (wedgeFit) {
    const set = wedgeFit.set.map(({ loftDeg, bounceDeg }) => `${loftDeg}/${bounceDeg}`).join(', ')
    const origin = wedgeFit.pitchingWedgeBasis === 'measured' ? '' : ' (assumed)'
    sentences.push(`Set after the ${wedgeFit.pitchingWedgeLoftDeg}° pitching wedge${origin}: ${set}.`)
  }
  if (ironSet) sentences.push(...ironSet.advice)
  return sentences.join(' ')
}

import { hybridClasses, hybridLoftBySpeed, loftStepDeg } from '../../golf/lofts.ts'
import { clip, interpolate, roundTo } from '../../golf/units.ts'
import type { Context } from './context.ts'
import { weakest } from './evidence.ts'
import { degrees, figure, type Note, type Spec } from './spec.ts'

const womenMoreDeg = 0.5

/** @rule HYB-LOFT */
export const hybridClassOf = (loftDeg: number) =>
  hybridClasses.find(({ toDeg }) => loftDeg <= toDeg) ?? hybridClasses.at(-1)!

/** A fitted loft stays this close to the present one, degrees. */
const keptWithinDeg = 1.5

/** With a present loft the slot is kept: the speed only moves the loft inside its class. @rule HYB-LOFT */
export const fitHybridLoft = (context: Context): Spec<number> => {
  const { request, swing } = context
  const bySpeed = loftForSpeedDeg(context)
  const present = request.currentEquipment?.loft
  const kept = present === undefined ? null : hybridClassOf(present)
  const held =
    present === undefined || kept === null
      ? bySpeed
      : clip(clip(bySpeed, present - keptWithinDeg, present + keptWithinDeg), kept.fromDeg, kept.toDeg)
  const value = roundTo(held, loftStepDeg)
  const speed = `${figure(swing.clubSpeedMph.value)} mph hybrid speed asks for ${figure(bySpeed)}°`
  return {
    value,
    unit: 'deg',
    display: `${degrees(value)} (${hybridClassOf(value).name})`,
    rule: 'HYB-LOFT',
    basis: weakest(swing.clubSpeedMph),
    why: kept === null ? `${speed}.` : `${speed}; the ${kept.name} slot of the present ${figure(present!)}° was kept.`,
    alternatives: [],
  }
}

const loftForSpeedDeg = ({ golfer, swing }: Context): number =>
  Math.min(
    hybridClasses.at(-1)!.toDeg,
    interpolate(hybridLoftBySpeed, swing.clubSpeedMph.value) + (golfer.group === 'women' ? womenMoreDeg : 0),
  )

/** Mention a kept loft that differs from the calculated one by this much. */
const farOffDeg = 3

/** @rule HYB-LOFT */
export const hybridLoftNotes = (context: Context, loftDeg: number): Note[] => {
  const bySpeed = loftForSpeedDeg(context)
  const at = `At ${figure(context.swing.clubSpeedMph.value)} mph a ${roundTo(bySpeed, loftStepDeg)}° hybrid`
  if (bySpeed - loftDeg >= farOffDeg)
    return [{ rule: 'HYB-LOFT', text: `${at} or a 7-wood flies farther than this ${loftDeg}°.` }]
  if (loftDeg - bySpeed >= farOffDeg)
    return [{ rule: 'HYB-LOFT', text: `${at} would fly farther than this ${loftDeg}°, if that slot is free.` }]
  return []
}

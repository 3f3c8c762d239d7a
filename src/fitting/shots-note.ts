import { fieldWords } from './engine/field-words.ts'
import { figure, type Note } from './engine/spec.ts'
import type { FittingRequest } from './schema.ts'

/** The shots behind the numbers of a fitting, and how far they scatter. @rule IN-SHOTS */
export const shotsNote = ({ shots, swingMetrics }: Pick<FittingRequest, 'shots' | 'swingMetrics'>): Note[] => {
  if (shots === undefined) return []
  const cited = Object.entries(shots.figures).flatMap(([field, behind]) => {
    const value = swingMetrics[field as keyof typeof shots.figures]
    if (value === undefined) return []
    const count = behind.shots === shots.count ? '' : ` (${behind.shots} shots)`
    return [`${fieldWords(field)} ${figure(value)} ± ${figure(behind.spread)}${count}`]
  })
  if (cited.length === 0) return []
  const text = `Read from ${shots.count} ${shots.count === 1 ? 'shot' : 'shots'}, with their standard deviation: ${cited.join(', ')}.`
  return [{ rule: 'IN-SHOTS', text }]
}

import { sentence, signed } from './element.view.js'

const clubNames = {
  driver: 'Driver',
  fairway: 'Fairway wood',
  hybrid: 'Hybrid',
  iron: 'Iron set',
  wedge: 'Wedge',
}
export const clubName = (clubType) => clubNames[clubType] ?? 'Golf club'

/** As the answer calls it: a slight curve is a fade or a draw. */
const misses = { fade: 'slice', hook: 'hook', straight: 'straight', both: 'two-way miss' }
const slightMisses = { ...misses, fade: 'fade', hook: 'draw' }

/** What is known of the golfer, from a saved input or from the arguments of the call: both use the same names. */
export const golferLine = (input = {}) => {
  const said = { ...input, ...input.golfer, ...input.swingMetrics, ...input.clubDetails }
  const { handedness, handicap, averageScore, missPattern, missSize, gender, age } = said
  const miss = (missSize === 'slight' ? slightMisses : misses)[missPattern]
  return sentence([
    handedness && `${handedness === 'left' ? 'Left' : 'Right'}-handed`,
    speed(said),
    miss && (missSize && missPattern !== 'straight' ? `${missSize} ${miss}` : miss),
    handicap !== undefined && `handicap ${handicap < 0 ? signed(-handicap) : handicap}`,
    handicap === undefined && averageScore && `scores ${averageScore}`,
    gender,
    age !== undefined && `age ${age}`,
  ])
}

const speed = ({ clubType, swingSpeed, ballSpeed, fairwaySpeedSource }) => {
  if (swingSpeed === undefined) return ballSpeed === undefined ? '' : `ball speed ${ballSpeed} mph`
  const isDriver = clubType === 'driver' || (clubType === 'fairway' && fairwaySpeedSource !== 'three_wood')
  const whose = isDriver ? 'driver' : { fairway: '3-wood', iron: '7-iron' }[clubType]
  return `${[whose, swingSpeed].filter(Boolean).join(' ')} mph`
}

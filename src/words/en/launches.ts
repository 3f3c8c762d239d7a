/** How high a shaft makes the ball start. */
export const launches = {
  low: 'low',
  midLow: 'mid-low',
  mid: 'mid',
  midHigh: 'mid-high',
  high: 'high',
} as const

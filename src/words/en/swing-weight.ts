/** Why a swing weight is fitted. */
export const swingWeight = {
  ofJunior: 'Swing weight is not fitted on junior clubs: light is right.',
  ofShaft: '{weight:name} suits a shaft of {shaft}',
  movedUp: {
    one: '{length} of length moves it {points:count} point up',
    other: '{length} of length moves it {points:count} points up',
  },
  movedDown: {
    one: '{length} of length moves it {points:count} point down',
    other: '{length} of length moves it {points:count} points down',
  },
  headTakesUp: '{move:words}, of which the head weight takes up {points}',
} as const

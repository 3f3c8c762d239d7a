/** Set-ups that are compared. */
export const setup = {
  fitted: 'Fitted: {loft}',
  current: 'Current: {loft}',
  moreLoft: 'One degree more loft: {loft}',
  lessLoft: 'One degree less loft: {loft}',
  goalOfDriver: 'Goal: the most carry that starts at {launch} or higher and lands at {landing} or flatter.',
  carriesMore: 'Carries {gain:words} more.',
  carriesLess: 'Carries {gain:words} less.',
  carriesAsFar: 'Carries as far.',
  higher: 'Higher and with more spin',
  flatter: 'Flatter',
  flatterWithRoll: 'Flatter and with more roll',
  onFirmGround: 'on firm ground {total} in all, {more:words}',
  onSoftGround: 'on soft ground {total} in all, {more:words}',
  asFitted: 'as the fitted one',
  asMeasured: 'As measured.',
  asMeasuredOfUnknownLoft: 'As measured; its loft was not stated and counts as the usual one.',
} as const

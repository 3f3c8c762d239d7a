/** Setting of the hosel of a wood, and what it does to the face. */
export const hosels = {
  onChart: "{range} by the maker's chart",
  named: '{setting:name} ({loft})',
  closes: 'At {setting:words} the hosel closes the face {turn:words}, towards your miss to the {side:words}.',
  opens: 'At {setting:words} the hosel opens the face {turn:words}, towards your miss to the {side:words}.',
  about: 'about {turn}',
  upTo: 'up to {turn}',
  left: 'left',
  right: 'right',
} as const

/** Figures of a fitted club. */
export const specs = {
  sevenIron: '{loft} 7-iron',
  ofClass: '{loft} ({club:name})',
  standardLength: '{length} (standard)',
  changedLength: '{length} ({change:bare})',
} as const

/** What golfers asked for in their own words. */
export const wishes = {
  oneArmed:
    'Fitted light for one arm. Length, grip and balance of a one-armed swing are seen, not asked: have a fitter watch a few swings before you buy.',
  joints: 'Fitted light to spare the joints. A softer grip, a size larger, spares the hands as much.',
  back: 'Fitted light to spare the back. A fitter can see whether a longer or more upright club lets you stand taller.',
  distance: 'Distance was asked for: among the lofts that this swing may play the driver is chosen for carry.',
  unusedGoals: 'Not used (goals): {phrases:list}. It changed nothing.',
  unusedTempo: 'Not used (tempo): {phrases:list}. It changed nothing.',
  unusedTransition: 'Not used (transition): {phrases:list}. It changed nothing.',
  unusedShaftType: 'Not used (shaft type): {phrases:list}. It changed nothing.',
} as const

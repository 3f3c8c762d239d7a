/** What the size of a miss would change. */
export const missSize = {
  question:
    'You said {miss:words} without a size: if it is moderate or large, the fit changes to {changes:words}. How far does it curve?',
  head: 'a {head:words} head',
  weight: 'the weight at {place:words}',
  lie: 'a lie of {lie:words}',
} as const

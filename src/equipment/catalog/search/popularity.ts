/** Days that popularity counts, today included. */
export const popularityDays = 30

/** How often each head was recommended in those days. */
export interface Popularity {
  /** Changes exactly when a count changes. */
  readonly revision: string
  /** Completed fittings with the head among their top picks; 0 for a head that nobody was recommended. */
  popularity(headId: string): number
  /** Every head that was recommended is among these. */
  readonly recommended: Iterable<string>
}

/** Where the counts come from; they are read again for every request, so they may be replaced at any time. */
export interface PopularitySource {
  current(): Popularity
}

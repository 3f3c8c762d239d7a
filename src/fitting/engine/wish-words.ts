import type { ClubType } from '../../golf/names/words.ts'

/** What golfers ask for in their own words. */
export type Wish =
  | 'one-armed'
  | 'joints'
  | 'back'
  | 'light'
  | 'low'
  | 'high'
  | 'straight'
  | 'forgiving'
  | 'workable'
  | 'cheaper'
  | 'distance'

/** Words that tell a wish, the first that matches: a ball that is too high is wanted lower. @rule IN-GOALS */
export const wishWords: readonly { readonly wish: Wish; readonly words: RegExp }[] = [
  { wish: 'one-armed', words: /\bone[- ]?(arm|hand)|amput|prosthe/i },
  {
    wish: 'joints',
    words:
      /pain|joint|arthrit|sore|elbow|tendon|\b(grip|hand|finger|thumb|wrist)s? hurts?\b|hurts? (my|the) (hand|finger|thumb|wrist)/i,
  },
  { wish: 'back', words: /\bback\b(?! (nine|tee))/i },
  { wish: 'low', words: /too high|balloon/i },
  { wish: 'high', words: /too low|more (height|launch)/i },
  { wish: 'low', words: /\b(low|lower|flat|flatter|penetrating)\b(?! (spin|handicap|price|budget|cost|score))/i },
  { wish: 'high', words: /\b(high|higher)\b(?! (spin|handicap|moi|price|end))/i },
  { wish: 'light', words: /\blight(er|est|weight)?\b/i },
  { wish: 'straight', words: /straight|accura|dispersion|less (slice|curve)/i },
  { wish: 'forgiving', words: /forgiv/i },
  { wish: 'workable', words: /feel|workab|shap/i },
  { wish: 'cheaper', words: /cheap|budget|afford|inexpensive|\bcosts?\b|\bprice/i },
  { wish: 'distance', words: /distance|farther|further|\blong(er)?\b|yards/i },
]
/** Words that turn a wish around: such a phrase is not read. @rule IN-GOALS */
export const refusingWords = /\b(not?|never|without)\b|n't\b/i

/** Which wishes move something, by club. @rule IN-GOALS */
export const wishesOfClub: Readonly<Record<ClubType, readonly Wish[]>> = {
  driver: ['one-armed', 'joints', 'back', 'light', 'low', 'high', 'straight', 'forgiving', 'cheaper', 'distance'],
  fairway: ['one-armed', 'joints', 'back', 'light', 'low', 'high', 'straight', 'forgiving', 'cheaper'],
  hybrid: ['one-armed', 'joints', 'back', 'light', 'low', 'high', 'straight', 'forgiving', 'cheaper'],
  iron: ['one-armed', 'joints', 'back', 'light', 'low', 'high', 'straight', 'forgiving', 'workable', 'cheaper'],
  wedge: ['one-armed', 'joints', 'back', 'light', 'straight', 'forgiving', 'cheaper'],
}
/** Wishes of golfers who swing a lighter club, in irons one of graphite. @rule IN-GOALS */
export const sparingWishes: readonly Wish[] = ['one-armed', 'joints', 'back']

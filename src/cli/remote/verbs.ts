import { clubSearch, comparison, oneClub } from '../../equipment/catalog/index.ts'
import { gripSize } from '../../equipment/grips/index.ts'
import { bagGapping, bagPlan } from '../../features/bag/index.ts'
import { fitterSearch } from '../../features/fitters/index.ts'
import { storeLinkOperation } from '../../features/store/index.ts'
import { labHandoff, savedFitting } from '../../fitting/index.ts'
import { keyStatusOperation } from '../../identity/accounts/index.ts'
import { oneRule } from '../../maintenance/status/index.ts'
import { clubScores } from '../../scoring/index.ts'
import { table } from '../table.ts'
import type { Environment } from '../verb.ts'
import { apiVerb } from './api-verb.ts'

/** Clubs by words and filters. */
export const search = (env: Environment) =>
  apiVerb(env, {
    name: 'search',
    call: 'GET /v1/catalog/clubs',
    operation: clubSearch,
    positional: 'q',
    show: ({ clubs, total, didYouMean }: FoundClubs) =>
      clubs.length === 0
        ? `No club found.${didYouMean === undefined ? '' : ` Did you mean ${didYouMean.map(({ name }) => name).join(', ')}?`}`
        : `${table(
            ['HEAD', 'CLUB', 'YEAR', 'PRICE'],
            clubs.map(({ headId, brand, model, year, price }) => [headId, `${brand} ${model}`, year, price ?? '-']),
          )}\n${clubs.length} of ${total}.`,
  })

interface FoundClubs {
  readonly total: number
  readonly clubs: readonly {
    readonly headId: string
    readonly brand: string
    readonly model: string
    readonly year: number
    readonly price: number | null
  }[]
  readonly didYouMean?: readonly { readonly name: string }[]
}

/** One club with every option. */
export const club = (env: Environment) =>
  apiVerb(env, { name: 'club', call: 'GET /v1/catalog/clubs/{headId}', operation: oneClub })

/** Clubs side by side. */
export const compare = (env: Environment) =>
  apiVerb(env, { name: 'compare', call: 'POST /v1/catalog/compare', operation: comparison, positional: 'headIds' })

/** Fit scores of clubs for a golfer. */
export const score = (env: Environment) =>
  apiVerb(env, {
    name: 'score',
    call: 'POST /v1/catalog/scores',
    operation: clubScores,
    show: ({ clubs }: ScoredClubs) =>
      clubs === undefined
        ? null
        : `${table(
            ['SCORE', 'HEAD', 'CLUB', 'VERDICT', 'WHY'],
            clubs
              .slice(0, shownMax)
              .map(({ score, headId, brand, model, verdict, opinion }) => [
                score,
                headId,
                `${brand} ${model}`,
                verdict,
                opinion,
              ]),
          )}\n${clubs.length} clubs; --json has all.`,
  })

/** Clubs that are shown; the rest is for programs. */
const shownMax = 20

/** Several contexts at once are for programs: they have no list of clubs. */
interface ScoredClubs {
  readonly clubs?: readonly {
    readonly score: number
    readonly headId: string
    readonly brand: string
    readonly model: string
    readonly verdict: string
    readonly opinion: string
  }[]
}

/** Grip size of a hand. */
export const grip = (env: Environment) =>
  apiVerb(env, { name: 'grip', call: 'POST /v1/grip-size', operation: gripSize })

/** Gaps of a bag. */
export const bag = (env: Environment) =>
  apiVerb(env, { name: 'bag', call: 'POST /v1/bag/gapping', operation: bagGapping, positional: 'clubs' })

/** A bag planned for a golfer. */
export const plan = (env: Environment) => apiVerb(env, { name: 'plan', call: 'POST /v1/bag/plan', operation: bagPlan })

/** Fitters near a place. */
export const nearby = (env: Environment) =>
  apiVerb(env, { name: 'nearby', call: 'GET /v1/fitters', operation: fitterSearch })

/** A club's page in the store. */
export const link = (env: Environment) =>
  apiVerb(env, { name: 'link', call: 'POST /v1/store/link', operation: storeLinkOperation })

/** A saved fitting. */
export const showFitting = (env: Environment) =>
  apiVerb(env, { name: 'fitting show', call: 'GET /v1/fittings/{fittingId}', operation: savedFitting })

/** A link to the page of a fitting. */
export const lab = (env: Environment) =>
  apiVerb(env, { name: 'lab', call: 'POST /v1/fittings/{fittingId}/lab-handoff', operation: labHandoff })

/** What is left of the allowance. */
export const allowance = (env: Environment) =>
  apiVerb(env, { name: 'allowance', call: 'GET /v1/key/status', operation: keyStatusOperation })

/** A rule with its sources. */
export const rule = (env: Environment) => apiVerb(env, { name: 'rule', call: 'GET /v1/rules/{id}', operation: oneRule })

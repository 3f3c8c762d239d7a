import { roundTo } from '../../golf/units.ts'
import { engineVersion, ruleById, rulesetRevision } from '../../ruleset/index.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import { type Specs, withEach } from '../engine/club-fit.ts'
import { specsFor } from '../engine/fit.ts'
import { isShownAlike, type Spec } from '../engine/spec.ts'
import type { IronCarryOver } from '../engine/swing/context.ts'
import type { FittingResult } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { conditionFor } from './conditions.ts'
import { agree, type Refit, refitsOf } from './refit.ts'

/** So many of a hundred re-fits make a value worth naming. */
const alternativePercentMin = 10

/**
 * A completed fitting with the share of re-fits that agrees with each spec, its `confidence`, and what else came out: more often
 * than the spec only with what would have to be true. What to find out
 * next stays as the fitting has it. A fitting by another ruleset or engine says why it has none: re-fits by these rules would
 * be compared with specs by those.
 * @param request What was fitted.
 * @param irons The iron fitting that it names.
 * @rule IN-REFIT
 */
export const withRefitShares = async <Result extends FittingResult>(
  result: Result,
  request: FittingRequest,
  irons: () => Promise<IronCarryOver | null>,
): Promise<Result> => {
  const { specs, analysis, meta } = result
  if (specs === undefined || analysis === undefined || meta === undefined) return result
  if (!isOfNow(meta) || !isReasoned(specs)) return { ...result, meta: { ...meta, confidenceNote: whyNone(meta) } }
  const carriedOver = await irons()
  const refits = await refitsOf(request, carriedOver)
  const asked = { request, refits, specsOf: fittedOnce(carriedOver) }
  const rated = new Map<string, Awaited<ReturnType<typeof rateSpec>>>()
  for (const name of Object.keys(specs) as (keyof Specs)[]) rated.set(name, await rateSpec(asked, name, specs[name]!))
  return {
    ...result,
    specs: withEach(specs, (name) => rated.get(name)!),
    meta: { ...meta, rulesApplied: [...meta.rulesApplied, 'IN-REFIT'] },
  }
}

type Meta = NonNullable<FittingResult['meta']>

const isOfNow = (made: Meta): boolean =>
  made.rulesetRevision === rulesetRevision && made.engineVersion === engineVersion

/** Why a fitting has no confidence, and what to do about it. */
function whyNone(made: Meta): Message {
  if (isOfNow(made)) return say('others.noReasonsStored')
  return say('others.otherRules', {
    rules: made.rulesetRevision,
    engine: made.engineVersion,
    now: rulesetRevision,
    version: engineVersion,
  })
}

type StoredSpecs = NonNullable<FittingResult['specs']>

/** Whether the stored specs hold all that the engine says of each: its rule, the reason and what came close. */
const isReasoned = (specs: StoredSpecs): specs is StoredSpecs & Specs =>
  Object.values(specs).every(
    ({ rule, why, alternatives }) => ruleById(rule) !== undefined && why !== undefined && alternatives !== undefined,
  )

interface Rated {
  readonly request: FittingRequest
  readonly refits: readonly Refit[]
  readonly specsOf: (tried: FittingRequest) => Specs
}

/** What fits a request, for one answer: several specs try the same. */
const fittedOnce = (irons: IronCarryOver | null) => {
  const known = new Map<string, Specs>()
  return (tried: FittingRequest): Specs => {
    const key = JSON.stringify(tried)
    const specs = known.get(key) ?? specsFor(tried, irons)
    known.set(key, specs)
    return specs
  }
}

const rateSpec = async ({ request, refits, specsOf }: Rated, name: keyof Specs, spec: Spec) => {
  const isFitted = ({ specs }: Refit) => agree(name, specs[name]!.value, spec.value)
  const [agreeing, differing] = [refits.filter(isFitted), refits.filter((refit) => !isFitted(refit))]
  const often = Object.values(Object.groupBy(differing, ({ specs }) => JSON.stringify(specs[name]!.display)))
    .flatMap((other = []) => ({
      display: other[0]!.specs[name]!.display,
      other,
      percent: Math.round((100 * other.length) / refits.length),
    }))
    .filter(({ percent }) => percent >= alternativePercentMin)
    .sort((a, b) => b.percent - a.percent)
  const alternatives = [...spec.alternatives]
  for (const { display, other, percent } of often) {
    const getsOther = (tried: FittingRequest) => isShownAlike(specsOf(tried)[name]?.display ?? '', display)
    const condition = await conditionFor(request, name, { agreeing, other, all: refits }, getsOther)
    alternatives.push(
      condition === null
        ? say('others.inRefits', { other: display, share: percent })
        : say('others.ifSo', { other: display, condition }),
    )
  }
  return { confidence: roundTo(agreeing.length / refits.length, 0.001), alternatives }
}

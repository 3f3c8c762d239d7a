import { roundTo } from '../../golf/units.ts'
import type { Message } from '../../platform/message.ts'
import { engineVersion, ruleById, rulesetRevision } from '../../ruleset/index.ts'
import { say } from '../../words/say.ts'
import { type Specs, withEach } from '../engine/club-fit.ts'
import type { IronCarryOver } from '../engine/context.ts'
import type { Spec } from '../engine/spec.ts'
import type { FittingResult } from '../result-schema.ts'
import type { FittingRequest } from '../schema.ts'
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
  const refits = await refitsOf(request, await irons())
  return {
    ...result,
    specs: withEach(specs, (name, spec) => rateSpec(request, name, spec, refits)),
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

const rateSpec = (request: FittingRequest, name: keyof Specs, spec: Spec, refits: readonly Refit[]) => {
  const isFitted = ({ specs }: Refit) => agree(name, specs[name]!.value, spec.value)
  const [agreeing, differing] = [refits.filter(isFitted), refits.filter((refit) => !isFitted(refit))]
  const others = Object.entries(Object.groupBy(differing, ({ specs }) => specs[name]!.display))
    .map(([display, same]) => ({ display, other: same!, percent: Math.round((100 * same!.length) / refits.length) }))
    .filter(({ percent }) => percent >= alternativePercentMin)
    .sort((a, b) => b.percent - a.percent)
    .map(({ display, other, percent }) => {
      const condition = conditionFor(request, name, { agreeing, other, all: refits })
      if (condition !== null) return say('others.ifSo', { other: display, condition })
      // It comes out more often than the fitted one for no single reason: the numbers that were sent stand at its border.
      if (other.length > agreeing.length) return say('others.withinError', { value: display })
      return say('others.inRefits', { other: display, share: percent })
    })
  return {
    confidence: roundTo(agreeing.length / refits.length, 0.001),
    alternatives: [...spec.alternatives, ...others],
  }
}

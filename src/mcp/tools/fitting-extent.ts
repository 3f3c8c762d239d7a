import type { FittingResult } from '../../fitting/index.ts'

/**
 * How much of a fitting is shown: `all`, or what a conversation can bear (2,000 tokens), which is the `picks` in full or the
 * `reasons` of every figure with the first pick.
 */
export type Extent = 'all' | 'picks' | 'reasons'

/** Four characters a token; what stands around the fitting takes the rest. */
const charactersMax = 7_300

type Trim = (result: FittingResult) => FittingResult

/** Trims in turn, until the fitting is short enough. */
const within =
  (first: Trim, ...further: readonly Trim[]): Trim =>
  (result) =>
    further.reduce((shown, trim) => (JSON.stringify(shown).length > charactersMax ? trim(shown) : shown), first(result))

/** The first pick as it is, the others changed. */
function withOtherPicks(change: (pick: Pick) => object): Trim {
  return ({ topPicks = [], ...result }) =>
    asResult({ ...result, topPicks: topPicks.map((pick, at) => (at === 0 ? pick : change(pick))) })
}

/** Without what only a program needs: ids of all that matched, and what other members say already. */
const essential: Trim = (result) => {
  if (result.status !== 'completed') return result
  const { advice, specs, topPicks, clubRecommendations, meta, woodFit, wedgeFit, analysis, next } = result
  const { shafts: _shafts, grips: _grips, matchingCriteria: _criteria, ...recommendations } = clubRecommendations!
  const { rulesApplied: _rules, ...origin } = meta!
  return asResult({
    ...result,
    ...(advice && { advice: briefAdvice(advice) }),
    ...(woodFit && { woodFit: withoutRules(woodFit) }),
    ...(wedgeFit && { wedgeFit: mapWedges(wedgeFit, briefWedge) }),
    ...(analysis && { analysis: { ...analysis, inputQuality: withoutRules(analysis.inputQuality) } }),
    specs: mapSpecs(specs!, withoutRules),
    topPicks: topPicks!.map(({ estimated: _estimated, image: _image, priceDate: _date, ...pick }) =>
      withoutRules(pick),
    ),
    clubRecommendations: withoutRules(recommendations),
    meta: { ...origin, golfer: withoutRules(origin.golfer) },
    next: withoutRules(next),
  })
}

/** What to say, in order. */
const briefAdvice = ({ kind, headline, now, fitted, change, steps, offers }: NonNullable<FittingResult['advice']>) => ({
  kind,
  headline,
  ...(now && { now }),
  ...(fitted && { fitted }),
  ...(change && { change }),
  steps: steps.map(({ kind: about, text }) => ({ kind: about, text })),
  offers,
})

/** The questions stand in `next.check`, and lessons in the analysis. */
const withAdviceAlone: Trim = (result) => {
  if (result.advice === undefined) return result
  const { kind, headline, offers } = result.advice
  return asResult({ ...result, advice: { kind, headline, offers } })
}

/** Rules of a block, beside those of the specs and remarks: `get_fitting` with detail has them. */
const withoutRules = <Block extends object>(block: Block) => {
  const { rules: _rules, ...others } = block as Block & { readonly rules?: unknown }
  return others
}

/** What a pick without its compromises says instead: one that says nothing would seem to be as fitted. */
const cutFrom = ({ compromises }: Pick) => (compromises.length === 0 ? {} : { more: ['compromises'] })

/** The other picks by name and price. */
const withBriefOthers = withOtherPicks((pick) => {
  const { rank, headId, brand, model, year, category, price, currency, total, score, verdict } = pick
  return {
    ...{ rank, headId, brand, model, year, category },
    ...{ price, currency, ...(total && { total }), score, verdict, ...cutFrom(pick) },
  }
})

const withoutReasons = <One extends { readonly reasons?: unknown }>({ reasons: _, ...pick }: One) => pick

/** The other picks with what is ordered and paid: build, price, link, and what they miss. */
const withoutOtherReasons = withOtherPicks(withoutReasons)

/** A build line: what the store link has beside it is left out. */
const withBuildLines = withOtherPicks(({ build, confidence: _, ...pick }) => ({ ...pick, build: buildLine(build) }))

const buildLine = ({ lengthEstimated: _, grip: _grip, shaft, ...build }: Pick['build']) => {
  const { model, flex, weightBand, source } = shaft
  return { ...build, shaft: { model, flex, weightBand, source } }
}

/** The other picks by what is ordered and paid alone. */
const withoutOtherCompromises = withOtherPicks((whole) => {
  const { compromises: _, build, total, ...pick } = whole
  const { wedges: _wedges, lie: _lie, swingWeight: _swingWeight, ...line } = build
  return {
    ...pick,
    ...cutFrom(whole),
    build: line,
    ...(total && {
      total: { price: total.price, clubs: total.clubs, ...(total.shopDate && { shopDate: total.shopDate }) },
    }),
  }
})

/** The set of wedges, and the distances of a wood, without what is said of them. */
const withBriefSets: Trim = ({ wedgeFit, woodFit, ...result }) => {
  const { wedgeHit, pitchingWedgeLoftDeg, set } = wedgeFit ?? {}
  const { carryYards, gapVsDriverYards } = woodFit ?? {}
  return asResult({
    ...result,
    ...(wedgeFit && { wedgeFit: { wedgeHit, pitchingWedgeLoftDeg, set } }),
    ...(woodFit && { woodFit: { carryYards, gapVsDriverYards } }),
  })
}

/** The first pick as a build line too. */
const withBuildLine: Trim = ({ topPicks = [], ...result }) =>
  asResult({
    ...result,
    topPicks: topPicks.map((pick, at) => (at === 0 ? { ...pick, build: buildLine(pick.build) } : pick)),
  })

const withoutPickReasons: Trim = ({ topPicks = [], ...result }) =>
  asResult({ ...result, topPicks: topPicks.map(withoutReasons) })

const withoutSpecReasons: Trim = (result) =>
  asResult({ ...result, specs: mapSpecs(result.specs!, ({ why: _, ...spec }) => spec) })

/** What names a wedge of the set, and where it is sold. */
const briefWedge = ({ headId, brand, model, loft, bounce, storeUrl }: WedgePick) => ({
  headId,
  brand,
  model,
  loft,
  bounce,
  storeUrl,
})

/** The link of the first pick has the whole set. */
const withoutWedgeLinks: Trim = ({ wedgeFit, ...result }) =>
  asResult({ ...result, ...(wedgeFit && { wedgeFit: mapWedges(wedgeFit, ({ headId, loft }) => ({ headId, loft })) }) })

/** Measurements that would help most, most helpful first. */
const missingShown = 3

const withBriefAnalysis: Trim = ({ analysis, ...result }) => {
  if (analysis === undefined) return result
  const { summary, keyInsights, warnings, inputQuality } = analysis
  const { score, missing } = inputQuality
  return asResult({
    ...result,
    analysis: { summary, keyInsights, warnings, inputQuality: { score, missing: missing.slice(0, missingShown) } },
  })
}

/** `next` says them too. */
const withoutWarnings: Trim = ({ analysis, ...result }) =>
  asResult({ ...result, analysis: { ...analysis, warnings: [] } })

const withoutAlternatives: Trim = (result) =>
  asResult({ ...result, specs: mapSpecs(result.specs!, ({ alternatives: _, ...spec }) => spec) })

const withOneInsight: Trim = ({ analysis, ...result }) =>
  asResult({ ...result, analysis: { ...analysis, keyInsights: analysis?.keyInsights.slice(0, 1) } })

const withoutOtherHeads: Trim = ({ clubRecommendations, topPicks = [], ...result }) => {
  const heads = topPicks.map(({ headId }) => headId)
  return asResult({ ...result, topPicks, clubRecommendations: { ...clubRecommendations, heads } })
}

/** `next.text` begins with it. */
const withoutClubText: Trim = ({ clubRecommendations, ...result }) => {
  const { currentClub, ...others } = clubRecommendations!
  const brief = currentClub && { currentClub: { verdict: currentClub.verdict } }
  return asResult({ ...result, clubRecommendations: { ...others, ...brief } })
}

/** Revisions are for programs, which read the whole fitting. */
const withBriefMeta: Trim = ({ meta, ...result }) => {
  const { engineVersion: _engine, rulesetRevision: _rules, catalogRevision: _catalog, ...others } = meta!
  const { evidenceRevision: _evidence, computeMs: _ms, ...brief } = others
  return asResult({ ...result, meta: brief })
}

const withoutSpecRules: Trim = (result) =>
  asResult({ ...result, specs: mapSpecs(result.specs!, ({ rule: _, ...spec }) => spec) })

/** `next.measure` says the most helpful one. */
const withoutMissing: Trim = ({ analysis, ...result }) =>
  asResult({ ...result, analysis: { ...analysis, inputQuality: { score: analysis?.inputQuality.score, missing: [] } } })

const withoutInsights: Trim = ({ analysis, ...result }) =>
  asResult({ ...result, analysis: { ...analysis, keyInsights: [] } })

/** What the recommendations say of the first pick is not said again beside it. */
const withCompromisesOnce: Trim = ({ clubRecommendations, topPicks = [], ...result }) => {
  const said = new Set(clubRecommendations?.compromises)
  return asResult({
    ...result,
    clubRecommendations,
    topPicks: topPicks.map(({ compromises, ...pick }) => ({
      ...pick,
      ...(compromises && { compromises: compromises.filter((one) => !said.has(one)) }),
    })),
  })
}

/** How each extent trims a fitting. */
export const extents: Readonly<Record<Extent, Trim>> = {
  all: (result) => result,
  picks: within(
    essential,
    withoutOtherHeads,
    withAdviceAlone,
    withoutOtherReasons,
    withBuildLines,
    withoutWedgeLinks,
    withoutPickReasons,
    withoutClubText,
    withoutSpecReasons,
    withoutOtherCompromises,
    withBriefSets,
    withBuildLine,
    withBriefMeta,
    withoutSpecRules,
    withCompromisesOnce,
  ),
  reasons: (result) =>
    result.analysis === undefined
      ? extents.picks(result)
      : within(
          (whole) => withBriefAnalysis(withBriefOthers(essential(whole))),
          withoutOtherHeads,
          withAdviceAlone,
          withoutWedgeLinks,
          withoutWarnings,
          withoutAlternatives,
          withOneInsight,
          withoutPickReasons,
          withoutMissing,
          withoutInsights,
          withoutClubText,
          withoutSpecReasons,
          withBriefSets,
          withBriefMeta,
          withoutSpecRules,
          withCompromisesOnce,
        )(result),
}

type Pick = NonNullable<FittingResult['topPicks']>[number]
type WedgeFit = NonNullable<FittingResult['wedgeFit']>
type WedgePick = NonNullable<WedgeFit['set'][number]['pick']>
type Spec = NonNullable<FittingResult['specs']>['loft']

const mapSpecs = (specs: object, change: (spec: Spec) => object) =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, change(spec)]))

const mapWedges = ({ set, ...others }: WedgeFit, change: (pick: WedgePick) => object) => ({
  ...others,
  set: set.map(({ pick, owned, ...wedge }) => ({
    ...wedge,
    ...(owned && { owned }),
    ...(pick && { pick: change(pick) }),
  })),
})

/** A fitting that has less than a whole one has. */
const asResult = (result: object): FittingResult => result as FittingResult

import { type Catalog, totalPrice } from '../../equipment/catalog/index.ts'
import {
  articleInStock,
  type PriceList,
  type StockItem,
  shopPrice,
  shopSum,
  skuOf,
} from '../../equipment/inventory/index.ts'
import { pictureUrl } from '../../equipment/pictures/index.ts'
import { storeLink, templateFor } from '../../equipment/store-link/index.ts'
import type { Shot } from '../../flight/index.ts'
import { roundTo } from '../../golf/units.ts'
import { type Build, type Matched, match, type WantedBuild } from '../../matching/index.ts'
import { faultPoint } from '../../platform/fault-point.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { engineVersion, type RuleId, release, rulesetRevision, rulesNamedIn } from '../../ruleset/index.ts'
import type { Scorer } from '../../scoring/index.ts'
import type { Said } from '../../words/message.ts'
import { adviceOf, kindOf } from '../advice/index.ts'
import { withEach } from '../engine/club-fit.ts'
import { type Fit, fit as fitGolfer } from '../engine/fit.ts'
import type { IronCarryOver } from '../engine/swing/context.ts'
import { finished, type OnStage } from '../life/progress.ts'
import type { Begun } from '../life/queries.ts'
import type { CompletedFitting, WordsFrom } from '../schema/result-schema.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { borderNotes } from './border-club.ts'
import { cheapestNote } from './cheapest.ts'
import { type CurrentClub, currentClub, judgedClub, saidClub, whichCurrentClub } from './current-club.ts'
import { ironSheet } from './iron-sheet.ts'
import { summaryOf } from './narrate.ts'
import { nextAction, nextStep } from './next-step.ts'
import { flightRules, golferRules } from './number-rules.ts'
import { questionsOf } from './questions.ts'
import { reasonByShots, shotsNote } from './shots-note.ts'
import { storeParams } from './store-params.ts'
import { wantedBuild } from './wanted-build.ts'
import { type SoldWedge, wedgesToBuy } from './wedge-picks.ts'

/** What a fitting is made of. */
interface ResultParts extends Omit<Begun, 'clubType'> {
  /** Of the iron fitting that a wedge goes with. */
  readonly irons?: IronCarryOver | null
  /** No answer to what it asks would be free. */
  readonly isLastCorrection?: boolean
  /** Null or left out: of the account itself. */
  readonly wordsFrom?: WordsFrom | null
  /** The catalog in the core. */
  readonly scorer: Pick<Scorer, 'current'>
  readonly config: Pick<Config, 'baseUrl' | 'storeUrl' | 'serviceName'>
  /** Of the account; null: links lead to the store of this service. */
  readonly storeLink?: string | null
  /** The account's articles, for links that name them and picks that go by them. */
  readonly stock?: readonly StockItem[]
  /** The account's own prices; null: it has none. */
  readonly prices?: PriceList | null
  readonly onStage?: OnStage
}

/** Rules that every match asks. */
const matchingRules: readonly RuleId[] = [
  'MATCH-HEAD',
  'MATCH-LOFT',
  'MATCH-SHAFT',
  'SCORE-HEAD',
  'SCORE-PICK',
  'GRIP-SIZE',
]

/** The line that goes with every fitting. */
export const attributionOf = ({ serviceName, baseUrl }: Pick<Config, 'serviceName' | 'baseUrl'>) => ({
  attribution: `Fit by ${serviceName}`,
  attributionUrl: baseUrl,
  attributionLink: `[Fit by ${serviceName}](${baseUrl})`,
})

/**
 * Fit the golfer and match real clubs: the whole answer, with all its reasoning, which `withoutReasoning` shortens.
 * Members come in the specification's order.
 */
export const fittingResult = (parts: ResultParts): CompletedFitting => {
  const { input: request, irons = null, scorer, config, fittingId, createdAt, onStage = () => {} } = parts
  const startedMs = performance.now()
  onStage('validate')
  const fit = fitGolfer(request, irons, onStage)
  const loaded = scorer.current()
  faultPoint('mid-engine')
  onStage('match')
  const wanted = withShop(wantedBuild(request, fit), parts)
  const matched = match(wanted, loaded)
  onStage('build')
  const topPicks = picksOf(parts, wanted, matched)
  const { open, decided, present } = decidedBy(parts, fit, loaded.image.catalog)
  const whyNoPick = topPicks.length === 0 ? matched.compromises : []
  const advice = adviceOf({ ...decided, pick: topPicks[0] ?? null, whyNoPick })
  const wedgeFit = wedgeFitOf(parts, fit, present, { wanted, matched }, loaded)
  const notes = [
    ...fit.notes,
    ...shotsNote(request),
    ...(advice.offers === 'none' ? [] : borderNotes(fit, wanted, matched, loaded)),
    ...cheapestNote(request, topPicks),
  ]
  const sheet = ironSheet(fit, request.currentEquipment?.loft, matched.picks, loaded.image.catalog)
  const analysis = { ...analysisOf(request, { ...fit, notes }, present), ...(sheet && { ironSheet: sheet }) }
  const comparedBy = golferRules(fit)
  const next = nextStep({ ...parts, whyNoPick }, fit, present, open, advice.offers)
  onStage('analyze')
  return {
    success: true,
    status: 'completed',
    advice,
    fittingId,
    clubType: request.clubType,
    ...attributionOf(config),
    specs: withEach(fit.specs, (_name, { why }) => ({ why: reasonByShots(why, request) })),
    ...(fit.woodFit && { woodFit: fit.woodFit }),
    ...(wedgeFit && { wedgeFit }),
    topPicks,
    clubRecommendations: recommendationsOf(fit, matched, present),
    analysis,
    input: request,
    progress: finished,
    ...(parts.idempotencyKey !== null && { idempotencyKey: parts.idempotencyKey }),
    createdAt: createdAt.toISOString(),
    meta: {
      ...revisionsOf(loaded),
      rulesApplied: rulesOf(fit, [
        ...(analysis.flight.rules ?? []),
        ...(sheet?.rules ?? []),
        ...comparedBy,
        ...advice.rules,
      ]),
      estimated: fit.assumptions.map(({ field }) => field),
      golfer: comparedGolfer(fit, comparedBy),
      ...(parts.wordsFrom && { wordsFrom: parts.wordsFrom }),
      computeMs: roundTo(performance.now() - startedMs, 0.001),
    },
    next,
  }
}

/** Of everything that the answer rests on. */
const revisionsOf = ({ image, evidence }: ReturnType<ResultParts['scorer']['current']>) => ({
  release,
  engineVersion,
  rulesetRevision,
  catalogRevision: image.catalog.revision,
  evidenceRevision: evidence.revision,
})

const comparedGolfer = ({ driverSpeedMph, golfer }: Fit, rules: RuleId[]) => ({
  driverSpeedMph: roundTo(driverSpeedMph.value, 0.1),
  handicap: golfer.handicap && roundTo(golfer.handicap.value, 0.1),
  rules,
})

/** What is asked, what the advice follows from, and what is told of the own club. */
const decidedBy = (parts: ResultParts, fit: Fit, catalog: Catalog) => {
  const { input, createdAt } = parts
  const said = saidClub(input, catalog)
  const open = questionsOf(input, fit, whichCurrentClub(input, said))
  const judged = judgedClub(input, fit, catalog, said, createdAt)
  const questions = open.map(({ question }) => question)
  const decided = { input, fit, action: nextAction(parts, fit, open), questions, present: judged }
  return { open, decided, present: judged && currentClub(input, judged, kindOf(decided)) }
}

/** Each rule once; with those that only a sentence names. (Not in the engine: a browser has it without the rule book.) */
const rulesOf = ({ rulesApplied, notes, configurations }: Fit, behindNumbers: readonly RuleId[]): RuleId[] => {
  const found = new Set(rulesApplied)
  for (const { text } of notes) for (const rule of rulesNamed(text)) found.add(rule)
  for (const { description } of configurations) for (const rule of rulesNamed(description)) found.add(rule)
  for (const rule of behindNumbers) found.add(rule)
  for (const rule of matchingRules) found.add(rule)
  return [...found]
}

/** Rules that a text names by their ids, in its values or in the English of older kinds. */
function rulesNamed(said: Said): RuleId[] {
  return rulesNamedIn(typeof said === 'string' ? said : JSON.stringify(said.values))
}

/** The build, at the prices of a shop, and to be found in its stock where the request says so. */
const withShop = (wanted: WantedBuild, { input: { inventory }, stock: articles = [], prices = null }: ResultParts) => ({
  ...wanted,
  prices,
  ...(inventory !== undefined && { stock: { mode: inventory, articles } }),
})

const picksOf = (parts: ResultParts, wanted: WantedBuild, { picks }: Matched) =>
  picks.map((pick) => ({
    ...pick,
    rules: matchingRules,
    storeUrl: storeUrlOf(parts, wanted, pick, `pick-${pick.rank}`),
    image: pictureUrl(parts.config.baseUrl, { clubType: wanted.clubType, category: pick.category }),
  }))

/** Where a build is sold. @param content Which of the links of this fitting it is. */
const storeUrlOf = (
  { config, fittingId, storeLink: template = null, stock = [] }: ResultParts,
  wanted: WantedBuild,
  { headId, build }: { readonly headId: string; readonly build: Build },
  content: string,
): string => {
  const club = { headId, hand: wanted.hand, loft: build.loft }
  const sku = (wanted.stock && articleInStock(stock, club)) ?? skuOf(stock, club)
  const to = templateFor(template, config, sku)
  return storeLink(to, headId, storeParams(wanted, build, { fittingId, content }), sku ?? '')
}

/** The set of a wedge fitting, with what there is to buy of it. */
const wedgeFitOf = (
  parts: ResultParts,
  fit: Fit,
  present: CurrentClub | null,
  found: { readonly wanted: WantedBuild; readonly matched: Matched },
  loaded: ReturnType<ResultParts['scorer']['current']>,
) => {
  const { wedgeFit } = fit
  if (wedgeFit === undefined) return undefined
  const toBuy = wedgesToBuy({ ...fit, wedgeFit }, present, found, loaded)
  const set = wedgeFit.set.map((wedge, place) => {
    const { owned, sold } = toBuy[place]!
    return { ...wedge, owned, pick: sold && wedgeView(parts, found.wanted, sold, place) }
  })
  return { ...wedgeFit, set }
}

const wedgeView = (parts: ResultParts, wanted: WantedBuild, sold: SoldWedge, place: number) => {
  const { head, build, compromises } = sold
  const { headId, brand, model, price } = head
  const { loft, playingLoft, bounce = null, grind = null, length, wedges: _, ...more } = build
  const alone = { ...more, loft, playingLoft, bounce, grind, length, wedges: [{ loft, bounce, grind }] }
  const storeUrl = storeUrlOf(parts, wanted, { headId, build: alone }, `wedge-${place + 1}`)
  const { prices = null } = parts
  const shop = prices && shopPrice(prices, { headId, hand: wanted.hand, loft, clubs: 1 })
  return {
    headId,
    brand,
    model,
    price,
    currency: 'USD' as const,
    ...(shop && { shopPrice: shop }),
    total: totalPrice(head, { upcharge: build.shaft.upcharge, shop: shopSum([shop ?? undefined], 1) }),
    loft,
    playingLoft,
    bounce,
    grind,
    length,
    compromises,
    storeUrl,
  }
}

const recommendationsOf = (fit: Fit, matched: Matched, present: CurrentClub | null) => ({
  matchingCriteria: matched.matchingCriteria,
  heads: matched.heads,
  shafts: matched.shafts,
  grips: matched.grips,
  compromises: matched.compromises,
  rules: matchingRules,
  ...(fit.ironSet && { ironSet: fit.ironSet }),
  ...(present && { currentClub: present }),
})

const analysisOf = (request: FittingRequest, fit: Fit, present: CurrentClub | null) => {
  const rules = flightRules(fit)
  return {
    configurations: fit.configurations.map(({ loftDeg: _, ...one }) =>
      one.expected === null ? one : { ...one, rules },
    ),
    summary: summaryOf(request, fit, present),
    keyInsights: fit.notes,
    flight: {
      current: pathOf(fit.flights.current),
      fitted: pathOf(fit.flights.fitted),
      basis: fit.flights.basis,
      ...(rules.length > 0 && { rules }),
    },
    assumptions: fit.assumptions,
    warnings: fit.warnings,
    inputQuality: { ...fit.quality, rule: 'IN-CONFIDENCE' },
  }
}

const pathOf = (shot: Shot | null) =>
  shot === null
    ? null
    : shot.path.map(({ xYards, zYards }) => ({ xYards: roundTo(xYards, 0.1), zYards: roundTo(zYards, 0.1) }))

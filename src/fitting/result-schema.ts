import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { gripSizes } from '../features/catalog/index.ts'
import {
  clubTypes,
  fairwayDesignations,
  flexes,
  golferGroups,
  hands,
  ironCategories,
  launchProfiles,
  shaftMaterials,
  wedgeClasses,
  weightSettings,
} from '../golf/words.ts'
import { closed, oneOf, type Shown } from '../platform/schema.ts'
import { bases } from './engine/evidence.ts'
import { failureCodes } from './failure.ts'
import { stages } from './progress.ts'
import { SavedRequest } from './schema.ts'

const nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
const texts = (description: string) => Type.Array(Type.String(), { description })
const yards = (description: string) => Type.Number({ description: `${description}, yards.` })

/** `reasoning` is there when detail was asked for. */
const reasoning = {
  why: Type.Optional(Type.String({ description: 'With detail: the reason, with the golfer’s own figures.' })),
  alternatives: Type.Optional(texts('With detail: neighboring choices that come close.')),
  confidence: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'With detail over REST: share of 1,000 re-fits, within the noise of the input, that agree to a step.',
    }),
  ),
}

const spec = <Value extends TSchema>(value: Value, description: string) =>
  closed(
    {
      value,
      unit: nullable(oneOf(['deg', 'in', 'g'])),
      display: Type.String({ description: 'What a person reads.' }),
      rule: Type.String({ description: 'Rule that chose it; see /v1/rules/{id}.' }),
      rules: Type.Optional(
        texts('Every rule behind it: the one that chose it, then those whose figures it read. Not in older fittings.'),
      ),
      basis: oneOf(bases, { description: 'The weakest of the inputs that decided it.' }),
      ...reasoning,
    },
    { description },
  )
const word = Type.String()

const SpecsView = closed(
  {
    loft: spec(Type.Number(), 'Loft, degrees. Irons: the 7-iron.'),
    shaftFlex: spec(oneOf(flexes), 'Flex of the shaft.'),
    shaftWeight: spec(Type.Number(), 'Grams; woods show the band of ten.'),
    shaftMaterial: Type.Optional(spec(oneOf(shaftMaterials), 'Irons and wedges.')),
    launchProfile: spec(oneOf(launchProfiles), 'How high the shaft launches.'),
    length: spec(Type.Number(), 'Inches of the finished club.'),
    lieAngle: spec(Type.Number(), 'Degrees from standard, positive upright.'),
    headProfile: spec(word, 'Category of the catalog.'),
    swingWeight: spec(nullable(word), 'Such as D2; null for juniors.'),
    weightSetting: Type.Optional(spec(oneOf(weightSettings), 'Drivers.')),
    bounce: Type.Optional(spec(Type.Number(), 'Wedges: degrees.')),
    grind: Type.Optional(spec(word, 'Wedges: the sole in words.')),
  },
  { description: 'The fitted figures, all alike; values are numbers or text.' },
)

const WoodFitView = closed(
  {
    designation: word,
    driverSpeedMph: Type.Number({ description: 'Driver speed behind the gap, mph.' }),
    speedSource: Type.String({ description: 'Where the driver speed comes from.' }),
    driverCarryYards: yards('Expected driver carry'),
    carryYards: yards('Expected carry of the fitted club'),
    gapVsDriverYards: yards('Difference of the two carries'),
    driverTotalYards: yards('Driver total'),
    totalYards: yards('Total of the fitted club'),
    totalGapVsDriverYards: yards('Difference of the two totals'),
    idealGapYards: closed({ min: Type.Number(), max: Type.Number() }),
    verdict: oneOf(['ideal', 'tight', 'wide', 'estimated'], {
      description: 'estimated: both carries are estimates, so that the gap is not judged.',
    }),
    advice: word,
    basis: oneOf(bases),
    rule: word,
  },
  { description: 'Fairway wood, hybrid: gapping against the driver.' },
)

const WedgeFitView = closed(
  {
    wedgeHit: oneOf(wedgeClasses),
    pitchingWedgeLoftDeg: Type.Number(),
    pitchingWedgeBasis: oneOf(bases),
    set: Type.Array(
      closed({
        club: oneOf(wedgeClasses),
        loftDeg: Type.Number(),
        bounceDeg: Type.Number(),
        grind: word,
        gapDeg: Type.Number({ description: 'From the club before it.' }),
        gapYards: nullable(Type.Number()),
        carryYards: nullable(Type.Number()),
        fullSwing: Type.Boolean(),
      }),
      { description: 'Wedges after the pitching wedge.' },
    ),
    lobWedge: closed({ loftDeg: nullable(Type.Number()), why: word }),
    spinGrade: nullable(
      closed({
        gradedSpinRpm: Type.Number({ description: 'Above 11,000 rpm spin counts as 11,000.' }),
        grade: oneOf(['low', 'fair', 'good', 'high', 'not graded']),
        goodRpm: closed({ min: Type.Number(), max: Type.Number() }),
        advice: word,
        rule: word,
      }),
    ),
    shaft: closed({
      flex: oneOf(flexes),
      weightGrams: Type.Number({ description: 'Grams.' }),
      material: oneOf(shaftMaterials),
      origin: word,
    }),
    rules: texts('Rules behind the set.'),
  },
  { description: 'Wedge: set gapping, bounce, spin and where the shaft came from.' },
)

const nullableText = nullable(word)
const nullableNumber = nullable(Type.Number())

const PickView = closed(
  {
    rank: Type.Integer({ minimum: 1 }),
    headId: word,
    brand: word,
    model: word,
    year: Type.Integer(),
    category: word,
    price: nullable(Type.Number(), 'US dollars, one club.'),
    currency: word,
    score: nullable(Type.Number({ minimum: 0, maximum: 100 }), '0 to 100; null for wedges.'),
    verdict: nullableText,
    reasons: texts('Why it fits.'),
    compromises: texts('What it does not meet.'),
    estimated: texts('Figures that are not the maker’s own.'),
    confidence: Type.String({ description: 'How well the catalog record is supported: high or medium.' }),
    build: closed({
      loft: Type.Number({ description: 'As ordered, degrees; irons: the 7-iron.' }),
      setting: nullable(word, 'Hosel setting or bending, degrees with a sign; null where it cannot be changed.'),
      playingLoft: Type.Number({ description: 'Loft after the setting, degrees.' }),
      designation: Type.Optional(word),
      weightSetting: Type.Optional(word),
      shaft: closed({
        shaftId: nullableText,
        model: word,
        flex: oneOf(flexes),
        weightBand: word,
        weightGrams: nullable(Type.Number(), 'Null where only the band is known.'),
        launch: oneOf(launchProfiles),
        source: oneOf(['stock', 'aftermarket']),
        modelKnown: Type.Boolean({ description: 'False: only the class of the stock shaft is known.' }),
        upcharge: nullable(Type.Number(), 'US dollars; null unknown.'),
      }),
      length: nullable(Type.Number(), 'Inches.'),
      lengthEstimated: Type.Boolean({ description: 'The stock length is the industry standard.' }),
      lie: nullable(Type.Number(), 'Degrees.'),
      lieOffset: Type.Number({ description: 'Degrees from stock, positive upright.' }),
      grip: closed({ gripId: nullableText, model: nullableText, size: word }),
      swingWeight: nullableText,
      bounce: Type.Optional(nullableNumber),
      grind: Type.Optional(nullableText),
      set: Type.Optional(word),
      wedges: Type.Optional(Type.Array(closed({ loft: Type.Number(), bounce: nullableNumber, grind: nullableText }))),
    }),
    storeUrl: Type.String({ format: 'uri', description: 'Product page with this build chosen.' }),
    image: nullableText,
  },
  { description: 'A real club, built to the fitting.' },
)

const MatchingCriteriaView = closed(
  {
    headCategory: nullable(word, 'Category of the head; null where any does.'),
    hand: oneOf(hands),
    group: oneOf(golferGroups, { description: 'Whose clubs they are.' }),
    loft: Type.Number({ description: 'Degrees; irons: the 7-iron.' }),
    designation: Type.Optional(oneOf(fairwayDesignations, { description: 'Fairway woods.' })),
    bounce: Type.Optional(Type.Number({ description: 'Wedges: degrees.' })),
    shaftFlex: oneOf(flexes),
    shaftWeight: Type.Number({ description: 'Grams.' }),
    shaftMaterial: Type.Optional(oneOf(shaftMaterials, { description: 'Irons and wedges.' })),
    launchProfile: oneOf(launchProfiles),
    weightSetting: Type.Optional(oneOf(weightSettings, { description: 'Drivers.' })),
    gripSize: oneOf(gripSizes),
  },
  { description: 'What was matched on.' },
)

const IronSetView = closed(
  {
    set: oneOf(['4-PW', '5-PW', '6-PW'], { description: 'Set to order from the store.' }),
    longestIron: Type.Integer({ minimum: 4, maximum: 7, description: 'Longest iron worth carrying.' }),
    hybrids: Type.Array(
      closed({ replaces: word, loftDeg: Type.Number({ description: 'Loft of the hybrid, degrees.' }) }),
      { description: 'Hybrids that replace the longer irons, longest iron first.' },
    ),
    combo: nullable(
      closed({ longIrons: oneOf(ironCategories), shortIrons: oneOf(ironCategories), seam: word }),
      'A more forgiving category for the long irons; null when one category serves.',
    ),
    addGapWedge: Type.Boolean({ description: 'The pitching wedge is strong: add the gap wedge of the set.' }),
    advice: texts('The set in words.'),
    rule: word,
  },
  { description: 'Irons: longest iron, hybrids, combo and store set.' },
)

const CurrentClubView = closed(
  {
    verdict: oneOf(['keep', 'compare', 'adjust', 'replace', 'unknown']),
    reason: Type.Optional(Type.String({ description: 'What decided it. Not in older fittings.' })),
    yards: Type.Optional(
      nullable(
        Type.Number(),
        'Carry of the fitted club less that of the present shot; null where either is not known.',
      ),
    ),
    text: Type.Optional(
      Type.String({ description: 'Verdict, reason, yards and age in words. Not in older fittings.' }),
    ),
    reasons: texts('Why.'),
    club: nullable(
      closed({
        headId: nullable(word, 'Its id in the catalog; null where it has none.'),
        year: Type.Integer(),
        yearIsEstimate: Type.Boolean(),
        category: nullable(word),
      }),
      'The present club as the catalog knows it; null when it does not.',
    ),
    rule: word,
    ageYears: nullable(Type.Integer({ minimum: 0 }), 'Null when the catalog does not know the club.'),
  },
  { description: 'Keep the present club? With its yards, the reason that decided, all reasons and its age.' },
)

const RecommendationsView = closed(
  {
    matchingCriteria: MatchingCriteriaView,
    heads: texts('Matched head ids, best first.'),
    shafts: texts('Matched shaft ids, best first.'),
    grips: texts('Matched grip ids, best first.'),
    compromises: texts('What no current club meets.'),
    ironSet: Type.Optional(IronSetView),
    currentClub: Type.Optional(CurrentClubView),
  },
  { description: 'Ids of everything that matched.' },
)

const expected = closed({
  ballSpeedMph: Type.Number(),
  launchDeg: Type.Number(),
  spinRpm: Type.Number(),
  carryYards: Type.Number(),
  totalYards: Type.Number(),
  peakFeet: Type.Number(),
  landingDeg: Type.Number(),
})
const path = nullable(Type.Array(closed({ xYards: Type.Number(), zYards: Type.Number() })))

const AnalysisView = closed(
  {
    configurations: Type.Array(
      closed({ name: word, recommended: Type.Boolean(), description: word, expected: nullable(expected) }),
    ),
    summary: word,
    keyInsights: Type.Array(closed({ rule: word, text: word })),
    flight: closed({ current: path, fitted: path, basis: word }),
    assumptions: Type.Array(closed({ field: word, value: Type.Number(), basis: oneOf(bases), how: word })),
    warnings: Type.Array(closed({ field: word, text: word })),
    inputQuality: closed({
      score: Type.Number(),
      missing: Type.Array(closed({ field: word, adds: Type.Number(), how: word })),
    }),
  },
  { description: 'Only with detail: the written analysis.' },
)

const MetaView = closed(
  {
    release: word,
    engineVersion: word,
    rulesetRevision: word,
    catalogRevision: word,
    evidenceRevision: nullable(word, 'Of the choices that decide between equal wedges. Null in older fittings.'),
    rulesApplied: texts('Ids of the rules behind this fitting.'),
    estimated: texts('Inputs that were not measured.'),
    golfer: closed(
      {
        driverSpeedMph: Type.Number({ description: 'Driver speed, or driver-equivalent, mph.' }),
        handicap: nullable(Type.Number(), 'Effective handicap; null unknown.'),
      },
      { description: 'What the golfer is compared by in the evidence of the catalog.' },
    ),
    computeMs: Type.Number(),
  },
  { description: 'Provenance: the same input with the same revisions gives the same fitting.' },
)

const NextView = closed(
  {
    action: oneOf(['show_result', 'measure_again', 'poll', 'retry'], {
      description:
        'measure_again: the speeds contradict each other, show the result and ask to measure both again; poll: read the fitting again, never analyze it anew; retry: analyze again with retry.idempotencyKey.',
    }),
    text: Type.String({ description: 'What to do now, in words.' }),
    confidence: Type.Optional(Type.Number({ description: 'How complete the input is, 0 to 100.' })),
    measure: Type.Optional(
      nullable(closed({ field: word, adds: Type.Number(), how: word }), 'The input that would help most.'),
    ),
    check: Type.Optional(texts('Questions to settle before relying on the fit.')),
  },
  { description: 'What to do now.' },
)

const ProgressView = closed(
  {
    stage: oneOf(stages, { description: 'What the engine is doing.' }),
    percent: Type.Integer({ minimum: 0, maximum: 100 }),
  },
  { description: 'How far along it is.' },
)

export const FailureView = closed(
  { code: oneOf(failureCodes), title: Type.String(), detail: Type.String() },
  { description: 'Why it failed.' },
)
export type FailureView = Static<typeof FailureView>

const RetryView = closed(
  {
    idempotencyKey: Type.String({
      description: 'Send the same request with this Idempotency-Key: it costs nothing more.',
    }),
    reason: Type.String({ description: 'Why it can be run again.' }),
  },
  { description: 'How to run it again, under the same id.' },
)

const pollAfterSeconds = Type.Integer({ minimum: 1, description: 'Running: seconds after which to read it again.' })

/** What is known of a fitting in any state. */
const always = {
  fittingId: Type.String({ examples: ['fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'] }),
  clubType: oneOf(clubTypes),
  attribution: Type.String({ description: 'Show this line wherever the recommendation is shown.' }),
  attributionUrl: Type.String({ format: 'uri' }),
  attributionLink: Type.String({ description: 'The line as a Markdown link.' }),
  input: SavedRequest,
  idempotencyKey: Type.Optional(Type.String({ description: 'Idempotency-Key of the fitting.' })),
  createdAt: Type.String({ format: 'date-time' }),
  next: NextView,
}

const woodFit = Type.Optional(WoodFitView)
const wedgeFit = Type.Optional(WedgeFitView)
const topPicks = Type.Array(PickView)
const analysis = Type.Optional(AnalysisView)

/** What a completed fitting holds; it is stored as `output`. */
export const CompletedFitting = closed(
  {
    ...always,
    success: Type.Literal(true),
    status: oneOf(['completed']),
    specs: SpecsView,
    woodFit,
    wedgeFit,
    topPicks,
    clubRecommendations: RecommendationsView,
    analysis,
    progress: ProgressView,
    meta: MetaView,
  },
  { description: 'A completed fitting.' },
)
export type CompletedFitting = Shown<typeof CompletedFitting>

/** Answer of analyze: a fitting in any state. */
export const FittingResult = closed(
  {
    ...always,
    success: Type.Boolean({ description: 'False only for a failed fitting.' }),
    status: oneOf(['running', 'completed', 'failed'], { description: 'Specs and picks come with `completed`.' }),
    specs: Type.Optional(SpecsView),
    woodFit,
    wedgeFit,
    topPicks: Type.Optional(topPicks),
    clubRecommendations: Type.Optional(RecommendationsView),
    analysis,
    progress: Type.Optional(ProgressView),
    pollAfterSeconds: Type.Optional(pollAfterSeconds),
    error: Type.Optional(FailureView),
    retry: Type.Optional(RetryView),
    meta: Type.Optional(MetaView),
  },
  { description: 'A fitting: completed, or still running, or failed and free to be run again.' },
)
export type FittingResult = Shown<typeof FittingResult>

const labUrl = Type.String({
  format: 'uri',
  description: 'Page that draws the fitting, to show to the golfer. Works for 15 minutes; lab-handoff makes another.',
})

/** Answer of analyze over REST: completed driver and iron fittings link to the lab, where it is configured. */
export const FittingWithLab = closed(
  { ...FittingResult.properties, labUrl: Type.Optional(labUrl) },
  { description: FittingResult.description! },
)

/** Answer of `POST /v1/fittings/{fittingId}/lab-handoff`. */
export const LabHandoff = closed(
  {
    success: Type.Literal(true),
    fittingId: word,
    labUrl,
    expiresAt: Type.String({ format: 'date-time', description: 'From then on the page only says that it expired.' }),
  },
  { description: 'A signed link to the lab of this fitting.' },
)

/** Answer of `GET /v1/fittings/{fittingId}`. */
export const StoredFitting = closed(
  {
    success: Type.Literal(true),
    fittingId: word,
    clubType: oneOf(clubTypes),
    status: oneOf(['running', 'completed', 'failed']),
    input: SavedRequest,
    output: nullable(CompletedFitting, 'Null unless completed.'),
    processingTimeMs: nullable(Type.Integer({ minimum: 0 }), 'Null unless completed.'),
    createdAt: Type.String({ format: 'date-time' }),
    pollAfterSeconds: Type.Optional(pollAfterSeconds),
    error: Type.Optional(FailureView),
    retry: Type.Optional(RetryView),
    labUrl: Type.Optional(labUrl),
  },
  { description: 'A saved fitting of the account: input, output and provenance.' },
)
export type StoredFitting = Shown<typeof StoredFitting>

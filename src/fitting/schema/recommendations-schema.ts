import { Type } from '@sinclair/typebox'
import { gripSizes } from '../../equipment/catalog/index.ts'
import {
  fairwayDesignations,
  flexes,
  golferGroups,
  hands,
  ironCategories,
  launchProfiles,
  shaftMaterials,
  weightSettings,
} from '../../golf/names/words.ts'
import { figure, orNull, ruleId, rulesBehind, said, saids, text, texts } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { ownChangeSpecs, ownChangeWays } from '../engine/keep/keep-figures.ts'

const MatchingCriteriaView = closed(
  {
    headCategory: orNull(text('Category.', 'draw'), 'Category of the head; null: any.'),
    hand: oneOf(hands, { description: 'Hand of the club.' }),
    group: oneOf(golferGroups, { description: 'Whom the clubs are made for.' }),
    loft: figure('degrees', 'Degrees; irons: the 7-iron.', 11),
    designation: Type.Optional(oneOf(fairwayDesignations, { description: 'Fairway woods.' })),
    bounce: Type.Optional(figure('degrees', 'Wedges: degrees.', 10)),
    shaftFlex: oneOf(flexes, { description: 'Flex of the shaft.' }),
    shaftWeight: figure('grams', 'Grams.', 57),
    shaftMaterial: Type.Optional(oneOf(shaftMaterials, { description: 'Irons and wedges.' })),
    launchProfile: oneOf(launchProfiles, { description: 'Launch of the shaft.' }),
    weightSetting: Type.Optional(oneOf(weightSettings, { description: 'Drivers.' })),
    gripSize: oneOf(gripSizes, { description: 'Size of the grip.' }),
  },
  { $id: 'MatchingCriteria', description: 'What was matched on.' },
)

const IronSetView = closed(
  {
    set: oneOf(['4-PW', '5-PW', '6-PW'], { description: 'Set to order from the store.' }),
    longestIron: Type.Integer({
      minimum: 4,
      maximum: 7,
      unit: 'iron number',
      description: 'Longest iron worth carrying.',
      examples: [5],
    }),
    hybrids: Type.Array(
      closed(
        {
          replaces: text('Iron that it replaces.', '4-iron'),
          loftDeg: figure('degrees', 'Loft of the hybrid, degrees.', 22),
        },
        { description: 'A hybrid.' },
      ),
      { description: 'The hybrid in place of the next longer iron; none if no such hybrid is playable.' },
    ),
    combo: orNull(
      closed(
        {
          longIrons: oneOf(ironCategories, { description: 'Category of the long irons.' }),
          shortIrons: oneOf(ironCategories, { description: 'Category of the short irons.' }),
          seam: said('Where the change is.', '5-iron and 6-iron in the more forgiving head'),
        },
        { description: 'Two categories in one set.' },
      ),
      'A more forgiving category for the long irons; null if one category is enough.',
    ),
    addGapWedge: Type.Boolean({ description: 'The pitching wedge is strong: add the gap wedge of the set.' }),
    advice: saids('Advice about the set, in words.', 'Order 5-PW.'),
    rule: ruleId,
  },
  { $id: 'IronSet', description: 'Irons: longest iron, hybrids, combo and store set.' },
)

const KnownClub = closed(
  {
    headId: orNull(text('Id.', 'ping-g430-max-driver'), 'Its id in the catalog; null if it has none.'),
    year: Type.Integer({ unit: 'year', description: 'First year sold.', examples: [2023] }),
    yearIsEstimate: Type.Boolean({ description: 'The year is approximate.' }),
    category: orNull(text('Category.', 'core'), 'What the head is built for; null: unknown.'),
  },
  { description: 'A club of the catalog or of the club-model list.' },
)

const OwnChangeView = closed(
  {
    spec: oneOf(ownChangeSpecs, {
      description: 'What is changed; shaft: another shaft, whose figures are not decided.',
    }),
    how: oneOf(ownChangeWays, { description: 'How. A hosel is turned where the club has one that turns.' }),
    from: orNull(
      figure('as the field', 'Figure.', 10.5),
      'Present figure: degrees, inches or grams; null for another shaft.',
    ),
    to: orNull(figure('as the field', 'Figure.', 12), 'Fitted figure; null for another shaft.'),
  },
  { $id: 'OwnChange', description: 'One change of the current club.' },
)

const CurrentClubView = closed(
  {
    verdict: oneOf(['keep', 'compare', 'adjust', 'replace', 'unknown'], { description: 'What to do with it.' }),
    reason: Type.Optional(
      said('The reason that decided it. Not in older fittings.', 'The loft is 2° from the fitted one.'),
    ),
    yards: Type.Optional(
      orNull(
        figure('yards', 'Yards.', 9),
        'Carry of the fitted club minus that of the current shot, yards; null if either is unknown.',
      ),
    ),
    text: Type.Optional(
      said(
        'Verdict, reason, the change of carry, total, peak and landing, and age in words. Not in older fittings.',
        'Keep the current wedge: its spin is within tolerance of the fitting.',
      ),
    ),
    changes: Type.Optional(
      Type.Array(OwnChangeView, {
        description:
          'Ours: what to change about it, that which decided first; none unless the verdict is adjust. Not in older fittings.',
      }),
    ),
    reasons: saids('Why.', 'The loft is 2° from the fitted one.'),
    club: orNull(KnownClub, 'The current club in the catalog; null if it is not there.'),
    rule: ruleId,
    ageYears: orNull(
      Type.Integer({ minimum: 0, unit: 'years', examples: [3] }),
      'Years since it was first sold; null if the club is not in the catalog.',
    ),
  },
  {
    $id: 'CurrentClub',
    description:
      'Whether to keep the current club, with the gain in yards, the reason that decided it, all reasons and the club’s age. Only of a club that was named: by model, shaft, length or shaft weight, or by a measured launch and spin.',
  },
)

/** Matched equipment beyond the top picks, with the criteria it was matched on. */
export const RecommendationsView = closed(
  {
    matchingCriteria: MatchingCriteriaView,
    heads: texts('Matched head ids, best first.', 'ping-g440-sft-driver'),
    shafts: texts('Matched shaft ids, best first.', 'fujikura-ventus-blue-5'),
    grips: texts('Matched grip ids, best first.', 'golf-pride-tour-velvet'),
    compromises: saids('Requirements that no club on sale meets.', 'No current wedge has this bounce.'),
    rules: rulesBehind('what was matched', 'MATCH-HEAD', 'MATCH-SHAFT'),
    ironSet: Type.Optional(IronSetView),
    currentClub: Type.Optional(CurrentClubView),
  },
  { $id: 'ClubRecommendations', description: 'Ids of everything that matched.' },
)

import { type Static, Type } from '@sinclair/typebox'
import {
  type CachedCatalog,
  type CatalogDeps,
  ClubPath,
  ClubQuery,
  CompareRequest,
  clubDetail,
  clubNamed,
  clubSearch,
  clubsOfNames,
  compareClubs,
  comparison,
  comparisonProblems,
  oneClub,
  openCachedCatalog,
  repeatedIds,
} from '../../equipment/catalog/index.ts'
import { closed, oneOf, refuse, shape } from '../../platform/schema.ts'
import { listenerOf } from '../../words/index.ts'
import { clubLinks } from '../documents/links.ts'
import { type Tool, tool } from '../tool.ts'
import { clubForModels } from './club-for-models.ts'
import { toolTongue } from './tongue.ts'

const { q, minPrice, maxPrice, offset, include: _, ...filters } = ClubQuery.properties
/** Bounds of the tool form. @source interface specification, club search */
const dollarsMax = 10_000
const offsetMax = 10_000

/** The search of REST, with `query` for its `q`. */
const SearchArgs = closed({
  ...filters,
  query: q,
  minPrice: { ...minPrice, maximum: dollarsMax },
  maxPrice: { ...maxPrice, maximum: dollarsMax },
  offset: { ...offset, maximum: offsetMax },
  include: Type.Optional(Type.Array(oneOf(['discontinued']), { maxItems: 1, description: 'Also this.' })),
  language: toolTongue.language,
})
type SearchArgs = Static<typeof SearchArgs>

const GetClubArgs = closed({
  headId: {
    ...ClubPath.properties.headId,
    minLength: 1,
    description: 'Id or full name.',
  },
  include: Type.Optional(
    Type.Array(oneOf(['grips', 'shaftUpgrades', 'sources']), {
      minItems: 1,
      maxItems: 3,
      description: 'Lists, not counts. A driver’s shafts: 5,000 tokens.',
    }),
  ),
})
const CompareArgs = closed({
  headIds: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    minItems: 2,
    maxItems: 4,
    description: 'Ids or full names.',
  }),
  unlisted: CompareRequest.properties.unlisted,
})

/** Find clubs, look at one, compare a few. Free. */
export const catalogTools = ({ catalog, evidence, config }: Omit<CatalogDeps, 'limits'>): Tool[] => {
  const cached = openCachedCatalog(catalog, evidence, config.baseUrl)
  return [searchClubs(cached), getClub(cached), compare(cached)]
}

const searchClubs = (cached: () => CachedCatalog) =>
  tool({
    name: 'search_clubs',
    title: 'Search golf clubs',
    description:
      'Find club heads by filters, name or needs. Free. Current first. Nothing found: see why. For a golfer: score_clubs.',
    operation: clubSearch,
    shows:
      'total clubs(headId brand model year current! category price lofts! hands recommendations30d!) facets didYouMean!(headId name) read! why!',
    input: shape(SearchArgs),
    example: { clubType: 'driver', brand: 'Ping', limit: 10 },
    run: ({ language: lang, ...args }) => cached().search().findTwice(queryOf(args), listenerOf({ lang })),
  })

const queryOf = ({ query, include, ...filters }: Omit<SearchArgs, 'language'>): ClubQuery =>
  ({
    ...filters,
    ...(query !== undefined && { q: query }),
    ...(include?.length === 1 && { include: 'discontinued' }),
  }) as ClubQuery

const getClub = (cached: () => CachedCatalog) =>
  tool({
    name: 'get_club',
    title: 'Look up a golf club',
    description:
      'One club head with all its options. Free. Option ids go into build_store_link. A name shared by several clubs is refused with their ids.',
    operation: oneClub,
    shows:
      'club(headId brand model year current category price lofts(id loft! lengthIn lieDeg) hands forgiveness! spin launch bias adjustable(loftSleeveDeg) stockShafts(shaftId model weightBand flexes) lengths(id lengthIn) gripSizes lies(id) sets(id price) bounces(id loft grind))',
    input: shape(GetClubArgs),
    example: { headId: 'ping-g440-max-driver' },
    run: ({ headId, include = [] }) => {
      const { catalog, facts } = cached()
      const club = clubForModels(clubDetail(catalog, clubNamed(catalog, headId), facts), include)
      return { json: JSON.stringify({ success: true, club }), links: clubLinks([club]) }
    },
  })

const compare = (cached: () => CachedCatalog) =>
  tool({
    name: 'compare_clubs',
    title: 'Compare golf clubs',
    description:
      'Two to four club heads side by side, and how they differ. Free. Unknown ids: notFound. Unknown clubs: loft and year in unlisted. To rank: score_clubs.',
    operation: comparison,
    shows: 'clubs(headId brand model year price forgiveness!) differences! unlisted notFound',
    input: shape(CompareArgs, comparisonProblems),
    example: comparison.body.schema['examples']?.[0],
    run: ({ headIds, ...rest }) => {
      const { catalog, facts } = cached()
      const ids = clubsOfNames(catalog, headIds)
      refuse(repeatedIds({ headIds: ids }))
      const compared = compareClubs(catalog, { headIds: ids, ...rest }, facts)
      return { json: JSON.stringify(compared), links: clubLinks(compared.clubs) }
    },
  })

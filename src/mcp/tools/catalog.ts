import { type Static, Type } from '@sinclair/typebox'
import {
  type CachedCatalog,
  type CatalogDeps,
  ClubPath,
  ClubQuery,
  clubDetail,
  clubNamed,
  clubSearch,
  compareClubs,
  comparison,
  oneClub,
  openCachedCatalog,
  repeatedIds,
} from '../../features/catalog/index.ts'
import { closed, oneOf, refuse, shape } from '../../platform/schema.ts'
import { type Tool, tool } from '../tool.ts'
import { clubForModels } from './club-for-models.ts'

const { q, minPrice, maxPrice, offset, ...filters } = ClubQuery.properties
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
})
type SearchArgs = Static<typeof SearchArgs>

const GetClubArgs = closed({
  headId: {
    ...ClubPath.properties.headId,
    minLength: 1,
    description: 'Id from search_clubs, score_clubs or a fitting, or its whole name.',
  },
  include: Type.Optional(
    Type.Array(oneOf(['grips', 'shaftUpgrades']), {
      minItems: 1,
      maxItems: 2,
      description: 'Long lists to add; else only their counts (the shafts of a driver are 5,000 tokens).',
    }),
  ),
})
const CompareArgs = closed({
  headIds: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    minItems: 2,
    maxItems: 4,
    description: 'Two to four ids or whole names, each once.',
  }),
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
      'List golf club heads by type, brand, category, price, words or hand, best match then most recommended first, with ids, prices, lofts and pictures. Free. Nothing found by words: see didYouMean. It does not judge fit: for that use score_clubs (free) or analyze_fitting. More: raise offset while it is below total.',
    operation: clubSearch,
    input: shape(SearchArgs),
    example: { clubType: 'driver', brand: 'Ping', limit: 10 },
    run: (args) => cached().search().findTwice(queryOf(args)),
  })

const queryOf = ({ query, ...filters }: SearchArgs): ClubQuery =>
  (query === undefined ? filters : { ...filters, q: query }) as ClubQuery

const getClub = (cached: () => CachedCatalog) =>
  tool({
    name: 'get_club',
    title: 'Look at a golf club',
    description:
      'One club head with what can be chosen on it: lofts, hands, stock shafts, lengths, lies, sets; with include also grips and shaft upgrades. Free. Option ids go into build_store_link. A name that several clubs have is refused with their ids.',
    operation: oneClub,
    input: shape(GetClubArgs),
    example: { headId: 'ping-g440-max-driver' },
    run: ({ headId, include = [] }) => {
      const { catalog, facts } = cached()
      return JSON.stringify({
        success: true,
        club: clubForModels(clubDetail(catalog, clubNamed(catalog, headId), facts), include),
      })
    },
  })

const compare = (cached: () => CachedCatalog) =>
  tool({
    name: 'compare_clubs',
    title: 'Compare golf clubs',
    description:
      'Two to four club heads side by side, and the attributes in which they differ. Free. Facts only; score_clubs says which suits a golfer.',
    operation: comparison,
    input: shape(CompareArgs, repeatedIds),
    example: comparison.body.schema['examples']?.[0],
    run: ({ headIds }) => {
      const { catalog, facts } = cached()
      const ids = headIds.map((said) => clubNamed(catalog, said))
      refuse(repeatedIds({ headIds: ids }))
      return JSON.stringify(compareClubs(catalog, ids, facts))
    },
  })

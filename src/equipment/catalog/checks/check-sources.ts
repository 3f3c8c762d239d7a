import type { Violation } from '../read.ts'
import { knownFigures, type Sourced, sourcesOf } from './figure-sources.ts'

/** Compiled tables that say of some clubs something else than their makers: out for every figure that no second source has. */
const contradictedTables = [
  {
    named: 'GitHub file 22360085044', // says that the G430 hybrid cannot be adjusted, and lists lofts of the GT hybrid that are not made
    what: 'a compilation of hybrids that contradicts ping.com and titleist.com',
  },
  {
    named: 'index id 22628891108', // lists wedges that their makers do not have
    what: 'a file of wedge reviews that contradicts the makers’ lists of wedges',
  },
] as const

/** Every known figure has a source, and none rests on a table that was found wrong. */
export const checkSources = (record: Sourced): Pick<Violation, 'field' | 'problem'>[] => {
  const known = knownFigures(record)
  const ofFigures = known.flatMap((figure) => {
    const problem = problemOf(sourcesOf(record, figure))
    return problem === null ? [] : [{ field: `/${figure.replace('.', '/')}`, problem }]
  })
  const ofSources = record.sources.flatMap(({ fields = [], kind, address }, index) => {
    const stray = fields.find((figure) => !known.includes(figure))
    return [
      ...(stray === undefined
        ? []
        : [{ field: `/sources/${index}/fields`, problem: `names ${stray}, which is not known` }]),
      ...(kind === 'maker' && address === null
        ? [{ field: `/sources/${index}/address`, problem: "must be that of the maker's page" }]
        : []),
      ...(address !== null && !hasHost(address)
        ? [{ field: `/sources/${index}/address`, problem: 'must name a site, such as https://ping.com' }]
        : []),
    ]
  })
  return [...ofFigures, ...ofSources]
}

/** Whether an address names a site: its host has a dot. */
const hasHost = (address: string): boolean => URL.parse(address)?.hostname.includes('.') === true

const problemOf = (sources: Sourced['sources']): string | null => {
  if (sources.length === 0) return 'has no source'
  const tables = sources.map(({ source }) => contradictedTables.find(({ named }) => source.includes(named)))
  const [first] = tables
  return first === undefined || tables.includes(undefined) ? null : `rests only on ${first.what}`
}

import { Type } from '@sinclair/typebox'
import {
  type FittersDeps,
  FittersQuery,
  findFitters,
  fitterSearch,
  fittersProblems,
  fittersRequest,
  services,
  zipText,
} from '../../features/fitters/index.ts'
import type { FieldProblem } from '../../platform/errors.ts'
import { closed, fieldProblems, oneOf, shape } from '../../platform/schema.ts'
import { type Tool, tool } from '../tool.ts'

const { zip, services: _listed, ...place } = FittersQuery.properties

/** The query of REST with a list of services; a ZIP may come as a number, which has lost its zeros. */
const FindFitterArgs = closed({
  zip: Type.Optional(
    Type.Union(
      [
        Type.String({ pattern: zip.pattern!, form: zip['form'] }),
        Type.Integer({ minimum: 501, maximum: 999_999_999, alias: true }),
      ],
      {
        description: 'US ZIP code.',
      },
    ),
  ),
  ...place,
  services: Type.Optional(
    Type.Array(oneOf(services), {
      minItems: 1,
      maxItems: services.length,
      description: 'All of these.',
    }),
  ),
})

/** A number of some lengths is no ZIP. */
const zipProblems = (args: unknown): FieldProblem[] => {
  const { zip } = (args ?? {}) as { zip?: unknown }
  return typeof zip === 'number' ? fieldProblems(FittersQuery.properties.zip, zipText(zip), '/zip') : []
}

/** Who fits clubs near a golfer. */
export const fitterTool = (deps: Omit<FittersDeps, 'limits'>): Tool =>
  tool({
    name: 'find_fitter',
    title: 'Find a club fitter',
    description:
      'Club fitters near a place in the US, partners first, then by distance. Free. Give exactly one location: zip, or city with state, or lat with lng. Ask the golfer where, never guess. An unknown place is refused, with similar names.',
    operation: fitterSearch,
    shows:
      'origin(label) fitters(name address distanceMiles phone website bookingUrl services brands partner! sample!) summary',
    input: shape(FindFitterArgs, (args) => [...fittersProblems(args), ...zipProblems(args)]),
    example: { zip: '02138', radiusMiles: 50, services: ['driver'] },
    run: async (args) => JSON.stringify(await findFitters(deps, fittersRequest(args))),
  })

import { nearest } from '../../golf/names/nearest.ts'
import { makerNamed, makersOf } from '../../matching/index.ts'
import { problem } from '../../platform/errors.ts'
import type { Scorer } from '../../scoring/index.ts'
import { either, say } from '../../words/say.ts'
import type { FittingRequest } from '../schema/schema.ts'

/** Hold the makers that picks are limited to against the catalog. @throws validationFailed for a name that is none */
export const ensureMakers = ({ brands }: Pick<FittingRequest, 'brands'>, scorer: Pick<Scorer, 'current'>): void => {
  if (brands === undefined) return
  const { catalog } = scorer.current().image
  const errors = brands.flatMap((said, place) => {
    if (makerNamed(catalog, said) !== undefined) return []
    const makers = makersOf(catalog)
    const near = nearest(said, makers)
    const what = say('fittings.noMaker')
    const detail =
      near === undefined
        ? say('fittings.makersAre', { what, makers })
        : say('refusal.meant', { what, near: either([near]) })
    return [{ pointer: `/brands/${place}`, detail, received: said }]
  })
  const [first] = errors
  if (first === undefined) return
  throw problem('validationFailed', {
    detail: say('fittings.wrongMaker', { brand: first.received, detail: first.detail }),
    errors,
  })
}

import { nearest } from '../../golf/names/nearest.ts'
import { makerNamed, makersOf } from '../../matching/index.ts'
import { problem } from '../../platform/errors.ts'
import type { Scorer } from '../../scoring/index.ts'
import type { FittingRequest } from '../schema/schema.ts'

/** Hold the makers that picks are limited to against the catalog. @throws validationFailed for a name that is none */
export const ensureMakers = ({ brands }: Pick<FittingRequest, 'brands'>, scorer: Pick<Scorer, 'current'>): void => {
  if (brands === undefined) return
  const { catalog } = scorer.current().image
  const errors = brands.flatMap((said, place) => {
    if (makerNamed(catalog, said) !== undefined) return []
    const makers = makersOf(catalog)
    const near = nearest(said, makers)
    const hint = near === undefined ? `the makers are ${makers.join(', ')}` : `did you mean ${near}?`
    return [{ pointer: `/brands/${place}`, detail: `is no maker of this catalog; ${hint}`, received: said }]
  })
  if (errors.length === 0) return
  throw problem('validationFailed', { detail: `brands: ${errors[0]!.received} ${errors[0]!.detail}`, errors })
}

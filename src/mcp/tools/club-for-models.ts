import type { ClubWithOptions } from '../../equipment/catalog/index.ts'

/** Lists that most questions about a club need not: up to 194 aftermarket shafts and 69 grips for a driver, 48 kB in full; where each figure comes from. */
type LongList = 'grips' | 'shaftUpgrades' | 'sources'

/**
 * A club short enough for a model. The ids of long lists stay when they are asked for, since those are what a build needs;
 * what the id or a shared list already says goes, and the launch of a shaft, which a fitting chooses by.
 */
export const clubForModels = (
  { shaftUpgrades, grips, sources, ...club }: ClubWithOptions,
  include: readonly LongList[],
) => ({
  ...club,
  sources: include.includes('sources') ? sources : { count: sources.length },
  grips: include.includes('grips')
    ? grips.map(({ gripId, model, price, sizes }) => ({
        gripId,
        model,
        ...(price !== null && { price }),
        ...(sizes.length !== club.gripSizes.length && { sizes }),
      }))
    : { count: grips.length },
  ...(shaftUpgrades && {
    shaftUpgrades: include.includes('shaftUpgrades')
      ? shaftUpgrades.map(({ shaftId, weightBand, flexes, price }) => ({
          shaftId,
          weightBand,
          flexes,
          ...(price !== null && { price }),
        }))
      : { count: shaftUpgrades.length },
  }),
})

import type { ClubWithOptions } from '../../features/catalog/index.ts'

/**
 * A club short enough for a model (10,000 tokens): a driver can be built with 194 aftermarket shafts and 69 grips, which
 * are 48 kB in full. Their ids stay, since those are what a build needs; what the id or a shared list already says goes,
 * and the launch of a shaft, which a fitting chooses by.
 */
export const clubForModels = ({ shaftUpgrades, grips, ...club }: ClubWithOptions) => ({
  ...club,
  grips: grips.map(({ gripId, model, price, sizes }) => ({
    gripId,
    model,
    ...(price !== null && { price }),
    ...(sizes.length !== club.gripSizes.length && { sizes }),
  })),
  ...(shaftUpgrades && {
    shaftUpgrades: shaftUpgrades.map(({ shaftId, weightBand, flexes, price }) => ({
      shaftId,
      weightBand,
      flexes,
      ...(price !== null && { price }),
    })),
  }),
})

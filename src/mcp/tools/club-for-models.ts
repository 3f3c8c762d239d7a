import type { ClubWithOptions } from '../../features/catalog/index.ts'

/**
 * A club short enough for a model (10,000 tokens): a driver can be built with 159 aftermarket shafts and 69 grips, which
 * are 40 kB in full. Their ids stay, since those are what a build needs; what the id or a shared list already says goes.
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
    shaftUpgrades: shaftUpgrades.map(({ shaftId, weightBand, launch, flexes, price }) => ({
      shaftId,
      weightBand,
      launch,
      flexes,
      ...(price !== null && { price }),
    })),
  }),
})

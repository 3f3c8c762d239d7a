/** What people call the fitted figures, those that a golfer asks for first at the front. */
export const specNames = {
  loft: 'Loft',
  shaftFlex: 'Shaft flex',
  shaftWeight: 'Shaft weight',
  length: 'Length',
  headProfile: 'Head',
  bounce: 'Bounce',
  grind: 'Grind',
  launchProfile: 'Shaft launch',
  shaftMaterial: 'Shaft material',
  lieAngle: 'Lie',
  swingWeight: 'Swing weight',
  weightSetting: 'Weight setting',
}

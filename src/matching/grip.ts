import type { Catalog, Grip } from '../features/catalog/index.ts'
import { gripsInSize } from '../features/grips/index.ts'
import type { WantedBuild } from './wanted.ts'

/** Grips made in the fitted size for the club, best first. */
export const rankGrips = ({ gripSize, clubType }: WantedBuild, catalog: Catalog): Grip[] =>
  gripsInSize(catalog.grips, gripSize).filter(({ clubTypes }) => clubTypes.includes(clubType))

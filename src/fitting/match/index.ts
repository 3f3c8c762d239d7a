export type { Build, BuildShaft } from './build.ts'
export { type Matched, match, type Pick } from './match.ts'
export type { WantedBuild, WantedWedge } from './wanted.ts'
export type { SetOption } from './wedge-option.ts'

export { type Build, buildFor } from './build.ts'
export { match } from './match.ts'
export type { Matched, Pick } from './matched.ts'
export type { WantedBuild, WantedWedge } from './wanted.ts'

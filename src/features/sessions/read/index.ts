export type { ChosenColumns } from './columns.ts'
export type { FileShot } from './file-shot.ts'
export { readShotFile } from './read-file.ts'
export type { Report } from './report.ts'

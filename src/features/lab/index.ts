export { buildLabScript } from './build.ts'
export { type LabDeps, lab } from './routes.ts'

export { type LabDeps, lab } from './routes.ts'

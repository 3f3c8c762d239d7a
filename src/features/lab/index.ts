export { buildLabScript } from './build.ts'
export { type ExampleDeps, exampleOnFront } from './example.ts'
export { type LabDeps, lab } from './routes.ts'

export { analyzeBag } from './analyze.ts'
export { bagProblems } from './clubs.ts'
export { type BagDeps, bag, bagGapping } from './routes.ts'
export { BagGapping, BagRequest } from './schema.ts'

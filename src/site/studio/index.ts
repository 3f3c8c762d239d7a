export { type Bounds, heightBounds, numberFields } from './fields.ts'
export { createStudioPasses, enterUrl, linkMinutes, type StudioPasses } from './pass.ts'
export { type StudioDeps, studio } from './routes.ts'
export { buildStudioScript } from './script.ts'

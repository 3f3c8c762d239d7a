export { type EmbedDeps, embed } from './routes.ts'

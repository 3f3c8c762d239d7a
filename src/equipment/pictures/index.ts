export { pictureUrl } from './address.ts'
export { headShape } from './draw.ts'
export { pictures } from './routes.ts'

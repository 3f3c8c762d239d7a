export { pictureUrl } from './address.ts'
export { pictures } from './routes.ts'

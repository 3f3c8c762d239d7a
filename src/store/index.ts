export { type LinkParams, storeLink } from './link.ts'

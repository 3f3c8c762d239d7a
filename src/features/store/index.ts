export { buildStoreLink, type LinkDeps, type StoreLinkCall } from './build-link.ts'
export { type LinkUsage, removeLinks, removeOldLinks, selectLinkUsage } from './queries.ts'
export { type StoreDeps, storeLink, storeLinks } from './routes.ts'
export { StoreLinkRequest, StoreLinkResponse } from './schema.ts'

export { buildStoreLink, type LinkDeps } from './build-link.ts'
export { removeLinks, removeOldLinks, selectLinkUsage } from './queries.ts'
export { type StoreDeps, storeLinkOperation, storeLinks } from './routes.ts'
export { StoreLinkResponse } from './schema.ts'

export { createRecentRequests, type RecentRequests, startRecentRequests } from './recent-requests.ts'
export { type DevelopersDeps, developers } from './routes.ts'

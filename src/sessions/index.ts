export { shotsByClub } from './by-club.ts'
export { fitRequestOf, metricsOfShots } from './fit-request.ts'
export { selectSession } from './queries.ts'
export { sessions } from './routes.ts'

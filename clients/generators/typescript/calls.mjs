// Calls by each of the three generated clients, which are built into ./built.
import process from 'node:process'

const { URL: url, KEY: key } = process.env
const driver = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }
const check = (client, isSo) => {
  if (!isSo) throw new Error(`${client} did not answer as expected`)
}

const { CatalogApi, Configuration, FittingApi } = await import('./built/axios/index.js')
const configuration = new Configuration({ basePath: url, accessToken: key })
const { data: fitting } = await new FittingApi(configuration).analyzeFitting(driver)
check('axios', fitting.status === 'completed' && fitting.specs.loft.value > 8 && fitting.topPicks.length > 0)
const catalog = new CatalogApi(configuration)
const { data: found } = await catalog.searchClubs(...Array(5).fill(undefined), 'g440', ...Array(3).fill(undefined), 2)
check('axios', found.clubs.length === 2)
const refused = await catalog.getClub('no-such-club').catch(({ response }) => response.data)
check('axios', refused.code === 'CLUB_NOT_FOUND')

const fetched = await import('./built/fetch/index.js')
const fetching = new fetched.Configuration({ basePath: url, accessToken: key })
const fitted = await new fetched.FittingApi(fetching).analyzeFitting({ fittingRequest: driver })
check('fetch', fitted.status === 'completed' && fitted.specs.loft.value > 8 && fitted.topPicks.length > 0)
const clubs = new fetched.CatalogApi(fetching)
check('fetch', (await clubs.searchClubs({ q: 'g440', limit: 2 })).clubs.length === 2)
const asked = { golfer: 'slicer-95', clubTypes: ['driver'] }
const scored = await clubs.scoreClubs({ scoresRequest: asked })
check('fetch', scored.context.golfer.preset === 'slicer-95' && scored.clubs.length > 10)
check('fetch', (await clubs.scoreClubs({ scoresRequest: { contexts: [asked, asked] } })).results.length === 2)
const missing = await clubs.getClub({ headId: 'no-such-club' }).catch(({ response }) => response.json())
check('fetch', missing.code === 'CLUB_NOT_FOUND')

// What orval generates calls paths.
const { fetch } = globalThis
globalThis.fetch = (path, init) =>
  fetch(url + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } })
const orval = await import('./built/orval/client.js')
const answer = await orval.analyzeFitting(driver)
check('orval', answer.status === 200 && answer.data.status === 'completed' && answer.data.specs.loft.value > 8)
check('orval', (await orval.searchClubs({ q: 'g440', limit: 2 })).data.clubs.length === 2)
check('orval', (await orval.getClub('no-such-club')).data.code === 'CLUB_NOT_FOUND')

import {
  findCarryOver,
  type LabLinkDeps,
  type LabQuery,
  openLabLink,
  type RunDeps,
  readFitting,
} from '../../fitting/index.ts'
import { deadLinkResponse, privateResponse } from '../../pages/index.ts'
import { withKeptRefitShares } from './kept-refit-shares.ts'
import { labPage } from './page/lab-page.ts'
import { readerOf } from './page/reader.ts'
import { refusals } from './refusals.ts'
import { labRules, labScript } from './script.ts'
import { labView } from './view.ts'

/** Parts of the service that make a page of the lab. */
export type AnswerDeps = RunDeps & LabLinkDeps

/** The page behind a link, or a page that says why there is none. The signature is looked at before the database. */
export const linkAnswer = async (
  deps: AnswerDeps,
  request: Request,
  fittingId: string,
  query: LabQuery,
): Promise<Response> => {
  const opened = openLabLink(deps, fittingId, query)
  if (typeof opened === 'string') return deadLinkResponse(refusals[opened], deps.config.serviceName)
  return (
    (await fittingAnswer(deps, request, opened.accountId, fittingId)) ??
    deadLinkResponse(refusals.gone, deps.config.serviceName)
  )
}

/** The page of a completed fitting; null when the account has no such. */
export const fittingAnswer = async (
  deps: RunDeps,
  request: Request,
  accountId: string,
  fittingId: string,
): Promise<Response | null> => {
  const read = await readFitting(deps, { accountId, fittingId, waitMs: 0 })
  if (!read?.row.output) return null
  const fitting = await withKeptRefitShares(deps, accountId, read.row.output, read.row.input)
  const irons = await findCarryOver(deps, accountId, read.row.input)
  const view = labView(read.row, fitting, deps.scorer.current().image.catalog, irons)
  return privateResponse(labPage(view, readerOf(request), await partsOf(deps)))
}

/** Inputs of the page beside the fitting. */
export const partsOf = async ({ config }: Pick<RunDeps, 'config'>) => ({
  serviceName: config.serviceName,
  script: await labScript.address(),
  rules: await labRules.address(),
})

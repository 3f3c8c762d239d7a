import { type RunDeps, readFitting } from '../../fitting/index.ts'
import { deadLinkResponse, privateResponse } from '../../pages/index.ts'
import { type LabLinkDeps, type LabQuery, openLabLink } from '../lab-link/index.ts'
import { labPage } from './page/lab-page.ts'
import { refusals } from './refusals.ts'

export type AnswerDeps = RunDeps & LabLinkDeps

/** The page behind a link, or a page that says why there is none. The signature is looked at before the database. */
export const linkAnswer = async (deps: AnswerDeps, fittingId: string, query: LabQuery): Promise<Response> => {
  const opened = openLabLink(deps, fittingId, query)
  if (typeof opened === 'string') return deadLinkResponse(refusals[opened], deps.config.serviceName)
  return (
    (await fittingAnswer(deps, opened.accountId, fittingId)) ?? deadLinkResponse(refusals.gone, deps.config.serviceName)
  )
}

/** The page of a completed fitting; null when the account has no such. */
export const fittingAnswer = async (deps: RunDeps, accountId: string, fittingId: string): Promise<Response | null> => {
  const read = await readFitting(deps, { accountId, fittingId, waitMs: 0 })
  if (!read?.row.output) return null
  return privateResponse(labPage(read.row.output, deps.config.serviceName))
}

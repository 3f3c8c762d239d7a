import type { Progress } from '../tool.ts'
import type { RequestId } from './rpc.ts'

/** The stages of a fitting as a user reads them. */
const words: Readonly<Record<string, string>> = {
  validate: 'Checking the numbers',
  estimate: 'Estimating what was not measured',
  fit: 'Working out the specs',
  match: 'Looking for clubs that match',
  build: 'Putting the builds together',
  analyze: 'Writing the analysis',
  store: 'Saving the fitting',
}

/** The params of a progress notification. */
export const progressParams = (progressToken: RequestId, { stage, percent }: Progress) => ({
  progressToken,
  progress: percent,
  total: 100,
  message: percent === 100 ? 'Done' : (words[stage] ?? stage),
})

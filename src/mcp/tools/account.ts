import { type AccountTools, keyStatus, keyStatusOperation } from '../../identity/accounts/index.ts'
import { apiStatus, releaseStatus } from '../../maintenance/status/index.ts'
import { closed, shape } from '../../platform/schema.ts'
import { type Tool, tool } from '../tool.ts'

const none = shape(closed({}, { examples: [{}] }))

/** What the account may use, and what is running. Not for end users: the account is not theirs. */
export const accountTools = (deps: AccountTools): Tool[] => [
  tool({
    name: 'check_key_status',
    title: 'Check the allowance',
    description:
      'What is left this month: included fittings, credits, what the next fitting will use, and when the allowance resets. Free. Call it after QUOTA_EXCEEDED or before many fittings.',
    operation: keyStatusOperation,
    shows: 'usage(current remaining! resetsAt includedRemaining purchasedCreditBalance nextFittingSource)',
    input: none,
    audience: 'accounts',
    run: async (_args, { principal }) => JSON.stringify(await keyStatus(deps, principal.accountId)),
  }),
  tool({
    name: 'get_api_status',
    title: 'Check the release',
    description: 'Versions of API, fitting engine and rules, and the club types that can be fitted. Free.',
    operation: releaseStatus,
    shows: 'apiVersion engineVersion rulesetRevision supportedClubTypes',
    input: none,
    audience: 'accounts',
    run: () => JSON.stringify(apiStatus()),
  }),
]

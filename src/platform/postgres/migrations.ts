import accounts from '../../../db/migrations/0001_accounts.sql' with { type: 'text' }
import fittings from '../../../db/migrations/0002_fittings.sql' with { type: 'text' }
import catalog from '../../../db/migrations/0003_catalog.sql' with { type: 'text' }
import evidence from '../../../db/migrations/0004_evidence.sql' with { type: 'text' }
import runs from '../../../db/migrations/0005_runs.sql' with { type: 'text' }
import storeLinks from '../../../db/migrations/0006_store_links.sql' with { type: 'text' }
import fitters from '../../../db/migrations/0007_fitters.sql' with { type: 'text' }
import sessions from '../../../db/migrations/0008_sessions.sql' with { type: 'text' }
import people from '../../../db/migrations/0009_people.sql' with { type: 'text' }
import usageCounts from '../../../db/migrations/0010_usage_counts.sql' with { type: 'text' }
import counting from '../../../db/migrations/0011_counting.sql' with { type: 'text' }
import erasure from '../../../db/migrations/0012_erasure.sql' with { type: 'text' }
import oauth from '../../../db/migrations/0013_oauth.sql' with { type: 'text' }
import agentConnections from '../../../db/migrations/0014_agent_connections.sql' with { type: 'text' }
import keyLife from '../../../db/migrations/0015_key_life.sql' with { type: 'text' }
import audit from '../../../db/migrations/0016_audit.sql' with { type: 'text' }
import sandboxes from '../../../db/migrations/0017_sandboxes.sql' with { type: 'text' }
import choices from '../../../db/migrations/0018_choices.sql' with { type: 'text' }
import publishableKeys from '../../../db/migrations/0019_publishable_keys.sql' with { type: 'text' }
import comparing from '../../../db/migrations/0020_comparing.sql' with { type: 'text' }
import stock from '../../../db/migrations/0021_stock.sql' with { type: 'text' }
import webhooks from '../../../db/migrations/0022_webhooks.sql' with { type: 'text' }
import webhookRotation from '../../../db/migrations/0023_webhook_rotation.sql' with { type: 'text' }
import fittingsAtOnce from '../../../db/migrations/0024_fittings_at_once.sql' with { type: 'text' }
import vacuum from '../../../db/migrations/0025_vacuum.sql' with { type: 'text' }
import divisible from '../../../db/migrations/0026_divisible.sql' with { type: 'text' }
import claims from '../../../db/migrations/0027_claims.sql' with { type: 'text' }
import deliveryPlaces from '../../../db/migrations/0028_delivery_places.sql' with { type: 'text' }
import inTime from '../../../db/migrations/0029_in_time.sql' with { type: 'text' }
import forgottenWords from '../../../db/migrations/0030_forgotten_words.sql' with { type: 'text' }
import countedSessions from '../../../db/migrations/0031_counted_sessions.sql' with { type: 'text' }
import keysOfPages from '../../../db/migrations/0032_keys_of_pages.sql' with { type: 'text' }
import addresses from '../../../db/migrations/0033_addresses.sql' with { type: 'text' }
import testCap from '../../../db/migrations/0034_test_cap.sql' with { type: 'text' }
import misreadRows from '../../../db/migrations/0035_misread_rows.sql' with { type: 'text' }
import corrections from '../../../db/migrations/0036_corrections.sql' with { type: 'text' }
import usesOfRefreshTokens from '../../../db/migrations/0037_uses_of_refresh_tokens.sql' with { type: 'text' }
import priceLists from '../../../db/migrations/0038_price_lists.sql' with { type: 'text' }
import deliveryLists from '../../../db/migrations/0039_delivery_lists.sql' with { type: 'text' }
import keeping from '../../../db/migrations/0040_keeping.sql' with { type: 'text' }
import sessionLists from '../../../db/migrations/0041_session_lists.sql' with { type: 'text' }
import visitorDays from '../../../db/migrations/0042_visitor_days.sql' with { type: 'text' }
import accountLooks from '../../../db/migrations/0043_account_looks.sql' with { type: 'text' }
import requestDetails from '../../../db/migrations/0044_request_details.sql' with { type: 'text' }
import leads from '../../../db/migrations/0045_leads.sql' with { type: 'text' }
import fittingNotes from '../../../db/migrations/0046_fitting_notes.sql' with { type: 'text' }
import rootsOfCorrections from '../../../db/migrations/0047_roots_of_corrections.sql' with { type: 'text' }
import secondFactors from '../../../db/migrations/0048_second_factors.sql' with { type: 'text' }
import objects from '../../../db/migrations/0049_objects.sql' with { type: 'text' }
import objectsLookedAt from '../../../db/migrations/0050_objects_looked_at.sql' with { type: 'text' }
import forgottenCallers from '../../../db/migrations/0051_forgotten_callers.sql' with { type: 'text' }
import oldestReleases from '../../../db/migrations/0052_oldest_releases.sql' with { type: 'text' }
import mailDays from '../../../db/migrations/0053_mail_days.sql' with { type: 'text' }

/** One forward step of the database. */
export interface Migration {
  /** File name without its ending: `0002_fittings`. The names sort in the order of application. */
  readonly name: string
  readonly text: string
  /** Number of the last migration of the oldest release that may run on a database with this one; left out: none that lacks it. */
  readonly oldest?: number
}

/** Every migration of this release, oldest first. Imported as text, so that they travel inside the executable. */
export const migrations: readonly Migration[] = [
  { name: '0001_accounts', text: accounts },
  { name: '0002_fittings', text: fittings },
  { name: '0003_catalog', text: catalog },
  { name: '0004_evidence', text: evidence },
  { name: '0005_runs', text: runs },
  { name: '0006_store_links', text: storeLinks },
  { name: '0007_fitters', text: fitters },
  { name: '0008_sessions', text: sessions },
  { name: '0009_people', text: people },
  { name: '0010_usage_counts', text: usageCounts },
  { name: '0011_counting', text: counting },
  { name: '0012_erasure', text: erasure },
  { name: '0013_oauth', text: oauth },
  { name: '0014_agent_connections', text: agentConnections },
  { name: '0015_key_life', text: keyLife },
  { name: '0016_audit', text: audit },
  { name: '0017_sandboxes', text: sandboxes },
  { name: '0018_choices', text: choices },
  { name: '0019_publishable_keys', text: publishableKeys },
  { name: '0020_comparing', text: comparing },
  { name: '0021_stock', text: stock },
  { name: '0022_webhooks', text: webhooks },
  { name: '0023_webhook_rotation', text: webhookRotation },
  { name: '0024_fittings_at_once', text: fittingsAtOnce },
  { name: '0025_vacuum', text: vacuum },
  { name: '0026_divisible', text: divisible },
  { name: '0027_claims', text: claims },
  { name: '0028_delivery_places', text: deliveryPlaces },
  { name: '0029_in_time', text: inTime },
  { name: '0030_forgotten_words', text: forgottenWords },
  { name: '0031_counted_sessions', text: countedSessions },
  { name: '0032_keys_of_pages', text: keysOfPages },
  { name: '0033_addresses', text: addresses },
  { name: '0034_test_cap', text: testCap },
  { name: '0035_misread_rows', text: misreadRows },
  { name: '0036_corrections', text: corrections },
  { name: '0037_uses_of_refresh_tokens', text: usesOfRefreshTokens },
  { name: '0038_price_lists', text: priceLists },
  { name: '0039_delivery_lists', text: deliveryLists },
  { name: '0040_keeping', text: keeping },
  { name: '0041_session_lists', text: sessionLists },
  { name: '0042_visitor_days', text: visitorDays },
  { name: '0043_account_looks', text: accountLooks },
  { name: '0044_request_details', text: requestDetails },
  { name: '0045_leads', text: leads },
  { name: '0046_fitting_notes', text: fittingNotes },
  { name: '0047_roots_of_corrections', text: rootsOfCorrections, oldest: 46 },
  { name: '0048_second_factors', text: secondFactors, oldest: 46 },
  { name: '0049_objects', text: objects, oldest: 46 },
  { name: '0050_objects_looked_at', text: objectsLookedAt, oldest: 46 },
  { name: '0051_forgotten_callers', text: forgottenCallers, oldest: 46 },
  { name: '0052_oldest_releases', text: oldestReleases, oldest: 46 },
  { name: '0053_mail_days', text: mailDays, oldest: 46 },
]

/** Names a migration by its content: one that was edited after its release has another checksum. */
export const checksum = ({ text }: Migration): string => new Bun.CryptoHasher('sha256').update(text).digest('hex')

/** One part of a migration that is not carried out in one transaction. It may be carried out again after a start that was cut off. */
export interface Step {
  readonly text: string
  /** It changes some rows, and is carried out again, each time in a transaction of its own, until it returns no row. */
  readonly isRepeated: boolean
}

const stepLine = /^-- step(, until no row is left)?$/m

/**
 * The steps of a migration, each under a line `-- step` or `-- step, until no row is left`. None: the whole is one transaction.
 * @throws when there is more than comments above the first, and for a comment that begins with `step` and is no such line.
 */
export const stepsOf = ({ name, text }: Migration): Step[] => {
  const misspelled = text.split('\n').find((line) => /^--\s*step\b/i.test(line) && !stepLine.test(line))
  if (misspelled !== undefined)
    throw new Error(`Migration ${name}: "${misspelled}" is neither "-- step" nor "-- step, until no row is left".`)
  const [head, ...parts] = text.split(stepLine)
  const isLost = (line: string) => !/^\s*(--.*)?$/.test(line)
  if (parts.length > 0 && head!.split('\n').some(isLost))
    throw new Error(`Migration ${name} has statements above its first step.`)
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [] : [{ text: part, isRepeated: parts[index - 1] !== undefined }],
  )
}

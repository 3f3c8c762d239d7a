import { clubTypes } from '../../golf/words.ts'
import { apiVersion } from '../../platform/http/openapi.ts'
import { engineVersion, rulesetRevision } from '../../ruleset/index.ts'

/** The active release: what `GET /v1/status` and the status tool answer. */
export const apiStatus = () => ({ apiVersion, engineVersion, rulesetRevision, supportedClubTypes: clubTypes })

import { clubTypes } from '../../golf/names/words.ts'
import { apiVersion } from '../../platform/http/openapi/openapi.ts'
import { engineVersion, rulesetRevision } from '../../ruleset/index.ts'

/** The active release: what `GET /v1/status` and the status tool answer. */
export const apiStatus = () => ({ apiVersion, engineVersion, rulesetRevision, supportedClubTypes: clubTypes })

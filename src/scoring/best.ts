import { englishListener, type Listener } from '../words/index.ts'
import { refuseUnknownIds } from './answer.ts'
import { type GolferReader, scoringContext } from './context.ts'
import { packContext } from './pack.ts'
import type { ScoreContextRequest } from './schema/schema.ts'
import type { Scorer } from './scorer.ts'
import { readerOf } from './texts.ts'

/**
 * The best clubs of each type as the finished JSON of a scores answer: the core writes only these, so nothing of the
 * 0.4 MB of all clubs is made.
 *
 * @param limit Most clubs per club type.
 * @throws validationFailed for ids that the catalog lacks
 */
export const bestClubs = (
  request: ScoreContextRequest,
  limit: number,
  { scorer, golferOf }: { readonly scorer: Scorer; readonly golferOf: GolferReader },
  listener: Listener = englishListener,
): string => {
  const loaded = scorer.current()
  refuseUnknownIds(request, loaded.image)
  const packed = packContext(
    scoringContext(request, golferOf, limit, readerOf(listener)),
    loaded.image,
    loaded.evidence,
    true,
  )
  return decoder.decode(loaded.answer(packed))
}

const decoder = new TextDecoder()

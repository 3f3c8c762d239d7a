import { withArticle } from '../../golf/names/club-name.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'

/** `a 4-hybrid`, `an 8-iron`. @param written As the club begins in English. */
export function withArticleSaid(written: string, club: Message): Message {
  return say(withArticle(written).startsWith('an') ? 'bag.an' : 'bag.a', { club })
}

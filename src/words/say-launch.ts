import type { LaunchProfile } from '../golf/names/words.ts'
import type { Message } from './message.ts'
import { say } from './say.ts'

/** How high a shaft makes the ball start, in words. */
export const launchSaid: Readonly<Record<LaunchProfile, Message>> = {
  low: say('launches.low'),
  'mid-low': say('launches.midLow'),
  mid: say('launches.mid'),
  'mid-high': say('launches.midHigh'),
  high: say('launches.high'),
}

import { fittingCard } from '../card/fitting-card.ts'
import cardV1 from '../card/v1.html' with { type: 'text' }
import bagGapping from '../resources/bag-gapping.md' with { type: 'text' }
import fittingInterview from '../resources/fitting-interview.md' with { type: 'text' }
import gripSize from '../resources/grip-size.md' with { type: 'text' }
import storeLinkParams from '../resources/store-link-params.md' with { type: 'text' }
import type { Resource } from './resources.ts'

const guide = (uri: string, title: string, description: string, text: string): Resource => ({
  uri,
  name: uri.slice(uri.lastIndexOf('/') + 1),
  title,
  description,
  mimeType: 'text/markdown',
  text: () => text,
})

/** Hosts keep a page by its address, so a page that changes visibly gets a new one and the old ones stay. */
const card = (version: 'v1' | 'v2', html: () => unknown): Resource => ({
  uri: `ui://svc/fitting-card-${version}.html`,
  name: `fitting-card-${version}`,
  title: 'Fitting card',
  description: 'Shows a fitting result: specs, top picks and the attribution line.',
  mimeType: 'text/html;profile=mcp-app',
  // Bun's types know pages only as bundles; imported as text they are text.
  text: () => html() as string,
  meta: { ui: { prefersBorder: true } },
})

/** What to ask and how to measure, for models: the interview first. */
export const guides: readonly Resource[] = [
  guide(
    'svc://guide/fitting-interview',
    'Fitting interview',
    'What to ask a golfer, in which order.',
    fittingInterview,
  ),
  guide('svc://docs/store-link-params', 'Store link parameters', 'What a store link can contain.', storeLinkParams),
  guide('svc://guide/bag-gapping', 'Bag gapping', 'How to check the gaps in a bag.', bagGapping),
  guide('svc://guide/grip-size', 'Grip size', 'How to measure a hand for a grip.', gripSize),
]

/** What a host may read: four guides, and the cards that show a fitting. */
export const documents: readonly Resource[] = [...guides, card('v2', fittingCard), card('v1', () => cardV1)]

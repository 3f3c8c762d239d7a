import type { IronCategory, WedgeCategory, WoodCategory } from '../../golf/names/words.ts'
import { ironShape } from './iron.ts'
import { wedgeShape } from './wedge.ts'
import { woodShape } from './wood.ts'

/** The kinds of head there are pictures of. */
type DrawnHead =
  | { readonly clubType: 'driver' | 'fairway' | 'hybrid'; readonly category: WoodCategory }
  | { readonly clubType: 'iron'; readonly category: IronCategory }
  | { readonly clubType: 'wedge'; readonly category: WedgeCategory }

/** Colors of the drawings, in light and dark surroundings. The only style there is, so that its hash can be allowed. */
export const pictureStyle = [
  '.body{fill:#2b3544}.shade{fill:#3d4a5c}.edge{fill:none;stroke:#8b9aac;stroke-width:1.6;stroke-linecap:round}',
  '.steel{fill:#9aa7b5}.mark{fill:#2f8f63}.line{fill:none;stroke:#2f8f63;stroke-width:3;stroke-linecap:round}',
  '@media(prefers-color-scheme:dark){.body{fill:#d5dde6}.shade{fill:#b3bfcc}.edge{stroke:#6f7f92}.steel{fill:#8593a3}',
  '.mark{fill:#1f7a51}.line{stroke:#1f7a51}}',
].join('')

/**
 * A head as a picture of 240 by 180: woods and hybrids from above, irons and wedges from behind. Our own drawing of the
 * kind of head, after no maker's model: what the category means is what differs. The green marks show where it puts its
 * weight.
 */
export const drawHead = (head: DrawnHead): string => {
  const title = `${head.category.replaceAll('_', ' ')} ${head.clubType}`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" role="img">',
    `<title>${title}</title><style>${pictureStyle}</style>`,
    headShape(head),
    '</svg>',
  ].join('')
}

/** The same without its frame, for pages that bring their own style. */
export const headShape = (head: DrawnHead): string => shapeOf(head).join('')

const shapeOf = (head: DrawnHead): readonly string[] => {
  switch (head.clubType) {
    case 'iron':
      return ironShape(head.category)
    case 'wedge':
      return wedgeShape(head.category)
    default:
      return woodShape(head.clubType, head.category)
  }
}

import type { IronCategory, WedgeCategory, WoodCategory } from '../../golf/names/words.ts'
import { ironShape } from './iron.ts'
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

/** A wedge from behind: rounder than an iron, its toe high. Heel and hosel to the left. */
const wedgeShape = (category: WedgeCategory): readonly string[] => [
  path('steel', 'M45 0L53 0L64 36L54 39Z'),
  path('body', outline),
  path('edge', 'M55 40L69 36'),
  ...backs[category],
]

/** Hosel, top line up to the toe, round the toe, sole, heel. */
const outline =
  'M52 30L67 26L84 86Q88 98 98 91L168 40Q188 27 197 48Q206 84 194 122Q187 150 158 153Q112 156 84 144Q68 136 66 112Z'

const backs: Readonly<Record<WedgeCategory, readonly string[]>> = {
  blade: [
    path('shade', 'M72 122Q140 96 199 84Q198 106 192 124Q184 150 158 153Q112 156 84 144Q72 138 72 122Z'),
    path('edge', 'M74 117Q140 92 199 79'),
    '<circle class="mark" cx="122" cy="130" r="4.5"/><circle class="mark" cx="137" cy="128" r="4.5"/><circle class="mark" cx="152" cy="125" r="4.5"/>',
  ],
  cavity_back: [
    path('shade', 'M96 108L166 57Q181 48 187 62Q193 88 186 112Q183 120 174 121L104 126Q92 126 92 116Z'),
    path('body', 'M114 111L162 78Q173 72 176 83Q177 97 173 107Q171 111 164 112L118 117Q110 117 114 111Z'),
    path('edge', 'M78 133Q134 138 190 127'),
    '<rect class="mark" x="108" y="139" width="54" height="7" rx="3.5"/>',
  ],
}

function path(name: string, d: string): string {
  return `<path class="${name}" d="${d}"/>`
}

import type { IronCategory } from '../../golf/names/words.ts'

/** Blade length against the players iron, and what lies behind the face. */
const builds: Readonly<Record<IronCategory, { readonly scale: number; readonly back: readonly string[] }>> = {
  blade: {
    scale: 0.94,
    back: [
      path('shade', 'M80 126Q140 104 203 96Q199 122 188 133Q180 141 166 141L98 137Q80 136 80 126Z'),
      path('edge', 'M84 121Q142 101 202 92'),
      rect('mark', 132, 122, 22, 6),
    ],
  },
  players_iron: {
    scale: 0.98,
    back: [
      path('shade', 'M104 108L184 66Q194 63 194 74Q194 92 190 104Q152 106 112 121Q104 122 102 115Z'),
      path('edge', 'M88 128Q140 112 190 110'),
      rect('mark', 134, 125, 22, 6),
    ],
  },
  players_distance: {
    scale: 1,
    back: [
      path('edge', 'M100 114L186 68Q197 64 198 76'),
      path('edge', 'M90 129Q140 122 190 122'),
      path('line', 'M122 112L186 96'),
      rect('mark', 140, 128, 30, 6),
    ],
  },
  game_improvement: {
    scale: 1.04,
    back: [
      path('shade', 'M100 109L184 62Q197 58 198 74Q198 98 190 118Q188 123 181 123L106 122Q97 121 97 114Z'),
      path('body', 'M118 112L178 82Q186 80 186 88Q185 100 181 109Q179 113 173 113L121 115Q115 115 118 112Z'),
      path('line', 'M134 106L174 92'),
      rect('mark', 118, 128, 52, 6),
    ],
  },
  super_game_improvement: {
    scale: 1.09,
    back: [
      path('shade', 'M98 107L184 58Q200 53 201 72Q201 96 193 113Q190 118 182 118L104 118Q94 117 95 111Z'),
      path('body', 'M112 108L180 74Q190 71 190 82Q189 95 184 104Q182 108 175 108L116 111Q109 111 112 108Z'),
      path('edge', 'M84 124Q140 122 196 120'),
      rect('mark', 92, 126, 92, 8),
    ],
  },
}

/** An iron from behind: heel and hosel to the left, toe to the right. */
export const ironShape = (category: IronCategory): readonly string[] => {
  const { scale, back } = builds[category]
  return [
    `<g transform="translate(120 92) scale(${scale}) translate(-134 -92)">`,
    path('steel', 'M46 -20L55 -20L74 36L64 39Z'),
    path('body', outline),
    path('edge', 'M64 44L78 40'),
    ...back,
    '</g>',
  ]
}

/** Hosel, top line up to the toe, round the toe, sole, heel. */
const outline =
  'M61 32L76 28L92 90Q95 101 105 96L186 51Q203 43 206 62Q208 104 194 129Q187 141 170 141L98 137Q78 135 76 112Z'

function path(name: string, d: string): string {
  return `<path class="${name}" d="${d}"/>`
}

function rect(name: string, x: number, y: number, width: number, height: number): string {
  return `<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`
}

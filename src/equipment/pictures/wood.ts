import type { WoodCategory } from '../../golf/names/words.ts'

/** Heel to toe, and face to back. */
interface Size {
  readonly across: number
  readonly deep: number
}

const sizeOf = {
  driver: { across: 150, deep: 124 },
  fairway: { across: 132, deep: 84 },
  hybrid: { across: 112, deep: 56 },
} as const satisfies Record<string, Size>

/** How a category differs from the core head in size. */
const stretchOf: Readonly<Record<WoodCategory, Size>> = {
  low_spin: { across: 0.95, deep: 0.9 },
  tour: { across: 0.9, deep: 0.86 },
  core: { across: 1, deep: 1 },
  max_forgiveness: { across: 1.06, deep: 1.1 },
  draw: { across: 1.02, deep: 1.02 },
  light: { across: 1, deep: 0.96 },
}

/** Middle of the head, and where its face stands. */
const middle = 112
const faceAt = 150

/** A wood or hybrid at address, from above: face below, heel and shaft to the right. */
export const woodShape = (clubType: keyof typeof sizeOf, category: WoodCategory): readonly string[] => {
  const across = sizeOf[clubType].across * stretchOf[category].across
  const deep = sizeOf[clubType].deep * stretchOf[category].deep
  const [toe, heel, back] = [middle - across / 2, middle + across / 2, faceAt - deep]
  const hosel = { x: heel - 6, y: faceAt - Math.min(26, deep * 0.36) }
  return [
    path(
      'steel',
      `M${n(hosel.x)} ${n(hosel.y - 5)}L238 ${n(hosel.y - 38)}L238 ${n(hosel.y - 31)}L${n(hosel.x)} ${n(hosel.y + 6)}Z`,
    ),
    path('body', crown(toe, heel, back, faceAt)),
    path('edge', faceLine(toe, heel, deep)),
    circle('shade', hosel.x, hosel.y, 9),
    circle('steel', hosel.x, hosel.y, 4.5),
    path('line', `M${n(middle - 9)} ${n(faceAt - 13)}L${middle} ${n(faceAt - 18)}L${n(middle + 9)} ${n(faceAt - 13)}`),
    ...weights(category, { toe, heel, back, deep }),
  ]
}

/** A pear with the fuller half on the toe side. */
const crown = (toe: number, heel: number, back: number, face: number): string => {
  const across = heel - toe
  const deep = face - back
  return [
    `M${n(heel - across * 0.06)} ${n(face - 6)}`,
    `Q${middle} ${n(face + 9)} ${n(toe + across * 0.05)} ${n(face - 8)}`,
    `C${n(toe - across * 0.07)} ${n(face - deep * 0.36)} ${n(toe + across * 0.06)} ${n(back)} ${n(middle - across * 0.04)} ${n(back)}`,
    `C${n(middle + across * 0.34)} ${n(back)} ${n(heel + across * 0.05)} ${n(face - deep * 0.5)} ${n(heel - across * 0.06)} ${n(face - 6)}Z`,
  ].join('')
}

const faceLine = (toe: number, heel: number, deep: number): string => {
  const inset = Math.min(8, deep * 0.1)
  return `M${n(toe + 14)} ${n(faceAt - 8 - inset)}Q${middle} ${n(faceAt + 5 - inset)} ${n(heel - 20)} ${n(faceAt - 7 - inset)}`
}

/** Where the category puts its weight. */
const weights = (
  category: WoodCategory,
  { toe, heel, back, deep }: { toe: number; heel: number; back: number; deep: number },
): string[] => {
  const rear = back + Math.max(11, deep * 0.15)
  const front = faceAt - Math.max(29, deep * 0.3)
  switch (category) {
    case 'low_spin':
      return [bar(middle - 16, front, 32)]
    case 'tour':
      return [circle('mark', toe + (heel - toe) * 0.27, front, 5), circle('mark', heel - (heel - toe) * 0.27, front, 5)]
    case 'core':
      return [circle('mark', middle, rear, 6)]
    case 'max_forgiveness':
      return [bar(middle - 24, rear, 44)]
    case 'draw':
      return [circle('mark', heel - (heel - toe) * 0.2, back + deep * 0.47, 7)]
    case 'light':
      return [
        path('line', `M${n(middle - 7)} ${n(rear)}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`),
        path(
          'edge',
          `M${n(toe + 22)} ${n(back + deep * 0.5)}Q${middle} ${n(back + deep * 0.34)} ${n(heel - 26)} ${n(back + deep * 0.52)}`,
        ),
      ]
  }
}

const bar = (x: number, y: number, width: number): string =>
  `<rect class="mark" x="${n(x)}" y="${n(y - 4)}" width="${width}" height="8" rx="4"/>`
const circle = (name: string, x: number, y: number, radius: number): string =>
  `<circle class="${name}" cx="${n(x)}" cy="${n(y)}" r="${radius}"/>`
const path = (name: string, d: string): string => `<path class="${name}" d="${d}"/>`
const n = (value: number): string => String(Math.round(value * 10) / 10)

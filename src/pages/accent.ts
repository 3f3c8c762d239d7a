import { tokenStyle } from './assets.ts'

/** @source WCAG 2.2, success criterion 1.4.3 (AA): contrast of text */
const contrastMin = 4.5

/** What links, quiet buttons and charts stand on. */
const surfaces = ['paper', 'panel', 'field', 'mint'] as const

type Scheme = 'light' | 'dark'

/** The color of a surface, from the one place in which it stands. */
const surfaceIn = (name: (typeof surfaces)[number], scheme: Scheme): string => {
  const [, light, dark] = new RegExp(`--${name}:[^;]*light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(tokenStyle)!
  return scheme === 'light' ? light! : dark!
}

const channels = (color: string): number[] => {
  const digits = color.length === 4 ? [...color.slice(1)].map((one) => one + one).join('') : color.slice(1)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

/** @source WCAG 2.2, relative luminance */
const luminance = (color: string): number => {
  const [red, green, blue] = channels(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** @source WCAG 2.2, contrast ratio */
const contrast = (one: string, other: string): number => {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright! + 0.05) / (dim! + 0.05)
}

/** The least contrast of a color with what it stands on. */
const leastContrast = (color: string, scheme: Scheme): number =>
  Math.min(...surfaces.map((name) => contrast(color, surfaceIn(name, scheme))))

/** Why a color cannot be that of links and buttons, as the end of a sentence about it; null: it can. */
export const accentProblem = (color: string): string | null => {
  const least = leastContrast(color, 'light')
  return least >= contrastMin
    ? null
    : `has a contrast of ${(Math.floor(least * 10) / 10).toFixed(1)} to 1 with the page, and text needs ${contrastMin} to 1 (WCAG 2.2 AA): choose a darker one`
}

/** A color on the way to white, by a share. */
const lighten = (color: string, share: number): string =>
  `#${channels(color)
    .map((channel) =>
      Math.round(channel + (255 - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const shares = Array.from({ length: 21 }, (_, step) => step / 20)

/** The same color for dark pages: as much lighter as it must be. */
const inDark = (color: string): string =>
  shares.map((share) => lighten(color, share)).find((one) => leastContrast(one, 'dark') >= contrastMin)!

/** Stylesheet of a color that has no problem, after that of the pages. */
export const accentStyle = (color: string): string => `:root {
  --accent: light-dark(${color}, ${inDark(color)});
  --on-accent: light-dark(#fff, ${surfaceIn('field', 'dark')});
  --link: var(--accent);
}
`

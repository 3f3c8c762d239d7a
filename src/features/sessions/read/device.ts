import type { Heading } from './columns/headings.ts'

/** Maker of a launch monitor, and how it sees the club. */
export interface Device {
  readonly maker: string
  /** A radar follows the center of the head, a camera its face. */
  readonly kind: 'radar' | 'camera'
}

/**
 * Headings that only one maker writes: all of a list must be there.
 * @source field log of exports, November 2026; kind: the makers' own descriptions
 */
const makers: readonly (readonly [Device, readonly (readonly RegExp[])[]])[] = [
  [
    { maker: 'TrackMan', kind: 'radar' },
    [
      [/^carry flat/i],
      [/^use in stat$/i],
      [/^tmd/i],
      [/^est\. total flat/i],
      [/^max height - height$/i],
      [/^dyn\. loft$/i],
      [/\(sim\)$/i],
    ],
  ],
  [
    { maker: 'Garmin', kind: 'radar' },
    [
      [/^carry deviation (distance|angle)$/i],
      [/^carry-abweichungs/i],
      [/^carry-afwijkings/i],
      [/desviaci[oó]n de vuelo$/i],
    ],
  ],
  [{ maker: 'Rapsodo', kind: 'radar' }, [[/^club data est type$/i], [/^side carry$/i, /^club type$/i]]],
  [
    { maker: 'FlightScope', kind: 'radar' },
    [[/^launch v$/i], [/^descent v$/i], [/^lateral$/i, /^aoa$/i], [/^vertical launch$/i, /^lateral landing$/i]],
  ],
  [{ maker: 'SkyTrak', kind: 'camera' }, [[/^dscnt$/i], [/^back$/i, /^side$/i, /^offline$/i]]],
  [
    { maker: 'Foresight', kind: 'camera' },
    [
      [/^shot created date$/i],
      [/^horiz path$/i],
      [/^face to target$/i, /^angle of attack$/i],
      [/^back spin$/i, /^offline$/i, /^peak height$/i],
    ],
  ],
  [
    { maker: 'Uneekor', kind: 'camera' },
    [
      [/^side distance$/i, /^side angle$/i],
      [/^club name$/i, /^no$/i],
    ],
  ],
]

/** The device that wrote the headings; null where they do not tell. */
export const deviceOf = (headings: readonly Heading[], before: readonly string[]): Device | null => {
  const names = headings.map(({ name }) => name)
  const said = before.join(' ').toLowerCase()
  return (
    makers.find(
      ([{ maker }, signs]) =>
        said.includes(maker.toLowerCase()) ||
        signs.some((all) => all.every((pattern) => names.some((name) => pattern.test(name)))),
    )?.[0] ?? null
  )
}

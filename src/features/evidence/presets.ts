import { type PresetId, presets as scored } from '../../scoring/index.ts'

type Category = 'core' | 'low_spin' | 'draw' | 'light' | 'max_forgiveness'

/** What each preset shows: its title, and the driver categories that come first. @source house, fitting rules §10.4 */
const shown = {
  typical: { title: 'Typical golfer', expectedFirst: ['core', 'max_forgiveness'] },
  'slicer-95': { title: 'Slices at 95 mph', expectedFirst: ['draw'] },
  'high-spin-98': { title: 'Too much spin at 98 mph', expectedFirst: ['core', 'low_spin'] },
  'needs-launch-76': { title: 'Needs launch at 76 mph', expectedFirst: ['light', 'max_forgiveness'] },
} as const satisfies Record<PresetId, { title: string; expectedFirst: readonly Category[] }>

/** The golfer presets as callers see them: the golfer in the words of a score context. */
export const presetList = (Object.keys(shown) as PresetId[]).map((id) => {
  const golfer: (typeof scored)[PresetId] & { needsLaunch?: boolean; highSpin?: boolean } = scored[id]
  return {
    id,
    title: shown[id].title,
    golfer: {
      speed: golfer.speedMph,
      miss: golfer.missPattern === 'fade' ? 'slice' : golfer.missPattern,
      handicap: golfer.handicap,
      needsLaunch: golfer.needsLaunch ?? false,
      highSpin: golfer.highSpin ?? false,
    },
    expectedFirst: shown[id].expectedFirst,
  }
})

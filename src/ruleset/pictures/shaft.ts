import { flexBands } from '../../golf/clubs/flexes.ts'
import { swingWeightBands } from '../../golf/clubs/swing-weights.ts'
import { profilesByLaunch, profilesBySpeed } from '../../golf/flight/launch.ts'
import { teenBuild } from '../../golf/juniors.ts'
import type { ClubType } from '../../golf/names/words.ts'
import { say } from '../../words/say.ts'
import { clubsSaid, profilesSaid } from './names.ts'
import type { Band, RulePictures } from './picture.ts'

type Profiles = (typeof profilesByLaunch)['driver']

/** Bands of a table of launch profiles, from the least value on. */
const profileBands = (bands: Profiles): readonly Band[] =>
  bands
    .map(({ profile, atLeast, above }): Band => {
      const from = Math.max(atLeast, above)
      return {
        ...profilesSaid[profile],
        from: Number.isFinite(from) ? from : null,
      }
    })
    .toSorted((one, other) => (one.from ?? Number.NEGATIVE_INFINITY) - (other.from ?? Number.NEGATIVE_INFINITY))

const swingWeightBars = () =>
  (['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const satisfies readonly ClubType[]).flatMap((club) =>
    (['men', 'women'] as const).map((group) => {
      const bands = swingWeightBands(club, group)
      const named = { club: clubsSaid[club]! }
      const each = bands.map(
        ({ swingWeight }, place): Band => ({
          band: swingWeight,
          from: place === 0 ? null : bands[place - 1]!.gramsMax,
        }),
      )
      // Rows for the other group may say the same twice.
      return {
        name: group === 'men' ? say('pictures.clubOfMen', named) : say('pictures.clubOfWomen', named),
        bands: each.filter(({ band }, place) => band !== each[place - 1]?.band),
      }
    }),
  )

/** Pictures of the rules of shafts. */
export const shaftPictures = {
  'SHAFT-FLEX-WOMEN': () => [
    {
      kind: 'bands',
      title: say('pictures.womensFlex'),
      axis: say('pictures.clubSpeedAxis'),
      room: 20,
      golfer: 'driverSpeedMph',
      bars: (['driver', '3-wood', 'hybrid', '7-iron', 'wedge'] as const).map((name) => ({
        name: clubsSaid[name]!,
        bands: [
          { band: say('pictures.ladies'), from: null },
          { band: say('pictures.byException'), from: flexBands('women', name).fromMph[0]! },
        ],
      })),
    },
  ],
  'SHAFT-FLEX-JUNIOR': () => [
    {
      kind: 'bands',
      title: `Flex of juniors by height, from ${teenBuild.fromMph} mph of driver speed on`,
      axis: 'Height, inches',
      room: 12,
      golfer: 'heightIn',
      bars: [
        {
          name: 'Junior',
          bands: [
            { band: 'Junior', from: null },
            { band: 'as men, at most Regular', from: teenBuild.fromIn },
          ],
        },
      ],
    },
  ],
  'SHAFT-LAUNCH': () => [
    {
      kind: 'bands',
      title: say('pictures.profileByLaunch'),
      axis: say('pictures.launchOverTarget'),
      room: 1.5,
      bars: Object.entries(profilesByLaunch).map(([name, bands]) => ({
        name: say('pictures.begun', { name: clubsSaid[name]! }),
        bands: profileBands(bands),
      })),
    },
    {
      kind: 'bands',
      title: say('pictures.profileBySpeed'),
      axis: say('pictures.clubSpeedAxis'),
      room: 14,
      golfer: 'driverSpeedMph',
      bars: Object.entries(profilesBySpeed).map(([name, bands]) => ({
        name: say('pictures.begun', { name: clubsSaid[name]! }),
        bands: profileBands(bands),
      })),
    },
  ],
  'SHAFT-SWING-WEIGHT': () => [
    {
      kind: 'bands',
      title: say('pictures.swingWeight'),
      axis: say('pictures.shaftGrams'),
      room: 14,
      golfer: 'shaftGrams',
      isShared: true,
      bars: swingWeightBars(),
    },
  ],
} satisfies RulePictures

import { createHash } from 'node:crypto'
import { type ClubType, categoriesOf, clubTypes } from '../../golf/names/words.ts'
import { drawHead } from './draw.ts'

/** What a picture shows: every head of a kind has the same one. */
interface KindOfHead {
  readonly clubType: ClubType
  readonly category: string
}

/** Address of the picture of a head, for people and programs that show it. It changes when the drawing does. */
export const pictureUrl = (baseUrl: string, { clubType, category }: KindOfHead): string => {
  const picture = byKind.get(`${clubType}-${category}`)
  if (picture === undefined) throw new Error(`No picture of a ${category} ${clubType}`)
  return `${baseUrl}/pictures/${picture.file}`
}

/** The drawing that lies at `/pictures/{file}`. */
export const pictureAt = (file: string): string | undefined => byFile.get(file)?.svg

const drawn = clubTypes.flatMap((clubType) =>
  categoriesOf[clubType].map((category) => {
    const svg = drawHead({ clubType, category } as Parameters<typeof drawHead>[0])
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12)
    return { kind: `${clubType}-${category}`, file: `${clubType}-${category}-${hash}.svg`, svg }
  }),
)
const byKind = new Map(drawn.map((picture) => [picture.kind, picture]))
const byFile = new Map(drawn.map((picture) => [picture.file, picture]))

import { signsOf } from '../../../golf/names/club-name-spellings.ts'

/**
 * Words for a row that sums up others, in eight languages.
 * @source exports of Rapsodo, SkyTrak, Foresight, Uneekor and TrackPull; the words of statistics in each language
 */
const words = new Set(
  (
    'average averages avg ave mean median max maximum min minimum std stdev stddev sd dev deviation standard variance range sum total totals best worst consistency ' +
    'durchschnitt mittelwert mittel schnitt standardabweichung abweichung gesamt ' +
    'moyenne moy ecart type mediane ' +
    'promedio media mediana desviacion estandar tipica ' +
    'gemiddelde gemiddeld gem standaardafwijking standaarddeviatie ' +
    'scarto deviazione standard massimo minimo ' +
    'media desvio padrao ' +
    'medel medelvarde genomsnitt standardavvikelse ' +
    '平均 平均値 平均值 標準偏差 标准差 最大 最小 最大値 最小値 최대 최소 평균 ø x̄ σ'
  ).split(' '),
)
/** What may stand beside them. */
const beside = new Set('all of the shots shot club row carry distance schlage schlag und de la value values'.split(' '))

/** Most cells hold digits and signs. */
const hasLetter = /[^\d\s.,:;/+-]/

const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** Whether a cell names a statistic, and nothing else: `Std. Dev.`, `Mittelwert`; not `Average lie`. */
export const isStatistic = (cell: string): boolean => {
  if (!hasLetter.test(cell)) return false
  const said = bare(cell).match(/[\p{Letter}ø]+/gu) ?? []
  return (
    said.some((word) => words.has(word)) &&
    said.every((word) => words.has(word) || beside.has(word) || signsOf.has(word))
  )
}

/** Fewer numbers that agree may agree by chance. */
const agreeingMin = 3

/** Numbers of a row by column; undefined: none. */
type Numbers = readonly (number | undefined)[]

interface Tally {
  count: number
  sum: number
  least: number
  greatest: number
}

/** The rows since the last statistics, of which the next one may be made. */
export interface RowsAbove {
  add(row: Numbers): void
  /** Whether a row is their mean, or in every column their greatest or least, and itself none of them. */
  isSummedUpBy(row: Numbers): boolean
}

/** A counter of rows that starts empty. */
export const rowsAbove = (): RowsAbove => {
  const tallies: Tally[] = []
  const seen = new Set<string>()
  return {
    add: (row) => {
      seen.add(row.join())
      for (const [i, value] of row.entries()) {
        if (value === undefined) continue
        const { count, sum, least, greatest } = tallies[i] ?? { count: 0, sum: 0, least: value, greatest: value }
        tallies[i] = {
          count: count + 1,
          sum: sum + value,
          least: Math.min(least, value),
          greatest: Math.max(greatest, value),
        }
      }
    },
    isSummedUpBy: (row) => {
      const columns = row.flatMap((value, i) => {
        const tally = tallies[i]
        return value === undefined || tally === undefined || tally.count < 2 ? [] : [{ value, tally }]
      })
      if (columns.length < agreeingMin || seen.has(row.join())) return false
      const isEach = (of: (tally: Tally) => number) => columns.every(({ value, tally }) => isNear(value, of(tally)))
      return (
        isEach(({ sum, count }) => sum / count) || isEach(({ greatest }) => greatest) || isEach(({ least }) => least)
      )
    },
  }
}

/** Equal but for the rounding of the digits that are written. */
const isNear = (value: number, other: number): boolean => {
  const decimals = String(value).split('.')[1]?.length ?? 0
  return Math.abs(value - other) <= 0.51 * 10 ** -decimals
}

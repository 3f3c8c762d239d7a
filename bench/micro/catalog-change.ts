/**
 * How long another catalog holds up requests: `bun bench/micro/catalog-change.ts [times]`, with the heads of the release and
 * with so many times as many (100).
 *
 * A timer asks for its turn every millisecond while a catalog is built, packed by a worker, indexed and swapped in. The longest time
 * on the processor between two turns is what a request would wait; it is processor time of the thread, since others share the
 * machine. "At once" is the same work in one piece, without a worker.
 */

import { buildingCatalog } from '../../src/equipment/catalog/catalog.ts'
import { buildCatalog } from '../../src/equipment/catalog/index.ts'
import { indexing } from '../../src/equipment/catalog/names/word-index.ts'
import { preparingSearch } from '../../src/equipment/catalog/search/search.ts'
import { atOnce, inTurns } from '../../src/platform/work/steps.ts'
import { noEvidence } from '../../src/scoring/evidence.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { largerRecords } from '../../test/support/larger-catalog.ts'
import { record } from '../record.ts'

const times = Number(process.argv[2] ?? 100)
const rounds = 3

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Processor time of the work, and the longest of it between two turns of the event loop. */
const measure = async (work: () => unknown): Promise<{ totalMs: number; longestMs: number }> => {
  let longestMs = 0
  let before = processorMs()
  const turn = () => {
    const now = processorMs()
    longestMs = Math.max(longestMs, now - before)
    before = now
  }
  const timer = setInterval(turn, 1)
  const from = processorMs()
  await work()
  await Bun.sleep(5)
  clearInterval(timer)
  return { totalMs: processorMs() - from, longestMs }
}

const rows = []
for (const many of [1, times]) {
  const records = largerRecords(many)
  const scorer = createScorer(buildCatalog({ ...records, heads: [] }, 'empty'))
  const change = async () => {
    const catalog = await inTurns(buildingCatalog(records, 'bench'))
    const use = await scorer.prepare(catalog)
    await inTurns(preparingSearch(catalog.heads))
    await inTurns(indexing(catalog.heads))
    use(noEvidence)
  }
  const changeAtOnce = () => {
    const catalog = buildCatalog(records, 'bench')
    scorer.use(catalog)
    atOnce(preparingSearch(catalog.heads))
    atOnce(indexing(catalog.heads))
  }
  for (const [way, work] of [
    ['in turns', change],
    ['at once', changeAtOnce],
  ] as const) {
    const found = []
    for (let round = 0; round < rounds; round++) found.push(await measure(work))
    const longest = found.map(({ longestMs }) => longestMs)
    rows.push({
      heads: records.heads.length,
      way,
      'processor time, ms': Math.round(Math.min(...found.map(({ totalMs }) => totalMs))),
      'longest between two turns, ms': longest.map((ms) => ms.toFixed(1)).join(', '),
    })
  }
}
record('another catalog, and how long it holds up requests', rows)

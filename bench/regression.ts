/**
 * Whether scores have become slower than at the commit that landed before: `bun bench/regression.ts [COMMIT]`, by default where this
 * branch left origin/main, or the parent of HEAD on main itself.
 *
 * Both states score their own catalogs in one process, by turns of a millisecond; what counts is the time per head, which a larger
 * catalog does not change and longer answers do. The lower quartile of many short turns leaves out those in which other processes
 * had the processor. Where the compiler places code makes a few percent of a process, so three processes must agree on a loss of
 * more than 5 %: then this fails.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSavedGolfer } from '../src/fitting/index.ts'
import { record } from './record.ts'

const lossMax = 0.05
const processesMax = 3
const rounds = 1_500
/** The first rounds compile the code. */
const warmUpRounds = 300
const answersPerRound = 32

const here = join(import.meta.dir, '..')

function git(...words: string[]): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync(['git', '-C', here, ...words])
  if (exitCode !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
  return stdout.toString().trim()
}

function landedBefore(): string {
  const head = git('rev-parse', 'HEAD')
  const { exitCode, stdout } = Bun.spawnSync(['git', '-C', here, 'merge-base', 'origin/main', 'HEAD'])
  const left = stdout.toString().trim()
  return exitCode === 0 && left !== head ? left : git('rev-parse', 'HEAD~1')
}

/** What scores golfers with the sources in a folder. @returns Microseconds per head of a round. */
async function scoringIn(root: string): Promise<(round: number) => number> {
  const load = (path: string) => import(join(root, path))
  const { createScorer }: typeof import('../src/scoring/scorer.ts') = await load('src/scoring/scorer.ts')
  const { packContext }: typeof import('../src/scoring/pack.ts') = await load('src/scoring/pack.ts')
  const { scoringContext }: typeof import('../src/scoring/context.ts') = await load('src/scoring/context.ts')
  const golfers: typeof import('./micro/golfers-to-score.ts') = await load('bench/micro/golfers-to-score.ts')
  const { image, evidence, answer } = createScorer(golfers.catalog).current()
  const contexts = Array.from({ length: 8 * answersPerRound }, (_, index) =>
    scoringContext(golfers.golferToScore(index), readSavedGolfer),
  )
  return (round) => {
    const from = Bun.nanoseconds()
    for (let index = 0; index < answersPerRound; index++) {
      const context = contexts[(round * answersPerRound + index) % contexts.length]!
      answer(packContext(context, image, evidence, true))
    }
    return (Bun.nanoseconds() - from) / answersPerRound / image.heads.length / 1000
  }
}

const lowerQuartile = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 2]!

/** Time per head of the sources in two folders, by turns. */
async function compare(before: string, now: string): Promise<{ before: number; now: number }> {
  const ways = [await scoringIn(before), await scoringIn(now)]
  const micros: number[][] = [[], []]
  for (let round = 0; round < warmUpRounds + rounds; round++)
    for (const way of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const took = ways[way]!(round)
      if (round >= warmUpRounds) micros[way]!.push(took)
    }
  return { before: lowerQuartile(micros[0]!), now: lowerQuartile(micros[1]!) }
}

/** The same in a process of its own. */
function comparedApart(before: string): { before: number; now: number } {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, import.meta.path, '--compare', before])
  if (exitCode !== 0) throw new Error(`The comparison ended: ${stderr}`)
  return JSON.parse(stdout.toString())
}

function main(commit: string): void {
  const before = join(mkdtempSync(join(tmpdir(), 'clubwright-landed-')), 'sources')
  git('worktree', 'add', '--detach', before, commit)
  try {
    symlinkSync(join(here, 'node_modules'), join(before, 'node_modules'))
    const losses: number[] = []
    while (losses.length < processesMax && losses.every((loss) => loss > lossMax)) {
      const { before: landed, now } = comparedApart(before)
      losses.push(now / landed - 1)
      record(`scores, ns per head, beside ${commit.slice(0, 8)}`, [
        {
          landed: (1000 * landed).toFixed(1),
          here: (1000 * now).toFixed(1),
          change: `${(100 * losses.at(-1)!).toFixed(1)} %`,
        },
      ])
    }
    if (losses.every((loss) => loss > lossMax)) {
      console.error(`Scores lost more than ${100 * lossMax} % in ${processesMax} of ${processesMax} processes.`)
      process.exitCode = 1
    }
  } finally {
    git('worktree', 'remove', '--force', before)
    rmSync(join(before, '..'), { recursive: true })
  }
}

const [word, root] = process.argv.slice(2)
if (word === '--compare') console.log(JSON.stringify(await compare(root!, here)))
else main(word ?? landedBefore())

import { expect, test } from 'bun:test'
import { showProgress } from '../../src/platform/work/progress.ts'
import { until } from '../support/service.ts'

/** A stand-in for standard error that remembers. */
const screen = (isTTY: boolean) => {
  const written: string[] = []
  return { isTTY, columns: 60, written, write: (text: string) => written.push(text) > 0 }
}

test('elsewhere than on a terminal long work is told in plain lines', async () => {
  const log = screen(false)
  const progress = showProgress(log)
  progress.tell('Counting fittings', 1_000, 2_000_000)
  expect(log.written).toEqual([])
  await until('it is told', () => log.written.length > 0)
  progress.tell('Counting fittings', 3_000, 2_000_000)
  progress.tell('Swapping the counts')
  progress.end()
  expect(log.written).toEqual(['Counting fittings: 1,000 of 2,000,000\n', 'Swapping the counts ...\n'])
})

test('on a terminal a bar grows in one line, and is gone in the end', async () => {
  const terminal = screen(true)
  const progress = showProgress(terminal)
  progress.tell('Counting fittings', 1, 4)
  await until('it is drawn', () => terminal.written.length > 0)
  progress.end()
  expect(terminal.written).toEqual(['\r\u001B[2K######.................. Counting fittings: 1 of 4', '\r\u001B[2K'])
})

test('work that is over soon is not told', () => {
  for (const isTerminal of [true, false]) {
    const told = screen(isTerminal)
    const progress = showProgress(told)
    progress.tell('Counting fittings', 1, 4)
    progress.end()
    expect(told.written).toEqual([])
  }
})

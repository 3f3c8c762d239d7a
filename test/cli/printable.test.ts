import { expect, test } from 'bun:test'
import { printable } from '../../src/cli/failure.ts'

test('words of callers move no cursor, turn no text around and hide nothing', () => {
  expect(printable('key\u001B[2J \u202Egnp.exe a\u200Bb\u2066c\uFEFF')).toBe('key?[2J ?gnp.exe a?b?c?')
  expect(printable('two lines\nGolf \u26F3\uFE0F Stra\u00DFe')).toBe('two lines\nGolf \u26F3\uFE0F Stra\u00DFe')
})

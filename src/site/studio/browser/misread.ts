import type { Reading } from './reading.ts'
import { ask } from './service.ts'

type Attempt = (work: () => Promise<void>) => Promise<void>

const byId = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind
const headings = () => byId<HTMLTextAreaElement>('misread-headings')
const row = () => byId<HTMLInputElement>('misread-row')
const line = () => byId<HTMLInputElement>('misread-line')
const consent = () => byId<HTMLInputElement>('misread-consent')
/** Of the file that is shown; null: it was not read. */
let encoding: string | null = null
const send = () => byId<HTMLButtonElement>('misread-send')

/** Headings and one row of the file go to the operator as they stand in the fields, once that was agreed to. */
export const startMisread = (bytesNow: () => Uint8Array | null, attempt: Attempt): void => {
  const textOf = () => linesOf(bytesNow(), encoding)
  line().addEventListener('input', () => {
    row().value = textOf()[line().valueAsNumber - 1] ?? ''
  })
  consent().addEventListener('change', enable)
  for (const field of [headings(), row(), line()]) field.addEventListener('input', enable)
  send().addEventListener('click', () =>
    attempt(async () => {
      send().disabled = true
      const body = { headings: headings().value, row: row().value }
      try {
        await ask('POST', '/v1/sessions/misread', { body })
      } finally {
        enable()
      }
      consent().checked = false
      enable()
      byId('misread-thanks').hidden = false
    }),
  )
}

const enable = (): void => {
  send().disabled = !consent().checked || headings().value.trim() === '' || row().value.trim() === ''
  byId('misread-thanks').hidden = true
}

/** Fill the fields from a file: its line of headings, and the first line that was left out or else the first shot. */
export const showMisread = (bytes: Uint8Array, reading: Reading | null): void => {
  encoding = reading?.report.encoding ?? null
  const lines = linesOf(bytes, encoding)
  const at = headingsAt(lines, reading)
  const told = reading?.report.leftOut
    .map((out) => out.line - 1)
    .find((index) => index > at && lines[index] !== undefined)
  const shown = told ?? lines.findIndex((text, index) => index > at && /\d/.test(text))
  headings().value = lines[at] ?? reading?.report.columns.map(({ heading }) => heading).join('\t') ?? ''
  line().max = String(Math.max(lines.length, 1))
  line().value = shown < 0 ? '' : String(shown + 1)
  row().value = lines[shown] ?? ''
  line().closest<HTMLElement>('.field')!.hidden = lines.length === 0
  consent().checked = false
  byId('misread').hidden = false
  enable()
}

/** The line that holds most of the headings that were read; the first one where none were. */
const headingsAt = (lines: readonly string[], reading: Reading | null): number => {
  const names = reading?.report.columns.map(({ heading }) => heading).filter((name) => name !== '') ?? []
  const found = lines.slice(0, 60).map((text) => names.filter((name) => text.includes(name)).length)
  const most = Math.max(0, ...found)
  return most === 0 ? lines.findIndex((text) => text.trim() !== '') : found.indexOf(most)
}

const workbook = [0x50, 0x4b, 0x03, 0x04]

/** The lines of a text; none of a workbook, whose cells a person writes here. */
const linesOf = (bytes: Uint8Array | null, readAs: string | null): string[] => {
  if (bytes === null || workbook.every((byte, i) => bytes[i] === byte)) return []
  return decoded(bytes, readAs)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((text) => text.replaceAll('\0', '').slice(0, 4_000))
}

const decoded = (bytes: Uint8Array, readAs: string | null): string => {
  if (readAs !== null) return new TextDecoder(readAs).decode(bytes)
  const mark = `${bytes[0]} ${bytes[1]}`
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

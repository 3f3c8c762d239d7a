import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import initdbWasm from '@electric-sql/pglite/initdb.wasm' with { type: 'file' }
import postgresData from '@electric-sql/pglite/pglite.data' with { type: 'file' }
import postgresWasm from '@electric-sql/pglite/pglite.wasm' with { type: 'file' }
import type { WrittenJson } from './engine-calls.ts'

/**
 * Start the embedded engine in this process. Its files are named here so that they travel inside the compiled executable.
 *
 * @param directory An absent or empty one is filled, which takes seconds and 1 GB; without one all is in memory.
 * @param onLog Gets each line that PostgreSQL writes to its log.
 */
export const startEngine = async (directory?: string, onLog: (line: string) => void = () => {}): Promise<PGlite> => {
  const isMade = directory !== undefined && existsSync(join(directory, 'PG_VERSION'))
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile(postgresWasm),
    isMade ? undefined : compile(initdbWasm),
  ])
  return PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    pgliteWasmModule,
    ...(initdbWasmModule && { initdbWasmModule }),
    fsBundle: Bun.file(postgresData),
    parsers: { [int8]: Number, [json]: asWritten, [jsonb]: asWritten },
    serializers: { [json]: writtenJson, [jsonb]: writtenJson },
    startParams: [...PGlite.defaultStartParams, ...settings],
    onStderr: (line) => {
      onLog(line)
      return false
    },
  })
}

const settings = [
  // After a checkpoint so much of the log's files is kept for reuse; the usual gigabyte would double a small database.
  ...['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
  // The engine writes to every page of its buffers when it starts; the usual 128 MB would be most of what it keeps. With 32 MB
  // fittings take as long, also when 2,400 are stored: what the buffers do not hold is in memory as files.
  ...['-c', 'shared_buffers=16MB'],
]

const asWritten = (jsonText: string): WrittenJson => ({ jsonText })
const writtenJson = (value: unknown): string => (value as Partial<WrittenJson>).jsonText ?? JSON.stringify(value)

const compiled = new Map<string, Promise<WebAssembly.Module>>()

/** Once a process, for all engines that it starts. */
const compile = (path: string): Promise<WebAssembly.Module> => {
  const compiling = compiled.get(path) ?? Bun.file(path).arrayBuffer().then(WebAssembly.compile)
  compiled.set(path, compiling)
  return compiling
}

// Type numbers of pg_type whose conversion is brought in line with postgres.js: text given for json is a json string.
const int8 = 20
const json = 114
const jsonb = 3802

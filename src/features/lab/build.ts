import { join } from 'node:path'

/** The script of the lab's page, from its sources: the flight model of the service, for browsers. */
export const buildLabScript = async (): Promise<string> => {
  const { outputs } = await Bun.build({
    entrypoints: [join(import.meta.dir, 'browser/lab.ts')],
    target: 'browser',
    format: 'iife',
    minify: true,
  })
  return outputs[0]!.text()
}

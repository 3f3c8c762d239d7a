import { expect, test } from 'bun:test'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { $ } from 'bun'
import { scratchDirectory } from '../support/service.ts'

const root = join(import.meta.dir, '../..')

// The compiler reads the whole service: six seconds of a quiet machine.
test('docs/eden.md compiles in a workspace of its own, as it says', async () => {
  const page = await Bun.file(join(root, 'docs/eden.md')).text()
  const sample = (language: string) => page.match(new RegExp(`^\`\`\`${language} .*\\n([\\s\\S]*?)^\`\`\`$`, 'm'))![1]!
  const workspace = scratchDirectory()
  const program = join(workspace.path, 'program')
  mkdirSync(join(program, 'node_modules'), { recursive: true })
  symlinkSync(root, join(workspace.path, 'clubwright'))
  symlinkSync(join(root, 'node_modules'), join(workspace.path, 'node_modules'))
  symlinkSync(root, join(program, 'node_modules/clubwright'))
  writeFileSync(join(program, 'tsconfig.json'), sample('json'))
  writeFileSync(join(program, 'main.ts'), sample('ts'))
  const compiled = await $`${join(root, 'node_modules/.bin/tsc')} --noEmit -p ${program}`.nothrow().quiet()
  expect(compiled.stdout.toString()).toBe('')
  writeFileSync(join(program, 'main.ts'), sample('ts').replace('data.specs.loft', 'data.specs.lofts'))
  const wrong = await $`${join(root, 'node_modules/.bin/tsc')} --noEmit -p ${program}`.nothrow().quiet()
  expect(wrong.stdout.toString()).toContain("'lofts' does not exist")
  workspace.remove()
})

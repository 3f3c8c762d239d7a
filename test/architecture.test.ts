import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { Glob } from 'bun'

/** One source file and what it imports: files of ours as paths under src, packages by name. */
interface Source {
  readonly path: string
  /** Without comments. */
  readonly text: string
  readonly files: readonly string[]
  /** The files of which only types are taken: they leave no trace in the running program. */
  readonly types: readonly string[]
  readonly packages: readonly string[]
}

const src = join(import.meta.dir, '..', 'src')
const importLine =
  /^\s*(?:import|export)(\s+type)?\b[^'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** Its lines stay where they are. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ''))

const read = async (path: string): Promise<Source> => {
  const text = await Bun.file(join(src, path)).text()
  const imported = [...text.matchAll(importLine)].map(([, type, from, bare, dynamic]) => {
    const name = from ?? bare ?? dynamic ?? ''
    return { name, isType: type !== undefined, isOurs: name.startsWith('.') }
  })
  const ours = imported.filter(({ isOurs }) => isOurs)
  const file = ({ name }: { name: string }) => normalize(join(dirname(path), name))
  return {
    path,
    text: withoutComments(text),
    files: ours.map(file),
    types: ours.filter(({ isType }) => isType).map(file),
    packages: imported.filter(({ isOurs }) => !isOurs).map(({ name }) => name),
  }
}

const sources = await Promise.all(
  [...new Glob('**/*.ts').scanSync(src)].filter((path) => !path.endsWith('.d.ts')).map(read),
)
/** Floors of src, from below: a file imports only from its own floor and from those below it. */
const floors = [
  ['golf', 'words'],
  ['platform'],
  ['flight', 'ruleset'],
  ['pages'],
  ['identity'],
  ['equipment'],
  ['scoring'],
  ['matching'],
  ['fitting'],
  ['features'],
  ['maintenance', 'site'],
  ['mcp'],
  ['app.ts'],
  ['cli'],
  ['main.ts'],
]
/** Floors whose folders are rooms, each with an index of its own. */
const floorsOfRooms = ['identity', 'equipment', 'features', 'maintenance', 'site', 'platform']
/** Folders of platform whose files stand by themselves: they are imported one by one. */
const shelves = ['log', 'mail', 'settings', 'text', 'work']
/** The room that a file belongs to: `equipment/catalog`, `platform/http`, `fitting`; none for the single files of platform. */
const feature = (path: string): string => {
  const [group = '', folder = ''] = path.split('/')
  const isSingle = folder === '' || (group === 'platform' && (folder.endsWith('.ts') || shelves.includes(folder)))
  if (isSingle) return ''
  return floorsOfRooms.includes(group) ? `${group}/${folder}` : group
}
const inFolders = (path: string, folders: readonly string[]) => folders.some((folder) => path.startsWith(folder))

/** Rules are functions from numbers to numbers: these folders may use each other and the shared words, nothing else. */
const pureFolders = ['golf/', 'fitting/engine/', 'flight/', 'ruleset/', 'scoring/rules/']
const pureFiles = [
  ...['schema.ts', 'errors.ts', 'field-problems.ts', 'values.ts', 'work/once.ts'].map((file) => `platform/${file}`),
  'words/message.ts',
  'words/say.ts',
  'words/say-category.ts',
  'words/say-club.ts',
  'words/say-curve.ts',
  // Until the last rule says messages.
  'words/english.ts',
]
const pureSources = sources.filter(({ path }) => inFolders(path, pureFolders))

const offences = (among: readonly Source[], isWrong: (source: Source) => readonly string[]) =>
  among.flatMap((source) => isWrong(source).map((what) => `${source.path}: ${what}`))

describe('imports run one way', () => {
  test('there is something to check', () => {
    expect(sources.length).toBeGreaterThan(30)
    expect(pureSources.length).toBeGreaterThan(5)
    expect(sources.flatMap(({ files }) => files).length).toBeGreaterThan(50)
  })
  test('pure rules import only units, words, schemas, reference tables and each other', () => {
    const isAllowed = (file: string) =>
      inFolders(file, pureFolders) || pureFiles.includes(file) || file.startsWith('../db/')
    const reaches = ({ files, types }: Source) => files.filter((file) => !isAllowed(file) && !types.includes(file))
    expect(offences(pureSources, reaches)).toEqual([])
    const packages = ['@sinclair/typebox', 'd3-dsv', 'fastest-levenshtein', 'node:crypto']
    expect(offences(pureSources, (source) => source.packages.filter((name) => !packages.includes(name)))).toEqual([])
  })
  test('pure rules know no clock, chance, process or runtime', () => {
    const impure = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bBun\.|\bperformance\./g
    expect(offences(pureSources, ({ text }) => text.match(impure) ?? [])).toEqual([])
  })
  test('Elysia stays at the edge', () => {
    const isEdge = ({ path }: Source) =>
      path === 'app.ts' ||
      path.endsWith('/routes.ts') ||
      inFolders(path, ['platform/http/', 'maintenance/status/', 'identity/auth/', 'site/reference/'])
    const inside = sources.filter((source) => !isEdge(source))
    expect(offences(inside, ({ packages }) => packages.filter((name) => /^@?elysia/.test(name)))).toEqual([])
  })
  test('database drivers stay behind the Sql door', () => {
    const outside = sources.filter(
      ({ path }) => !path.startsWith('platform/postgres/') && !path.endsWith('/queries.ts'),
    )
    expect(offences(outside, ({ packages }) => packages.filter((name) => /^postgres$|pglite/.test(name)))).toEqual([])
  })
  test('a feature reaches another only through its index', () => {
    // What every feature stands on: the platform, the rule book and messages.
    const shared = ['', 'golf', 'ruleset', 'words', 'platform/http', 'platform/postgres']
    const reaches = ({ path, files }: Source) =>
      files.filter(
        (file) =>
          !file.startsWith('..') &&
          !shared.includes(feature(file)) &&
          feature(file) !== feature(path) &&
          !file.endsWith('/index.ts') &&
          !file.includes('/assets/'),
      )
    expect(
      offences(
        sources.filter(({ path }) => path !== 'main.ts'),
        reaches,
      ),
    ).toEqual([])
  })
  test('a file imports only from its own floor and from those below', () => {
    const floorOf = (path: string): number => floors.findIndex((names) => names.includes(path.split('/')[0]!))
    expect(sources.map(({ path }) => path).filter((path) => floorOf(path) === -1)).toEqual([])
    const climbs = ({ path, files }: Source) =>
      files.filter((file) => !file.startsWith('..') && floorOf(file) > floorOf(path))
    expect(offences(sources, climbs)).toEqual([])
  })
  test('rooms form no circle', () => {
    const uses = new Map<string, Set<string>>()
    for (const { path, files } of sources)
      for (const file of files)
        if (feature(path) && feature(file) && !file.startsWith('..') && feature(file) !== feature(path))
          uses.set(feature(path), (uses.get(feature(path)) ?? new Set()).add(feature(file)))
    const circles: string[] = []
    const follow = (trail: readonly string[]): void => {
      for (const next of uses.get(trail.at(-1) ?? '') ?? [])
        if (trail.includes(next)) circles.push([...trail, next].join(' -> '))
        else follow([...trail, next])
    }
    for (const start of uses.keys()) follow([start])
    expect(circles).toEqual([])
  })
  test('files form no circle, types included', () => {
    const importsOf = new Map(sources.map(({ path, files }) => [path, files]))
    const circles: string[] = []
    const finished = new Set<string>()
    const follow = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      else if (!finished.has(path)) for (const next of importsOf.get(path) ?? []) follow(next, [...trail, path])
      finished.add(path)
    }
    for (const path of importsOf.keys()) follow(path, [])
    expect(circles).toEqual([])
  })
  test('the environment is read in main.ts and nowhere else', () => {
    const reads = /\b(?:process|Bun|import\.meta)\.env\b|\benv\b[^\n]*from 'node:process'/g
    const inside = sources.filter(({ path }) => path !== 'main.ts')
    expect(offences(inside, ({ text }) => text.match(reads) ?? [])).toEqual([])
  })
})

describe('code is no larger than it must be', () => {
  const everything = [...new Glob('{src,assembly,test,bench,ops}/**/*.ts').scanSync(join(src, '..'))]
    .filter((path) => !path.endsWith('.d.ts') && !path.startsWith('test/tmp/'))
    .map((path) => ({ path, text: withoutComments(readFileSync(join(src, '..', path), 'utf8')) }))
  const ours = everything.filter(({ path }) => /^(src|assembly)\//.test(path) && path !== 'assembly/index.ts')

  test('nothing is exported that no other file imports', () => {
    const used = new Set<string>()
    for (const { path, text } of everything) {
      const use = (from: string, name: string) => {
        const file = normalize(join(dirname(path), from))
        used.add(`${file.endsWith('.ts') ? file : `${file}.ts`}: ${name}`)
      }
      for (const [, names, from] of text.matchAll(namedImport)) for (const name of namesIn(names!, 0)) use(from!, name)
      for (const [, from] of text.matchAll(/\*\s+(?:as\s+\w+\s+)?from\s+'(\.[^']+)'/g)) use(from!, '*')
      // What is imported later is taken apart somewhere in the same file.
      for (const [, from] of text.matchAll(/\bimport\(\s*'(\.[^']+)'/g))
        for (const word of new Set(text.match(/\w+/g))) use(from!, word)
    }
    const unused = ours.flatMap(({ path, text }) =>
      [
        ...[...text.matchAll(declaredExport)].map(([, name]) => name!),
        ...[...text.matchAll(listedExport)].flatMap(([, names]) => namesIn(names!, -1)),
      ]
        .map((name) => `${path}: ${name}`)
        .filter((one) => !used.has(one) && !used.has(`${path}: *`)),
    )
    expect(unused).toEqual([])
  })
  test('a room has at most a tenth more lines than test/room-lines.json allows it', async () => {
    const roomOf = (path: string) => (path.startsWith('src/') ? feature(path.slice(4)) || 'single files' : 'assembly')
    const lines: Record<string, number> = {}
    for (const { path, text } of ours) lines[roomOf(path)] = (lines[roomOf(path)] ?? 0) + text.split('\n').length - 1
    // A room that outgrows its budget says why in the commit that writes the budgets again: LINES=write.
    const budgets = join(import.meta.dir, 'room-lines.json')
    if (process.env['LINES'] === 'write')
      await Bun.write(budgets, `${JSON.stringify(Object.fromEntries(Object.entries(lines).sort()), null, 2)}\n`)
    const allowed: Record<string, number> = await Bun.file(budgets).json()
    expect(Object.keys(lines).sort()).toEqual(Object.keys(allowed).sort())
    const over = Object.entries(lines).filter(([room, count]) => count > allowed[room]! * 1.1)
    expect(over.map(([room, count]) => `${room} has ${count} lines, ${allowed[room]} allowed`)).toEqual([])
  })
  test('a function has at most 60 lines', () => {
    const long = ours.flatMap(({ path, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, from) => {
        if (!/(=>|\)(: .+)?) \{$/.test(line) || /^\s*(if|for|while|switch|\})/.test(line)) return []
        const indent = line.search(/\S/)
        const to = lines.findIndex((other, at) => at > from && other.search(/\S/) === indent && other[indent] === '}')
        return to - from + 1 > 60 ? [`${path}:${from + 1} has ${to - from + 1} lines`] : []
      })
    })
    expect(long).toEqual([])
  })
})

describe('one exported name means one thing', () => {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]))
  /** Where a file declares the name, through every file that hands it on: `path name`. */
  const declarationOf = (path: string, name: string): string => {
    for (const [, names, from] of (textOf.get(path) ?? '').matchAll(handedOn))
      for (const [at, here] of namesIn(names!, -1).entries())
        if (here === name) return declarationOf(normalize(join(dirname(path), from!)), namesIn(names!, 0)[at]!)
    return `${path} ${name}`
  }
  test('two indexes export a name only where both mean one declaration', () => {
    const meant = new Map<string, Set<string>>()
    for (const { path, text } of sources.filter(({ path }) => path.endsWith('/index.ts'))) {
      const listed = [...text.matchAll(listedExport)].flatMap(([, names]) => namesIn(names!, -1))
      const declared = [...text.matchAll(declaredExport)].map(([, name]) => name!)
      for (const name of [...listed, ...declared])
        meant.set(name, (meant.get(name) ?? new Set()).add(declarationOf(path, name)))
    }
    expect(meant.size).toBeGreaterThan(400)
    const ambiguous = [...meant].filter(([, declarations]) => declarations.size > 1)
    expect(ambiguous.map(([name, declarations]) => `${name}: ${[...declarations].join(', ')}`)).toEqual([])
  })

  // Figures of golf and statements of SQL: a wrong one of two compiles. Others keep a name that their folder explains.
  test('two exported functions that compute degrees or select rows have two names', () => {
    const declared = sources.flatMap(({ path, text }) =>
      [...text.matchAll(declaredExport)].map(([, name]) => ({ path, name: name! })),
    )
    const places = Map.groupBy(declared, ({ name }) => name)
    const shared = [...places].filter(
      ([name, of]) => of.length > 1 && /Deg$|^(select|insert|update|delete)[A-Z]/.test(name),
    )
    expect(shared.map(([name, of]) => `${name}: ${of.map(({ path }) => path).join(', ')}`)).toEqual([])
  })
})

const handedOn = /export\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/g
const namedImport = /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/g
const declaredExport = /^export\s+(?:async\s+)?(?:const|function|class|interface|type|let)\s+(\w+)/gm
const listedExport = /^export\s+(?:type\s+)?\{([^}]*)\}/gm
/** Of `a, type b, c as d`. @param side 0: the names there, a b c; -1: the names here, a b d. */
const namesIn = (list: string, side: 0 | -1): string[] =>
  list
    .split(',')
    .map(
      (one) =>
        one
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)
          .at(side)!,
    )
    .filter((name) => name !== '')

describe('a newcomer finds the way', () => {
  const folders = [...new Set(sources.map(({ path }) => feature(path)).filter((room) => room !== ''))]
  test('nothing but the two ways in lies at the root of src', () => {
    const files = sources.map(({ path }) => path).filter((path) => !path.includes('/'))
    expect(files.toSorted()).toEqual(['app.ts', 'main.ts'])
  })
  test('docs/architecture.md names every folder', async () => {
    const architecture = await Bun.file(join(src, '../docs/architecture.md')).text()
    expect(folders.length).toBeGreaterThan(20)
    expect(folders.filter((folder) => !architecture.includes(`[src/${folder}]`))).toEqual([])
  })
  test('docs/architecture.md has a heading for each floor, top down, and draws them in that order', async () => {
    const architecture = await Bun.file(join(src, '../docs/architecture.md')).text()
    const topDown = floors.map((names) => names.join(', ')).toReversed()
    expect([...architecture.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading!)).toEqual(topDown)
    const drawn = /```\n(main\.ts[\s\S]*?)```/.exec(architecture)![1]!
    expect(drawn.split('\n').flatMap((line) => /^(\S+?(?:, [^\s,]+)*) /.exec(line)?.[1] ?? [])).toEqual(topDown)
  })
  test('CONTRIBUTING.md tells a fitting in ten files of less than 150 lines', async () => {
    const contributing = await Bun.file(join(src, '../CONTRIBUTING.md')).text()
    const tour = [...contributing.matchAll(/^\d+\. \[src\/(\S+)\]/gm)].map(([, path]) => path!)
    const linesOf = (path: string) =>
      sources.find((source) => source.path === path)?.text.split('\n').length ?? Infinity
    expect(tour.length).toBe(10)
    expect(tour.filter((path) => linesOf(path) > 150)).toEqual([])
  })
  test('a folder has at most 25 files', () => {
    const crowded = [...Map.groupBy(sources, ({ path }) => dirname(path))].filter(([, files]) => files.length > 25)
    expect(crowded.map(([folder]) => folder)).toEqual([])
  })
  test('a floor has at most nine rooms', () => {
    const rooms = floorsOfRooms.map((floor) => folders.filter((folder) => folder.startsWith(`${floor}/`)))
    expect(rooms.filter((those) => those.length === 0 || those.length > 9)).toEqual([])
  })
})

describe('a fact of golf is written once, in src/golf', () => {
  const isGolf = ({ path }: Source) => path.startsWith('golf/')
  const others = sources.filter((source) => !isGolf(source))
  test('golf/tables.ts alone imports the tables of db/rules, each once', () => {
    const tables = (source: Source) => source.files.filter((file) => file.startsWith('../db/rules/'))
    expect(
      offences(
        sources.filter(({ path }) => path !== 'golf/tables.ts'),
        tables,
      ),
    ).toEqual([])
    const imported = tables(sources.find(({ path }) => path === 'golf/tables.ts')!)
    expect(imported.length).toBeGreaterThan(20)
    expect(new Set(imported).size).toBe(imported.length)
  })
  test('nobody else reads a table; the rule book hands them out as they are', () => {
    const readers = others.filter(
      ({ path }) => !['ruleset/revision.ts', 'ruleset/rule.ts', 'maintenance/status/rules.ts'].includes(path),
    )
    const reads = ({ files, types }: Source) =>
      files.filter((file) => ['golf/tables.ts', 'golf/read-table.ts'].includes(file) && !types.includes(file))
    expect(offences(readers, reads)).toEqual([])
  })
  test('its figures stand nowhere else: not in a feature, in the core, or in the words of a rule', async () => {
    const core = await Promise.all(
      [...new Glob('*.ts').scanSync(join(src, '..', 'assembly'))]
        .filter((path) => path !== 'golf.ts')
        .map(async (path) => ({
          path: `assembly/${path}`,
          text: await Bun.file(join(src, '..', 'assembly', path)).text(),
        })),
    )
    const copies = [...others, ...core].flatMap(({ path, text }) =>
      [...text.matchAll(ownFigures)].map(([, figure]) => `${path}: ${figure}`),
    )
    expect(copies.filter((copy) => !sameNumberOfAnotherThing.includes(copy))).toEqual([])
  })
})

/** Figures that mean one thing in golf and were once written in several places. */
const ownFigures =
  /(?<![\d.\w])(1\.055|1\.13|0\.925|0\.94|0\.46|11\.3|35\.75|35\.25|0\.14|1\.45|0\.095|0\.035|0\.97|0\.004|48\.5|57\.5|16\.9)(?![\d\w])/g

/** The same digits, and no fact of src/golf. */
const sameNumberOfAnotherThing = [
  'flight/roll.ts: 1.13',
  'ruleset/entries/flight.ts: 1.13',
  'equipment/pictures/iron.ts: 0.94',
  'features/sessions/example.ts: 0.97',
  'pages/accent.ts: 1.055',
]

import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { z } from 'zod'
import type { Content } from './content.ts'
import { foldersOfCode, kindOf, missingAmong, schemas } from './layout.ts'
import { type Fault, readSource, type SourceFile } from './source-file.ts'
import { faultsBetween, type Sources, unknownNouns } from './whole-content.ts'

interface Compiled {
  content: Content | null
  faults: readonly Fault[]
}

/**
 * All files of the content as one value; the folder is the list. If each file by itself is right, what lies between them is checked.
 * @param home services/ai/content
 */
export function compileContent(home: string): Compiled {
  const files = filesIn(home)
  const { sources, faults } = readFiles(home, files)
  const all = [...missingAmong(files).map(missing), ...faults]
  if (all.length > 0) return { content: null, faults: all }
  const between = faultsBetween(sources)
  return { content: between.length > 0 ? null : contentOf(sources), faults: between }
}

/**
 * Writes what content.ts reads, unless there are faults.
 * @param root services/ai
 */
export function writeContent(root: string): readonly Fault[] {
  const { content, faults } = compileContent(join(root, 'content'))
  if (!content) return faults
  const file = join(root, 'src/content/content.json')
  // Whole or not at all: tests may be reading it.
  const draft = `${file}.${process.pid}`
  // Rejected sentences are for those who write.
  writeFileSync(
    draft,
    JSON.stringify(content, (key, value: unknown) => (key === 'rejected' ? undefined : value)),
  )
  renameSync(draft, file)
  writeSchemas(join(root, 'content/schemas'))
  return []
}

/** For editors, which then complete and underline. */
function writeSchemas(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [kind, schema] of schemas)
    writeFileSync(join(folder, `${kind}.schema.json`), JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
}

/**
 * The faults of a file, or of the files of a folder, each by itself; a product's nouns must be in its category.
 * @param place 'bakery', 'bakery/acaraje', './bakery/', 'services/ai/content/bakery/acaraje.yaml'
 */
export function faultsAt(home: string, place: string): readonly Fault[] {
  const named = normalize(place.replaceAll('\\', '/')).replace(/^(?:.*\/)?content(?:\/|$)|\/$|\.yaml$/g, '')
  if (named === '' || named === '.') return compileContent(home).faults
  const all = filesIn(home)
  const files = all.filter((file) => file === named || file === `${named}.yaml` || file.startsWith(`${named}/`))
  if (files.length === 0)
    return [
      { file: place, line: 1, message: 'não há nada neste lugar: escreva a pasta e o nome, como "bakery/acaraje"' },
    ]
  const { sources, faults } = readFiles(home, files)
  const lacking = missingAmong(all).filter((file) => dirname(file) === dirname(files[0]!))
  if (faults.length > 0 || lacking.length > 0) return [...lacking.map(missing), ...faults]
  return [...sources.values()]
    .filter(({ file }) => kindOf(file) === 'product')
    .flatMap((source) => unknownNouns(source, categoryOf(home, source)))
}

const missing = (file: string): Fault => ({ file, line: 1, message: 'falta este arquivo' })

/** The category file beside a product's; null if it cannot be read itself. */
function categoryOf(home: string, { file }: SourceFile): SourceFile | null {
  const beside = `${dirname(file)}/category.yaml`
  return readFiles(home, [beside]).sources.get(beside) ?? null
}

/** Whatever looks like YAML, but what editors keep. */
const filesIn = (home: string) =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ya?ml$/i.test(file) && !/(?:^|\/)\./.test(file))
    .sort()

function readFiles(home: string, files: readonly string[]): { sources: Sources; faults: Fault[] } {
  const results = files.map((file) => readFile(home, file))
  const sources = results.flatMap(({ source }) => source ?? []).map((source) => [source.file, source] as const)
  return { sources: new Map(sources), faults: results.flatMap(({ faults }) => faults ?? []) }
}

function readFile(home: string, file: string): ReturnType<typeof readSource> {
  const schema = schemas.get(kindOf(file) ?? '')
  if (schema) return readSource(file, readFileSync(join(home, file), 'utf8'), schema)
  const why = file.endsWith('.yaml') ? 'veja em README.md o que há em cada pasta' : 'o nome tem de terminar com ".yaml"'
  return { faults: [{ file, line: 1, message: `ninguém lê este arquivo: ${why}` }] }
}

/** A value for each file, under its name; what the code knows by name under its folder, too. */
function contentOf(sources: Sources): Content {
  const valuesIn = (folder: string) =>
    Object.fromEntries(
      [...sources.values()]
        .filter(({ file }) => dirname(file) === folder)
        .map(({ file, value }) => [basename(file, '.yaml'), value]),
    )
  const categoryIn = (id: string) => {
    const { category, answers = [], texts, ...products } = valuesIn(id)
    return {
      ...(category as object),
      id,
      answers,
      texts,
      types: Object.values(products),
    } as object as Content['neutral']
  }
  const ids = [...sources.keys()].filter((file) => kindOf(file) === 'category').map(dirname)
  return {
    ...(Object.fromEntries(foldersOfCode.map((folder) => [folder, valuesIn(folder)])) as object as Content),
    categories: ids
      .filter((id) => id !== 'neutral')
      .map(categoryIn)
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0)),
    neutral: categoryIn('neutral'),
  }
}

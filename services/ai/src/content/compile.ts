import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { Content } from './content.ts'
import { modelKinds, type ModelWords } from './models-schema.ts'
import { promptKinds, type Prompts } from './prompts-schema.ts'
import { type Answer, answers, category, type Detail, detailLists, details, frame, frameNames, linePlans, ownPlans, type ProductType, productType, purpose, purposeNames, soberStyle, style, styleNames, texts } from './schema.ts'
import { type Fault, readSource, type SourceFile } from './source-file.ts'
import { faultsBetween, type Sources, unknownNouns } from './whole-content.ts'
import { wordSchemas, type Words } from './words-schema.ts'

interface Compiled {
  content: Content | null
  faults: readonly Fault[]
}

/**
 * All files of the content as one value; the folder is the list. If each file by itself is right, what lies between them is checked.
 * @param folder services/ai/content
 */
export function compileContent(folder: string): Compiled {
  const files = filesIn(folder)
  const missing = REQUIRED.filter((file) => !files.includes(file)).map((file) => ({ file, line: 1, message: 'falta este arquivo' }))
  const { sources, faults } = readFiles(folder, files)
  const all = [...missing, ...faults]
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
  writeFileSync(draft, JSON.stringify(content))
  renameSync(draft, file)
  writeSchemas(join(root, 'content/schemas'))
  return []
}

/** For editors, which then complete and underline. */
function writeSchemas(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const ofGroups = Object.entries(GROUPS).flatMap(([group, schemas]) => Object.entries(schemas).map(([name, schema]) => [`${group}-${name}`, schema] as const))
  for (const [kind, schema] of [...Object.entries(SCHEMAS), ...ofGroups]) writeFileSync(join(folder, `${kind}.schema.json`), JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
}

/**
 * The faults of a file, or of the files of a folder, each by itself; a product's nouns must be in its category.
 * @param place 'bakery', 'bakery/acaraje'
 */
export function faultsAt(folder: string, place: string): readonly Fault[] {
  const named = place.replace(/\/$|\.yaml$/, '')
  const files = filesIn(folder).filter((file) => file === `${named}.yaml` || file.startsWith(`${named}/`))
  if (files.length === 0) return [{ file: place, line: 1, message: 'não há nada neste lugar: escreva a pasta e o nome, como "bakery/acaraje"' }]
  const { sources, faults } = readFiles(folder, files)
  return faults.length > 0 ? faults : [...sources.values()].filter(({ file }) => kindOf(file) === 'product').flatMap((source) => unknownNouns(source, categoryOf(folder, source)))
}

/** The category file beside a product's; null if it cannot be read itself. */
const categoryOf = (folder: string, { file }: SourceFile) => readFiles(folder, [join(dirname(file), CATEGORY)]).sources.get(join(dirname(file), CATEGORY)) ?? null

const SCHEMAS = { answers, category, details, frame, intentions: ownPlans, lines: linePlans, product: productType, purpose, soberStyle, style, texts }
/** Folders of which each file has a schema of its own. */
const GROUPS = { models: modelKinds, prompts: promptKinds, words: wordSchemas }
const isGroup = (folder: string): folder is keyof typeof GROUPS => folder in GROUPS
const CATEGORY = 'category.yaml'
const ANSWERS = 'answers.yaml'
const NEUTRAL = 'neutral'
const REQUIRED = [
  join(NEUTRAL, CATEGORY), join(NEUTRAL, 'texts.yaml'), 'ideas/intentions.yaml', 'ideas/lines.yaml',
  ...detailLists.map((name) => `details/${name}.yaml`), ...styleNames.map((name) => `styles/${name}.yaml`),
  ...purposeNames.map((name) => `ideas/${name}.yaml`), ...frameNames.map((name) => `frames/${name}.yaml`),
  ...Object.entries(GROUPS).flatMap(([folder, schemas]) => Object.keys(schemas).map((name) => `${folder}/${name}.yaml`)),
]

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml')).sort()

function readFiles(folder: string, files: readonly string[]): { sources: Sources; faults: Fault[] } {
  const results = files.map((file) => readSource(file, readFileSync(join(folder, file), 'utf8'), schemaOf(file)))
  const sources = results.flatMap(({ source }) => source ?? []).map((source) => [source.file, source] as const)
  return { sources: new Map(sources), faults: results.flatMap(({ faults }) => faults ?? []) }
}

function schemaOf(file: string): z.ZodType {
  const folder = dirname(file)
  if (!isGroup(folder)) return SCHEMAS[kindOf(file)]
  const schemas: Record<string, z.ZodType> = GROUPS[folder]
  return schemas[basename(file, '.yaml')] ?? z.never('o código não lê este arquivo')
}

function kindOf(file: string): keyof typeof SCHEMAS {
  const name = basename(file, '.yaml')
  switch (dirname(file)) {
    case 'details': return 'details'
    case 'frames': return 'frame'
    case 'styles': return name === 'sober' ? 'soberStyle' : 'style'
    case 'ideas': return name === 'intentions' || name === 'lines' ? name : 'purpose'
    default: return file.endsWith(CATEGORY) ? 'category' : file.endsWith(ANSWERS) ? 'answers' : file === join(NEUTRAL, 'texts.yaml') ? 'texts' : 'product'
  }
}

function contentOf(sources: Sources): Content {
  const valueOf = <Value>(file: string) => withoutRejected(sources.get(file)!.value) as Value
  const filesOf = (folder: string) => [...sources.keys()].filter((file) => dirname(file) === folder)
  const named = <Name extends string, Value>(folder: string, names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, valueOf<Value>(`${folder}/${name}.yaml`)])) as Record<Name, Value>
  const groupOf = (folder: keyof typeof GROUPS) => named(folder, Object.keys(GROUPS[folder])) as unknown
  const categoryOf = (id: string) => ({
    ...valueOf<Content['categories'][number]>(join(id, CATEGORY)), id,
    answers: sources.has(join(id, ANSWERS)) ? valueOf<Answer[]>(join(id, ANSWERS)) : [],
    types: filesOf(id).filter((file) => kindOf(file) === 'product').map((file) => valueOf<ProductType>(file)),
  })
  const ids = [...sources.keys()].filter((file) => basename(file) === CATEGORY).map(dirname)
  return {
    categories: ids.filter((id) => id !== NEUTRAL).map(categoryOf).sort((a, b) => (a.order ?? 0) - (b.order ?? 0)),
    neutral: { ...categoryOf(NEUTRAL), texts: valueOf(join(NEUTRAL, 'texts.yaml')) },
    frames: named('frames', filesOf('frames').map((file) => basename(file, '.yaml'))),
    details: named('details', detailLists),
    styles: named('styles', styleNames),
    ideas: named('ideas', purposeNames),
    intentions: valueOf('ideas/intentions.yaml'),
    lines: valueOf('ideas/lines.yaml'),
    words: groupOf('words') as Words,
    prompts: groupOf('prompts') as Prompts,
    models: groupOf('models') as ModelWords,
  }
}

/** Rejected sentences are for those who write. */
function withoutRejected(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRejected)
  if (typeof value !== 'object' || value === null) return value
  const { rejected: _, ...used } = value as Partial<Detail & { rejected: unknown }>
  return used
}

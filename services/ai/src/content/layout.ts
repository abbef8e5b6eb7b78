import { basename } from 'node:path'
import type { z } from 'zod'
import { promptKinds } from './prompts-schema.ts'
import {
  answers,
  category,
  detailLists,
  details,
  frame,
  frameNames,
  linePlans,
  ownPlans,
  productType,
  purpose,
  purposeNames,
  soberStyle,
  style,
  styleNames,
  texts,
} from './schema.ts'
import { modelKinds, wordSchemas } from './words-schema.ts'

const inFolder = (folder: string, schemas: Readonly<Record<string, z.ZodType>>) =>
  Object.entries(schemas).map(([name, schema]) => [`${folder}-${name}`, schema] as const)

/** Schemas by the kind of a file. Editors know them by the same names. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries({
    answers,
    category,
    details,
    frame,
    intentions: ownPlans,
    lines: linePlans,
    product: productType,
    purpose,
    soberStyle,
    style,
    texts,
  }),
  ...inFolder('models', modelKinds),
  ...inFolder('prompts', promptKinds),
  ...inFolder('words', wordSchemas),
])

const files = (folder: string, names: readonly string[], kindOf: (name: string) => string) =>
  names.map((name) => [`${folder}/${name}.yaml`, kindOf(name)] as const)

/** The files that there must be, with their kinds. */
const REQUIRED: ReadonlyMap<string, string> = new Map([
  ['neutral/category.yaml', 'category'],
  ['neutral/answers.yaml', 'answers'],
  ['neutral/texts.yaml', 'texts'],
  ...files('details', detailLists, () => 'details'),
  ...files('frames', frameNames, () => 'frame'),
  ...files('styles', styleNames, (name) => (name === 'sober' ? 'soberStyle' : 'style')),
  ...files('ideas', purposeNames, () => 'purpose'),
  ['ideas/intentions.yaml', 'intentions'],
  ['ideas/lines.yaml', 'lines'],
  ...files('models', Object.keys(modelKinds), (name) => `models-${name}`),
  ...files('prompts', Object.keys(promptKinds), (name) => `prompts-${name}`),
  ...files('words', Object.keys(wordSchemas), (name) => `words-${name}`),
])
export const foldersOfCode = [...new Set([...REQUIRED.keys()].map((file) => file.split('/')[0]!))]

/** The kind of a file, by its place: each folder that the code does not know by name is a category. */
export function kindOf(file: string): string | null {
  const [folder = '', name, ...deeper] = file.split('/')
  if (!name?.endsWith('.yaml') || deeper.length > 0) return null
  const known = REQUIRED.get(file)
  if (known) return known
  if (folder === 'frames') return 'frame'
  if (foldersOfCode.includes(folder)) return null
  return name === 'category.yaml' || name === 'answers.yaml' ? basename(name, '.yaml') : 'product'
}

/** Those that are required but not among these. */
export function missingAmong(found: readonly string[]): string[] {
  const folders = new Set(
    found.filter((file) => kindOf(file) === 'product' || kindOf(file) === 'answers').map((file) => file.split('/')[0]!),
  )
  return [...REQUIRED.keys(), ...[...folders].map((folder) => `${folder}/category.yaml`)].filter(
    (file, at, all) => !found.includes(file) && all.indexOf(file) === at,
  )
}

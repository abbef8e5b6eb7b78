import { dirname } from 'node:path'
import { plain } from '../writer/topics/spelling.ts'
import type { Category } from './schema.ts'
import type { Fault, SourceFile } from './source-file.ts'
import type { Words } from './words-schema.ts'

interface Reference {
  source: SourceFile
  path: readonly PropertyKey[]
  name: string
}

/** Frames, nouns and categories that word lists name must exist. */
export function unknownReferences(sources: ReadonlyMap<string, SourceFile>, categories: readonly SourceFile[], nouns: readonly string[]): Fault[] {
  const known = new Set(nouns.map(plain))
  const wordsOf = <Name extends keyof Words>(name: Name) => ({ source: sources.get(`words/${name}.yaml`)!, value: sources.get(`words/${name}.yaml`)!.value as Words[Name] })
  const frames = wordsOf('frames')
  const { source: products, value: { secondReadings, holy } } = wordsOf('products')
  const ideas = wordsOf('ideas')
  const toFrames = (['beforeProducts', 'afterProducts'] as const).flatMap((list) => frames.value[list].map(({ frame }, at) => ({ source: frames.source, path: [list, at, 'frame'], name: frame })))
  const toNouns: Reference[] = [
    ...secondReadings.map(({ meant }, at) => ({ source: products, path: ['secondReadings', at, 'meant'], name: meant })),
    ...ideas.value.professions.map(({ noun }, at) => ({ source: ideas.source, path: ['professions', at, 'noun'], name: noun })),
  ]
  const toCategories: Reference[] = [
    { source: products, path: ['holy', 'category'], name: holy.category },
    ...categories.flatMap((source) => (source.value as Category).yarn ? [{ source, path: ['yarn'], name: (source.value as Category).yarn! }] : []),
  ]
  const ids = new Set(categories.map(({ file }) => dirname(file)))
  return [
    ...missing(toFrames, (name) => sources.has(`frames/${name}.yaml`), 'não há este quadro na pasta frames'),
    ...missing(toNouns, (name) => known.has(plain(name)), 'nenhuma categoria tem este nome'),
    ...missing(toCategories, (name) => ids.has(name), 'não há esta categoria'),
  ]
}

const missing = (references: readonly Reference[], isKnown: (name: string) => boolean, message: string): Fault[] =>
  references.filter(({ name }) => !isKnown(name)).map(({ source, path, name }) => ({ file: source.file, line: source.lineOf(path), message: `"${name}": ${message}` }))

import { dirname } from 'node:path'
import type { CaptionIntent, CaptionStyle } from '@atelie/contract/generators'
import { kindOf } from './layout.ts'
import { type Category, intents, type ProductType, styles } from './schema.ts'
import type { Fault, SourceFile } from './source-file.ts'
import { nounOf, plain } from '../writer/topics/spelling.ts'

/** A sentence, and where it stands. */
interface Place {
  source: SourceFile
  path: readonly PropertyKey[]
  text: string
}

/** Keyed by the path of their file. */
export type Sources = ReadonlyMap<string, SourceFile>

const SHORT = 20
/** Openings, facts and questions for one intent and style. */
const FEWEST = 22

/** Faults that no single file shows: nouns and sentences that stand twice, names of nothing, and nouns of which too little is said. */
export function faultsBetween(sources: Sources): Fault[] {
  const files = [...sources.values()]
  const ofKind = (kind: string) => files.filter(({ file }) => kindOf(file) === kind)
  const [categories, types] = [ofKind('category'), ofKind('product')]
  /** Those under one of these keys. */
  const sentences = (kind: string, ...keys: string[]) =>
    ofKind(kind)
      .flatMap((source) => placesIn(source))
      .filter((place) => !isRejected(place) && place.path.some((key) => keys.includes(String(key))))
  return [
    ...repeated(categories.flatMap(nounsOf), { isOnceInFile: true }),
    ...types.flatMap((type) => unknownNouns(type, sources.get(`${dirname(type.file)}/category.yaml`)!)),
    ...repeated(
      sentences('product', 'nouns', 'sale', 'content')
        .filter(({ path }) => path[0] !== 'questions')
        .map(masked),
    ),
    ...repeated(
      sentences('category', 'openings', 'facts', 'questions', 'tips')
        .map(masked)
        .filter(({ text }) => text.length > SHORT),
    ),
    ...repeated(sentences('answers', 'passages')),
    ...repeated(sentences('frame', 'leads', 'steps', 'facts', 'questions')),
    ...[...ofKind('style'), ...ofKind('soberStyle')].flatMap((source) =>
      repeated(
        placesIn(source).filter(({ path }) => path[0] !== 'emojis'),
        { isOnceInFile: true },
      ),
    ),
    ...categories
      .filter(({ file }) => dirname(file) !== 'neutral')
      .flatMap((source) =>
        thinNouns(
          source,
          types.filter(({ file }) => dirname(file) === dirname(source.file)),
        ),
      ),
    ...rejectedInUse(files),
    ...unknownReferences(sources, categories),
  ]
}

/** Frames, nouns and categories that word lists and categories name must exist. */
function unknownReferences(sources: Sources, categories: readonly SourceFile[]): Fault[] {
  const nouns = new Set(categories.flatMap(nounsOf).map(({ text }) => plain(nounOf(text))))
  const isNoun = (name: string) => nouns.has(plain(name))
  const isCategory = (name: string) => sources.has(`${name}/category.yaml`)
  const references: Readonly<Record<string, [isKnown: (name: string) => boolean, message: string]>> = {
    frame: [(name) => sources.has(`frames/${name}.yaml`), 'não há este quadro na pasta frames'],
    meant: [isNoun, 'nenhuma categoria tem este nome'],
    noun: [isNoun, 'nenhuma categoria tem este nome'],
    category: [isCategory, 'não há esta categoria'],
    yarn: [isCategory, 'não há esta categoria'],
  }
  const places = [...sources.values()]
    .filter((source) => dirname(source.file) === 'words' || categories.includes(source))
    .flatMap((source) => placesIn(source))
  return places.flatMap((place) => {
    const key = String(place.path.at(-1))
    const [isKnown, message] = Object.hasOwn(references, key) ? references[key]! : [() => true]
    return isKnown(place.text) ? [] : [faultAt(place, `"${place.text}": ${message}`)]
  })
}

const faultAt = ({ source, path }: Omit<Place, 'text'>, message: string): Fault => ({
  file: source.file,
  line: source.lineOf(path),
  message,
})

/** All strings of a file. */
function placesIn(source: SourceFile, value: unknown = source.value, path: readonly PropertyKey[] = []): Place[] {
  if (typeof value === 'string') return [{ source, path, text: value }]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesIn(source, inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []
}

const isRejected = ({ path }: Place) => path.includes('rejected')

/** Sentences that differ only in their slots are the same. */
const masked = (place: Place): Place => ({ ...place, text: place.text.replace(/\{[^{}]*\}/g, '{}') })

/** Within one list a sentence may stand for two styles. */
function repeated(places: readonly Place[], { isOnceInFile = false } = {}): Fault[] {
  const first = new Map<string, Place>()
  return places.flatMap((place) => {
    const known = first.get(place.text)
    if (!known) first.set(place.text, place)
    const isOwn = known?.source.file === place.source.file && !isOnceInFile
    return known && !isOwn
      ? [faultAt(place, `isto já está em ${known.source.file}:${known.source.lineOf(known.path)}`)]
      : []
  })
}

const nounsOf = (source: SourceFile): Place[] =>
  (source.value as Category).groups.flatMap(({ nouns }, group) =>
    nouns.map((text, at) => ({ source, path: ['groups', group, 'nouns', at], text })),
  )

/** Nouns of a product that its category lacks. */
export function unknownNouns(source: SourceFile, category: SourceFile | null): Fault[] {
  if (!category) return []
  const known = new Set(nounsOf(category).map(({ text }) => nounOf(text)))
  return (source.value as ProductType).nouns.flatMap((noun, at) =>
    known.has(noun)
      ? []
      : [
          faultAt(
            { source, path: ['nouns', at] },
            `"${noun}" não está em ${category.file}: acrescente lá, com o artigo`,
          ),
        ],
  )
}

/** A noun without a product's file of its own needs enough to say in its group and category. */
function thinNouns(source: SourceFile, types: readonly SourceFile[]): Fault[] {
  const { groups, ...category } = source.value as Category
  const typed = new Set(types.flatMap(({ value }) => (value as ProductType).nouns))
  return groups.flatMap((group, at) => {
    if (group.nouns.every((noun) => typed.has(nounOf(noun)))) return []
    const places = [category, group].flatMap((part) => placesIn(source, part))
    const countIn = (intent: CaptionIntent, style: CaptionStyle) =>
      places.filter(
        ({ path }) =>
          path.includes(intent) && !path.some((key) => key !== style && styles.includes(key as CaptionStyle)),
      ).length
    const fewest = Math.min(...intents.flatMap((intent) => styles.map((style) => countIn(intent, style))))
    return fewest < FEWEST
      ? [
          faultAt(
            { source, path: ['groups', at] },
            `um dos estilos só tem ${fewest} frases, e precisa de ${FEWEST}: escreva mais, ou um arquivo para cada produto`,
          ),
        ]
      : []
  })
}

function rejectedInUse(files: readonly SourceFile[]): Fault[] {
  const all = files.flatMap((source) => placesIn(source))
  const whyNot = new Map(
    all.filter((place) => isRejected(place) && place.path.at(-1) === 'text').map((place) => [place.text, place]),
  )
  return all
    .filter((place) => !isRejected(place))
    .flatMap((place) => {
      const known = whyNot.get(place.text)
      return known
        ? [faultAt(place, `uma leitora recusou esta frase: ${known.source.file}:${known.source.lineOf(known.path)}`)]
        : []
    })
}

import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'

/** A mistake in a file of the content, told to the one who writes it. */
export interface Fault {
  /** Relative to the folder of the content. */
  file: string
  line: number
  message: string
}

/** 'bakery/acaraje.yaml:31  tem 13 palavras, e deve ter de 15 a 28' */
export const told = ({ file, line, message }: Fault): string => `${file}:${line}  ${message}`

/** A file of the content that was read, whose values can be found again. */
export interface SourceFile<Value = unknown> {
  file: string
  value: Value
  /** The line of a value, by the keys that lead to it; of the nearest there is, if the value is missing. */
  lineOf(path: readonly PropertyKey[]): number
}

/** Stands in a new file for what is to be written. */
export const UNWRITTEN = 'escreva aqui'
const BROKEN = 'daqui em diante não dá para ler: falta uma aspa, um colchete ou um recuo; dentro de um texto, use “ ” no lugar das aspas retas'
const ALIAS = 'não comece um valor com "*": ponha entre aspas'
const TABS = 'daqui em diante não dá para ler: no começo das linhas vão espaços, e não a tecla Tab'

type Read<Value> = { source: SourceFile<Value>; faults?: undefined } | { source?: undefined; faults: Fault[] }

/** Reads a YAML file, whose strings must all be quoted: unquoted, `{topic}` and `: ` mean something else in half of the sentences. */
export function readSource<Schema extends z.ZodType>(file: string, text: string, schema: Schema): Read<z.infer<Schema>> {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line)
  const [broken] = document.errors
  // The others follow from the first.
  if (broken) return { faults: [{ file, line: lineAt(broken.pos[0]), message: text.includes('\t') ? TABS : BROKEN }] }
  const faults: Fault[] = []
  visit(document, {
    Alias(_, { range }) { faults.push({ file, line: lineAt(range?.[0] ?? 0), message: ALIAS }) },
    Scalar(key, { value, type, range }) {
      if (key === 'key' || typeof value !== 'string') return
      const message = type === 'PLAIN' ? `ponha entre aspas: ${value}` : value.includes(UNWRITTEN) ? `ainda falta escrever: troque "${UNWRITTEN}"` : null
      if (message) faults.push({ file, line: lineAt(range?.[0] ?? 0), message })
    },
  })
  if (faults.some(({ message }) => message === ALIAS)) return { faults }
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path))
  const { success, data, error } = schema.safeParse(document.toJS())
  const told = new Set(faults.map(({ line }) => line))
  if (!success) faults.push(...error.issues.flatMap(oneByOne).map((issue) => ({ file, line: lineOf(issue.path), message: messageOf(issue) })).filter(({ line }) => !told.has(line)))
  return faults.length > 0 || !success ? { faults } : { source: { file, value: data, lineOf } }
}

/** Splits unknown keys, each with its own place. */
const oneByOne = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] })) : [issue])

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const place = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1])?.key : document.getIn(path.slice(0, length), true)
    if (isNode(place) && place.range) return place.range[0]
  }
  return 0
}

/** 'o 3º de "emojis"' */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  return typeof last === 'number' ? `o ${last + 1}º de "${String(path.at(-2) ?? 'lista')}"` : `"${String(last ?? 'arquivo')}"`
}

/** The messages of our own rules are in Portuguese; these are of the library's. */
function messageOf(issue: z.core.$ZodIssue): string {
  const name = nameOf(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys': return `não conheço ${name} aqui`
    case 'invalid_type': return /undefined/.test(issue.message) ? `falta ${name}` : `${name} não tem a forma esperada`
    case 'invalid_value': return `${name} deve ser um destes: ${issue.values.join(', ')}`
    case 'too_small': return issue.origin === 'string' ? `${name} está vazio` : issue.message
    default: return issue.message
  }
}


import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document, type Scalar } from 'yaml'
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
const UNWRITTEN = 'escreva aqui'

/** Messages for what the reader of YAML could not read, by its code. */
const BROKEN: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'este nome já está neste lugar, mais acima: apague um dos dois, ou junte o que está neles',
  MULTIPLE_DOCS: 'apague a linha com "---"',
  TAB_AS_INDENT: 'no começo das linhas vão espaços, e não a tecla Tab',
}
const UNREADABLE =
  'daqui em diante não dá para ler: falta uma aspa, um colchete ou um recuo; dentro de um texto, use “ ” no lugar das aspas retas'

type Read<Value> = { source: SourceFile<Value>; faults?: undefined } | { source?: undefined; faults: Fault[] }

/** Reads a YAML file, whose strings must all be quoted: unquoted, `{topic}` and `: ` mean something else in half of the sentences. */
export function readSource<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): Read<z.infer<Schema>> {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' })
  const faultAt = (offset: number, message: string): Fault => ({
    file,
    line: Math.max(1, counter.linePos(offset).line),
    message,
  })
  const tab = text.search(/^ *\t/m)
  const [broken] = document.errors
  // The others follow from the first.
  if (broken)
    return {
      faults: [
        tab >= 0 ? faultAt(tab, BROKEN.TAB_AS_INDENT!) : faultAt(broken.pos[0], BROKEN[broken.code] ?? UNREADABLE),
      ],
    }
  if (document.contents === null) return { faults: [faultAt(0, 'este arquivo está vazio')] }
  const signs: Fault[] = []
  const texts: Fault[] = []
  visit(document, {
    Node(key, node) {
      const at = node.range?.[0] ?? 0
      if (isAlias(node)) signs.push(faultAt(at, 'não comece um valor com "*": ponha entre aspas'))
      else if (node.tag || node.anchor)
        signs.push(faultAt(at, `não comece um valor com "${node.anchor ? '&' : '!'}": ponha entre aspas`))
      else if (key !== 'key' && isScalar(node) && typeof node.value === 'string')
        texts.push(...faultsOfText(node).map((message) => faultAt(at, message)))
    },
  })
  if (signs.length > 0) return { faults: signs }
  const offset = (path: readonly PropertyKey[]) => offsetOf(document, path)
  const { data, error } = schema.safeParse(document.toJS(), { error: messageOf })
  const told = new Set(texts.map(({ line }) => line))
  const issues = (error?.issues ?? []).flatMap(oneByOne).map(({ path, message }) => faultAt(offset(path), message))
  const faults = [...texts, ...issues.filter(({ line }) => !told.has(line))]
  return faults.length > 0
    ? { faults }
    : { source: { file, value: data as z.infer<Schema>, lineOf: (path) => faultAt(offset(path), '').line } }
}

function faultsOfText({ value, type }: Scalar): string[] {
  if (type === 'PLAIN') return [`ponha entre aspas: ${String(value)}`]
  return String(value).includes(UNWRITTEN) ? [`ainda falta escrever: troque "${UNWRITTEN}"`] : []
}

/** Splits unknown keys, each with its own place. */
const oneByOne = (issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: `não conheço "${key}" aqui` }))
    : [issue]

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const place = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1])?.key
      : document.getIn(path.slice(0, length), true)
    if (isNode(place) && place.range) return place.range[0]
  }
  return 0
}

/** 'o 3º de "emojis"' */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1)
  return typeof last === 'number'
    ? `o ${last + 1}º de "${String(path.at(-2) ?? 'lista')}"`
    : last === undefined
      ? 'este arquivo'
      : `"${String(last)}"`
}

/** Rules of our own have messages; these are for the library's. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  const name = nameOf(issue.path ?? [])
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? `falta ${name}` : `${name} não tem a forma esperada`
    case 'invalid_value':
      return `${name} deve ser um destes: ${issue.values.join(', ')}`
    case 'too_small':
      return `${name} está vazio`
    default:
      return undefined
  }
}

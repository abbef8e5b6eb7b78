const HIDDEN = '[redacted]'
const DEEPEST = 6
/** Longer texts are cut: error messages may contain whole pages. */
const LONGEST = 10_000

/** Headers and fields that are secret as a whole, however short; the arguments of a failed Redis command may contain its password. */
const SECRET_NAME = /^(?:(?:proxy-)?authorization|(?:set-)?cookie|(?:x-)?api[-_]?key|password|secret|token|args)$/i

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Patterns of keys and passwords, and how much of them may stay. */
const SECRETS: readonly [RegExp, string][] = [
  [/\b([Bb]earer|[Bb]asic)\s+(?=\S{0,200}[A-Z\d*])[\w.~+/=*-]+/g, `$1 ${HIDDEN}`],
  [/(:\/\/)[^\s/@]+(?=@)/g, `$1${HIDDEN}`],
  [/([?&]key=)[^&\s"']+/gi, `$1${HIDDEN}`],
  [/((?:\bapi[-_]?key|token|password|\bsenha|secret)["']?(?:=|:\s?)["']?)[^&\s"',;]+/gi, `$1${HIDDEN}`],
  [/\b[sprg]{1,2}k[-_](?=\S{0,200}[\d*])[\w*-]+/gi, HIDDEN],
  [/\beyJ[\w-]{1,2000}\.[\w-]+\.[\w-]+/g, HIDDEN],
  // Long, with letters and digits; ids of accounts (24 characters) and requests (UUIDs) do not match.
  [new RegExp(`\\b(?!${UUID}\\b)(?=[\\w+-]{0,200}\\d)(?=[\\w+-]{0,200}[a-z])[\\w+-]{30,}={0,2}`, 'gi'), HIDDEN],
]

/** A text without anything that looks like a key: a third party's error message may quote what it was sent. */
export const redacted = (text: string): string =>
  SECRETS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text.slice(0, LONGEST))

/** The same for every text in a value, such as an error with its cause and the response's headers and body. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redacted(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEEPEST) return '[deeper]'
  if ('toJSON' in value && typeof value.toJSON === 'function') return withoutSecrets(value.toJSON(), depth + 1)
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      SECRET_NAME.test(name) ? HIDDEN : withoutSecrets(part, depth + 1),
    ]),
  )
}

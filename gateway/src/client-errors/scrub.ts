import { redacted } from '@atelie/service-kit/redact'

const HIDDEN = '…'

/** Words that may stay in quotes: the names of properties, modules and files. */
const NAME = /^[\w$./:@[\]-]{0,40}$/

/** Patterns of what may be personal, and what stays of it. Each pattern takes a time in proportion to the text, or nearly so. */
const PERSONAL: readonly [RegExp, string][] = [
  // Queries and fragments, but not the line and column after them.
  [/([\w/.%-])[?#][^\s"'`()<>]*?(?=(?::\d+){0,2}(?:[\s"'`()<>]|$))/g, '$1'],
  [/\b(data|blob):[^\s"'`()<>]+/g, `$1:${HIDDEN}`],
  [/[^\s@"'`()<>]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, HIDDEN],
  // Text that could not be parsed, even a single word.
  [/"[^"]*"(?=(?:\.{3})? is not valid JSON)/g, `"${HIDDEN}"`],
  // Phones and document numbers.
  [/(?<![\w/:.-])\(?\d[\d .()-]{6,20}\d(?![\w/])/g, HIDDEN],
]

/** Quoted, even over several lines; without a closing quote, to the end of the line. */
const QUOTED = /"[^"]*"|`[^`]*`|“[^“”]*”|«[^«»]*»|(?<![\p{L}\d])'[^']*'|(?:["`“«]|(?<![\p{L}\d])')[^\n]*/gu

/** Includes those that a terminal obeys and those that turn the direction of text. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** A browser's text as it may be logged: without queries, tokens and what a person may have typed, on a single line. */
export function scrubbed(text: string, max: number): string {
  const impersonal = PERSONAL.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    redacted(text),
  )
  return impersonal.replace(QUOTED, hideTyped).replace(CONTROL, escaped).slice(0, max)
}

function hideTyped(quoted: string): string {
  const isClosed = quoted.length > 1 && quoted.at(-1) === CLOSING[quoted[0]!]
  return isClosed && NAME.test(quoted.slice(1, -1)) ? quoted : `${quoted[0]}${HIDDEN}${isClosed ? quoted.at(-1) : ''}`
}

const CLOSING: Record<string, string> = { '"': '"', '`': '`', '“': '”', '«': '»', "'": "'" }

const escaped = (character: string) => (character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)!.toString(16)}}`)

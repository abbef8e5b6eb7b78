/** A spreadsheet takes these for formulas. */
const FORMULA = /^'*[=+\-@\t\r]/
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r])/
/** A formula that is nothing but a text. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/
/** Spreadsheets take no longer text in a formula. */
const LONGEST_FORMULA = 250

const MONTHS = [
  'jan',
  'fev',
  'feb',
  'mar',
  'abr',
  'apr',
  'mai',
  'may',
  'jun',
  'jul',
  'ago',
  'aug',
  'set',
  'sep',
  'out',
  'oct',
  'nov',
  'dez',
  'dec',
]
/** Words in dates, times, amounts and scientific notation. */
const COMPUTED_WORD = new RegExp(String.raw`^(?:(?:${MONTHS.join('|')})\p{L}*|de|of|h|am|pm|r|brl|usd|eur|e)$`, 'iu')
const TRUTH_VALUE = /^(?:verdadeiro|falso|true|false)$/i

/**
 * How a text is written to a cell, so that it stays a text when a spreadsheet opens and saves the file. "10-12" would become
 * a date, "007" a number: they are written as the formula ="10-12", which every spreadsheet shows as a text or leaves alone.
 * A text that would run as a formula gets an apostrophe.
 */
export function toCell(text: string): string {
  if (FORMULA.test(text)) return `'${text}`
  return isComputed(text) ? `="${text.replaceAll('"', '""')}"` : text
}

/** The text of a cell that was written this way, by us or by a spreadsheet. An apostrophe marks a text that looks like a number: '007. */
export function fromCell(cell: string): string {
  const text = cell.trim()
  if (ESCAPED_FORMULA.test(text) || (text.startsWith("'") && isComputed(text))) return text.slice(1)
  return TEXT_FORMULA.exec(text)?.[1]?.replaceAll('""', '"') ?? text
}

function isComputed(text: string): boolean {
  if (text.length > LONGEST_FORMULA || text.includes('\n')) return false
  const words = text.match(/\p{L}+/gu) ?? []
  return TRUTH_VALUE.test(text) || (/\d/.test(text) && words.every((word) => COMPUTED_WORD.test(word)))
}

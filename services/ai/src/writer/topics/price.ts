const AMOUNT = String.raw`(?:R\$ ?\d{1,9}(?:\.\d{3}){0,2}(?:,\d{1,2})?|\d{1,9}(?:\.\d{3}){0,2}(?:,\d{1,2})? reais)`
const PRICE = new RegExp(String.raw`(?:,| -)? ?(?:\bpor |\bsó |\bapenas |\bde )?((?:a partir de )?${AMOUNT}(?: (?:cada|a unidade|o quilo|o kg|a dúzia|o cento|o par|o metro))?)`, 'iu')

/** A price at the end of a topic or within it, as typed, and the topic without it. The text has single spaces. */
export function takePrice(text: string): { rest: string; price: string | null } {
  const found = PRICE.exec(text)
  const rest = found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').replace(/ (?=[,.;:!?])/g, '').replace(/^[ ,.;:-]+|(?<![ ,;:-])[ ,;:-]+$/g, '') : ''
  return found && /\p{L}{3}/u.test(rest) ? { rest, price: found[1]!.trim() } : { rest: text, price: null }
}

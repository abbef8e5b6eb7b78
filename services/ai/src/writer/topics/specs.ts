import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

const FEWEST_WORDS_LEFT = 2
const { before, between, counts, letters, packs, sizes, units } = content.words.specs
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const UNIT = ` ?${anyOf(units)}`
const AND = `(?:,| ${anyOf(between)})?`
const SIZE = `${anyOf(sizes)}(?: d[eao])?`
/** '500 ml', '1,20 x 0,60 m', 'tam PP ao G', 'pacote com 20 unidades', 'P, M e G'. */
const SPEC = anyOf([
  `${NUMBER}${UNIT}`, `${NUMBER} ?x ?${NUMBER}(?: ?x ?${NUMBER})?(?:${UNIT})?`,
  String.raw`${SIZE} [\p{L}\d]+(?:${AND} [\p{L}\d]{1,3})*`, `${anyOf(letters)}(?:${AND} ${anyOf(letters)})+`,
  String.raw`${anyOf(packs)} ${anyOf(before)} \d+(?: ${anyOf(counts)})?`, String.raw`(?:${anyOf(before)} )?\d+ ${anyOf(counts)}`,
])
const AT_END = new RegExp(`[ ,;-]{1,3}${SPEC}$`, 'iu')
const listOf = (item: string) => `${item}(?:, ${item})+(?: ${anyOf(between)} ${item})?`
/** A list of sizes interrupts a sentence wherever it stands: 'camiseta tam P, M e GG 100% algodão'. */
const LIST_WITHIN = new RegExp(String.raw` ((?:${SIZE} )?${listOf(anyOf(letters))}|${SIZE} ${listOf(String.raw`\d{1,2}`)})(?= (?!${anyOf(between)} )\p{L}| \d+%)`, 'iu')
/** What comes after these belongs to them: 'bolo de 500 g'. */
const NEEDED = /(?<!\p{L})(?:de|com|para|por|e|a)$/u

/** Sizes, weights and counts, which no sentence can carry, and the topic without them: 'refil de sabonete' and '500 ml'. */
export function takeSpecs(text: string): { rest: string; specs: readonly string[] } {
  const specs: string[] = []
  let rest = text.replace(LIST_WITHIN, (_, list: string) => {
    specs.push(list)
    return ''
  })
  for (let found = AT_END.exec(rest); found; found = AT_END.exec(rest)) {
    const before = rest.slice(0, found.index)
    if (before.split(' ').length < FEWEST_WORDS_LEFT || NEEDED.test(plain(before))) break
    specs.unshift(found[0].replace(/^[ ,;-]{1,3}/, ''))
    rest = before
  }
  return { rest, specs }
}

import { content } from '../../content/content.ts'
import { softened } from './capitals.ts'
import { plain } from './spelling.ts'

const { prices } = content.words
const NUMBER = String.raw`\d{1,9}(?:\.\d{3}){0,2}(?:,\d{1,2})?`
const AMOUNT = String.raw`(?:R\$ ?${NUMBER}|${NUMBER} reais)`
const UNIT = `(?:${prices.units.join('|')})`
const PRICE = new RegExp(
  String.raw`(?:,| -)? ?(?:\b(?:${prices.before.join('|')}) )?(?<price>(?:${prices.from} )?${AMOUNT}(?: ${UNIT})?)`,
  'iu',
)
const BARE_BEFORE_UNIT = new RegExp(
  String.raw`(?<=\p{L}),? (?:(?:${prices.bareBefore.join('|')}) )?(?<amount>\d{1,5}(?:,\d{2})? ${UNIT})(?!\p{L})`,
  'iu',
)

/** At the end, an amount after 'por', even if a count comes before it ('pacote com 10 por 170'), or one with cents that is no measure: 'toalha de mesa 1,50'. */
const BARE =
  /(?<=\p{L}|(?<!\p{L})com \d{1,3}) (?:por (?:apenas |só )?(?<amount>\d{2,5}(?:,\d{2})?)|(?:apenas |só )?(?<withCents>(?<=\p{L} (?:apenas |só )?)(?:[5-9]|\d{2,5}),\d{2}))$/iu

/** Goes on with the sentence in which the price stood. */
const LEADS_ON =
  /^(?:$|[,.;:!?]| ?(?:com|sem|para|pra|por|de|d[aeo]s?|em|n[ao]s?|e|que|até|cada|já)(?!\p{L})| ?[-–(+/])/iu

/** The price at the end of a topic or within it, as typed but with its 'R$', and the topic without it. Several prices stay with what they are for. The text has single spaces. */
export function takePrice(text: string): { rest: string; price: string | null } {
  const isList = [...text.matchAll(new RegExp(PRICE, 'giu'))].length > 1
  const found = isList ? null : (PRICE.exec(text) ?? BARE_BEFORE_UNIT.exec(text) ?? BARE.exec(text))
  if (!found) return { rest: text, price: null }
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const rest = `${before}${LEADS_ON.test(after) ? '' : ','} ${after}`
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/^[ ,.;:-]+|(?<![ ,;:-])[ ,;:-]+$/g, '')
  const { price, amount, withCents } = found.groups!
  return /\p{L}{3}/u.test(rest)
    ? { rest, price: softened(price?.trim() ?? `R$ ${amount ?? withCents}`) }
    : { rest: text, price: null }
}

const FEWEST_WORDS_LEFT = 2
const { before, between, counts, letters, packs, sizes, units } = content.words.specs
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`
const COUNT = String.raw`\d+(?:[.,]\d+)?`
const MEASURE = ` ?${anyOf(units)}`
const AND = `(?:,| ${anyOf(between)})?`
const SIZE = `${anyOf(sizes)}(?: d[eao])?`
/** '500 ml', '1,20 x 0,60 m', 'tam PP ao G', 'pacote com 20 unidades', 'P, M e G'. */
const SPEC = anyOf([
  `${COUNT}${MEASURE}`,
  `${COUNT} ?x ?${COUNT}(?: ?x ?${COUNT})?(?:${MEASURE})?`,
  String.raw`${SIZE} [\p{L}\d]+(?:${AND} [\p{L}\d]{1,3})*`,
  `${anyOf(letters)}(?:${AND} ${anyOf(letters)})+`,
  String.raw`${anyOf(packs)} ${anyOf(before)} \d+(?: ${anyOf(counts)})?`,
  String.raw`(?:${anyOf(before)} )?\d+ ${anyOf(counts)}`,
])
const AT_END = new RegExp(`[ ,;-]{1,3}${SPEC}$`, 'iu')
const listOf = (item: string) => `${item}(?:, ${item})+(?: ${anyOf(between)} ${item})?`
/** A list of sizes interrupts a sentence wherever it stands: 'camiseta tam P, M e GG 100% algodão'. */
const LIST_WITHIN = new RegExp(
  String.raw` ((?:${SIZE} )?${listOf(anyOf(letters))}|${SIZE} ${listOf(String.raw`\d{1,2}`)})(?= (?!${anyOf(between)} )\p{L}| \d+%)`,
  'iu',
)
/** Words to which what comes after them belongs: 'bolo de 500 g'. */
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

import { content } from '../../content/content.ts'
import { softened } from './capitals.ts'

const { prices } = content.words
const NUMBER = String.raw`\d{1,9}(?:\.\d{3}){0,2}(?:,\d{1,2})?`
const AMOUNT = String.raw`(?:R\$ ?${NUMBER}|${NUMBER} reais)`
const UNIT = `(?:${prices.units.join('|')})`
const PRICE = new RegExp(String.raw`(?:,| -)? ?(?:\b(?:${prices.before.join('|')}) )?(?<price>(?:${prices.from} )?${AMOUNT}(?: ${UNIT})?)`, 'iu')
const BARE_BEFORE_UNIT = new RegExp(String.raw`(?<=\p{L}),? (?:(?:${prices.bareBefore.join('|')}) )?(?<amount>\d{1,5}(?:,\d{2})? ${UNIT})(?!\p{L})`, 'iu')

/** At the end, an amount after 'por', even if a count comes before it ('pacote com 10 por 170'), or one with cents that is no measure: 'toalha de mesa 1,50'. */
const BARE = /(?<=\p{L}|(?<!\p{L})com \d{1,3}) (?:por (?:apenas |só )?(?<amount>\d{2,5}(?:,\d{2})?)|(?:apenas |só )?(?<withCents>(?<=\p{L} (?:apenas |só )?)(?:[5-9]|\d{2,5}),\d{2}))$/iu

/** Goes on with the sentence in which the price stood. */
const LEADS_ON = /^(?:$|[,.;:!?]| ?(?:com|sem|para|pra|por|de|d[aeo]s?|em|n[ao]s?|e|que|até|cada|já)(?!\p{L})| ?[-–(+/])/iu

/** The price at the end of a topic or within it, as typed but with its 'R$', and the topic without it. Several prices stay with what they are for. The text has single spaces. */
export function takePrice(text: string): { rest: string; price: string | null } {
  const isList = [...text.matchAll(new RegExp(PRICE, 'giu'))].length > 1
  const found = isList ? null : PRICE.exec(text) ?? BARE_BEFORE_UNIT.exec(text) ?? BARE.exec(text)
  if (!found) return { rest: text, price: null }
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const rest = `${before}${LEADS_ON.test(after) ? '' : ','} ${after}`.replace(/\s+/g, ' ').replace(/ (?=[,.;:!?])/g, '').replace(/^[ ,.;:-]+|(?<![ ,;:-])[ ,;:-]+$/g, '')
  const { price, amount, withCents } = found.groups!
  return /\p{L}{3}/u.test(rest) ? { rest, price: softened(price?.trim() ?? `R$ ${amount ?? withCents}`) } : { rest: text, price: null }
}

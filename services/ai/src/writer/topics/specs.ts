import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

const FEWEST_WORDS_LEFT = 2
const { before, between, counts, letters, packs, sizes, units } = content.words.specs
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const UNIT = ` ?${anyOf(units)}`
const AND = `(?:,| ${anyOf(between)})?`
/** '500 ml', '1,20 x 0,60 m', 'tam PP ao G', 'pacote com 20 unidades', 'P, M e G'. */
const SPEC = anyOf([
  `${NUMBER}${UNIT}`, `${NUMBER} ?x ?${NUMBER}(?: ?x ?${NUMBER})?(?:${UNIT})?`,
  String.raw`${anyOf(sizes)}(?: d[eao])? [\p{L}\d]+(?:${AND} [\p{L}\d]{1,3})*`, `${anyOf(letters)}(?:${AND} ${anyOf(letters)})+`,
  String.raw`${anyOf(packs)} ${anyOf(before)} \d+(?: ${anyOf(counts)})?`, String.raw`(?:${anyOf(before)} )?\d+ ${anyOf(counts)}`,
])
const AT_END = new RegExp(`[ ,;-]{1,3}${SPEC}$`, 'iu')

/** Sizes, weights and counts at the end of a topic, which no sentence can carry, and the topic without them: 'refil de sabonete' and '500 ml'. */
export function takeSpecs(text: string): { rest: string; specs: readonly string[] } {
  const specs: string[] = []
  let rest = text
  for (let found = AT_END.exec(rest); found && rest.slice(0, found.index).split(' ').length >= FEWEST_WORDS_LEFT; found = AT_END.exec(rest)) {
    if (/(?<!\p{L})(?:de|com|para|por|e|a)$/u.test(plain(rest.slice(0, found.index)))) break
    specs.unshift(found[0].replace(/^[ ,;-]{1,3}/, ''))
    rest = rest.slice(0, found.index)
  }
  return { rest, specs }
}

import { content } from '../../content/content.ts'
import { plain } from './spelling.ts'

const FEWEST_WORDS_LEFT = 2
const units = content.words.specs.units.join('|')
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
/** '500 ml', '1,20 x 0,60 m', 'tam PP ao G', 'pacote com 20 unidades', 'P, M e G'. */
const SPEC = new RegExp([
  String.raw`${NUMBER} ?(?:${units})`, String.raw`${NUMBER} ?x ?${NUMBER}(?: ?x ?${NUMBER})?(?: ?(?:${units}))?`,
  String.raw`(?:${content.words.specs.sizes.join('|')})(?: (?:de|do|da))? [\p{L}\d]+(?:(?:,| e| ao?| até| ou)? [\p{L}\d]{1,3})*`,
  String.raw`(?:pp|p|m|g|gg|xg)(?:(?:,| e| ao?| até)? (?:pp|p|m|g|gg|xg))+`,
  String.raw`(?:${content.words.specs.packs.join('|')}) (?:com|de) \d+(?: (?:unidades|peças|un))?`, String.raw`(?:com )?\d+ (?:unidades|peças|un)`,
].map((form) => `(?:${form})`).join('|'), 'u')
const AT_END = new RegExp(String.raw`[ ,;-]+(?:${SPEC.source})$`, 'iu')

/** Sizes, weights and counts at the end of a topic, which no sentence can carry, and the topic without them: 'refil de sabonete' and '500 ml'. */
export function takeSpecs(text: string): { rest: string; specs: readonly string[] } {
  const specs: string[] = []
  let rest = text
  for (let found = AT_END.exec(rest); found && rest.slice(0, found.index).split(' ').length >= FEWEST_WORDS_LEFT; found = AT_END.exec(rest)) {
    if (/(?<!\p{L})(?:de|com|para|por|e|a)$/u.test(plain(rest.slice(0, found.index)))) break
    specs.unshift(found[0].replace(/^[ ,;-]+/, ''))
    rest = rest.slice(0, found.index)
  }
  return { rest, specs }
}

import type { CaptionIntent, CaptionRequest } from '@atelie/contract/generators'
import { content } from '../content/content.ts'
import { exactly, patternOf } from '../content/pattern.ts'
import { flagsOf } from './knowledge.ts'
import { hasTrait } from './topics/sentences.ts'
import type { Random } from './random.ts'
import type { Product } from './topics/find-product.ts'
import type { Topic } from './topics/read-topic.ts'
import { plain, wordsIn } from './topics/spelling.ts'

const { frames, neutral, words } = content
const { handmade, gift } = words.hashtags

const GENERAL = new Set([...handmade.sale, ...handmade.content, ...gift, ...neutral.hashtags])
/** The largest share of all hashtags. */
const MOST_GENERAL = 1 / 3
const LONGEST = 30
const MOST_WORDS = 3
/** In letters: shorter nouns are in too many words. */
const SHORTEST = 4
/** They say nothing alone. */
const SET = exactly(words.hashtags.sets, 'iu')

/** Hashtags of lines, only if the line says so. */
const TOLD = words.hashtags.told.map(({ tags, said }) => ({ tags, telling: patternOf(said) }))

/** Up to `maxHashtags`, fewer if too little is known: those of the topic and its place, of its category, and a few general ones. */
export function writeHashtags(
  topic: Topic,
  { intent, maxHashtags }: Pick<CaptionRequest, 'intent' | 'maxHashtags'>,
  random: Random,
): string[] {
  const product = topic.kind === 'thing' ? null : topic.product
  const said = plain(topic.text)
  const isTold = (tag: string) => TOLD.every(({ tags, telling }) => !tags.includes(tag) || telling.test(said))
  const ofKind = [
    ...(topic.kind === 'line' ? random.shuffle(frames[topic.frame]!.hashtags.filter(isTold)) : []),
    ...(product ? hashtagsOf(product, topic.text, random) : []),
  ]
  const own = [...new Set([...ofTopic(topic), ...placesIn(topic.text), ...ofKind])]
    .filter((word) => !GENERAL.has(word))
    .slice(0, maxHashtags)
  const most =
    own.length === 0
      ? Math.min(1, maxHashtags)
      : Math.floor(Math.min(maxHashtags, own.length / (1 - MOST_GENERAL)) * MOST_GENERAL)
  const general = random.shuffle(generalFor(topic, product, intent)).slice(0, most)
  return [...own.slice(0, maxHashtags - general.length), ...general].map((word) => `#${word}`)
}

/** The type's, apart from those of its other nouns (a 'bolo de rolo' is no rocambole, a skirt no bermuda), then the category's, first those that share a word with the product: the others may be of its neighbours. */
function hashtagsOf({ category, type, noun }: Product, text: string, random: Random): string[] {
  const stems = wordsIn(`${noun} ${text} ${category.name}`)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, 5))
  const isOwn = (tag: string) => stems.some((stem) => tag.includes(stem))
  const others = (type?.nouns ?? [])
    .map((other) => plain(other).replaceAll(/[ -]/g, ''))
    .filter((other) => other.length >= SHORTEST && !stems.some((stem) => other.includes(stem)))
  const ofType = (type?.hashtags ?? []).filter((tag) => !others.some((other) => tag.includes(other)))
  return [
    ...random.shuffle(ofType),
    ...random.shuffle(category.hashtags.filter(isOwn)),
    ...random.shuffle(category.hashtags.filter((tag) => !isOwn(tag))),
  ]
}

function generalFor(topic: Topic, product: Product | null, intent: CaptionIntent): readonly string[] {
  if (topic.kind === 'line' && hasTrait(topic.frame, 'grave')) return []
  if (!product) return neutral.hashtags
  const { isHandmade, isGift } = flagsOf(product)
  return [...(isHandmade ? handmade[intent] : neutral.hashtags), ...(isGift && intent === 'sale' ? gift : [])]
}

/** A short product as one word, then its noun: 'bolsa de crochê preta' is bolsadecrochepreta and bolsadecroche. Of an unknown thing, its first words. */
function ofTopic(topic: Topic): string[] {
  const texts =
    topic.kind === 'line'
      ? [topic.product?.noun ?? '']
      : [topic.text, topic.kind === 'product' ? topic.product.noun : beginningOf(topic.text)]
  return texts
    .filter((text) => !SET.test(text))
    .filter((text) => /^[\p{L}\p{N} -]+$/u.test(text) && text.split(' ').length <= MOST_WORDS)
    .map((text) => plain(text).replace(/[^a-z0-9]/g, ''))
    .filter((word) => /^[a-z]\w{2,}$/.test(word) && word.length <= LONGEST)
}

/** 'colchonete dobrável de acampamento' is about a colchonete dobrável. */
const beginningOf = (text: string) =>
  text
    .split(/,? (?:com|para|pra|por|sem|em|n[oa]s?|d[eoa]s?|e|que) /iu)[0]!
    .split(' ')
    .slice(0, MOST_WORDS)
    .join(' ')

const PLACE = new RegExp(String.raw`\b(?:em|de|para|no|na|,) (${words.cities.cities.map(plain).join('|')})\b`, 'g')

/** Hashtags for the cities that a text names: 'em Belo Horizonte' is belohorizonte. */
const placesIn = (text: string): string[] =>
  [...plain(text).matchAll(PLACE)].map(([, city]) => city!.replaceAll(' ', ''))

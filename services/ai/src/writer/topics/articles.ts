import { fill } from '../phrases.ts'
import { plain } from './spelling.ts'
import type { Topic } from './read-topic.ts'

/** The gender of known occasions. */
const ARTICLES: readonly (readonly [begins: RegExp, article: string])[] = [
  [/^(?:festas|bodas|formaturas)\b/, 'as'], [/^(?:pascoa|festa|formatura|primeira|crisma|volta)\b/, 'a'], [/^(?:aniversarios|mesversarios|casamentos|noivados|batizados)\b/, 'os'],
]

const CONTRACTIONS: Record<string, string> = { de: 'd', em: 'n', por: 'pel' }
/** 'clima de Natal', but 'pensar no Natal'. */
const BARE = /(clima(?: é)?|campeonato|concurso|fã-clube) de [oa]s? /g

/** 'de a escolha' → 'da escolha', 'em o Natal' → 'no Natal'. */
export const contracted = (text: string): string =>
  text.replace(BARE, '$1 de ').replace(/(?<!\p{L})(de|em|por) ([oa]s?)(?= \p{L})/gu, (_, preposition: string, article: string) => CONTRACTIONS[preposition]! + article)

/** Occasions get their article, other topics none. */
export function withArticle({ text, kind }: Topic): string {
  if (kind !== 'occasion') return text
  return `${ARTICLES.find(([begins]) => begins.test(plain(text)))?.[1] ?? 'o'} ${text}`
}

/** Fills the topic into a phrase. */
export function withTopic(phrase: string, topic: Topic): string {
  const text = fill(phrase, { topic: withArticle(topic) })
  return topic.kind === 'occasion' ? contracted(text) : text
}

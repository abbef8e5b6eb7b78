import { countWords } from '../rules/plain-text.ts'
import { capitalize, expand } from './phrases.ts'
import type { Random } from './random.ts'
import type { Subject } from './subject.ts'
import { withTopic } from './topics/articles.ts'
import { OCCASIONS } from './topics/words.ts'
import { plain } from './topics/spelling.ts'
import type { Theme, Voice } from './voices/voice.ts'

/** How many words a caption may have, and already has. */
interface Size {
  min: number
  max: number
  words: number
}

/** Sentences of different themes until the caption has its size: first those about the topic, then general ones. */
export function writeBody({ themes }: Voice, subject: Subject, { min, max, words }: Size, random: Random): string[] {
  const own = ownThemes(themes, subject)
  const all = [...own.first, ...own.about, ...own.more, ...generalThemes(themes, subject)]
  const wanted = min + Math.floor(random.next() * (max - min) * 0.6)
  const chosen = new Map<Theme, string>()
  const namedWords = (phrase: string) => (phrase.includes('{topic}') ? countWords(subject.topic.text) : 0)
  const add = (theme: Theme) => {
    const fitting = theme.flatMap(expand).filter((phrase) => words + countWords(phrase) + namedWords(phrase) <= max)
    if (fitting.length === 0) return
    const sentence = capitalize(withTopic(random.pick(fitting), subject.topic))
    chosen.set(theme, sentence)
    words += countWords(sentence)
  }
  const needed = [...own.about, ...(subject.isCare ? own.first : random.shuffle(own.first).slice(0, 1))]
  needed.forEach(add)
  for (const theme of random.shuffle(all.filter((theme) => !needed.includes(theme)))) if (words < wanted) add(theme)
  return all.flatMap((theme) => chosen.get(theme) ?? [])
}

interface OwnThemes {
  /** One of them is always used. */
  first: readonly Theme[]
  /** They name the topic. */
  about: readonly Theme[]
  more: readonly Theme[]
}

function ownThemes(themes: Voice['themes'], { topic, niche, intent, isMade, isCare }: Subject): OwnThemes {
  const none: OwnThemes = { first: [], about: [], more: [] }
  if (topic.isSad) return none
  if (topic.isSetback) return { ...none, first: themes.statement }
  switch (topic.kind) {
    case 'thing': return intent === 'sale' ? forSale(themes, niche.themes.sale) : { ...sharing(themes, isMade, niche.themes.content), about: [themes.about.thing] }
    case 'idea': return { ...none, about: intent === 'content' ? [themes.about.idea] : [] }
    case 'occasion': return { first: themes.occasion, about: [themes.about.occasion], more: [] }
    case 'people': return { first: themes.people, about: [themes.about.people], more: [] }
    case 'greeting': return { ...none, first: themes.greeting, more: OCCASIONS.test(plain(topic.text)) ? themes.occasion : [] }
    case 'question': return { first: isCare && niche.care.length > 0 ? niche.care : themes.question, about: [], more: isCare ? themes.question : niche.themes.content }
    case 'news': return { ...none, first: themes.news, more: niche.themes.sale }
    case 'statement': return { ...none, first: themes.statement, more: niche.themes.sale }
    case 'name': return { ...none, first: themes.name }
  }
}

const forSale = (themes: Voice['themes'], known: readonly Theme[]): OwnThemes =>
  (known.length > 0 ? { first: known, about: [], more: themes.product } : { first: themes.product, about: [], more: [] })

/** For sales, sentences about the product come before those that fit anything. */
function generalThemes({ sale, any }: Voice['themes'], { topic, intent }: Subject): readonly Theme[] {
  if (intent === 'content' || topic.isSad || topic.isSetback) return any
  return topic.kind === 'thing' ? sale : [...sale, ...any]
}

/** Only what is known to be handmade gets sentences about how it is made. */
const sharing = (themes: Voice['themes'], isMade: boolean, known: readonly Theme[]) =>
  (known.length > 0 ? { first: known, more: themes.making } : { first: isMade ? themes.making : [], more: [] })

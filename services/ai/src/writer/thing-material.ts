import { content } from '../content/content.ts'
import { agreeing } from './agreement.ts'
import { partsOf } from './body.ts'
import { closingsFor, shortestClosing } from './closings.ts'
import { factsOf } from './knowledge.ts'
import { type Manner, type Material, termSentences } from './material.ts'
import { guessedAgreement } from './topics/noun-forms.ts'
import type { ThingTopic } from './topics/read-topic.ts'
import { plain } from './topics/spelling.ts'
import { GRAVE_WORDS } from './topics/sentences.ts'

const { neutral, styles } = content

/** Nothing may agree with a noun whose gender is not known. */
const agreesWithTopic = (sentence: string) => /\{\p{L}+ topic\}|\{[^{}]*\//u.test(sentence)

/** Says of something unknown what is true of anything. */
export function ofThing(topic: ThingTopic, manner: Manner): Material {
  const { text } = topic
  const { style: asked, intent, callToAction } = manner
  const isGrave = GRAVE_WORDS.test(plain(text))
  const style = isGrave ? 'professional' : asked
  const voice = styles[style]
  const { openings } = neutral.texts[intent][style]
  const agreement = guessedAgreement(text.split(' ')[0]!)
  return {
    openings: [openings, neutral.openings?.[intent][style] ?? [], voice.openings[intent]].map((list) => list.filter((sentence) => agreement || !agreesWithTopic(sentence))),
    shortOpenings: [],
    needed: termSentences(topic, style),
    answer: [],
    parts: partsOf(neutral.texts, [], { ...manner, style }),
    facts: factsOf([{ ...neutral, style }], intent),
    closings: closingsFor(callToAction, voice, { questions: [neutral.questions?.[intent] ?? []], asks: intent === 'sale' ? [neutral.asks ?? []] : [], kind: 'thing' }),
    shortestClosing: shortestClosing(callToAction, voice),
    emojis: isGrave ? [styles.sober.emojis] : [neutral.emojis, voice.emojis],
    isDraft: true,
    fill: (sentence) => agreeing(sentence, agreement ?? { gender: 'm', isPlural: false }, { topic: text, noun: text }),
  }
}

import type { CallToAction } from '@atelie/contract/generators'
import type { Sentence } from './draft.ts'
import type { Style } from './styles/style.ts'

interface Known {
  questions: readonly string[]
  /** What a buyer tells first. */
  asks: readonly string[]
}

/** The shortest last sentence, for a text that has hardly any room left. */
export function shortestClosing(call: CallToAction, { closings: { comment, direct, biolink } }: Style): string {
  const all = { comment: [...comment.any, ...comment.afterQuestion], direct: direct.any, biolink: biolink.any }[call]
  return [...all].sort((a, b) => a.length - b.length)[0]!
}

/** Last sentences: about the topic where something is known that one may ask or tell, else of the style alone. */
export function closingsFor(call: CallToAction, { closings: { comment, direct, biolink } }: Style, { questions, asks }: Known): readonly Sentence[] {
  switch (call) {
    case 'comment': return questions.length > 0 ? pairs(questions, comment.afterQuestion, (question, after) => `${question} ${after}`) : comment.any
    case 'direct': return asks.length > 0 ? pairs(direct.withAsk, asks, withAsk) : direct.any
    case 'biolink': return biolink.any
  }
}

/** After these also 'se prefere chocolate' and 'quantas porções', and not only 'o sabor'. */
const TELLS = /(?:cont\w+|diz\w*|diga\w*|fal\w+|inform\w+|saber) \{ask\}/
const IS_NOUN = /^(?:os?|as?|uma?) /

const withAsk = (sentence: string, ask: string) => (IS_NOUN.test(ask) || TELLS.test(sentence) ? sentence.replace('{ask}', ask) : null)

const pairs = (firsts: readonly string[], seconds: readonly string[], join: (first: string, second: string) => string | null): Sentence[] =>
  firsts.flatMap((first) => seconds.flatMap((second) => {
    const text = join(first, second)
    return text === null ? [] : [{ text, parts: [first, second] }]
  }))

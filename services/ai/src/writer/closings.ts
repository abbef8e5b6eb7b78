import type { CallToAction } from '@atelie/contract/generators'
import type { Style } from '../content/schema.ts'
import { inRank, isSomething, type Part } from './material.ts'
import type { Sentence } from './draft.ts'
import type { Topic } from './topics/read-topic.ts'

/** Lists, those that are nearest to the topic first. */
interface Known {
  questions: Part
  /** Details that a buyer tells first. */
  asks: Part
  /** A product may be named; what a line asks for is seldom a thing that one could send. */
  kind: Topic['kind']
}

/** The shortest last sentence, for a text that has hardly any room left. */
export function shortestClosing(call: CallToAction, { closings: { comment, direct, biolink } }: Style): string {
  const all = {
    comment: [...inRank(comment.any).flat(), ...comment.afterQuestion],
    direct: inRank(direct.any).flat(),
    biolink: inRank(biolink.any).flat(),
  }[call]
  return [...all].sort((a, b) => a.length - b.length)[0]!
}

/** Last sentences, the preferred list first: about the topic where something is known that one may ask or tell, else of the style alone. */
export function closingsFor(
  call: CallToAction,
  { closings: { comment, direct, biolink } }: Style,
  { questions, asks, kind }: Known,
): readonly (readonly Sentence[])[] {
  switch (call) {
    case 'comment':
      return afterQuestions(questions, comment.afterQuestion) ?? inRank(comment.any)
    case 'direct':
      return (
        askingFor(
          asks,
          inRank(direct.withAsk).map((list) =>
            kind === 'line' ? list.filter((sentence) => TELLS.test(sentence)) : list,
          ),
        ) ??
        afterQuestions(questions, direct.afterQuestion) ??
        inRank(direct.any)
      )
    case 'biolink':
      return kind === 'product'
        ? inRank(biolink.any).map((list, rank) => [...inRank(biolink.withNoun)[rank]!, ...list])
        : inRank(biolink.any)
  }
}

const askingFor = (asks: Part, sentences: Part) =>
  isSomething(asks) ? asks.flatMap((list) => sentences.map((ranked) => pairs(ranked, list, withAsk))) : null

const afterQuestions = (questions: Part, after: readonly string[]) =>
  isSomething(questions) && after.length > 0
    ? questions.map((list) => pairs(list, after, (question, sentence) => `${question} ${sentence}`))
    : null

/** After these also 'se prefere chocolate' and 'quantas porções', and not only 'o sabor'. */
const TELLS = /(?:cont\w+|diz\w*|diga\w*|fal\w+|inform\w+|saber) \{ask\}/
const IS_NOUN = /^(?:os?|as?|uma?) /

const withAsk = (sentence: string, ask: string) =>
  IS_NOUN.test(ask) || TELLS.test(sentence) ? sentence.replace('{ask}', ask) : null

const pairs = (
  firsts: readonly string[],
  seconds: readonly string[],
  join: (first: string, second: string) => string | null,
): Sentence[] =>
  firsts.flatMap((first) =>
    seconds.flatMap((second) => {
      const text = join(first, second)
      return text === null ? [] : [{ text, parts: [first, second] }]
    }),
  )

import type { CaptionRequest } from '@atelie/contract/generators'
import { content } from '../content/content.ts'
import { agreeing } from './agreement.ts'
import { passagesOf } from './material.ts'
import { fitFor } from './topics/fit.ts'
import { readTopic } from './topics/read-topic.ts'

/** Tells what the writer's data say about a topic, for a model that writes instead. */
export interface Brief {
  /** How the topic was read: a product with its category, or the kind of line that it is. */
  about: string
  facts: readonly string[]
}

/** A small model loses sight of more. */
const MOST_FACTS = 8

export function briefFor({ topic: typed, intent }: Pick<CaptionRequest, 'topic' | 'intent'>): Brief {
  const topic = readTopic(typed)
  switch (topic.kind) {
    case 'product': {
      const { noun, agreement, category, group, type } = topic.product
      const facts = [group, category].flatMap((known) => known.facts?.[intent].all ?? [])
      const passages = type ? passagesOf(type[intent].professional) : []
      const fitting = [...passages, ...fitFor(topic.product, topic.text)(facts)].slice(0, MOST_FACTS)
      return { about: `${noun} (${category.name})`, facts: fitting.map((fact) => agreeing(fact, agreement, { noun })) }
    }
    case 'line':
      return { about: topic.frame, facts: content.frames[topic.frame]!.facts.all.slice(0, MOST_FACTS) }
    case 'thing':
      return { about: 'unknown', facts: [] }
  }
}

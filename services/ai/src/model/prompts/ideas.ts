import { type ContentIdeasRequest, contentPurposes, type Idea } from '@atelie/contract/generators'
import { z } from '@atelie/contract/zod'
import { ideaFaults } from '../../rules/answer-rules.ts'
import { plainLine } from '../../rules/plain-text.ts'
import { briefFor } from '../../writer/brief.ts'
import { DATA_RULES, type Task } from '../task.ts'

const idea = z.object({ title: z.string(), description: z.string(), format: z.string(), cta: z.string() })
const answer = z.object({ ideas: z.array(idea) })

export const ideasTask: Task<ContentIdeasRequest, { ideas: Idea[] }> = {
  name: 'ideas_4',
  instructions: `You suggest social media posts to Brazilian craft makers, in Brazilian Portuguese, plain and practical.
Give three different ideas for the craft "craftType" with the aim "purpose"; with a "specificIdea" all of them build on it.
Of each: "title" (up to eight words), "description" (the text of the post as it can be published, two to four sentences that speak to followers), "format" (for the maker: the photo or video to take), "cta" (one sentence that ends the post and asks something of followers).
"about" says how the idea, or else the craft, was read, and "facts" are true of this kind of thing: build on those that fit, in your own words.
Claim nothing that is neither in the request nor in "facts". You do not know prices, discounts or dates: do without them.
${DATA_RULES}`,
  answer,
  data: ({ craftType, contentPurpose, specificIdea }) => ({
    craftType: plainLine(craftType),
    purpose: contentPurposes[contentPurpose],
    specificIdea: specificIdea ? plainLine(specificIdea) : null,
    ...briefFor({ topic: specificIdea ?? craftType, intent: 'content' }),
  }),
  typed: ({ craftType, specificIdea }) => [plainLine(craftType), ...specificIdea ? [plainLine(specificIdea)] : []],
  faults: (_request, { ideas }) => ideaFaults(ideas),
}

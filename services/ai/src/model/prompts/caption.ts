import { callsToAction, captionIntents, captionStyles, captionWords, type CaptionRequest } from '@atelie/contract/generators'
import { z } from '@atelie/contract/zod'
import { captionFaults } from '../../rules/answer-rules.ts'
import { plainLine } from '../../rules/plain-text.ts'
import { briefFor } from '../../writer/brief.ts'
import { DATA_RULES, type Task } from '../task.ts'

const answer = z.object({ text: z.string(), hashtags: z.array(z.string()) })
type Answer = z.output<typeof answer>

export const captionTask: Task<CaptionRequest, Answer> = {
  name: 'caption_3',
  instructions: `You write Instagram captions for Brazilian craft makers, in natural Brazilian Portuguese that an artisan would really post.
Write about "topic" in the given "style" with the given "intent" (Venda: invites to buy without pressure; Conteúdo: teaches or shares, sells nothing).
The text has between words.min and words.max words. End it with the call to action: Comentário asks for a comment, Direct for a message in the direct, Link na Bio sends to the link na bio; use that very word.
With emojis true use two to five emojis, otherwise none. Put hashtags only into their list: as many as "hashtags" says, related to the topic, without spaces.
"about" says how the topic was read, and "facts" are true of this kind of thing: use one or two that fit, in your own words.
Claim nothing that is neither in "topic" nor in "facts": no price, discount, delivery, stock or material. Never change a number, price or date of the topic. Keep grammar neutral where the gender of the topic is unclear.
${DATA_RULES}`,
  answer,
  data: (request) => ({
    topic: plainLine(request.topic),
    ...briefFor(request),
    style: captionStyles[request.style],
    intent: captionIntents[request.intent],
    words: captionWords[request.size],
    callToAction: callsToAction[request.callToAction],
    emojis: request.includeEmojis,
    hashtags: request.includeHashtags ? request.maxHashtags : 0,
  }),
  typed: ({ topic }) => [plainLine(topic)],
  tidied: ({ text, hashtags }) => ({ text, hashtags: hashtags.map((hashtag) => `#${hashtag.replace(/^[^\p{L}\p{N}_]+/u, '')}`) }),
  faults: captionFaults,
}

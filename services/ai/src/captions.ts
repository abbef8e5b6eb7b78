import { parseArgs } from 'node:util'
import {
  captionBody,
  captionDefaults,
  captionIntents,
  captionSizes,
  captionStyles,
  type CaptionIntent,
  type CaptionSize,
  type CaptionStyle,
} from '@atelie/contract/generators'
import { z } from 'zod'
import { writeCaption } from './writer/caption.ts'
import { createRandom } from './writer/random.ts'

const messages = {
  usage: 'Use: npm run captions -- --topic "Bolo de pote" --intent sale --call comment --count 3 --seed 1',
}
const { topic, intent, callToAction } = captionBody.shape
const wholeNumber = z.coerce
  .number(messages.usage)
  .int(messages.usage)
  .min(0, messages.usage)
  .max(1_000, messages.usage)
const choices = z.strictObject(
  { topic, intent: z.optional(intent), call: callToAction, count: wholeNumber, seed: wholeNumber },
  messages.usage,
)

/** Prints samples of the built-in writer to read, one of each size, style and intent: `npm run captions -- --topic "Bolo de pote" --seed 7`. */
const chosen = choices.safeParse(typed())
if (chosen.success) printAll(chosen.data)
else {
  process.stdout.write(`${chosen.error.issues[0]!.message}\n`)
  process.exitCode = 1
}

/** The request behind the command, in words or after its options. */
function typed(): object {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    strict: false,
    allowPositionals: true,
    options: { topic: text, intent: text, call: text, count: text, seed: text },
  })
  const { topic: named = 'Bolsa de crochê', ...others } = values
  return {
    call: captionDefaults.callToAction,
    count: '3',
    seed: '1',
    ...others,
    topic: [named, ...positionals].join(' '),
  }
}

function printAll({ topic: about, intent: only, call, count, seed }: z.infer<typeof choices>): void {
  const sizes = Object.keys(captionSizes) as CaptionSize[]
  for (const each of Object.keys(captionIntents).filter((name) => !only || name === only) as CaptionIntent[]) {
    for (const style of Object.keys(captionStyles) as CaptionStyle[]) {
      process.stdout.write(`\n=== ${captionIntents[each]}, ${captionStyles[style]}\n`)
      for (let index = 0; index < count; index += 1) {
        const size = sizes[index % sizes.length]!
        const { text, hashtags } = writeCaption(
          captionBody.parse({ topic: about, intent: each, style, size, callToAction: call }),
          createRandom(seed + index),
        )
        process.stdout.write(`\n--- ${captionSizes[size]}\n${text}\n${hashtags.join(' ')}\n`)
      }
    }
  }
}

import { parseArgs } from 'node:util'
import { captionBody, captionDefaults, captionIntents, captionSizes, captionStyles, type CaptionIntent, type CaptionSize, type CaptionStyle } from '@atelie/contract/generators'
import { writeCaption } from './writer/caption.ts'
import { createRandom } from './writer/random.ts'

/** Prints samples of the built-in writer to read, one of each size, style and intent: `npm run captions -- --topic "Bolo de pote" --seed 7`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    topic: { type: 'string', default: 'Bolsa de crochê' },
    intent: { type: 'string' },
    call: { type: 'string', default: captionDefaults.callToAction },
    count: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
})
const sizes = Object.keys(captionSizes) as CaptionSize[]
const intents = Object.keys(captionIntents).filter((intent) => !values.intent || intent === values.intent) as CaptionIntent[]
const topic = [values.topic, ...positionals].join(' ')

for (const intent of intents) {
  for (const style of Object.keys(captionStyles) as CaptionStyle[]) {
    process.stdout.write(`\n=== ${captionIntents[intent]}, ${captionStyles[style]}\n`)
    for (let index = 0; index < Number(values.count); index += 1) print({ intent, style, size: sizes[index % sizes.length]!, seed: Number(values.seed) + index })
  }
}

function print({ seed, ...choice }: { intent: CaptionIntent; style: CaptionStyle; size: CaptionSize; seed: number }): void {
  const request = captionBody.parse({ topic, ...choice, callToAction: values.call })
  const { text, hashtags } = writeCaption(request, createRandom(seed))
  process.stdout.write(`\n--- ${captionSizes[choice.size]}\n${text}\n${hashtags.join(' ')}\n`)
}
